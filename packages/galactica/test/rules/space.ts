/** Positions for the chapters on space: characters without abilities, so nothing but the rule at hand is at work. */
import { galactica } from '@ragtag/galactica';
import { type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { TestTable } from '@ragtag/kernel/testing';
import { defaults } from '../../src/configuration.ts';
import type { CharacterEntry, Content, CrisisEntry } from '../../src/core/content/entry.ts';
import type { Hooks } from '../../src/core/engine/hooks.ts';
import { type Area, areas } from '../../src/core/state/terms.ts';

function character(id: string, canPilot: boolean): CharacterEntry {
  return {
    id,
    name: id,
    set: 'base',
    type: canPilot ? 'pilot' : 'support',
    skills: [{ n: 5, of: [canPilot ? 'piloting' : 'tactics'] }],
    canPilot,
    start: 'command',
    setupText: '',
    abilities: [],
    succession: { president: 1, admiral: 1, cag: 1 },
  };
}
const characters = [
  character('officer', false),
  character('pilot', true),
  character('wingman', true),
  character('marine', false),
];

/** A crisis that stays in play for the sake of its hooks. */
export function standing(name: string, hooks: Hooks): CrisisEntry {
  return { deck: 'crisis', name, set: 'base', count: 1, kind: 'event', activation: [], jump: false, hooks };
}

function withFaces(content: Content, faces: readonly CrisisEntry[]): Content {
  return {
    ...content,
    faces: [...content.faces, ...faces],
    strengths: [...content.strengths, ...faces.map(() => 0)],
    counts: [...content.counts, ...faces.map(() => 1)],
    cardCount: content.cardCount + faces.length,
    characters,
  };
}

type Seats = readonly Partial<SeatSetup>[];
/** Seat 0 is an officer and the current player and President, seat 1 a pilot and the Admiral, seat 2 a wingman and the CAG. */
export function space(
  setup: Omit<Partial<PositionSetup>, 'seats'> & { seats?: Seats; standing?: readonly CrisisEntry[] } = {},
) {
  const { standing: cards = [], seats = [{}, {}, {}], ...rest } = setup;
  const usual = ['officer', 'pilot', 'wingman', 'marine'];
  return position({
    ...rest,
    seats: seats.map((one, index) => ({ character: usual[index] ?? 'marine', loyalty: [], ...one })),
    inPlay: cards.map(({ name }) => name),
    content: (content) => withFaces(content, cards),
  });
}

/** The areas with something in them, and how much. */
export function there(counts: Readonly<Record<Area, number>>): Partial<Record<Area, number>> {
  return Object.fromEntries(areas.filter((area) => counts[area] > 0).map((area) => [area, counts[area]]));
}

/** A game of three just set up, everybody having chosen the first thing offered. */
export function freshGame() {
  const table = new TestTable(galactica, { ...defaults, players: 3 }, 'fresh').begin();
  for (let asked = table.pending[0]; asked && !table.state.state.setUp; asked = table.pending[0]) {
    table.give(asked.seat, asked.min === 1 && asked.max === 1 && !asked.constraint ? 0 : []);
  }
  return table.state.state;
}
