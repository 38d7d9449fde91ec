/** The course of a first game: what each step of the prepared turn teaches. */
export const course = {
  title: 'First game',
  numbered: (n: number, of: number, title: string) => `${n} of ${of}: ${title}`,
  chapter: (name: string, done: boolean) => (done ? `✓ ${name}` : name),
  chapters: { move: 'Move', act: 'Act', check: 'Check', traitor: 'Traitor', fight: 'Fight', jump: 'Jump' },
  playOn: 'Play on from here',
  enough: 'Enough for now',
  lessons: {
    move: {
      title: 'Go where you are needed',
      text: 'You are the Admiral, and Cylon ships are ahead of the fleet. Go to Weapons Control: every location has an action, and the one there is to shoot. On the ship you are on, moving costs nothing.',
    },
    act: {
      title: 'Take your action',
      text: 'You have one action a turn: what your location offers, or what a card, your title or your character says. Press Weapons Control and fire.',
    },
    aim: {
      title: 'Choose what to shoot at',
      text: 'A die with eight sides decides. A raider is destroyed by a 3 or more; a basestar takes a hit by a 5 or more, and needs several.',
    },
    roll: {
      title: 'A moment of your own',
      text: 'You hold Strategic Planning, which adds 2 to a roll. Whenever a card of yours fits, you are asked first, and nobody sees that you are. Play it, or pass and keep it for later.',
    },
    crisis: {
      title: 'Every turn ends in trouble',
      text: 'A crisis is drawn, and this one is yours to decide: a skill check, or the risk beside it. Take the check. You hold cards for it, and if it is passed you may look at somebody’s loyalty card.',
    },
    check: {
      title: 'Add cards to the check',
      text: 'Politics and leadership count for it, everything else against it. Add your leadership cards, face down like everybody’s. Two cards from the Destiny deck are mixed in, so that a wrong card proves nothing.',
    },
    count: {
      title: 'The count',
      text: 'The cards are shuffled and turned over. What counts for the check, less what counts against it, has to reach the difficulty. Did more count against it than two cards of chance explain?',
    },
    look: {
      title: 'Whom do you trust least?',
      text: 'It is passed: choose somebody, and you are shown one of their loyalty cards. Somebody may have added against the check. Boomer held tactics, piloting and engineering cards; look at hers.',
    },
    keep: {
      title: 'Only you know now',
      text: 'Hold the loyalty cards beside your hand: with your own you see the card you were shown, and nobody else does. You may tell the others, or wait. Once in the game you can take the cards of a check into your hand: here that can wait, so pass.',
    },
    fight: {
      title: 'The Cylons act',
      text: 'The signs at the foot of the crisis say which of their ships act. Raiders shoot at vipers first, then at civilian ships, then at Galactica: yours has gone ahead to meet them. What they destroy is lost.',
    },
    jump: {
      title: 'Jump',
      text: 'The marker has reached the end of its track: the fleet jumps, and the Cylon ships are left behind. The Admiral chooses one of two destinations. Farther is better, but it costs more fuel.',
    },
    discard: {
      title: 'At most ten cards',
      text: 'At the end of a turn nobody keeps more than ten skill cards. Keep the high ones and the ones you have a use for.',
    },
    on: {
      title: 'That was a whole turn',
      text: 'Humanity wins by jumping once more from a distance of eight, and loses when fuel, food, morale or population runs out. From here everything is open: play on, and the guide explains what else comes up. A Cylon who is found out can be sent to the Brig from the Admiral’s Quarters.',
    },
  },
};
