/** Resolving missions. CCG-MISSION-01 to -09, CCG-KEY-05 to -07, CCG-KEY-14 to -18 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Context, Price, Requirement } from '../state/printed.ts';
import { keywordBit, traitBit, type UnitType } from '../state/terms.ts';
import { choose } from './asking.ts';

/** A mission that can be resolved, with the cards whose texts must help. */
export interface Resolvable {
  readonly card: Card;
  readonly helpers: readonly Card[];
}

/** CCG-MISSION-01 to -04: one a phase, face up and alert, every requirement met. */
export function resolvableMissions(g: Ccg, seat: Seat): Resolvable[] {
  if (g.turn.missionResolved.has(seat)) return [];
  const found: Resolvable[] = [];
  for (const card of g.list('alert', seat)) {
    const printed = g.printed(card);
    if (printed.type !== 'mission' || g.isExhausted(card)) continue;
    const c = g.plainContext(seat, card);
    if (printed.link ? linkTargets(g, printed.link).length === 0 : printed.effect?.possible?.(g, c) === false) continue;
    for (const helpers of setsThatHelp(g, seat, card)) {
      // A unit sacrificed to help is gone before the mission is linked to anything.
      if (g.isSince(3) && printed.link && linkTargets(g, printed.link).every((one) => helpers.includes(one))) continue;
      found.push({ card, helpers });
    }
  }
  return found;
}

interface Helper {
  readonly card: Card;
  readonly price: Price;
  readonly fills: (requirement: Requirement) => boolean;
  readonly n: number;
}

/** Every choice of helping cards with which the requirements are met and each has its part in it; the fewest first. */
function setsThatHelp(g: Ccg, seat: Seat, mission: Card): Card[][] {
  const slots = g.printed(mission).requires.flatMap((one) => Array<Requirement>(one.n).fill(one));
  const counted = countedUnits(g, seat);
  const helpers = helpersFor(g, seat, mission);
  const found: Card[][] = meets(slots, counted) ? [[]] : [];
  if (helpers.length === 0) return found;
  for (const set of subsets(distinctBy(helpers, ({ card }) => g.printed(card).id))) {
    // Where all slots can be filled, and all helpers can fill one, both can be done at once.
    const parts = set.map(({ fills }): Counted => ({ card: null, fits: fills }));
    if (set.length > 0 && meets(slots, withHelp(counted, set)) && placed(parts, slots))
      found.push(set.map(({ card }) => card));
  }
  return found.sort((a, b) => a.length - b.length);
}

function distinctBy<T>(all: readonly T[], key: (one: T) => string): T[] {
  return [...new Map([...all].reverse().map((one) => [key(one), one])).values()].reverse();
}

function subsets<T>(all: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const one of all) sets.push(...sets.map((set) => [...set, one]));
  return sets;
}

function helpersFor(g: Ccg, seat: Seat, mission: Card): Helper[] {
  return g
    .standing('mission-help')
    .filter(({ card, you, rule }) => {
      if (you !== seat || (rule.trait && (g.printed(mission).traits & traitBit(rule.trait)) === 0)) return false;
      return rule.price.payable(g, g.plainContext(seat, card));
    })
    .map(({ card, rule }) => ({ card, price: rule.price, fills: rule.fills, n: rule.n }));
}

/** A unit, or part of one, as far as requirements go. */
interface Counted {
  readonly card: Card | null;
  fits(requirement: Requirement): boolean;
}

/** CCG-MISSION-05, CCG-MISSION-06: each face-up alert unit once. */
function countedUnits(g: Ccg, seat: Seat): Counted[] {
  const found: Counted[] = [];
  const { derived } = g;
  const doubles = g.standing('counts-as-two');
  for (const card of g.list('alert', seat)) {
    if (!g.isUnit(card) || g.isExhausted(card)) continue;
    const type = g.printed(card).type as UnitType; // it is a unit
    const double = doubles.find((one) => one.card === card);
    if (double) {
      for (const trait of double.rule.traits) found.push({ card, fits: (one) => meetsOne(one, type, traitBit(trait)) });
    } else found.push({ card, fits: (one) => meetsOne(one, type, derived.traitsOf(card)) });
  }
  return found;
}

