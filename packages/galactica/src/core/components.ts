/** The components a game is set up from: those of every module in use, less what its options leave out. */
import { coreDecks, type DeckSpec, deckSpecOf } from './content/decks.ts';
import type {
  BoardEntry,
  CharacterEntry,
  Content,
  FaceEntry,
  LocationEntry,
  Sources,
  TitleEntry,
  Variations,
} from './content/entry.ts';
import { inUse, modulesOf } from './content/in-use.ts';
import { isIn, REVISION } from './content/revision.ts';
import { coreMoments } from './engine/moments.ts';
import { coreSources, type Standing } from './engine/sources.ts';
import type { Module } from './module.ts';
import { castingOf } from './setup/character-types.ts';
import { loyaltyCharts } from './setup/loyalty-deck.ts';
import type { Configuration } from './setup/options.ts';
import { FIRST_NUKES, noPieces, startingResources } from './state/pieces.ts';
import { coreTitles, type LocationId, type Title } from './state/terms.ts';
import { coreGuards } from './vocabulary/events.ts';

/** What there is with all these modules, whatever the options of a game. */
export interface Components {
  /** Every printed card and hidden token of a new game. */
  readonly faces: readonly FaceEntry[];
  /** Board by board. */
  readonly locations: readonly LocationEntry[];
  /** Every location there is, once. */
  readonly locationIds: readonly LocationId[];
  readonly characters: readonly CharacterEntry[];
  readonly titles: readonly TitleEntry[];
  readonly titleIds: readonly Title[];
  /** What a game is set up from: made once per set of options and kept. */
  contentFor(configuration: Configuration): Content;
}

/** What holds unless a module in use says otherwise. */
const asInTheFirstBox: Variations = {
  loyaltyHandedOn: false,
  cylonCrisesJump: false,
  quorumLimit: Number.POSITIVE_INFINITY,
  nukesRegained: false,
  loyaltyRenewed: false,
  sheetsForgotten: false,
  cylonSkills: 2,
  loyaltyFrom: 'setup',
  crisisInBrig: false,
  miracles: false,
};

/** By deck and rank, and as the modules have them within: so cards of one deck are together. */
function inOrder(faces: readonly FaceEntry[], decks: readonly DeckSpec[]): FaceEntry[] {
  const placed = faces.map((entry) => {
    const deck = deckSpecOf(decks, entry);
    return { entry, place: decks.indexOf(deck), rank: deck.rank?.(entry) ?? 0 };
  });
  return placed.sort((a, b) => a.place - b.place || a.rank - b.rank).map(({ entry }) => entry);
}

export function componentsOf(modules: readonly Module[]): Components {
  const decks = [...coreDecks, ...modules.flatMap((module) => module.decks ?? [])].sort((a, b) => a.place - b.place);
  const faces = inOrder(
    modules.flatMap((module) => module.faces ?? []),
    decks,
  );
  const boards = modules.flatMap((module) => module.boards ?? []).sort((a, b) => a.place - b.place);
  const locations = byBoard(
    boards,
    modules.flatMap((module) => module.locations ?? []),
  );
  const all = {
    faces,
    decks,
    boards,
    locations,
    locationIds: [...new Set(locations.map(({ id }) => id))],
    characters: modules.flatMap((module) => module.characters ?? []),
    titles: modules.flatMap((module) => module.titles ?? []),
    titleIds: [...coreTitles, ...modules.flatMap((module) => module.titleIds ?? [])],
  };
  const made = new Map<string, Content>();
  /** A table asks for the same configuration again and again. */
  const known = new WeakMap<Configuration, Content>();
  const shared = (configuration: Configuration): Content => {
    const key = JSON.stringify({ ...configuration, characters: null });
    const content = made.get(key) ?? make(modules, all, configuration);
    made.set(key, content);
    return content;
  };
  return {
    ...all,
    faces: faces.filter(isIn(REVISION)),
    contentFor(configuration) {
      const content = known.get(configuration) ?? shared(configuration);
      known.set(configuration, content);
      return content;
    },
  };
}

/** Every moment to respond in. */
export function momentsOf(modules: readonly Module[]): Content['moments'] {
  return Object.assign({}, coreMoments, ...modules.map(({ windows }) => windows));
}

function byBoard(boards: readonly BoardEntry[], locations: readonly LocationEntry[]): LocationEntry[] {
  return boards.flatMap(({ id }) => locations.filter(({ board }) => board === id));
}

