/** Movement: the second step of a turn, and moves that cards grant. */
import { type Card, passUnasked, type Rules, type Seat } from '@ragtag/kernel';
import type { FaceEntry } from '../content/entry.ts';
import { ask } from '../engine/asking.ts';
import { context } from '../engine/context.ts';
import { playSkillCard } from '../engine/decks.ts';
import { type ActiveHook, active } from '../engine/hooks.ts';
import { within } from '../engine/scope.ts';
import { window } from '../engine/windows.ts';
import { countsAsCylon, mayUseSheet } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Area, LocationId } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { boardOf, isHazardous, isInBrig, isInPlay, isLocation, openTo } from './boards.ts';
import { discardSkills } from './discard.ts';
import { moveCharacter } from './hazardous-locations.ts';
import { canUseMiracle, spendMiracle } from './miracle.ts';
import { fly } from './piloting.ts';
import { abilitiesOf } from './sheets.ts';
import { reach } from './vipers.ts';

const MOVEMENT_ABILITY = 'Movement ability';

type Way =
  | { readonly type: 'stay' }
  | { readonly type: 'move'; readonly location: LocationId; readonly cost: 0 | 1 }
  | { readonly type: 'fly'; readonly area: Area }
  | { readonly type: 'land'; readonly location: LocationId; readonly cost: 1 };
type CardWay = { readonly type: 'movement-card'; readonly card: Card; readonly name: string };
type SheetWay = { readonly type: 'ability'; readonly name: string };

/** BG-MOVE-01 The player may move, or use one Movement ability instead; never must. */
export function* movementStep(g: Galactica, seat: Seat): Rules<void> {
  const moves = waysToMove(g, seat);
  const cards = movementCards(g, seat); // BG-MOVEABILITY-01, BG-MOVEABILITY-05
  const abilities = movementAbilities(g, seat); // BG-CYTURN-05
  // Who cannot move is asked only about cards: a moment like any other to everybody else.
  const secret = moves.length + abilities.length === 0;
  if (secret) yield* passUnasked({ seats: [seat], isOpenTo: () => mightHoldMovementCard(g, seat) });
  if (moves.length + cards.length + abilities.length > 0) {
    const way = yield* ask({
      seat,
      kind: 'movement',
      rules: ['BG-MOVE-01', 'BG-MOVEABILITY-01'],
      options: [{ type: 'stay' }, ...moves, ...cards, ...abilities],
      ...(secret && { secret, silence: 0 }), // else being asked would tell of a card with a Movement ability
    });
    yield* carryOut(g, seat, way);
  }
  if (g.turn.ended || countsAsCylon(g, seat)) return;
  for (const { hook, owner } of active(g, 'movementEnds')) yield* hook(g, owner, seat);
  yield* window(g, 'movement-end', { seat }, { seats: [seat] });
}

/** A move granted by a card: no Movement abilities. BG-MOVEABILITY-03 */
export function* grantedMove(g: Galactica, seat: Seat): Rules<void> {
  const moves = waysToMove(g, seat);
  if (moves.length === 0) return;
  const options: Way[] = [{ type: 'stay' }, ...moves];
  yield* carryOut(g, seat, yield* ask({ seat, kind: 'granted-move', rules: ['BG-MOVEABILITY-03'], options }));
}

/** Whether a character may enter the location by moving there. BG-MOVE-02, BG-MOVE-03, BG-HAZARD-02, BG-BOARD-10 */
export function mayEnter(
  g: Galactica,
  seat: Seat,
  location: LocationId,
  bans: readonly ActiveHook<'forbid'>[] = active(g, 'forbid'),
): boolean {
  return (
    openTo(g, seat, location) &&
    !isHazardous(g, location) &&
    isInPlay(g, location) &&
    !bans.some(({ hook, owner }) => hook(g, owner, seat, { kind: 'move-to', location }))
  );
}

function waysToMove(g: Galactica, seat: Seat): Way[] {
  const { place, area, ship, stranded } = g.player(seat);
  const cylon = countsAsCylon(g, seat);
  if (stranded > 0 || (isInBrig(g, seat) && !cylon)) return []; // BG-HAZARD-07, BG-HAZARD-08
  const piloting = place === 'space';
  const canPay = g.cards.count(zones.hand(seat)) > 0; // BG-MOVE-05 who has no card cannot change ship
  const ways: Way[] = [];
  // BG-MOVE-07, BG-MK7-04
  if (piloting && ship !== null) for (const to of reach(ship, area)) ways.push({ type: 'fly', area: to });
  const bans = active(g, 'forbid');
  const here = isLocation(place) ? boardOf(g, place) : null;
  for (const location of g.content.locationIds) {
    if (location === place) continue;
    const cost = cylon || boardOf(g, location) === here ? 0 : 1; // BG-MOVE-04, BG-MOVE-05, BG-MOVE-09
    if ((cost === 1 && !canPay) || !mayEnter(g, seat, location, bans)) continue;
    ways.push(piloting ? { type: 'land', location, cost: 1 } : { type: 'move', location, cost });
  }
  return ways;
}