function meetsOne({ trait, notTrait, type }: Requirement, unitType: UnitType, traits: number): boolean {
  if (type && type !== 'unit' && type !== unitType) return false;
  if (notTrait && (traits & traitBit(notTrait)) !== 0) return false;
  return !trait || (traits & traitBit(trait)) !== 0;
}

/** A helper's unit no longer counts for itself if it is one. */
function withHelp(counted: readonly Counted[], helpers: readonly Helper[]): Counted[] {
  const rest = counted.filter(({ card }) => !helpers.some((helper) => helper.card === card));
  return [...rest, ...helpers.flatMap(({ n, fills }) => Array<Counted>(n).fill({ card: null, fits: fills }))];
}

/** Whether every slot can have a unit of its own. */
function meets(slots: readonly Requirement[], counted: readonly Counted[]): boolean {
  return assigned(slots.length, counted.length, (slot, unit) => fits(counted[unit], slots[slot]));
}

/** Whether every unit can have a slot of its own. */
function placed(counted: readonly Counted[], slots: readonly Requirement[]): boolean {
  return assigned(counted.length, slots.length, (unit, slot) => fits(counted[unit], slots[slot]));
}

function fits(unit: Counted | undefined, slot: Requirement | undefined): boolean {
  return unit !== undefined && slot !== undefined && unit.fits(slot);
}

/** Whether each of so many can be given another that suits it: whoever has it already takes another, if there is one. */
function assigned(count: number, others: number, suits: (one: number, other: number) => boolean): boolean {
  const holder = new Map<number, number>();
  const give = (one: number, tried: Set<number>): boolean => {
    for (let other = 0; other < others; other++) {
      if (tried.has(other) || !suits(one, other)) continue;
      tried.add(other);
      const had = holder.get(other);
      if (had !== undefined && !give(had, tried)) continue;
      holder.set(other, one);
      return true;
    }
    return false;
  };
  for (let one = 0; one < count; one++) if (!give(one, new Set())) return false;
  return true;
}

function linkTargets(g: Ccg, link: UnitType | 'unit'): Card[] {
  return g.seats.flatMap((seat) =>
    [...g.list('alert', seat), ...g.list('reserve', seat)].filter(
      (card) =>
        g.isUnit(card) && (link === 'unit' || g.printed(card).type === link) && !g.derived.isBarred(card, 'target'),
    ),
  );
}

export function* resolveMission(g: Ccg, seat: Seat, { card, helpers }: Resolvable): Rules<void> {
  const printed = g.printed(card);
  g.turn.missionResolved.add(seat);
  for (const helper of helpersFor(g, seat, card)) {
    if (helpers.includes(helper.card)) yield* helper.price.pay(g, g.context(seat, helper.card));
  }
  const c = g.context(seat, card);
  g.emit({ type: 'mission-resolved', player: seat, card, id: printed.id });
  if (printed.link) return yield* link(g, seat, card, printed.link);
  if ((printed.keywords & keywordBit('Persistent')) !== 0) {
    g.cards.move(card, g.zone('resources', seat), 'bottom'); // CCG-KEY-05, CCG-MISSION-09
    return;
  }
  yield* carryOut(g, c, printed.effect);
  if (g.placeOf(card) === 'alert') g.cards.move(card, g.zone('discard', seat)); // CCG-MISSION-08
}

function* carryOut(g: Ccg, c: Context, effect: ReturnType<Ccg['printed']>['effect']): Rules<void> {
  if (!effect || effect.possible?.(g, c) === false) return; // a card that helped may have been its only target
  if (effect.prepare) yield* effect.prepare(g, c);
  yield* effect.run(g, c);
}

/** CCG-KEY-14 */
function* link(g: Ccg, seat: Seat, card: Card, kind: UnitType | 'unit'): Rules<void> {
  const options = g.named('target', linkTargets(g, kind));
  if (options.length === 0) {
    g.cards.move(card, g.zone('discard', seat)); // as above
    return;
  }
  const chosen = yield* choose({
    seat,
    kind: 'link',
    rules: ['CCG-KEY-14'],
    context: { card, id: g.printed(card).id },
    options,
  });
  g.cards.move(card, g.zone('linked', seat));
  g.state.under.set(card, chosen.card);
  g.touch();
  g.emit({ type: 'linked', player: seat, card, id: g.printed(card).id, to: chosen.card });
}
