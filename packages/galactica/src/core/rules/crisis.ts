/** Crises and super crises: drawing, choosing, resolving. BG-CRISIS */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { CrisisEntry } from '../content/entry.ts';
import type { Context, Effect } from '../effects/effect.ts';
import { choose } from '../engine/asking.ts';
import { context } from '../engine/context.ts';
import { discardTo, drawCard } from '../engine/decks.ts';
import { active } from '../engine/hooks.ts';
import { within } from '../engine/scope.ts';
import { window } from '../engine/windows.ts';
import { countsAsCylon } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { CrisisInPlay } from '../state/records.ts';
import { zones } from '../state/zones.ts';
import { cardLines } from '../text/card-lines.ts';
import { phrase } from '../text/phrase.ts';
import { checkObjective } from './destination.ts';
import { skillCheck } from './skill-check.ts';
import { chooserOf } from './titles.ts';

/** The current player draws the top crisis, reads it aloud and resolves it. BG-CRISIS-01 */
export function* crisisStep(g: Galactica, seat: Seat): Rules<void> {
  const card = yield* drawCrisis(g, seat);
  if (card !== null) yield* resolveCrisis(g, card, seat);
}

/** Draws a crisis and lays it among those of this turn; some draw several and choose, the others going to the bottom. */
function* drawCrisis(g: Galactica, seat: Seat): Rules<Card | null> {
  let n = 1;
  for (const { hook, owner } of active(g, 'crisesToDraw')) n = hook(g, owner, seat, n);
  if (n <= 1) return drawCard(g, zones.crisisDeck, zones.crisisDiscard, zones.turnCrises, 'bottom');
  const drawn: Card[] = [];
  for (let left = n; left > 0; left--) {
    const card = drawCard(g, zones.crisisDeck, zones.crisisDiscard, zones.lookedAt(seat));
    if (card !== null) drawn.push(card);
  }
  return yield* chooseCrisis(g, seat, drawn);
}

/** Chooses one of the crises looked at; the others go to the bottom of the deck, unseen by the rest. */
export function* chooseCrisis(g: Galactica, seat: Seat, drawn: readonly Card[]): Rules<Card | null> {
  if (drawn.length === 0) return null;
  g.emitWith(
    { type: 'crises-looked-at', seat, n: drawn.length },
    {
      names: drawn.map((card) => g.entry(card).name),
    },
  );
  const options = drawn.map((card) => ({ type: 'crisis' as const, card, name: g.entry(card).name }));
  const picked = yield* choose({ seat, kind: 'choose-crisis', rules: ['BG-CRISIS-01'], options });
  for (const card of drawn) if (card !== picked.card) g.cards.move(card, zones.crisisDeck, 'bottom');
  return g.cards.move(picked.card, zones.turnCrises, 'bottom');
}

/** Resolves a crisis that lies face up among this turn's crises; abilities may put another in its place first. */
export function* resolveCrisis(g: Galactica, card: Card, by: Seat): Rules<void> {
  const outer = g.crisis;
  let drawn: Card | null = card;
  while (drawn !== null) {
    if (yield* within(g, 'crisis', revealAndResolve(g, drawn, by))) break;
    discardTo(g, drawn, zones.crisisDiscard);
    drawn = yield* drawCrisis(g, by);
  }
  g.crisis = outer;
}

/** False if another is put in its place. */
function* revealAndResolve(g: Galactica, card: Card, by: Seat): Rules<boolean> {
  const crisis = yield* revealCrisis(g, card, by);
  if (crisis.replaced) return false;
  yield* finishCrisis(g, crisis);
  return true;
}

