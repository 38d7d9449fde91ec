/** Skill checks, step by step. BG-CHECK */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { CheckSpec, Context } from '../effects/effect.ts';
import { askSome, choose } from '../engine/asking.ts';
import { addDestiny, discardSkillCard, skillEntry } from '../engine/decks.ts';
import { active, type Hooks } from '../engine/hooks.ts';
import { isModified, laterInCheck, modifiedBy } from '../engine/modifiers.ts';
import { within } from '../engine/scope.ts';
import { window } from '../engine/windows.ts';
import { isInfiltrating, isKnownCylon } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import type { LocationId } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { checkLines } from '../text/card-lines.ts';
import { phrase } from '../text/phrase.ts';
import { isInBrig } from './boards.ts';
import { cardsOf } from './check-cards.ts';
import { toldCard, toldCards } from './check-told.ts';
import { resolveAbilities, resolveConsequence, totalStrength } from './skill-check-abilities.ts';

export interface CheckSource {
  readonly source: Check['source'];
  readonly card?: Card;
  readonly location?: LocationId;
  readonly target?: Seat;
  /** Effects of the result are carried out in this context. */
  readonly context: Context;
}

/** Makes a skill check and carries its result out. The same steps whatever it comes from. BG-CHECK-01, BG-CHECK-24 */
export function skillCheck(g: Galactica, spec: CheckSpec, from: CheckSource): Rules<Check> {
  return within(g, 'check', makeCheck(g, spec, from));
}

function* makeCheck(g: Galactica, spec: CheckSpec, from: CheckSource): Rules<Check> {
  const outer = g.check; // an action granted in the middle of a check may bring another
  const check = newCheck(g, spec, from);
  g.check = check;
  yield* begin(g, check, from.context); // BG-CHECK-02
  yield* window(g, 'check-outright', { check }, { about: () => aboutCheck(g, check) });
  if (!check.outright) {
    yield* window(g, 'before-check', { check }, { about: () => aboutCheck(g, check) });
    yield* addCards(g, check);
    yield* turnFaceUp(g, check);
    yield* resolveAbilities(g, check); // BG-CHECK-17: abilities, consequence, then what modules have
    yield* resolveConsequence(g, check);
    for (const { hook, owner } of active(g, 'abilitiesResolved')) yield* hook(g, owner, check);
    yield* judge(g, check);
  }
  yield* carryOut(g, check, from.context);
  check.stage = 'done';
  yield* window(g, 'check-resolved', { check }, { about: () => aboutCheck(g, check) });
  for (const card of cardsOf(g, check)) discardSkillCard(g, card); // BG-CHECK-21
  check.cards.length = 0;
  g.check = outer;
  return check;
}

function newCheck(g: Galactica, spec: CheckSpec, { source, card, location, target }: CheckSource): Check {
  return {
    spec,
    source,
    card: card ?? null,
    location: location ?? null,
    target: target ?? null,
    modifiers: [],
    resolved: new Set(),
    iconPlayed: false,
    used: new Set(),
    added: g.seats.map(() => null),
    stage: 'before',
    strength: null,
    outcome: null,
    outright: false,
    cards: [],
  };
}

/** Sheets do nothing to the check of a super crisis. BG-CRISIS-13 */
function inForce<K extends keyof Hooks>(g: Galactica, check: Check, name: K) {
  const found = active(g, name);
  return check.source === 'super-crisis' ? found.filter(({ owner, card }) => owner === null || card !== null) : found;
}

/** The same, but for games of earlier revisions, in which these hooks of sheets counted there too. */
function inForceSince8<K extends 'cardsOfCylon' | 'cardsFaceUp'>(g: Galactica, check: Check, name: K) {
  return g.configuration.revision < 8 ? active(g, name) : inForce(g, check, name);
}

