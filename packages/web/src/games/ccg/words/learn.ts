/** What whoever is new to the card game is told, in English. */
export const learnWords = {
  guide: 'First game',
  guideTo: (title: string) => `First game: ${title}`,
  gotIt: 'Got it',
  stop: 'No more hints',
  hints: {
    hand: {
      title: 'Your hand',
      text: 'Keep it, or draw a whole new one, once. Cards you cannot pay for yet can become resources. Rest on a card, or hold it, to read all of it.',
    },
    resource: {
      title: 'One resource a turn',
      text: 'Each turn one card of your hand may become a resource for good: a unit as an asset of its own, or any card face down as supply, which makes a stack give one more.',
    },
    areas: {
      title: 'Alert and reserve',
      text: 'What you play lies in reserve first. In the next ready phase it stands up, alert, next to the enemy: only alert units challenge, defend and take missions on. Whatever has acted lies down again; a hatched card is exhausted and counts for nothing.',
    },
    action: {
      title: 'One action, then the next player',
      text: 'Everything lit in amber can be done: play a card, use an ability, resolve a mission, challenge. When all pass in a row, the phase is over.',
    },
    paying: {
      title: 'Paying',
      text: 'A stack is spent whole: what it gives beyond the cost is lost. The stacks that pay are lit; press another way, or a stack, to change it.',
    },
    mission: {
      title: 'A mission',
      text: 'Once it stands alert beside the units it asks for, you may resolve one mission a phase.',
    },
    challenge: {
      title: 'A challenge',
      text: 'Undefended, the challenged player loses influence equal to the power. Defended, both add a mystic value from the top of the deck; the higher sum wins, a tie goes to the challenger, and the loser is defeated.',
    },
    cylon: {
      title: 'The Cylons come',
      text: 'All threats together are over the fleet defense level. Each player turns up a card as a threat. If all are Cylons, the fleet jumps. Otherwise challenge the threats, or pass and lose 1 influence each time.',
    },
  },
  lookUp: 'Look up',
  rules: 'Rules',
  turn: 'The turn',
  cards: 'Cards and decks',
  turnTitle: 'A turn of the card game',
  turnLead: 'Three phases. Within each, the player with the least influence goes first.',
  phases: [
    {
      name: 'Ready phase',
      steps: [
        ['Everything face up in reserve is readied: it stands alert.', 'CCG-TURN-02'],
        ['Everything exhausted is restored.', 'CCG-TURN-03'],
        ['Everybody draws two cards.', 'CCG-TURN-05'],
        ['Everybody may play one card as a resource.', 'CCG-TURN-06'],
        ['Everybody may put another card on top of a stack.', 'CCG-TURN-07'],
      ],
    },
    {
      name: 'Execution phase',
      steps: [
        [
          'In turn order, one action each: play a card, use an ability, resolve a mission, challenge, or pass.',
          'CCG-TURN-09',
        ],
        ['When all have passed in succession, the phase is over.', 'CCG-TURN-12'],
      ],
    },
    {
      name: 'Cylon phase',
      steps: [
        ['The Cylon threat is summed up. If it is not over the fleet defense level, nothing happens.', 'CCG-THREAT-03'],
        ['Everybody reveals a threat; red texts are carried out.', 'CCG-THREAT-04'],
        ['If all threats are Cylons, the fleet jumps and everybody loses an asset or a supply card.', 'CCG-THREAT-08'],
        [
          'Otherwise everybody challenges a threat or passes and loses 1 influence, until all have passed or none is left.',
          'CCG-THREAT-13',
        ],
      ],
    },
  ] as readonly { readonly name: string; readonly steps: readonly (readonly [text: string, rule: string])[] }[],
};
