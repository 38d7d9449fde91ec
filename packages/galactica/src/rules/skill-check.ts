/** Skill checks, step by step. BG-CHECK */
import { askSome, type Card, type Rules, type Seat } from '@ragtag/kernel';
import type { CheckSpec, Context } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import type { LocationId } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { checkText } from '../text/card-text.ts';
import { toldCard, toldCards } from './check-told.ts';
import { addDestiny, discardSkillCard, skillEntry } from './decks.ts';
import { active, type Hooks } from './hooks.ts';
import { turnUpTreachery } from './reckless.ts';
import { resolveAbilities, resolveConsequence, totalStrength } from './skill-check-abilities.ts';
import { window } from './windows.ts';

export interface CheckSource {
  readonly source: Check['source'];
  readonly card?: Card;
  readonly location?: LocationId;
  readonly target?: Seat;
  /** Effects of the result are carried out in this context. */
  readonly context: Context;
}

/** Makes a skill check and carries its result out. The same steps whatever it comes from. BG-CHECK-01, BG-CHECK-24 */
export function* skillCheck(g: Galactica, spec: CheckSpec, from: CheckSource): Rules<Check> {
  const outer = g.check; // an action granted in the middle of a check may bring another
  const check = newCheck(g, spec, from);
  g.check = check;
  yield* begin(g, check, from.context); // BG-CHECK-02
  yield* window(g, 'check-outright', { check }, { about: () => aboutCheck(g, check) });
  if (!check.outright) {
    yield* window(g, 'before-check', { check }, { about: () => aboutCheck(g, check) });
    yield* addCards(g, check);
    yield* turnFaceUp(g, check);
    yield* resolveAbilities(g, check); // BG-CHECK-17: abilities, consequence, reckless turn-up
    yield* resolveConsequence(g, check);
    yield* turnUpTreachery(g, check);
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
    change: 0,
    reckless: false,
    faceup: false,
    destinyFaceup: false,
    noDestiny: false,
    noAbilities: false,
    positive: new Set(),
    strengthOnePositive: false,
    zero: new Set(),
    double: new Set(),
    bonus: 0,
    resolved: new Set(),
    iconPlayed: false,
    used: new Set(),
    added: g.seats.map(() => null),
    stage: 'before',
    strength: null,
    outcome: null,
    failOff: false,
    outright: false,
    cards: [],
    afterDestiny: [],
    bonuses: [],
    judgements: [],
    withResult: [],
    passInstead: null,
  };
}

/** Sheets do nothing to the check of a super crisis. BG-CRISIS-13 */
function inForce<K extends keyof Hooks>(g: Galactica, check: Check, name: K) {
  const found = active(g, name);
  return check.source === 'super-crisis' ? found.filter(({ owner, card }) => owner === null || card !== null) : found;
}

/** Read aloud, with what always changes it. BG-CHECK-02 */
function* begin(g: Galactica, check: Check, c: Context): Rules<void> {
  check.change += check.spec.modifier?.of(g, c) ?? 0;
  for (const { hook, owner } of inForce(g, check, 'checkDifficulty')) check.change += hook(g, owner, check);
  const { spec, source, location, target } = check;
  const name = check.card === null ? '' : g.entry(check.card).name;
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
    text: checkText(spec),
  });
  for (const { hook, owner } of inForce(g, check, 'checkBegins')) yield* hook(g, owner, check);
}

/** The number to reach, with everything that changes it. */
export function difficultyOf(check: Check): number {
  return check.spec.difficulty + check.change;
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
  if (!check.noDestiny) addDestiny(g, 2); // BG-CHECK-05, BG-BOARD-01
  if (check.destinyFaceup) {
    layOpen(g, check);
    g.emit({ type: 'destiny-turned-up', cards: toldCards(g, check, check.cards) });
  }
  for (const join of check.afterDestiny) yield* join(); // BG-UNI-137
  for (const seat of g.seatsAfter(g.current)) yield* contribute(g, check, seat); // BG-CHECK-06
}