/** Read aloud, with what always changes it. BG-CHECK-02 */
function* begin(g: Galactica, check: Check, c: Context): Rules<void> {
  const { spec, source, location, target, modifiers } = check;
  const name = check.card === null ? '' : g.entry(check.card).name;
  const printed = spec.modifier?.of(g, c) ?? 0;
  if (printed !== 0) modifiers.push({ source: name, kind: 'difficulty', amount: printed });
  for (const { hook, owner, card } of inForce(g, check, 'checkDifficulty')) {
    const by = card === null ? '' : g.entry(card).name;
    modifiers.push({ source: by, kind: 'difficulty', amount: hook(g, owner, check) });
  }
  g.emit({
    type: 'check-begins',
    source,
    name,
    location,
    target,
    difficulty: difficultyOf(check),
    printed: spec.difficulty,
    partial: spec.partial?.[0] ?? null,
    skills: [...spec.skills],
    text: checkLines(spec),
  });
  for (const { hook, owner } of inForce(g, check, 'checkBegins')) yield* hook(g, owner, check);
}

/** The number to reach, with everything that changes it. */
export function difficultyOf(check: Check): number {
  return check.spec.difficulty + modifiedBy(check, 'difficulty');
}

/** What everybody may know of it; standing orders are about it. */
function aboutCheck(g: Galactica, check: Check) {
  return {
    source: check.source,
    name: check.card === null ? '' : g.entry(check.card).name,
    location: check.location,
    target: check.target,
    difficulty: difficultyOf(check),
    strength: check.strength,
    /** By how much it falls short, once that is known. */
    short: check.strength === null ? null : Math.max(0, difficultyOf(check) - check.strength),
    outcome: check.outcome,
  };
}

/** Steps 2 and 3: the Destiny cards, then everybody's one chance, the current player's last. */
function* addCards(g: Galactica, check: Check): Rules<void> {
  check.stage = 'adding';
  if (!isModified(check, 'no-destiny')) addDestiny(g, 2); // BG-CHECK-05, BG-BOARD-01
  if (isModified(check, 'destiny-face-up')) {
    for (const card of g.cards.list(zones.check)) turnUp(g, check, card); // whose order nobody has seen
    g.emit({ type: 'destiny-turned-up', cards: toldCards(g, check, check.cards) });
  }
  for (const later of laterInCheck(g, check)) yield* later.afterDestiny?.(g, check) ?? []; // BG-UNI-137
  for (const seat of g.seatsAfter(g.current)) yield* contribute(g, check, seat); // BG-CHECK-06
}

/** The most cards a player may add to a check. BG-CHECK-08, BG-CHECK-10, BG-CHECK-13 */
function mostCards(g: Galactica, check: Check, seat: Seat): number {
  let most = g.cards.count(zones.hand(seat)); // BG-CHECK-13
  if (isInBrig(g, seat)) most = Math.min(most, cardsFromBrig(g)); // BG-CHECK-08
  most = Math.min(most, mostOfCylon(g, check, seat));
  for (const { hook, owner } of inForce(g, check, 'contribution')) {
    most = Math.min(most, hook(g, owner, seat, check, most));
  }
  return Math.max(0, most);
}

/** BG-CHECK-10, BG-CHECK-11, BG-CHECK-12 */
function mostOfCylon(g: Galactica, check: Check, seat: Seat): number {
  if (!isKnownCylon(g, seat)) return Number.POSITIVE_INFINITY;
  let most = isInfiltrating(g, seat) ? 2 : 1;
  for (const { hook, owner } of inForceSince8(g, check, 'cardsOfCylon')) most = hook(g, owner, seat, most);
  return most;
}

/** One, unless a house rule says otherwise. BG-CHECK-08 */
export function cardsFromBrig(g: Galactica): number {
  return Math.max(1, ...active(g, 'cardsFromBrig').map(({ hook, owner }) => hook(g, owner)));
}

/** The least cards a player adds who adds any: the Brig lets no more than one through anyway. */
function leastCards(g: Galactica, check: Check, seat: Seat): number {
  let least = 1;
  for (const { hook, owner } of inForce(g, check, 'leastCards')) least = hook(g, owner, seat, least);
  return least;
}

