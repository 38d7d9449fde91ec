/** What a viewer may see of a game, built by naming what may be seen. BG-SECRET-01 */
import { type Common, unshared, type Viewer } from '@ragtag/kernel';
import type { ModuleView, OwnView } from '../content/entry.ts';
import { distance } from '../rules/destination.ts';
import { winners } from '../rules/end-of-game.ts';
import type { Options } from '../setup/options.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Board, Ending, ObjectiveId, Resource, Side, Title, TurnStep } from '../state/terms.ts';
import type { DestroyedBoards } from './board.ts';
import { openCells, rememberedCells } from './cells.ts';
import { type DecksView, type DiscardsView, type OpenPiles, openPiles, pilesOf } from './piles.ts';
import { type PlayerView, playersView } from './players.ts';
import {
  type CheckView,
  type CrisisView,
  check,
  crisisView,
  type OpenCheck,
  type OpenCrisis,
  openCheck,
  openCrisis,
  type RollView,
  rollView,
} from './resolving.ts';
import { Sight } from './sight.ts';
import { type ShipsView, ships } from './space.ts';

export type View = OpenPiles &
  Readonly<ModuleView> & {
    readonly viewer: number | 'spectator' | 'omniscient';
    readonly options: Readonly<Partial<Options>>;
    /** Those in play, lost ones too. */
    readonly boards: readonly Board[];
    readonly turn: {
      readonly number: number;
      readonly current: number;
      readonly firstPlayer: number;
      readonly step: TurnStep;
    };
    readonly objective: ObjectiveId;
    readonly distance: number;
    readonly sleeperPhaseDone: boolean;
    readonly nextJumpWins: boolean;
    readonly resources: Readonly<Record<Resource, number>>;
    readonly jumpTrack: number;
    readonly boarding: readonly number[];
    readonly titles: Readonly<Record<Title, number | null>>;
    readonly nukes: { readonly held: number; readonly beside: number };
    readonly damaged: readonly string[];
    readonly destroyed: Readonly<DestroyedBoards>;
    readonly ships: ShipsView;
    readonly players: readonly PlayerView[];
    readonly decks: DecksView;
    readonly discards: DiscardsView;
    readonly crisis: CrisisView | null;
    readonly check: CheckView | null;
    readonly roll: RollView | null;
    /** For the viewer alone; left out where there is nothing to tell. */
    readonly own?: Readonly<Partial<OwnView>>;
    readonly over: {
      readonly winner: Side;
      readonly ending: Ending | null;
      readonly winners: readonly number[];
    } | null;
  };

/** What a viewer may see of a game; the omniscient one, once it is over, sees all. */
export function view(g: Galactica, viewer: Viewer, common: Common = unshared): View {
  const shares = common !== unshared;
  const sight = new Sight(g, viewer, shares);
  const { board, space, players } = shares ? common('cells', () => rememberedCells(g)) : openCells(g);
  const { turnCrises, inPlay, travelled, loyaltyDiscard, removed } = sight.of(openPiles);
  const rest = common('rest', () => openRest(g));
  const piles = pilesOf(g.content);
  const seen = {
    viewer,
    options: board.options, // named one by one: that is much faster than spreading them
    boards: board.boards,
    turn: board.turn,
    objective: board.objective,
    distance: rest.distance,
    sleeperPhaseDone: board.sleeperPhaseDone,
    nextJumpWins: board.nextJumpWins,
    resources: board.resources,
    jumpTrack: board.jumpTrack,
    boarding: board.boarding,
    titles: board.titles,
    nukes: board.nukes,
    damaged: board.damaged,
    destroyed: board.destroyed,
    ships: sight.with(ships, space),
    players: sight.again(playersView, players),
    decks: sight.of(piles.decks),
    discards: sight.of(piles.discards),
    turnCrises,
    inPlay,
    travelled,
    loyaltyDiscard,
    removed,
    crisis: rest.crisis && sight.again(crisisView, rest.crisis),
    check: rest.check && sight.with(check, rest.check),
    roll: rest.roll,
    over: rest.over,
  };
  const own = ownView(g, viewer);
  return withParts(own ? { ...seen, own } : seen, board.modules);
}

/** What modules tell the viewer alone. */
function ownView(g: Galactica, viewer: Viewer): Partial<OwnView> | null {
  if (typeof viewer !== 'number') return null;
  let own: Partial<OwnView> | null = null;
  for (const tell of g.content.tells) {
    const told = tell(g, viewer);
    if (told) own = Object.assign(own ?? {}, told);
  }
  return own;
}

/** With what modules show: one after the other, as above. */
function withParts(seen: Omit<View, keyof ModuleView>, modules: Readonly<ModuleView>): View {
  const all: { [name: string]: unknown } = seen;
  for (const name in modules) all[name] = modules[name as keyof ModuleView]; // its own keys
  return seen as View; // every module declares what it shows
}

/** What everybody sees and is not made of cells or cards alone. */
type OpenRest = Pick<View, 'distance' | 'roll' | 'over'> & {
  readonly crisis: OpenCrisis | null;
  readonly check: OpenCheck | null;
};

function openRest(g: Galactica): OpenRest {
  return { distance: distance(g), crisis: openCrisis(g), check: openCheck(g), roll: rollView(g), over: overView(g) };
}

function overView(g: Galactica): View['over'] {
  const { winner, ending } = g.state;
  return winner === null ? null : { winner, ending, winners: winners(g) };
}
