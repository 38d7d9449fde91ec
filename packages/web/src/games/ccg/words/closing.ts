/** What is said when a card game is over, in English. */

import { count, listed } from '@ragtag/kernel/words';
import type { DeckRecord } from '@ragtag/server/http';

export const closingWords = {
  title: 'The end',
  won: (names: readonly string[]) => `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? 'wins' : 'win'}`,
  after: (turns: number) => `After ${count(turns, 'turn')}.`,
  course: 'The course of influence',
  decks: 'What each deck did',
  moments: 'Key moments',
  none: 'Nothing stands out.',
  replay: 'See it again, with all hands open',
  decksLink: 'Your decks',
  start: 'start',
  moment: (turn: number, text: string) => `Turn ${turn}: ${text}`,
  noDeck: 'ready-made',
  headings: [
    'Player',
    'Deck',
    'Influence',
    'Cards played',
    'Missions',
    'Challenges won',
    'Units lost',
    'Threats beaten',
  ],
  courseOf: (name: string, values: readonly number[]) => `${name}: ${values.join(', ')}`,
  record: ({ deck, won, lost, against }: DeckRecord) =>
    `Your deck ${deck}: ${won} won, ${lost} lost${against.map((one) => `; against ${one.deck} ${one.won} won, ${one.lost} lost`).join('')}.`,
};
