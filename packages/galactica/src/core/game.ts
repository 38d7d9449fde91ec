/** The board game with some modules, as the kernel plays it. */
import type { Card, Game, Rules, Shape } from '@ragtag/kernel';
import type { Components } from './components.ts';
import type { Content } from './content/entry.ts';
import type { Module } from './module.ts';
import { GameOver } from './rules/end-of-game.ts';
import { turn } from './rules/turn.ts';
import { configure } from './setup/configure.ts';
import type { Configuration } from './setup/options.ts';
import { setUp } from './setup/setup.ts';
import { type State, stateSpecFor } from './state/cells.ts';
import { Galactica } from './state/galactica.ts';
import { checkInvariants } from './state/invariants.ts';
import { skillTypes } from './state/terms.ts';
import { zoneSpecs, zones } from './state/zones.ts';
import { view } from './view/view.ts';

/** Cards that look alike where they lie: a deck shows what it is a deck of, skill cards elsewhere show nothing. */
const deckTypes = new Map(skillTypes.map((type, index) => [zones.skillDeck[type], index + 100]));

function alike(g: Galactica, card: Card): number {
  return deckTypes.get(g.cards.zoneOf(card)) ?? g.content.decks.findIndex(({ deck }) => deck === g.entry(card).deck);
}

function* play(g: Galactica): Rules<void> {
  g.beginStep();
  try {
    if (!g.state.setUp) {
      yield* (g.content.opening ?? setUp)(g);
      g.state.setUp = true;
    }
    for (;;) yield* turn(g);
  } catch (end) {
    if (!(end instanceof GameOver)) throw end;
  }
}

/** How a game with this content is stored; made once per content and kept. */
export type ShapeFor = (content: Content) => Shape<State>;

/** The cells are those of all modules, in use or not. */
export function shapesOf(modules: readonly Module[], { locationIds, titleIds }: Components): ShapeFor {
  const names = {
    locations: locationIds,
    titles: titleIds,
    phases: modules.flatMap(({ phases = [] }) => phases.map(({ id }) => id)),
    endings: modules.flatMap(({ endings = [] }) => endings),
  };
  const fields = stateSpecFor(names, Object.assign({}, ...modules.map(({ cells }) => cells)));
  const shapes = new WeakMap<Content, Shape<State>>();
  return (content) => {
    const known = shapes.get(content);
    if (known) return known;
    const shape = { fields, cards: content.cardCount, zones: zoneSpecs, faces: faceNames(content) };
    shapes.set(content, shape);
    return shape;
  };
}

/** What stored games call the printed cards; of several that would be called the same, the second is #2. */
function faceNames({ faces, strengths }: Content): string[] {
  const called = new Map<string, number>();
  return faces.map((entry, face) => {
    const { deck, set, name, variant = '' } = entry;
    const full = [deck, set, 'id' in entry ? entry.id : name, variant, strengths[face] ?? 0].join('/');
    const times = (called.get(full) ?? 0) + 1;
    called.set(full, times);
    return times === 1 ? full : `${full}#${times}`;
  });
}

export function gameOf(
  modules: readonly Module[],
  components: Components,
  shapeFor: ShapeFor = shapesOf(modules, components),
): Game<Configuration, State, Galactica> {
  const { characters, contentFor } = components;
  return {
    name: 'galactica',
    version: 2,
    configure: (input) => configure(input, modules, characters),
    seats: ({ players }) => players,
    shape: (configuration) => shapeFor(contentFor(configuration)),
    create: (configuration, world) => new Galactica(configuration, contentFor(configuration), world),
    play,
    view,
    alike,
    check: checkInvariants,
  };
}
