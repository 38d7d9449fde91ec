/** What a viewer may see, built by naming it. */
import { type Card, type Common, includes, only, type Plain, type Seat, unshared, type Viewer } from '@ragtag/kernel';
import { cylonThreatLevel, fleetDefenseLevel, threatOf } from '../rules/cylon-phase.ts';
import type { Ccg } from '../state/ccg.ts';
import type { Resource } from '../state/terms.ts';
import { Remembered } from './remembered.ts';

/** A unit or mission in an alert or reserve area. */
export type FleetCard = {
  readonly card: Card;
  readonly id: string;
  readonly exhausted: boolean;
  readonly power: number;
  /** What makes it another than the printed one, by the printed card whose text it is; '' where that is no longer to be seen. */
  readonly why: readonly { readonly id: string; readonly by: number }[];
  readonly threat: number;
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  /** Cards underneath, the uppermost first. */
  readonly stacked: readonly CardRef[];
  readonly linked: readonly (CardRef & { readonly player: Seat; readonly exhausted: boolean })[];
};
export type CardRef = { readonly card: Card; readonly id: string };

/** A base or an asset with what lies under it. */
export type ResourceStack = {
  readonly card: Card;
  readonly id: string;
  readonly base: boolean;
  readonly resource: Resource | null;
  readonly amount: number;
  readonly exhausted: boolean;
  /** Ids only for who may look. */
  readonly supply: readonly { readonly card: Card; readonly id?: string }[];
};

export type PlayerView = {
  readonly seat: Seat;
  readonly out: boolean;
  readonly won: boolean;
  readonly influence: number;
  readonly threat: number;
  readonly deck: number;
  readonly handCount: number;
  /** Only for its holder. */
  readonly hand?: readonly CardRef[];
  readonly discard: readonly CardRef[];
  readonly alert: readonly FleetCard[];
  readonly reserve: readonly FleetCard[];
  readonly stacks: readonly ResourceStack[];
  readonly persistent: readonly (CardRef & { readonly exhausted: boolean })[];
  readonly threats: readonly (CardRef & { readonly power: number })[];
  readonly played: readonly CardRef[];
  readonly missionResolved: boolean;
};

export type ChallengeView = {
  readonly by: Seat;
  readonly against: Seat;
  readonly challenger: Card;
  readonly defender: Card | null;
  readonly defended: boolean;
  readonly threat: boolean;
  readonly as: string;
  readonly step: string;
  readonly power: { readonly challenger: number; readonly defender: number };
  readonly mystic: { readonly challenger: number | null; readonly defender: number | null };
};

export type View = {
  readonly turn: number;
  readonly phase: string;
  readonly first: Seat;
  readonly threatLevel: number;
  readonly fleetDefense: number;
  readonly players: readonly PlayerView[];
  readonly challenge: ChallengeView | null;
};

export function view(g: Ccg, viewer: Viewer, common: Common = unshared): Plain {
  const revealed = g.seats.every((seat) => g.isOut(seat) || g.count('resources', seat) > 0); // CCG-SETUP-03
  const made: View = {
    turn: g.state.turn,
    phase: g.turn.phase,
    first: g.state.first,
    threatLevel: revealed ? cylonThreatLevel(g) : 0,
    fleetDefense: revealed ? fleetDefenseLevel(g) : 0,
    players: g.seats.map((seat) => playerView(g, seat, viewer, common)),
    challenge: challengeView(g),
  };
  return made as Plain; // plain data, but for keys that may be absent
}

/** What was seen of each game before: most of it is the same the next time. */
const seen = new WeakMap<Ccg, Remembered>();

function rememberedOf(g: Ccg): Remembered {
  const known = seen.get(g) ?? new Remembered(g);
  seen.set(g, known);
  return known;
}

function playerView(g: Ccg, seat: Seat, viewer: Viewer, common: Common): PlayerView {
  const open = common(`player ${seat}`, () => openPart(g, seat));
  const made: PlayerView = {
    seat: open.seat,
    out: open.out,
    won: open.won,
    influence: open.influence,
    threat: open.threat,
    deck: open.deck,
    handCount: open.handCount,
    discard: open.discard,
    alert: open.alert,
    reserve: open.reserve,
    persistent: open.persistent,
    threats: open.threats,
    played: open.played,
    missionResolved: open.missionResolved,
    stacks: stacksOf(g, seat, viewer),
  };
  if (!includes(only(seat), viewer)) return made;
  return { ...made, hand: rememberedOf(g).refs('hand', seat) };
}

function openPart(g: Ccg, seat: Seat): Omit<PlayerView, 'hand' | 'stacks'> {
  const remembered = rememberedOf(g);
  return {
    seat,
    out: g.isOut(seat),
    won: g.state.won.get(seat),
    influence: g.influence(seat),
    threat: threatOf(g, seat),
    deck: g.count('deck', seat), // CCG-ZONE-09
    handCount: g.count('hand', seat),
    discard: remembered.refs('discard', seat), // CCG-ZONE-11
    alert: remembered.fleet('alert', seat),
    reserve: remembered.fleet('reserve', seat),
    persistent: persistentOf(g, seat),
    threats: g.list('threats', seat).map((card) => ({ card, id: g.printed(card).id, power: g.power(card) })),
    played: remembered.refs('played', seat),
    missionResolved: g.turn.missionResolved.has(seat),
  };
}

function persistentOf(g: Ccg, seat: Seat): PlayerView['persistent'] {
  const found: (CardRef & { readonly exhausted: boolean })[] = [];
  const { cards } = g;
  for (let card = cards.top(g.zone('resources', seat)); card !== null; card = cards.next(card)) {
    const { type, id } = g.printed(card);
    if (type === 'mission') found.push({ card, id, exhausted: g.isExhausted(card) });
  }
  return found;
}

function stacksOf(g: Ccg, seat: Seat, viewer: Viewer): ResourceStack[] {
  const found: ResourceStack[] = [];
  const { cards } = g;
  for (let card = cards.top(g.zone('resources', seat)); card !== null; card = cards.next(card)) {
    const { id, resource, type } = g.printed(card);
    if (type === 'mission') continue;
    const supply = supplyOf(g, card, viewer);
    const base = type === 'base';
    found.push({ card, id, base, resource, amount: 1 + supply.length, exhausted: g.isExhausted(card), supply });
  }
  return found;
}

function supplyOf(g: Ccg, top: Card, viewer: Viewer): ResourceStack['supply'] {
  return g
    .under(top, 'supply')
    .map((card) => (g.cards.knows(card, viewer) ? { card, id: g.printed(card).id } : { card }));
}

function challengeView(g: Ccg): ChallengeView | null {
  const { challenge } = g;
  if (!challenge) return null;
  const { by, against, challenger, defender, defended, threat, as, step, mystic } = challenge;
  return {
    by,
    against,
    challenger,
    defender,
    defended,
    threat,
    as,
    step,
    power: { challenger: g.power(challenger), defender: defender === null ? 0 : g.power(defender) },
    mystic: { ...mystic },
  };
}
