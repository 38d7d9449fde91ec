/** What lies open on the boards: made of cells alone. */
import type { ModuleView } from '../content/entry.ts';
import { damagedLocations } from '../rules/damage.ts';
import type { Galactica } from '../state/galactica.ts';
import { resources } from '../state/terms.ts';
import { forEach } from './space.ts';
import type { View } from './view.ts';

export type OpenBoard = Pick<
  View,
  | 'options'
  | 'boards'
  | 'turn'
  | 'objective'
  | 'sleeperPhaseDone'
  | 'nextJumpWins'
  | 'resources'
  | 'jumpTrack'
  | 'boarding'
  | 'titles'
  | 'nukes'
  | 'damaged'
  | 'destroyed'
> & { readonly modules: Readonly<ModuleView> };

export function openBoard(g: Galactica): OpenBoard {
  const { state } = g;
  return {
    options: forEach(g.content.shownOptions, (name) => g.configuration[name]),
    boards: g.content.boards.map(({ id }) => id),
    turn: {
      number: state.turnNumber,
      current: state.current,
      firstPlayer: state.firstPlayer,
      step: state.step,
    },
    objective: g.configuration.objective, // BG-SETUP-53
    sleeperPhaseDone: state.sleeperPhaseDone,
    nextJumpWins: state.nextJumpWins,
    resources: forEach(resources, (resource) => state.resources[resource]),
    jumpTrack: state.jumpTrack,
    boarding: Array.from({ length: state.boarding.length }, (_, space) => state.boarding.get(space)),
    titles: forEach(g.content.titleIds, (title) => state[title]),
    nukes: { held: state.nukes.held, beside: state.nukes.beside },
    damaged: damagedLocations(g),
    destroyed: {
      colonialOne: state.colonialOneDestroyed,
      hub: state.hubDestroyed,
      ...lostBoards(g),
    },
    modules: Object.assign({}, ...g.content.shows.map((show) => show(g))),
  };
}

/** Whether boards that can be lost are: modules declare theirs here. */
export interface DestroyedBoards {
  readonly colonialOne: boolean;
  readonly hub: boolean;
}

/** Those of modules, each under its own name. */
function lostBoards(g: Galactica): Omit<DestroyedBoards, 'colonialOne' | 'hub'> {
  const own = g.content.boards.filter(({ damage }) => damage?.lost);
  const lost = Object.fromEntries(own.map(({ id, inPlay }) => [id, !(inPlay?.(g) ?? true)]));
  return lost as unknown as DestroyedBoards; // whoever brings such a board declares it
}
