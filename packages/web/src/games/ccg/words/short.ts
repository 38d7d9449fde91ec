/** The card game in a few sentences. */
export const short = {
  /** The rulebook, which has no parts. */
  book: 'The card game',
  title: 'The card game in short',
  points: [
    'Whoever reaches 20 influence wins; whoever falls to 0 is out.',
    'Resources pay for cards: your base, assets, and supply cards under them.',
    'What is played lies in reserve, and stands alert from the next turn on.',
    'Alert units resolve missions and challenge: undefended they take influence, defended they fight.',
    'Every card in play draws the Cylons. When their threat is over the level of all bases together, they come for everybody.',
  ],
};