/** Whoever may not add just any number says first whether to add cards at all. */
function* joins(g: Galactica, check: Check, seat: Seat): Rules<boolean> {
  const options = [{ type: 'nothing' as const }, { type: 'yes' as const, text: phrase('joinCheck') }];
  return (yield* choose({ seat, kind: 'join-check', context: aboutCheck(g, check), options })).type === 'yes';
}

function addsNone(g: Galactica, check: Check, seat: Seat): void {
  check.added[seat] = 0;
  g.emit({ type: 'check-cards-added', seat, n: 0 });
}

/** Puts a player's cards into the pile, face down unless the check says otherwise. `by` is the ability that does it, if one does. */
export function putIntoCheck(g: Galactica, check: Check, seat: Seat, cards: readonly Card[], by?: string): void {
  const faceUp = isModified(check, 'face-up');
  const names = cards.map((card) => `${g.entry(card).name} ${g.strength(card)}`);
  const moved = cards.map(
    (card) => (faceUp ? g.cards.move(card, zones.checkOpen, 'bottom') : g.cards.move(card, zones.check)), // BG-CHECK-07
  );
  if (faceUp) check.cards.push(...moved);
  g.emit({
    type: 'check-cards-added',
    seat,
    n: moved.length,
    ...(by === undefined ? {} : { name: by }),
    ...(faceUp && { names, cards: toldCards(g, check, moved) }),
  });
}

function* contribute(g: Galactica, check: Check, seat: Seat): Rules<void> {
  const most = mostCards(g, check, seat);
  if (most === 0) {
    check.added[seat] = 0;
    return;
  }
  const least = leastCards(g, check, seat);
  if (least > 1 && !(most >= least && (yield* joins(g, check, seat)))) {
    addsNone(g, check, seat);
    return;
  }
  const chosen = yield* askSome({
    seat,
    kind: 'add-to-check',
    rules: ['BG-CHECK-06', 'BG-CHECK-07'],
    context: aboutCheck(g, check),
    options: g.hand(seat).map((card) => {
      const { name, type } = skillEntry(g, card);
      return { type: 'card' as const, card, name, skill: type, strength: g.strength(card) };
    }),
    min: least > 1 ? least : 0,
    max: most,
  });
  check.added[seat] = chosen.length;
  if (chosen.length === 0) {
    addsNone(g, check, seat);
    return;
  }
  yield* putOwnCards(
    g,
    check,
    seat,
    chosen.map(({ card }) => card),
  );
  yield* window(g, 'contributed', { check, seat }, { about: { seat, n: chosen.length } });
}

/** A player's cards join the check; where the sheet wants some of them face up, which ones is the player's choice. */
function* putOwnCards(g: Galactica, check: Check, seat: Seat, cards: readonly Card[]): Rules<void> {
  let open = 0;
  for (const { hook, owner } of inForceSince8(g, check, 'cardsFaceUp')) open += hook(g, owner, seat);
  if (open === 0 || isModified(check, 'face-up')) return putIntoCheck(g, check, seat, cards);
  const options = cards.map((card) => ({
    type: 'card' as const,
    card,
    name: g.entry(card).name,
    strength: g.strength(card),
  }));
  const { card } = yield* choose({ seat, kind: 'card-face-up', options });
  const others = cards.filter((one) => one !== card);
  if (others.length > 0) putIntoCheck(g, check, seat, others);
  putFaceUp(g, check, seat, card);
}

/** One of the cards just added lies open for all to see. */
function putFaceUp(g: Galactica, check: Check, seat: Seat, card: Card): void {
  const moved = g.cards.move(card, zones.checkOpen, 'bottom');
  check.cards.push(moved);
  const names = [`${g.entry(moved).name} ${g.strength(moved)}`];
  g.emit({ type: 'check-cards-added', seat, n: 1, names, cards: toldCards(g, check, [moved]) });
}

/** Turns what lies face down in the check face up. */
function layOpen(g: Galactica, check: Check): void {
  for (let card = g.cards.top(zones.check); card !== null; card = g.cards.top(zones.check)) turnUp(g, check, card);
}

