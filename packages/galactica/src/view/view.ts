/** What a viewer may see of a game, built by naming what may be seen. BG-SECRET-01 */
import { type Common, type Seat, unshared, type Viewer } from '@ragtag/kernel';
import { distance } from '../rules/destination.ts';
import { winners } from '../rules/end-of-game.ts';
import type { Galactica } from '../state/galactica.ts';
import {
  type Area,
  type Board,
  type Ending,
  galacticaDamage,
  type Place,
  pegasusDamage,
  type Resource,
  resources,
  type Side,
  type SkillType,
  skillTypes,
  type Title,
  type TurnStep,
  titles,
  type ViperKind,
} from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { type CardView, type DeckView, deckView, knownCards, type TableCard, tableCards, topOf } from './cards.ts';
import { type CheckView, type CrisisView, checkView, crisisView, type RollView, rollView } from './resolving.ts';
import { forEach, type ShipsView, shipsView } from './space.ts';

/** A hand: how many cards, for all to see, and the cards where the viewer may see them. BG-SECRET-17 */
export type HandView = { readonly count: number; readonly cards: readonly CardView[] };

export type PlayerView = {
  readonly seat: number;
  readonly character: { readonly id: string; readonly name: string } | null;
  /** A Cylon player: revealed. */
  readonly revealed: boolean;
  readonly place: Place;
  readonly piloting: { readonly ship: ViperKind; readonly area: Area } | null;
  readonly stranded: number;
  readonly miracle: number;
  readonly hand: HandView;
  readonly mutiny: HandView;
  readonly superCrises: HandView;
  /** The hand that goes with the President's title. */
  readonly quorum: HandView;
  readonly quorumGiven: readonly TableCard[];
  readonly loyalty: readonly TableCard[];
  readonly loyaltyFaceup: readonly TableCard[];
  /** Cards just drawn to choose from. */
  readonly lookingAt: HandView;
};

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
  /** BG-SECRET-18 */
  readonly decks: Readonly<Record<DeckName, DeckView>> & { readonly skill: Readonly<Record<SkillType, DeckView>> };
  readonly discards: Readonly<Record<DiscardName, TableCard | null>> & {
    readonly skill: Readonly<Record<SkillType, TableCard | null>>;
  };
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

const decks = {
  destiny: zones.destiny,
  crisis: zones.crisisDeck,
  superCrisis: zones.superCrisisDeck,
  destination: zones.destinationDeck,
  quorum: zones.quorumDeck,
  mutiny: zones.mutinyDeck,
  loyalty: zones.loyaltyDeck,
  notCylon: zones.notCylonDeck,
  unusedCylons: zones.unusedCylons,
};
type DeckName = keyof typeof decks;
const deckNames = Object.keys(decks) as DeckName[]; // the keys of the object just above

const discards = {
  crisis: zones.crisisDiscard,
  superCrisis: zones.superCrisisDiscard,
  destination: zones.destinationDiscard,
  quorum: zones.quorumDiscard,
  mutiny: zones.mutinyDiscard,
};
type DiscardName = keyof typeof discards;
const discardNames = Object.keys(discards) as DiscardName[]; // as above

/** What a viewer may see of a game; the omniscient one, once it is over, sees all. */
export function view(g: Galactica, viewer: Viewer, common: Common = unshared): View {
  const board = common('board', () => openBoard(g));
  return {
    viewer, // and what is in `board`, named one by one: that is much faster than spreading it
    options: board.options,
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
    ships: shipsView(g, viewer, common),
    players: g.seats.map((seat) => playerView(g, seat, viewer, common)),
    decks: {
      ...forEach(deckNames, (name) => deckView(g, decks[name], viewer)),
      skill: forEach(skillTypes, (type) => deckView(g, zones.skillDeck[type], viewer)),
    },
    discards: {
      ...forEach(discardNames, (name) => topOf(g, discards[name], viewer)),
      skill: forEach(skillTypes, (type) => topOf(g, zones.skillDiscard[type], viewer)),
    },
    turnCrises: knownCards(g, zones.turnCrises, viewer),
    inPlay: knownCards(g, zones.inPlay, viewer),
    travelled: knownCards(g, zones.travelled, viewer),
    loyaltyDiscard: tableCards(g, zones.loyaltyDiscard, viewer),
    removed: tableCards(g, zones.removed, viewer),
    crisis: crisisView(g, viewer),
    check: checkView(g, viewer),
    roll: rollView(g),
    over: common('over', () => overView(g)),
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

/** Hands of which the viewer knows no card, by their size. */
const closedHands: readonly HandView[] = Array.from({ length: 64 }, (_, count) => ({ count, cards: [] }));

function playerView(g: Galactica, seat: Seat, viewer: Viewer, common: Common): PlayerView {
  const hand = (zone: ReturnType<typeof zones.hand>): HandView => {
    const count = g.cards.count(zone);
    const cards = knownCards(g, zone, viewer);
    const closed = cards.length === 0 ? closedHands[count] : undefined;
    return closed ?? { count, cards };
  };
  const open = common(`player ${seat}`, () => openPlayer(g, seat));
  return {
    seat: open.seat,
    character: open.character,
    revealed: open.revealed,
    place: open.place,
    piloting: open.piloting,
    stranded: open.stranded,
    miracle: open.miracle,
    hand: hand(zones.hand(seat)),
    mutiny: hand(zones.mutinyHand(seat)),
    superCrises: hand(zones.superCrisisHand(seat)), // BG-SECRET-26
    quorum: hand(zones.quorumHand(seat)),
    quorumGiven: tableCards(g, zones.quorumGiven(seat), viewer),
    loyalty: tableCards(g, zones.loyalty(seat), viewer),
    loyaltyFaceup: tableCards(g, zones.loyaltyFaceup(seat), viewer),
    lookingAt: hand(zones.lookedAt(seat)),
  };
}

type OpenPlayer = Pick<PlayerView, 'seat' | 'character' | 'revealed' | 'place' | 'piloting' | 'stranded' | 'miracle'>;

function openPlayer(g: Galactica, seat: Seat): OpenPlayer {
  const { revealed, place, ship, area, stranded, miracle } = g.player(seat);
  const character = g.character(seat);
  return {
    seat,
    character: character && { id: character.id, name: character.name },
    revealed,
    place,
    piloting: place === 'space' && ship !== null ? { ship, area } : null,
    stranded,
    miracle,
  };
}
