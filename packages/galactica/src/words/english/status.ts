/** Resources, tracks, distance, hangar, decks. */
import { count } from '@ragtag/kernel/words';

export const status = {
  resources: 'Resources',
  all: 'Show all resources and tracks',
  redZone: 'in the red zone',
  /** The total as soon as it is known, and what is needed. */
  checkNow: (total: number | null, difficulty: number) =>
    total === null ? `Check: needs ${difficulty}` : `Check: ${total} of ${difficulty}`,
  resource: { fuel: 'Fuel', food: 'Food', morale: 'Morale', population: 'Population' },
  jump: 'Jump preparation',
  jumpSpaces: ['Start', 'Red 1', 'Red 2', '-3', '-1', 'Jump'] as readonly string[],
  /** In little room. */
  jumpShort: ['ST', '✕', '✕', '-3', '-1', 'Jump'] as readonly string[],
  boarding: 'Boarding party',
  boarded: (n: number, space: number) => `${count(n, 'centurion')} on space ${space}`,
  noBoarding: 'no centurions',
  lost: 'Lost',
  pursuit: 'Cylon pursuit',
  pursuitSpaces: ['Start', '1', '2', '3', 'Attack'] as readonly string[],
  pursuitShort: ['ST', '1', '2', '3', 'Atk'] as readonly string[],
  distance: 'Distance',
  of: (n: number) => `of ${n}`,
  nextJumpWins: 'The next jump wins',
  sleepersOver: 'Sleeper phase over',
  hangar: 'Hangar',
  /** Short: a line of the rail holds little. */
  kinds: { viper: 'Vipers', 'mark-vii': 'Mark VII' } as Readonly<Record<string, string>>,
  ready: (n: number) => `${n} ready`,
  damaged: (n: number) => `${n} damaged`,
  gone: (n: number) => `${n} lost`,
  safe: (n: number) => `${n} safe`,
  raptors: 'Raptors',
  nukes: 'Nukes',
  civilians: 'Civilian ships',
  decks: 'Decks',
  deck: (name: string, n: number) => `${name}: ${count(n, 'card')}`,
  deckNames: {
    destiny: 'Destiny',
    crisis: 'Crisis',
    quorum: 'Quorum',
    mutiny: 'Mutiny',
    superCrisis: 'Super crisis',
    destination: 'Destination',
  },
};