function turnUp(g: Galactica, check: Check, card: Card): void {
  check.cards.push(g.cards.move(card, zones.checkOpen, 'bottom'));
}

/** Step 4: shuffled, so that nobody can tell who played what, and turned up. BG-CHECK-15, BG-CHECK-16 */
function* turnFaceUp(g: Galactica, check: Check): Rules<void> {
  yield* window(g, 'before-reveal', { check }, { about: () => aboutCheck(g, check) });
  g.cards.shuffle(zones.check);
  layOpen(g, check);
  check.stage = 'revealed';
  if (check.cards.some((card) => skillEntry(g, card).checkAbility)) check.iconPlayed = true;
  const matching: string[] = [];
  const others: string[] = [];
  for (const card of check.cards) {
    const { name, type } = skillEntry(g, card);
    (check.spec.skills.includes(type) ? matching : others).push(`${name} ${g.strength(card)}`); // BG-CHECK-16
  }
  g.emit({ type: 'check-revealed', matching, others, cards: toldCards(g, check, check.cards) });
  yield* window(g, 'check-revealed', { check }, { about: () => aboutCheck(g, check) });
}

/** Steps 6 and 7: total, then pass, partial pass or fail. */
function* judge(g: Galactica, check: Check): Rules<void> {
  check.strength = totalStrength(g, check); // BG-CHECK-18
  check.stage = 'totalled';
  const cards = toldCards(g, check, cardsOf(g, check)); // abilities may have changed what each counts
  g.emit({ type: 'check-totalled', strength: check.strength, difficulty: difficultyOf(check), cards });
  yield* window(g, 'after-total', { check }, { about: () => aboutCheck(g, check) });
  const { partial } = check.spec;
  if (check.strength >= difficultyOf(check))
    check.outcome = 'pass'; // BG-CHECK-19
  else if (partial && check.strength >= partial[0])
    check.outcome = 'partial'; // BG-CHECK-22, BG-FAQ-23
  else check.outcome = 'fail'; // BG-CHECK-20
  for (const later of laterInCheck(g, check)) yield* later.judge?.(g, check) ?? []; // BG-UNI-141
}

/** The result, and what comes with it. */
function* carryOut(g: Galactica, check: Check, c: Context): Rules<void> {
  const { spec, outcome } = check;
  g.emit({ type: 'check-outcome', outcome, strength: check.strength, difficulty: difficultyOf(check) });
  if (outcome === 'pass') {
    yield* window(g, 'after-pass', { check }, { about: () => aboutCheck(g, check) });
    yield* (laterInCheck(g, check).findLast(({ insteadOfPass }) => insteadOfPass)?.insteadOfPass ?? spec.pass).run(
      g,
      c,
    );
  } else if (outcome === 'partial') {
    yield* spec.partial?.[1].run(g, c) ?? [];
  } else if (!isModified(check, 'no-fail')) {
    yield* spec.fail?.run(g, c) ?? [];
  }
  for (const later of laterInCheck(g, check)) yield* later.withResult?.(g, check) ?? []; // BG-UNI-141
}

/** Takes a card out of a check; its strength counts no longer. BG-ABILITY-07 */
export function removeFromCheck(g: Galactica, check: Check, card: Card, to: Seat | 'discard'): void {
  g.emit({ type: 'check-card-removed', ...toldCard(g, check, card), to });
  check.cards.splice(check.cards.indexOf(card), 1);
  if (to === 'discard') discardSkillCard(g, card);
  else g.cards.move(card, zones.hand(to));
}

/** Puts a card into a check face up; an icon on it counts as played. */
export function addToCheckOpen(g: Galactica, check: Check, card: Card, by: Seat | null): void {
  const added = g.cards.move(card, zones.checkOpen, 'bottom');
  check.cards.push(added);
  if (skillEntry(g, added).checkAbility) check.iconPlayed = true;
  g.emit({ type: 'check-card-added', by, ...toldCard(g, check, added) });
}