function* carryOut(g: Galactica, seat: Seat, way: Way | CardWay | SheetWay): Rules<void> {
  switch (way.type) {
    case 'stay':
      return;
    case 'fly':
      fly(g, seat, way.area); // BG-UNI-170 no activation
      return;
    case 'move':
    case 'land': {
      // BG-UNI-126 the destination is named, then the card discarded, then what that causes; a move may be lost by it
      const { place } = g.player(seat);
      if (way.cost === 1) {
        g.emit({ type: 'changing-ship', seat, to: way.location });
        yield* discardSkills(g, seat, 1, 'choice', { cost: true });
        if (g.player(seat).place !== place || !isInPlay(g, way.location)) return; // BG-UNI-92, BG-UNI-94
      }
      for (const { hook, owner } of active(g, 'moveBegins')) yield* hook(g, owner, seat);
      yield* moveCharacter(g, seat, way.location);
      return;
    }
    case 'movement-card': {
      g.turn.used.add(MOVEMENT_ABILITY); // BG-MOVEABILITY-02
      yield* useSkillCard(g, seat, way.card, 'movement');
      return;
    }
    case 'ability':
      g.turn.used.add(MOVEMENT_ABILITY);
      yield* within(g, 'action', useMovementAbility(g, seat, way.name));
      return;
  }
}

/** Abilities of the sheet that may be used in place of moving. BG-CYTURN-05 */
function movementAbilities(g: Galactica, seat: Seat): SheetWay[] {
  if (!mayUseSheet(g, seat) || g.player(seat).stranded > 0 || g.turn.used.has(MOVEMENT_ABILITY)) return [];
  const c = context('sheet', seat, { acting: true });
  const usable = abilitiesOf(g, seat).filter(
    ({ name, kind, movement }) =>
      movement && (movement.possible?.(g, c) ?? true) && (kind !== 'miracle' || canUseMiracle(g, seat, name)),
  );
  return usable.map(({ name }) => ({ type: 'ability', name }));
}

function* useMovementAbility(g: Galactica, seat: Seat, name: string): Rules<void> {
  const ability = abilitiesOf(g, seat).find((one) => one.name === name);
  if (!ability?.movement) throw new Error(`'${name}' is no movement ability`);
  g.emit({ type: 'ability-used', seat, name });
  if (ability.kind === 'miracle') yield* spendMiracle(g, seat, name);
  yield* ability.movement.run(g, context('sheet', seat, { acting: true }));
}

/** Cards of the hand whose Movement ability may be used now. */
function movementCards(g: Galactica, seat: Seat): CardWay[] {
  if (g.turn.used.has(MOVEMENT_ABILITY)) return [];
  return usableSkillCards(g, seat, 'movement').map((card) => ({
    type: 'movement-card',
    card,
    name: g.entry(card).name,
  }));
}

/** As far as everybody knows. */
function mightHoldMovementCard(g: Galactica, seat: Seat): boolean {
  if (g.turn.used.has(MOVEMENT_ABILITY) || g.player(seat).stranded > 0) return false;
  const cylon = countsAsCylon(g, seat);
  const fits = (entry: FaceEntry) => entry.deck === 'skill' && entry.movement && (entry.forCylons ?? false) === cylon;
  return g.cards.count(zones.hand(seat)) > 0 && g.content.faces.some(fits);
}

/** Cards of the hand with an action, or a Movement ability, that this player may use now: one of each face. */
export function usableSkillCards(g: Galactica, seat: Seat, use: 'action' | 'movement'): Card[] {
  if (g.player(seat).stranded > 0) return [];
  const cylon = countsAsCylon(g, seat);
  const hand = g.hand(seat);
  const usable: Card[] = [];
  const seen = new Set<number>();
  let cost: number | null = null; // asked for only when there is such a card
  let bans: readonly ActiveHook<'forbid'>[] | null = null;
  for (const card of hand) {
    const face = g.cards.faceOf(card);
    const entry = g.content.faces[face];
    if (entry?.deck !== 'skill' || seen.has(face)) continue;
    seen.add(face);
    const effect = entry[use];
    if (!effect || cylon !== (entry.forCylons ?? false)) continue; // BG-CYLON-05, BG-TURNREF-13, BG-TURNREF-14
    if (effect.possible && !effect.possible(g, context('skill', seat, { acting: true, card }))) continue;
    const what = { kind: 'skill-action', type: entry.type } as const;
    bans ??= active(g, 'forbid');
    if (bans.some(({ hook, owner }) => hook(g, owner, seat, what))) continue; // BG-MOVEABILITY-04
    cost ??= skillCardCost(g, seat);
    if (hand.length - 1 >= cost) usable.push(card);
  }
  return usable;
}

/** Plays a skill card from the hand for its action or Movement ability. BG-ACTION-03 */
export function useSkillCard(g: Galactica, seat: Seat, card: Card, use: 'action' | 'movement'): Rules<void> {
  return within(g, 'skill-card', playFor(g, seat, card, use));
}

function* playFor(g: Galactica, seat: Seat, card: Card, use: 'action' | 'movement'): Rules<void> {
  const entry = g.entry(card);
  const effect = entry.deck === 'skill' ? entry[use] : undefined;
  if (!effect) throw new Error(`${entry.name} has no ${use}`);
  yield* playSkillCard(g, seat, card);
  const cost = skillCardCost(g, seat);
  if (cost > 0) yield* discardSkills(g, seat, cost, 'choice', { cost: true, by: 'own-sheet' }); // BG-CLAR-31
  yield* effect.run(g, context('skill', seat, { acting: true, card }));
}

function skillCardCost(g: Galactica, seat: Seat): number {
  let cost = 0;
  for (const { hook, owner } of active(g, 'skillCardCost')) cost += hook(g, owner, seat);
  return cost;
}
