/** Skill checks, step by step. BG-CHECK */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { CheckSpec, Context } from '../effects/effect.ts';
import { addDestiny, discardSkillCard, skillEntry } from '../engine/decks.ts';
import { active } from '../engine/hooks.ts';
import { isModified, laterInCheck } from '../engine/modifiers.ts';
import { within } from '../engine/scope.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import type { LocationId } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { checkLines } from '../text/card-lines.ts';
import { cardsOf } from './check-cards.ts';
import { contribute, inForce } from './check-contributions.ts';
import { aboutCheck, difficultyOf, toldCard, toldCards } from './check-told.ts';
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
  // Who takes a card out comes after who adds some: in games of earlier revisions both had one moment. BG-UNI-139
  if (g.configuration.revision < 8) return;
  yield* window(g, 'check-complete', { check }, { about: () => aboutCheck(g, check) });
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
