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
  /** What helps somebody who does not know the game: what it is, where it is, what it is called there. */
  help: [
    ['The first game explains itself.', 'A guide says what the screen shows as your first turns happen.', '', ''],
    ['A table for the first evening.', 'The base game alone, for you and your friends.', '/new?sets=base', 'Set it up'],
    ['Every rule has a number.', 'Wherever something is asked, the page says why.', '/rules', 'Look up the rules'],
    ['Every card has its text.', 'Characters, skills, crises, loyalties.', '/cards', 'Look through the cards'],
    ['A turn has seven steps.', 'And moments in which anybody may interrupt.', '/turn', 'See how a turn goes'],
  ] as readonly (readonly [string, string, string, string])[],
  won: { humans: 'The humans won', cylons: 'The Cylons won' } as Readonly<Record<string, string>>,
};
