import {
  ask,
  type Bound,
  cell,
  checkpoint,
  type Face,
  flag,
  type Game,
  oneOf,
  only,
  openTable,
  record,
  type Seat,
  seat,
  startTable,
  type World,
  writeCheckpoint,
  writeJournal,
  type Zone,
  zoneKinds,
} from '@ragtag/kernel';
import { dice, grown, step } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { named } from './sketch.ts';

const [ann, ben] = [seat(0), seat(1)];

/** What a version of the game has, in which order. */
interface Version {
  readonly moods: readonly ('calm' | 'storm' | 'fog')[];
  readonly zones: readonly string[];
  readonly faces: readonly string[];
  readonly room: number;
  readonly newCells: boolean;
}

const first: Version = {
  moods: ['calm', 'storm'],
  zones: ['deck', 'hand of 0', 'hand of 1', 'discard'],
  faces: ['one', 'two', 'three', 'four', 'five', 'six'],
  room: 30,
  newCells: false,
};
const later: Version = {
  moods: ['calm', 'fog', 'storm'],
  zones: ['new deck', 'deck', 'new hand', 'hand of 0', 'hand of 1', 'new pile', 'discard'],
  faces: ['zero', 'one', 'two', 'two and a half', 'three', 'four', 'five', 'six'],
  room: 400,
  newCells: true,
};

const oldFields = (moods: Version['moods']) => ({ dealt: flag(), turn: cell(), mood: oneOf(moods) });
type Squall = World<Bound<ReturnType<typeof squallFields>>>;
function squallFields({ moods, newCells }: Version) {
  const { dealt, ...others } = oldFields(moods);
  // The checker needs one type for all versions: the new cells are nobody's.
  const fields = newCells ? { brandNew: flag(true), dealt, alsoNew: cell(3), ...others } : { dealt, ...others };
  return record(fields as ReturnType<typeof oldFields>);
}

/** Draw and discard, in turn; every card turns the weather. */
function squall(version: Version): Game<null, Bound<ReturnType<typeof squallFields>>, Squall> {
  const zone = (name: string) => version.zones.indexOf(name) as Zone;
  const face = (name: string) => version.faces.indexOf(name) as Face;
  const [deck, discard] = [zone('deck'), zone('discard')];
  const handOf = (player: Seat) => zone(`hand of ${player}`);
  const shape = {
    fields: squallFields(version),
    cards: version.room,
    zones: version.zones.map((name) =>
      name.startsWith('hand of') ? zoneKinds.hand(name, only(seat(Number(name.at(-1))))) : zoneKinds.deck(name),
    ),
    faces: version.faces,
  };
  return {
    name: 'squall',
    version: 1,
    configure: () => null,
    seats: () => 2,
    shape: () => shape,
    create: (_, world) => world,
    *play(g) {
      if (!g.fields.dealt) {
        const printed = first.faces.flatMap((name) => [face(name), face(name), face(name)]);
        g.cards.createAll(printed, deck);
        g.cards.shuffle(deck);
        for (const player of [ann, ben, ann, ben]) g.cards.draw(deck, handOf(player));
        g.fields.dealt = true;
      }
      while (g.cards.count(deck) > 0) {
        yield* checkpoint();
        const player = seat(g.fields.turn % 2);
        g.cards.draw(deck, handOf(player));
        const options = g.cards.list(handOf(player)).map((card) => ({ type: 'card', card }));
        const { card } = yield* ask({ seat: player, kind: 'discard', options });
        g.cards.move(card, discard);
        g.cards.show(card, only(player));
        g.fields.mood = g.fields.mood === 'calm' ? 'storm' : 'calm';
        yield* ask({ seat: player, kind: 'go', options: named('on') });
        g.fields.turn++;
      }
    },
    view: () => null,
    alike: () => 0,
  };
}

function hashesOf(version: Version): number[] {
  const table = startTable(squall(version), null, 'growth');
  const below = dice(5);
  const hashes = [table.hash];
  while (!table.over) {
    step(table, below);
    hashes.push(table.hash);
  }
  return hashes;
}

describe('what a later version adds and a game does not use', () => {
  test.each<[string, Partial<Version>]>([
    ['cells', { newCells: true }],
    ['zones in between', { zones: later.zones }],
    ['words in between', { moods: later.moods }],
    ['printed cards in between', { faces: later.faces }],
    ['room for more cards', { room: later.room }],
    ['all of it', later],
  ])('%s: no hash changes', (_, added) => {
    expect(hashesOf({ ...first, ...added })).toEqual(hashesOf(first));
  });

  test('no stored game is lost: it opens to its end, from its checkpoint too', () => {
    const [old, now] = [squall(first), squall(later)];
    const table = startTable(old, null, 'growth');
    const below = dice(5);
    while (!table.over) {
      step(table, below);
      const journal = writeJournal(table);
      const stored = writeCheckpoint(table);
      expect(openTable(now, journal)).toMatchObject({ agreed: table.length, parting: null });
      // With the answers before the checkpoint unplayable, only the checkpoint can open it.
      const unplayable = journal.answers.map((line, index) => (index < stored.at - 1 ? line.replace(/^./, '7') : line));
      const opened = openTable(now, { ...journal, answers: unplayable }, stored);
      expect([opened.parting, opened.table.hash]).toEqual([null, table.hash]);
      expect(writeCheckpoint(opened.table)).toEqual(stored);
    }
  });

  test('a checkpoint that speaks of what is not there is left alone', () => {
    const table = startTable(squall(later), null, 'growth');
    const below = dice(5);
    while (table.checkpointAt < 6) step(table, below);
    const journal = writeJournal(table);
    const answers = journal.answers.map((line, index) => (index === 0 ? line.replace(/^./, '7') : line));
    const openedIn = (version: Version) =>
      openTable(squall(version), { ...journal, answers }, writeCheckpoint(table)).parting;
    expect(openedIn(later)).toBeNull(); // the checkpoint alone opens it
    expect(openedIn({ ...later, faces: later.faces.filter((name) => name !== 'three') })).not.toBeNull();
    expect(
      openedIn({ ...later, zones: later.zones.map((name) => (name === 'discard' ? 'scrap' : name)) }),
    ).not.toBeNull();
    expect(openedIn({ ...later, moods: ['calm', 'fog'] })).not.toBeNull();
    expect(openedIn({ ...later, room: 5 })).not.toBeNull();
  });
});

test('a game grown for tests plays as the game does', () => {
  const [game, more] = [squall(first), grown(squall(first))];
  expect(more.shape(null).zones.length).toBe(game.shape(null).zones.length + 2);
  const table = startTable(game, null, 'grown');
  const below = dice(1);
  while (!table.over) step(table, below);
  expect(openTable(more, writeJournal(table), writeCheckpoint(table))).toMatchObject({
    agreed: table.length,
    parting: null,
  });
});
