/** What players add to a skill check, and how many cards. BG-CHECK-06..13 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import { askSome, choose } from '../engine/asking.ts';
import { skillEntry } from '../engine/decks.ts';
import { active, type Hooks } from '../engine/hooks.ts';
import { isModified } from '../engine/modifiers.ts';
import { window } from '../engine/windows.ts';
import { isInfiltrating, isKnownCylon } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import { zones } from '../state/zones.ts';
import { phrase } from '../text/phrase.ts';
import { isInBrig } from './boards.ts';
import { aboutCheck, toldCards } from './check-told.ts';

/** Sheets do nothing to the check of a super crisis. BG-CRISIS-13 */
export function inForce<K extends keyof Hooks>(g: Galactica, check: Check, name: K) {
  const found = active(g, name);
  return check.source === 'super-crisis' ? found.filter(({ owner, card }) => owner === null || card !== null) : found;
}

/** The same, but for games of earlier revisions, in which these hooks of sheets counted there too. */
function inForceSince8<K extends 'cardsOfCylon' | 'cardsFaceUp'>(g: Galactica, check: Check, name: K) {
  return g.configuration.revision < 8 ? active(g, name) : inForce(g, check, name);
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

/** One player's one chance: those who hold cards say which of them they add. BG-CHECK-06 */
export function* contribute(g: Galactica, check: Check, seat: Seat): Rules<void> {
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
  if (isModified(check, 'face-up') || !laysOneOpen(g, check, seat)) return putIntoCheck(g, check, seat, cards);
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

/** The sheet has one of the cards lie face up that this player adds. */
function laysOneOpen(g: Galactica, check: Check, seat: Seat): boolean {
  return inForceSince8(g, check, 'cardsFaceUp').some(({ hook, owner }) => hook(g, owner, seat) > 0);
}

/** What this player has just added: on top of what lies face down, last of what lies open. */
export function justAdded(g: Galactica, check: Check, seat: Seat): Card[] {
  const n = check.added[seat] ?? 0;
  const one = laysOneOpen(g, check, seat) && g.configuration.revision >= 8; // games of earlier revisions forgot that one
  const open = isModified(check, 'face-up') ? n : Math.min(n, one ? 1 : 0);
  const faceUp = g.cards.list(zones.checkOpen);
  return [...faceUp.slice(faceUp.length - open), ...g.cards.list(zones.check).slice(0, n - open)];
}

/** One of the cards just added lies open for all to see. */
function putFaceUp(g: Galactica, check: Check, seat: Seat, card: Card): void {
  const moved = g.cards.move(card, zones.checkOpen, 'bottom');
  check.cards.push(moved);
  const names = [`${g.entry(moved).name} ${g.strength(moved)}`];
  g.emit({ type: 'check-cards-added', seat, n: 1, names, cards: toldCards(g, check, [moved]) });
}
