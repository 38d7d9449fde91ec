/** The boxes, and what each changes. */
import { count, listed } from '@ragtag/kernel/words';

type Box = 'base' | 'pegasus' | 'exodus' | 'daybreak';

/** What else is chosen. */
export interface Known {
  readonly cylonFleet?: boolean;
  readonly conflictedLoyalties?: boolean;
  readonly cylonLeader?: boolean;
}

export interface Change {
  /** What it is about. */
  readonly what: string;
  readonly text: string;
  readonly rules: readonly string[];
}

export const shelf = {
  legend: 'Boxes',
  playedWith: 'Played with',
  always: 'Part of every game.',
  result: 'On the table then',
  presets: {
    firstEvening: 'First evening',
    everything: 'Everything',
    pegasus: 'With Pegasus',
    exodus: 'With Exodus',
    daybreak: 'With Daybreak',
    withoutDaybreak: 'All but Daybreak',
  },
  boxes: {
    base: { name: 'Galactica', adds: 'Ten characters, the fleet, and some of you are Cylons.' },
    pegasus: { name: 'Pegasus', adds: 'A second battlestar, treachery cards, executions, more characters.' },
    exodus: { name: 'Exodus', adds: 'The Cylon Fleet board, personal goals and Final Five, a CAG.' },
    daybreak: { name: 'Daybreak', adds: 'Mutinies and a Mutineer, miracle tokens, many more characters.' },
  } satisfies Readonly<Record<Box, { name: string; adds: string }>>,
  changes: (sets: readonly Box[], { cylonFleet, conflictedLoyalties, cylonLeader }: Known): Change[] => {
    const has = (box: Box) => sets.includes(box);
    const fleet = has('exodus') && cylonFleet === true;
    const treachery = has('pegasus') || has('daybreak');
    const boards = [
      'Galactica',
      'Colonial One',
      'the Cylon locations',
      ...(has('pegasus') ? ['Pegasus'] : []),
      ...(fleet ? ['the Cylon Fleet board'] : []),
    ];
    const aims = has('daybreak') ? 'motives' : 'agendas';
    const decks = [
      treachery ? 'six skills, treachery among them' : 'five skills',
      fleet ? 'crises without attack cards' : 'attack cards among the crises',
      ...(has('daybreak') ? ['mutiny cards'] : []),
      ...(cylonLeader ? [aims] : []),
      ...(conflictedLoyalties ? ['personal goals and Final Five among the loyalties'] : []),
    ];
    return [
      { what: 'Boards', text: listed(boards), rules: fleet ? ['BG-FLEET-01'] : [] },
      { what: 'Decks', text: listed(decks), rules: [treachery ? 'BG-SETUP-52' : 'BG-UNI-07'] },
      { what: 'Titles', text: fleet ? 'President, Admiral and CAG' : 'President and Admiral', rules: [] },
      {
        what: 'Abilities',
        text: has('daybreak')
          ? 'those for once in a game take a miracle token, of which there can be more'
          : 'those for once in a game can be used once',
        rules: has('daybreak') ? ['BG-COMBINE-22'] : ['BG-UNI-01'],
      },
      { what: 'Journey', text: 'to Kobol', rules: ['BG-COMBINE-02'] },
    ];
  },
  lookUp: 'To read:',
  cards: 'the cards of these boxes',
  rules: 'their rules',
  /** Why something cannot be chosen. */
  forbidden: {
    box: (names: readonly string[]) => `Comes with ${listed(names, 'or')}: take that box from the shelf first.`,
    players: (n: number) => `Not with ${count(n, 'player')}.`,
    without: (name: string) => `Not together with ${name}.`,
    onlyWith: (name: string) => `Only together with ${name}.`,
    onlyFor: (numbers: readonly number[]) => `Only for ${listed(numbers.map(String), 'or')} players.`,
  },
  recap: { base: 'Base game', all: 'All four boxes' },
};