function* revealCrisis(g: Galactica, card: Card, by: Seat): Rules<CrisisInPlay> {
  const crisis: CrisisInPlay = {
    card,
    drawnBy: by,
    superCrisis: false,
    replaced: false,
    chooser: null,
    option: null,
    instead: null,
  };
  g.crisis = crisis;
  const about = { name: g.entry(card).name, seat: by };
  g.emit({ type: 'crisis-drawn', seat: by, ...toldCrisis(crisisEntry(g, card)) });
  for (const { hook, owner } of active(g, 'crisisDrawn')) yield* hook(g, owner, crisis);
  yield* window(g, 'crisis-revealed', { crisis }, { about });
  if (!crisis.replaced) {
    for (const { hook, owner } of active(g, 'crisisKept')) yield* hook(g, owner, crisis); // BG-UNI-133
    yield* window(g, 'crisis-kept', { crisis }, { about });
  }
  return crisis;
}

/** The card's icons count for the rest of the turn, then its text is carried out. */
function* finishCrisis(g: Galactica, crisis: CrisisInPlay): Rules<void> {
  const { card, drawnBy } = crisis;
  const entry = crisisEntry(g, card);
  const { crises, modifiers } = g.turn;
  const addedIcon = modifiers.take('jump-icon');
  if (addedIcon) modifiers.set('jump-icon-given');
  // Caprica brings no Activate Cylon Ships step, whoever's turn it is
  const activation = countsAsCylon(g, drawnBy) ? [] : entry.activation;
  const jumps = !countsAsCylon(g, drawnBy) || g.content.variations.cylonCrisesJump;
  crises.add({ activation, jump: jumps && (entry.jump || addedIcon) });
  yield* carryOut(g, crisis, entry, context('crisis', drawnBy, { card }));
  if (g.cards.zoneOf(card) === zones.travelled) yield* checkObjective(g); // BG-UNI-160
}

function crisisEntry(g: Galactica, card: Card): CrisisEntry {
  const entry = g.entry(card);
  if (entry.deck !== 'crisis' && entry.deck !== 'super-crisis') throw new Error(`'${entry.name}' is no crisis`);
  return entry;
}

/** Read aloud: what it says and what stands at its foot. */
function toldCrisis(entry: CrisisEntry) {
  const { name, kind, activation, jump } = entry;
  return { name, kind, text: cardLines(entry), activation: [...activation], jump };
}

/** A check, a choice, an event or an attack. BG-CRISIS-02..05 */
function* carryOut(g: Galactica, crisis: CrisisInPlay, entry: CrisisEntry, c: Context): Rules<void> {
  const { check, otherwise, options, event } = entry;
  if (entry.kind === 'attack') {
    for (const { hook, owner } of active(g, 'attackDrawn')) yield* hook(g, owner, crisis.card);
  } else if (entry.kind === 'event') {
    yield* event?.run(g, c) ?? []; // BG-CRISIS-05
  } else if (entry.kind === 'choice') {
    if (options) yield* decide(g, crisis, entry, options, c);
  } else if (check) {
    const checkEffect: Effect = {
      text: phrase('checkOf', { difficulty: check.difficulty }),
      *run() {
        // BG-CRISIS-03
        yield* skillCheck(g, check, {
          source: crisis.superCrisis ? 'super-crisis' : 'crisis',
          card: crisis.card,
          context: c,
        });
      },
    };
    if (otherwise)
      yield* decide(g, crisis, entry, [checkEffect, otherwise], c); // BG-CRISIS-04, BG-CHECK-03
    else yield* checkEffect.run(g, c);
  }
}

