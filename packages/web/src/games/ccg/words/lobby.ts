/** What is said before a card game begins, in English. */
export const lobbyWords = {
  tagline: 'Two fleets, one race: twenty influence before the Cylons find you.',
  whatItIs: [
    'Lead a fleet of your own against another: play personnel and ships, send them on missions, challenge your rivals for influence.',
    'Whatever you bring into play draws the Cylons nearer, on everybody.',
  ],
  playNowHint: 'One click: you and an artificial player, each with a small deck for beginners.',
  table: 'The table',
  more: 'More options',
  ownDecks: 'The quick-start game has its own two decks.',
  forTwo: 'The quick-start game is for two.',
  quickStart: 'quick start, two small decks',
  promos: 'promotional cards',
  noPromos: 'without promotional cards',
  won: (winner: string) => `${winner.charAt(0).toUpperCase()}${winner.slice(1)} won`,
  help: [
    ['The cards', 'All 351, and decks to build from them', '/decks/ccg', 'Decks'],
    ['The rules', 'Every rule by its number', '/rules/ccg', 'Rules'],
  ] as readonly (readonly [string, string, string, string])[],
};
