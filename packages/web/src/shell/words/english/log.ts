/** The log at the table. */

export const log = {
  title: 'What happened',
  empty: 'Nothing has happened yet.',
  filter: 'Show in the log',
  all: 'All',
  none: 'Nothing of that kind has happened here.',
  before: 'Before the first turn',
  earlier: 'Earlier',
  turn: (turn: number, who: string) => `Turn ${turn}: ${who}`,
  loadAll: 'Show the log from the start',
  loading: 'Looking the rest up...',
  momentTitle: 'That moment',
};
