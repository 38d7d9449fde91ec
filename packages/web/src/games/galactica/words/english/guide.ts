/** The guide for whoever plays for the first time: what it explains, and what to think about when something is asked. */
import { advice } from './advice.ts';

export const guide = {
  title: 'Guide',
  offer: 'New to this? The guide explains things as they come up.',
  accept: 'Show me round',
  decline: 'No, thanks',
  gotIt: 'Got it',
  stop: 'Stop the guide',
  again: 'Show me round from the start',
  think: 'What should I think about?',
  advice,
  hints: {
    question: {
      title: 'What you are asked',
      text: 'Whatever you have to decide stands here, with every answer the rules allow. Press one, or what it is about: it is lit in amber on the board and in your hand. The numbers below lead to the rules behind it.',
    },
    'first-skills': {
      title: 'Your first cards',
      text: 'You begin with a few cards from your own skills. A mix is safest: you do not know yet what will be asked for.',
    },
    dials: {
      title: 'What must not run out',
      text: 'Fuel, food, morale and population. If one of them is at nothing when a turn ends, humanity has lost. A dial turns red when there is little left.',
    },
    board: {
      title: 'Galactica and her space',
      text: 'In the middle are the locations of Galactica, round her six areas of space. You stand at one location, and its action is yours to use. Drag and pinch to move and to look closer.',
    },
    crew: {
      title: 'The others',
      text: 'Everybody at the table: where they are, how many cards they hold, which titles. At least one of you is probably a Cylon. Talk: how people play is all you have to go by.',
    },
    hand: {
      title: 'Your hand',
      text: 'Skill cards have a colour and a strength. You spend them in skill checks, or for what is written on them. In a check the strength counts; for its text any strength will do.',
    },
    loyalty: {
      title: 'Whose side you are on',
      text: 'Your loyalty cards are secret. Hold this down to look at them, and let go before somebody else does. If one says that you are a Cylon you win when humanity loses, and your best weapon is that nobody knows.',
    },
    skills: {
      title: 'Drawing skills',
      text: 'Every turn of yours begins with new skill cards of the types on your sheet.',
    },
    movement: {
      title: 'Moving',
      text: 'Go where you want to act. On the same ship it is free, to another ship it costs a card. You may stay.',
    },
    action: {
      title: 'Your action',
      text: 'One action a turn: what your location offers, or what a card, your character or a title says. What is lit can be pressed.',
    },
    crisis: {
      title: 'A crisis',
      text: 'Every turn ends in trouble. Read what happens on a pass and on a fail, and see at its foot which Cylon ships act afterwards and whether the fleet gets closer to a jump.',
    },
    choice: {
      title: 'Somebody has to decide',
      text: 'Some crises can be settled without a check, at a price. Whoever the card names decides; the others may advise.',
    },
    check: {
      title: 'A skill check',
      text: 'Add cards face down, or none. Cards of the colours shown count for it (+), all others against it (-). Two cards from the Destiny deck are in already, so a wrong card proves nothing. Together you have to reach the difficulty.',
    },
    interrupt: {
      title: 'You could interrupt',
      text: 'You hold something that can be used at this very moment. Only you are asked, and nobody sees that you are. Pass if you do not need it.',
    },
    'check-open': {
      title: 'Counting',
      text: 'The cards were shuffled and turned over: nobody can say who added which. What counts for it, less what counts against it, is set against the difficulty.',
    },
    cylons: {
      title: 'Cylon ships',
      text: 'Raiders shoot at vipers, then at civilian ships, then at Galactica. Heavy raiders bring boarders. Basestars launch more of them and damage Galactica. The fleet leaves them all behind when it jumps.',
    },
    activation: {
      title: 'The Cylons act',
      text: 'After the crisis the ships shown at its foot act, one after another: first what shoots, then what comes closer. Every die is shown. A click goes faster.',
    },
    titles: {
      title: 'President, Admiral, CAG',
      text: 'The President holds the quorum cards, the Admiral the nukes and the choice of where to jump, the CAG the unmanned vipers. In the wrong hands they are weapons; votes can take them away.',
    },
    'jump-track': {
      title: 'Towards the jump',
      text: 'When a crisis says so, the marker goes one space on. At the end of the track the fleet jumps by itself. On the blue spaces somebody in FTL Control can jump earlier, at the risk of losing people.',
    },
    pursuit: {
      title: 'They are coming',
      text: 'The pursuit track says how close the Cylon fleet is. When it is full, the ships on the Cylon Fleet board appear round Galactica.',
    },
    jumped: {
      title: 'A jump',
      text: 'The Admiral chooses where to: farther away usually costs more. With a distance of eight, the next jump wins the game for humanity.',
    },
    boarding: {
      title: 'Boarders',
      text: 'Centurions are on board. They come one space closer whenever heavy raiders are activated; at the end of the track Galactica is theirs. The Armory can stop them.',
    },
    discard: {
      title: 'Too many cards',
      text: 'Nobody keeps more than ten skill cards at the end of a turn. Others see only the top card of each discard pile.',
    },
    'next-turn': {
      title: 'The end of a turn',
      text: 'Skills, move, action, crisis, Cylons, jump, end: that was a whole turn, and it passes to the left. The step it is in is marked up here.',
    },
    waiting: {
      title: 'Others play',
      text: 'It is somebody else’s turn. You are asked as soon as something concerns you. Until then watch who does what, read the log, and talk.',
    },
    brig: {
      title: 'In the Brig',
      text: 'Whoever is in the Brig adds at most one card to a check, draws no crisis and cannot simply walk out: it takes a check to be freed.',
    },
    sickbay: {
      title: 'In Sickbay',
      text: 'Whoever is in Sickbay draws only one skill card, then can move on as usual.',
    },
    revealed: {
      title: 'A Cylon shows what they are',
      text: 'From now on this player works openly against the fleet, from the Cylon locations. They draw no crises of their own and add at most one card to checks.',
    },
    sleeper: {
      title: 'More loyalty cards',
      text: 'Halfway there, everybody has received another loyalty card. Look again: somebody who was human may not be any more.',
    },
    end: {
      title: 'The end',
      text: 'The game is over, and everything can be shown now: who was what, and how it came to this. Thank you for playing.',
    },
  },
};
