/** What this game says in the lobby. */
export const lobby = {
  tagline: 'Hold the fleet together. One of you is not what they seem.',
  whatItIs: [
    'Battlestar Galactica, the board game, in your browser: lead the last ships of humanity to Kobol, and find the Cylons among you before it is too late.',
    'Play in one evening or over weeks. Artificial players fill the empty seats, the server knows every rule, and nobody sees what the rules hide.',
  ],
  lasts: (players: number) =>
    players < 2
      ? 'about an hour'
      : players < 4
        ? 'about two hours'
        : players < 6
          ? 'about three hours'
          : 'about four hours',
  playNowHint: 'One click: you and four artificial players. No account needed.',
  firstGame: {
    title: 'A first game in ten minutes',
    text: 'You are William Adama, and the Cylons have found the fleet. Three artificial players are with you, and one of them is not what they seem. The rules are the real ones, and every step is explained as it comes.',
    steps: [
      'Move to where you are needed',
      'Shoot at the Cylons',
      'Add cards to a skill check',
      'Learn who is a traitor',
      'See the fleet through a fight',
      'Jump, and play on from there',
    ],
    tableOf: (name: string) => `${name}'s first game`,
  },
  /** What helps somebody who does not know the game: what it is, where it is, what it is called there. */
  help: [
    ['A first game in ten minutes.', 'One turn with a bit of everything, explained as it goes.', '/first', 'Play it'],
    ['A table for the first evening.', 'The base game alone, for you and your friends.', '/new?sets=base', 'Set it up'],
    ['Every rule has a number.', 'Wherever something is asked, the page says why.', '/rules', 'Look up the rules'],
    ['Every card has its text.', 'Characters, skills, crises, loyalties.', '/cards', 'Look through the cards'],
    ['A turn has seven steps.', 'And moments in which anybody may interrupt.', '/turn', 'See how a turn goes'],
  ] as readonly (readonly [string, string, string, string])[],
  won: { humans: 'The humans won', cylons: 'The Cylons won' } as Readonly<Record<string, string>>,
};