/** The person named picks one of the two parts, possible or not unless the card itself forbids it. BG-CRISIS-06 */
function* decide(
  g: Galactica,
  crisis: CrisisInPlay,
  entry: CrisisEntry,
  parts: readonly [Effect, Effect],
  c: Context,
): Rules<void> {
  const seat = chooserFor(g, crisis, entry);
  crisis.chooser = seat;
  const about = { name: entry.name, seat };
  yield* window(g, 'crisis-choice-before', { crisis }, { about });
  if (crisis.option === null && crisis.instead === null) {
    const mustTakeFirst = !crisis.superCrisis && entry.chooser === 'current' && firstOptionOnly(g, seat);
    const offered = parts.flatMap((part, index) => {
      const barred = part.barred?.(g, c) || (mustTakeFirst && index > 0);
      return barred ? [] : [{ type: 'option' as const, index, ...labelOf(entry, index, part) }];
    });
    if (offered.length === 0) return;
    const picked = yield* choose({
      seat,
      kind: 'crisis-choice',
      rules: ['BG-CRISIS-04', 'BG-CRISIS-06'],
      context: { name: entry.name },
      options: offered,
    });
    crisis.option = picked.index === 0 ? 0 : 1;
  }
  g.emit({ type: 'crisis-choice', seat, name: entry.name, option: crisis.option, ...toldChoice(entry, crisis, parts) });
  yield* window(g, 'crisis-choice', { crisis }, { about: { ...about, option: crisis.option } });
  if (crisis.option !== null)
    yield* parts[crisis.option].run(g, c); // BG-CHECK-04: no check, no Destiny cards
  else yield* optionOf(g, crisis.instead)?.run(g, c) ?? []; // BG-CLAR-20
}

/** The option that an ability of this name adds to those of a crisis. */
function optionOf(g: Galactica, instead: string | null): Effect | undefined {
  for (const { abilities } of g.content.characters) {
    const found = abilities.find(({ name, crisisOption }) => name === instead && crisisOption);
    if (found) return found.crisisOption;
  }
  return undefined;
}

function firstOptionOnly(g: Galactica, seat: Seat): boolean {
  return active(g, 'firstOptionOnly').some(({ hook, owner }) => hook(g, owner, seat));
}

/** What was chosen: the check, or what is done in its place. */
function toldChoice({ kind }: CrisisEntry, { option }: CrisisInPlay, parts: readonly [Effect, Effect]) {
  if (option === null) return {};
  const isCheck = kind === 'check-or' && option === 0;
  return isCheck ? { label: 'check' } : { label: 'effect', text: parts[option].text };
}

/** What is put to the current player, a Cylon player who brought the crisis about decides. BG-CYLON-08 */
function chooserFor(g: Galactica, { drawnBy }: CrisisInPlay, { chooser = 'current' }: CrisisEntry): Seat {
  return chooser === 'current' && countsAsCylon(g, drawnBy) ? drawnBy : chooserOf(g, chooser);
}

function labelOf({ check, kind }: CrisisEntry, index: number, { text }: Effect) {
  if (kind === 'check-or' && index === 0 && check) {
    return { label: 'check', difficulty: check.difficulty, skills: [...check.skills] } as const;
  }
  return { label: 'effect', text } as const;
}

/** A Cylon player plays a super crisis: like any crisis, but sheets do nothing to it. BG-CRISIS-13 */
export function playSuperCrisis(g: Galactica, seat: Seat, card: Card): Rules<void> {
  return within(g, 'super-crisis', resolveSuperCrisis(g, seat, card));
}

function* resolveSuperCrisis(g: Galactica, seat: Seat, card: Card): Rules<void> {
  const outer = g.crisis;
  const played = g.cards.move(card, zones.resolving);
  const crisis: CrisisInPlay = {
    card: played,
    drawnBy: seat,
    superCrisis: true,
    replaced: false,
    chooser: null,
    option: null,
    instead: null,
  };
  g.crisis = crisis;
  const entry = crisisEntry(g, played);
  g.emit({ type: 'super-crisis-played', seat, ...toldCrisis(entry) });
  for (const { hook, owner } of active(g, 'superCrisisPlayed')) hook(g, owner, seat);
  yield* carryOut(g, crisis, entry, context('super-crisis', seat, { card: played }));
  if (g.cards.zoneOf(played) === zones.resolving) discardTo(g, played, zones.superCrisisDiscard);
  g.crisis = outer;
}

/** Keeps a crisis in play instead of discarding it; its icons still count this turn. */
export function keepInPlay(g: Galactica, card: Card): void {
  g.cards.move(card, zones.inPlay, 'bottom');
  g.emit({ type: 'kept-in-play', name: g.entry(card).name });
}