type All = Omit<Components, 'contentFor'> & {
  readonly boards: readonly BoardEntry[];
  readonly decks: readonly DeckSpec[];
};

function make(modules: readonly Module[], all: All, configuration: Configuration): Content {
  const used = modulesOf(modules, configuration);
  const isUsed = inUse(used, configuration);
  const isThere = isIn(configuration.revision);
  const faces: FaceEntry[] = [];
  const strengths: number[] = [];
  const counts: number[] = [];
  const add = (entry: FaceEntry, count: number, strength = 0): void => {
    faces.push(entry);
    strengths.push(strength);
    counts.push(count);
  };
  for (const entry of all.faces) {
    if (!isUsed(entry) || !isThere(entry)) continue;
    if (entry.deck !== 'skill') add(entry, entry.count);
    else for (const [strength, count] of Object.entries(entry.copies)) add(entry, count, Number(strength));
  }
  const locations = byBoard(
    all.boards,
    used.flatMap((module) => module.locations ?? []).filter((entry) => isUsed({ ...entry, deck: 'location' })),
  );
  const objective = used.find((module) => module.objective)?.objective;
  if (!objective) throw new RangeError('a game has an Objective card');
  const titles = all.titles.filter((entry) => isThere(entry) && isUsed({ ...entry, deck: 'title' }));
  return {
    faces,
    strengths,
    counts,
    cardCount: counts.reduce((sum, count) => sum + count, 0),
    characters: all.characters
      .filter((entry) => isThere(entry) && isUsed({ ...entry, deck: 'character' }))
      .map((entry) => used.reduce((sheet, module) => module.sheet?.(sheet) ?? sheet, entry)),
    locations: Object.fromEntries(locations.map((entry) => [entry.id, entry])),
    titles: Object.fromEntries(titles.map((entry) => [entry.title, entry])),
    objective,
    boards: all.boards.filter(({ id }) => locations.some(({ board }) => board === id)),
    locationIds: locations.map(({ id }) => id),
    shownOptions: modules.flatMap(({ options = [] }) => options.filter(({ shown }) => shown).map(({ name }) => name)),
    checks: used.flatMap((module) => (module.check ? [module.check.bind(module)] : [])),
    opening: used.find(({ opening }) => opening)?.opening ?? null,
    variations: Object.assign({}, asInTheFirstBox, ...used.map(({ variations }) => variations)),
    casting: castingOf(used, configuration.players),
    sheetsBeside: used.flatMap((module) => (module.sheetBeside ? [module.sheetBeside.bind(module)] : [])),
    pieces: Object.assign({}, noPieces, ...used.map(({ pieces }) => pieces)),
    dials: used.reduce((dials, module) => module.dials?.(dials, configuration) ?? dials, startingResources),
    firstNukes: used.findLast(({ nukes }) => nukes !== undefined)?.nukes ?? FIRST_NUKES, // BG-SETUP-46
    ...loyaltyCharts(used.flatMap(({ loyalty }) => loyalty ?? [])),
    rules: [
      ...used.flatMap((module) => module.rules?.(configuration) ?? []),
      ...(objective.rules ?? []),
      ...used.flatMap(rulesOfPhases),
    ],
    sources: sourcesOf(used),
    phases: used.flatMap((module) => module.phases ?? []),
    decks: all.decks,
    hands: modules.flatMap((module) => module.hands ?? []),
    titleIds: all.titleIds,
    moments: momentsOf(modules),
    guards: Object.assign({}, coreGuards, ...modules.map(({ guards }) => guards)),
    shows: modules.flatMap((module) => (module.shows ? [module.shows.bind(module)] : [])),
    tells: modules.flatMap((module) => (module.tells ? [module.tells.bind(module)] : [])),
  };
}

/** In force while the phase is played. */
function rulesOfPhases({ phases = [] }: Module): Standing[] {
  return phases.flatMap(({ id, rules = [] }) =>
    rules.map(
      (rule) => ({ ...rule, while: (g) => g.turn.part === id && (rule.while?.(g) ?? true) }) satisfies Standing,
    ),
  );
}

function sourcesOf(used: readonly Module[]): Sources {
  const all = [...coreSources, ...used.flatMap((module) => module.sources ?? [])];
  return {
    table: all.flatMap((source) => (source.on === 'table' ? [source] : [])),
    seats: all.flatMap((source) => (source.on === 'seats' ? [source] : [])),
  };
}