/** The most cards a player may add to a check. BG-CHECK-08, BG-CHECK-10, BG-CHECK-13 */
function mostCards(g: Galactica, check: Check, seat: Seat): number {
  let most = g.cards.count(zones.hand(seat)); // BG-CHECK-13
  if (g.isAt(seat, 'brig')) most = Math.min(most, cardsFromBrig(g)); // BG-CHECK-08
  if (g.player(seat).revealed) most = Math.min(most, 1); // BG-CHECK-10
  for (const { hook, owner } of inForce(g, check, 'contribution')) {
    most = Math.min(most, hook(g, owner, seat, check, most));
  }
  return Math.max(0, most);
}

/** One, unless a house rule says otherwise. BG-CHECK-08 */
export function cardsFromBrig(g: Galactica): number {
  return Math.max(1, ...active(g, 'cardsFromBrig').map(({ hook, owner }) => hook(g, owner)));
}

function* contribute(g: Galactica, check: Check, seat: Seat): Rules<void> {
  const most = mostCards(g, check, seat);
  if (most === 0) {
    check.added[seat] = 0;
    return;
  }
  const chosen = yield* askSome({
    seat,
    kind: 'add-to-check',
    rules: ['BG-CHECK-06', 'BG-CHECK-07'],
    context: aboutCheck(g, check),
    options: g.hand(seat).map((card) => {
      const { name, type } = skillEntry(g, card);
      return { type: 'card', card, name, skill: type, strength: g.strength(card) };
    }),
    min: 0,
    max: most,
  });
  check.added[seat] = chosen.length;
  if (chosen.length === 0) {
    g.emit({ type: 'check-cards-added', seat, n: 0 });
    return;
  }
  const moved = chosen.map(
    ({ card }) => (check.faceup ? g.cards.move(card, zones.checkOpen, 'bottom') : g.cards.move(card, zones.check)), // BG-CHECK-07
  );
  if (check.faceup) check.cards.push(...moved);
  const open = check.faceup && {
    names: chosen.map(({ name, strength }) => `${name} ${strength}`),
    cards: toldCards(g, check, moved),
  };
  g.emit({ type: 'check-cards-added', seat, n: chosen.length, ...open });
  yield* window(g, 'contributed', { check, seat }, { about: { seat, n: chosen.length } });
}

/** Turns what lies face down in the check face up. */
function layOpen(g: Galactica, check: Check): void {
  for (let card = g.cards.top(zones.check); card !== null; card = g.cards.top(zones.check)) {
    check.cards.push(g.cards.move(card, zones.checkOpen, 'bottom'));
  }
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
  for (const judgement of check.judgements) yield* judgement(); // BG-UNI-141
}

/** The result, and what comes with it. */
function* carryOut(g: Galactica, check: Check, c: Context): Rules<void> {
  const { spec, outcome } = check;
  g.emit({ type: 'check-outcome', outcome, strength: check.strength, difficulty: difficultyOf(check) });
  if (outcome === 'pass') {
    yield* window(g, 'after-pass', { check }, { about: () => aboutCheck(g, check) });
    yield* (check.passInstead ?? spec.pass).run(g, c);
  } else if (outcome === 'partial') {
    yield* spec.partial?.[1].run(g, c) ?? [];
  } else if (!check.failOff) {
    yield* spec.fail?.run(g, c) ?? [];
  }
  for (const effect of check.withResult) yield* effect(); // BG-UNI-141
}

/** The cards still in a check, face up. Those of an outer check lie there too. */
export function cardsOf(g: Galactica, check: Check): Card[] {
  return g.cards.list(zones.checkOpen).filter((card) => check.cards.includes(card));
}

/** Takes a card out of a check; its strength counts no longer. BG-ABILITY-07 */
export function removeFromCheck(g: Galactica, check: Check, card: Card, to: Seat | 'discard'): void {
  g.emit({ type: 'check-card-removed', ...toldCard(g, check, card), to });
  check.cards.splice(check.cards.indexOf(card), 1);
  if (to === 'discard') discardSkillCard(g, card);
  else g.cards.move(card, zones.hand(to));
}

/** Puts a card into a check face up; an icon on it counts as played. */
export function addToCheckOpen(g: Galactica, check: Check, card: Card): void {
  const added = g.cards.move(card, zones.checkOpen, 'bottom');
  check.cards.push(added);
  if (skillEntry(g, added).checkAbility) check.iconPlayed = true;
  g.emit({ type: 'check-card-added', ...toldCard(g, check, added) });
}
