/** What a viewer may see of a game, built by naming what may be seen. BG-SECRET-01 */
import { type Common, unshared, type Viewer } from '@ragtag/kernel';
import { distance } from '../rules/destination.ts';
import { winners } from '../rules/end-of-game.ts';
import type { Galactica } from '../state/galactica.ts';
import {
  type Board,
  type Ending,
  galacticaDamage,
  pegasusDamage,
  type Resource,
  resources,
  type Side,
  type Title,
  type TurnStep,
  titles,
} from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { type CardView, knownCards, type TableCard, tableCards } from './cards.ts';
import { type DecksView, type DiscardsView, decksView, discardsView } from './piles.ts';
import { type PlayerView, playerView } from './players.ts';
import { type CheckView, type CrisisView, checkView, crisisView, type RollView, rollView } from './resolving.ts';
import { Sight } from './sight.ts';
import { forEach, type ShipsView, shipsView } from './space.ts';

export type View = {
  readonly viewer: number | 'spectator' | 'omniscient';
  readonly options: { readonly cylonFleet: boolean; readonly conflictedLoyalties: boolean };
  /** Those in play, lost ones too. */
  readonly boards: readonly Board[];
  readonly turn: {
    readonly number: number;
    readonly current: number;
    readonly firstPlayer: number;
    readonly step: TurnStep;
  };
  readonly objective: 'kobol';
  readonly distance: number;
  readonly sleeperPhaseDone: boolean;
  readonly nextJumpWins: boolean;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly jumpTrack: number;
  readonly pursuit: number;
  readonly boarding: readonly number[];
  readonly titles: Readonly<Record<Title, number | null>>;
  readonly mutineer: number | null;
  readonly nukes: { readonly held: number; readonly beside: number };
  readonly damaged: readonly string[];
  readonly destroyed: { readonly colonialOne: boolean; readonly hub: boolean; readonly pegasus: boolean };
  readonly ships: ShipsView;
  readonly players: readonly PlayerView[];
  readonly decks: DecksView;
  readonly discards: DiscardsView;
  readonly turnCrises: readonly CardView[];
  readonly inPlay: readonly CardView[];
  readonly travelled: readonly CardView[];
  readonly loyaltyDiscard: readonly TableCard[];
  readonly removed: readonly TableCard[];
  readonly crisis: CrisisView | null;
  readonly check: CheckView | null;
  readonly roll: RollView | null;
  readonly over: { readonly winner: Side; readonly ending: Ending | null; readonly winners: readonly number[] } | null;
};

/** What all viewers see, or one of them. */
type Seen = Omit<View, 'viewer'>;

/** What a viewer may see of a game; the omniscient one, once it is over, sees all. */
export function view(g: Galactica, viewer: Viewer, common: Common = unshared): View {
  const open = common === unshared ? undefined : common('view', () => seen(new Sight(g, 'anybody')));
  return { viewer, ...seen(new Sight(g, viewer), open) };
}

/** With what everybody sees, if that was made already: then only what this viewer sees more of is made anew. */
function seen(sight: Sight, open?: Seen): Seen {
  const { g } = sight;
  const board = open ?? openBoard(g);
  return {
    options: board.options, // named one by one: that is much faster than spreading them
    boards: board.boards,
    turn: board.turn,
    objective: board.objective,
    distance: board.distance,
    sleeperPhaseDone: board.sleeperPhaseDone,
    nextJumpWins: board.nextJumpWins,
    resources: board.resources,
    jumpTrack: board.jumpTrack,
    pursuit: board.pursuit,
    boarding: board.boarding,
    titles: board.titles,
    mutineer: board.mutineer,
    nukes: board.nukes,
    damaged: board.damaged,
    destroyed: board.destroyed,
    ships: shipsView(sight, open?.ships),
    players: g.seats.map((seat) => playerView(sight, seat, open?.players[seat])),
    decks: decksView(sight, open?.decks),
    discards: discardsView(sight, open?.discards),
    turnCrises: sight.in(zones.turnCrises, open?.turnCrises, knownCards),
    inPlay: sight.in(zones.inPlay, open?.inPlay, knownCards),
    travelled: sight.in(zones.travelled, open?.travelled, knownCards),
    loyaltyDiscard: sight.in(zones.loyaltyDiscard, open?.loyaltyDiscard, tableCards),
    removed: sight.in(zones.removed, open?.removed, tableCards),
    crisis: crisisView(sight, open?.crisis),
    check: checkView(sight, open?.check),
    roll: open ? open.roll : rollView(g),
    over: open ? open.over : overView(g),
  };
}

type OpenBoard = Pick<
  View,
  | 'options'
  | 'boards'
  | 'turn'
  | 'objective'
  | 'distance'
  | 'sleeperPhaseDone'
  | 'nextJumpWins'
  | 'resources'
  | 'jumpTrack'
  | 'pursuit'
  | 'boarding'
  | 'titles'
  | 'mutineer'
  | 'nukes'
  | 'damaged'
  | 'destroyed'
>;

/** With all sets these are always there. */
const boards: readonly Board[] = ['galactica', 'pegasus', 'colonial-one', 'cylon-locations'];

/** What lies open on the boards. */
function openBoard(g: Galactica): OpenBoard {
  const { state } = g;
  return {
    options: {
      cylonFleet: g.configuration.cylonFleet,
      conflictedLoyalties: g.configuration.conflictedLoyalties,
    },
    boards: g.configuration.cylonFleet ? [...boards, 'cylon-fleet-board'] : boards,
    turn: {
      number: state.turnNumber,
      current: state.current,
      firstPlayer: state.firstPlayer,
      step: state.step,
    },
    objective: 'kobol', // BG-SETUP-53
    distance: distance(g),
    sleeperPhaseDone: state.sleeperPhaseDone,
    nextJumpWins: state.nextJumpWins,
    resources: forEach(resources, (resource) => state.resources[resource]),
    jumpTrack: state.jumpTrack,
    pursuit: state.pursuit,
    boarding: Array.from({ length: state.boarding.length }, (_, space) => state.boarding.get(space)),
    titles: forEach(titles, (title) => state[title]),
    mutineer: state.mutineer,
    nukes: { held: state.nukes.held, beside: state.nukes.beside },
    damaged: [...galacticaDamage, ...pegasusDamage].filter((location) => state.damaged[location]),
    destroyed: {
      colonialOne: state.colonialOneDestroyed,
      hub: state.hubDestroyed,
      pegasus: state.pegasusDestroyed,
    },
  };
}

function overView(g: Galactica): View['over'] {
  const { winner, ending } = g.state;
  return winner === null ? null : { winner, ending, winners: winners(g) };
}
