/**
 * Windows of the game: moments when players may interrupt with skill cards, abilities and quorum cards. What can respond
 * is said by the entries themselves; this file only opens the moment. BG-TIMING-01, BG-TIMING-02, BG-UNI-114, BG-UNI-115
 */
import { type Card, type Option, openWindow, type Plain, type Rules, type Seat } from '@ragtag/kernel';
import type { Ability, Content } from '../content/entry.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check, CrisisInPlay, Roll } from '../state/records.ts';
import type { Area, LocationId, ViperKind } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { playSkillCard } from './decks.ts';
import { canUseMiracle, spendMiracle } from './miracle.ts';
import { moments } from './moments.ts';

/** What each kind of moment is about. */
export interface WindowContexts {
  'turn-start': Record<string, never>;
  'movement-end': { readonly seat: Seat };
  'crisis-revealed': { readonly crisis: CrisisInPlay };
  'crisis-kept': { readonly crisis: CrisisInPlay };
  'crisis-choice-before': { readonly crisis: CrisisInPlay };
  'crisis-choice': { readonly crisis: CrisisInPlay };
  'check-outright': { readonly check: Check };
  'before-check': { readonly check: Check };
  contributed: { readonly check: Check; readonly seat: Seat };
  'before-reveal': { readonly check: Check };
  'check-revealed': { readonly check: Check };
  'after-total': { readonly check: Check };
  'after-pass': { readonly check: Check };
  'check-resolved': { readonly check: Check };
  'before-roll': { readonly roll: Roll };
  'after-roll': { readonly roll: Roll };
  'before-raiders': { readonly spared: Set<Seat> };
  /** `replaced`: something else has been done instead of the attack. */
  'before-piloted-attack': { readonly seat: Seat; readonly area: Area; replaced: boolean };
  'target-destroyed': { readonly by: Seat; readonly what: 'basestar' | 'centurion' };
  /** `taken`: somebody has got into it. */
  'viper-placed': { readonly ship: ViperKind; readonly area: Area; taken?: boolean };
  'quorum-used': { readonly seat: Seat; readonly card: Card };
  'repair-used': { readonly seat: Seat };
  'executive-order-done': { readonly seat: Seat; readonly target: Seat };
  'location-done': { readonly seat: Seat; readonly location: LocationId };
  'resource-lost': { readonly resource: string; readonly n: number };
  'must-discard': { readonly seat: Seat; amount: number };
  'treachery-discarded': { readonly seat: Seat };
  'turn-end': Record<string, never>;
}
export type WindowName = keyof WindowContexts;

/** One way to respond in one kind of window. */
export interface Response<W extends WindowName> {
  readonly window: W;
  /** Whether this player may do it now; absent: always. `card` is the card responding, null for a sheet. */
  possible?(g: Galactica, seat: Seat, w: WindowContexts[W], card: Card | null): boolean;
  /** The ways to do it, if there is more than one: plain fields that go into the option. */
  choices?(
    g: Galactica,
    seat: Seat,
    w: WindowContexts[W],
    card: Card | null,
  ): readonly { readonly [key: string]: Plain }[];
  /** Does it; a skill card has been discarded, a miracle token spent, before. 'close' ends the window. */
  respond(
    g: Galactica,
    seat: Seat,
    w: WindowContexts[W],
    choice: { readonly [key: string]: Plain },
    card: Card | null,
  ): Rules<'close' | void>;
}
type AnyResponse = { [W in WindowName]: Response<W> }[WindowName];
export type Responses = readonly AnyResponse[];

interface Way {
  readonly option: Option;
  readonly response: AnyResponse;
  readonly choice: { readonly [key: string]: Plain };
  readonly card: Card | null;
  readonly from: 'skill' | 'quorum' | 'sheet' | 'miracle';
}

type About = { readonly [key: string]: Plain };

interface WindowSettings {
  /** Public facts about the moment, for clients and standing orders; a function where responses change them. */
  readonly about?: About | (() => About);
  /** Those who might respond; everybody unless said otherwise. */
  readonly seats?: readonly Seat[];
  readonly until?: 'all-pass' | 'once-each';
}

/** Opens a moment. Nobody is asked who cannot respond; where several want it the current player decides. */
export function* window<W extends WindowName>(
  g: Galactica,
  name: W,
  w: WindowContexts[W],
  settings: WindowSettings = plainly,
): Rules<void> {
  if (!mightBeUsed(g, name, w, settings.seats ?? g.seats)) return; // most moments pass unseen
  // Where responses change the facts everybody is asked anew after each, with the facts as they are then.
  const anew = typeof settings.about === 'function';
  while (yield* openOnce(g, name, w, settings, anew));
}

const plainly: WindowSettings = Object.freeze({});

/** True if somebody responded and everybody is to be asked anew. */
function* openOnce<W extends WindowName>(
  g: Galactica,
  name: W,
  w: WindowContexts[W],
  { about = noFacts, seats = g.seatsFrom(g.current), until = 'all-pass' }: WindowSettings,
  anew: boolean,
): Rules<boolean> {
  let offered: Way[] = [];
  let goesOn = false;
  yield* openWindow<Option>({
    kind: name,
    rules: moments[name].rules,
    context: about,
    event: g.event,
    seats,
    until,
    arbiter: g.current,
    responses: (seat) => {
      const found = waysToRespond(g, seat, name, w);
      if (found.length === 0) return noOptions;
      offered.push(...found);
      return found.map(({ option }) => option);
    },
    *respond(seat, option) {
      const way = offered.find((one) => one.option === option);
      if (!way) throw new Error(`${name}: a response that was not offered`);
      offered = [];
      g.emit({ type: 'responded', seat, window: name, name: String(way.option['name']) });
      if (way.from === 'skill' && way.card !== null) yield* playSkillCard(g, seat, way.card);
      if (way.from === 'miracle') yield* spendMiracle(g, seat);
      // `waysToRespond` listed responses of this very window only, so `w` is what the response takes.
      const done = yield* (way.response as Response<W>).respond(g, seat, w, way.choice, way.card);
      goesOn = anew && done !== 'close';
      return anew ? 'close' : done;
    },
  });
  return goesOn;
}
const noFacts: About = Object.freeze({});
const noOptions: readonly Option[] = Object.freeze([]);

/** What this player could do in this window now. */
function waysToRespond<W extends WindowName>(g: Galactica, seat: Seat, name: W, w: WindowContexts[W]): readonly Way[] {
  let ways: readonly Way[] = noWays;
  const { faces } = respondersOf(g.content, name);
  const hand = zones.hand(seat);
  if (g.cards.holdsAny(hand, faces)) {
    const { revealed } = g.player(seat);
    const seen = new Set<number>();
    for (const card of g.cards.list(hand)) {
      const face = g.cards.faceOf(card);
      if (!faces.has(face) || seen.has(face)) continue;
      const entry = g.content.faces[face];
      if (entry?.deck !== 'skill') continue;
      if (revealed !== (entry.forCylons ?? false)) continue; // BG-CYLON-05, BG-TURNREF-15
      seen.add(face);
      ways = withWays(ways, g, seat, name, w, entry, 'skill', card);
    }
  }
  for (const ability of abilitiesResponding(g, seat, name, w)) {
    const miracle = ability.kind === 'miracle';
    if (miracle && !canUseMiracle(g, seat)) continue;
    ways = withWays(ways, g, seat, name, w, ability, miracle ? 'miracle' : 'sheet', null);
  }
  for (const holder of g.seats) {
    const given = zones.quorumGiven(holder);
    if (g.cards.count(given) === 0) continue;
    for (const card of g.cards.list(given)) {
      const entry = g.entry(card);
      if (entry.deck !== 'quorum') continue;
      const user = entry.usedBy === 'president' ? g.holder('president') : holder; // BG-FAQ-36
      if (user === seat) ways = withWays(ways, g, seat, name, w, entry, 'quorum', card);
    }
  }
  return ways;
}
const noWays: readonly Way[] = Object.freeze([]);

/** These ways and those of one card or ability. */
function withWays<W extends WindowName>(
  ways: readonly Way[],
  g: Galactica,
  seat: Seat,
  name: W,
  w: WindowContexts[W],
  { name: label, responses = noResponses }: Pick<Ability, 'name' | 'responses'>,
  from: Way['from'],
  card: Card | null,
): readonly Way[] {
  let all = ways;
  for (const response of responses) {
    if (response.window !== name) continue;
    const one = response as Response<W>; // its window is this one
    if (one.possible && !one.possible(g, seat, w, card)) continue;
    for (const choice of one.choices?.(g, seat, w, card) ?? onlyOneWay) {
      const option: Option = { ...choice, type: 'respond', from, name: label, ...(card === null ? {} : { card }) };
      all = [...all, { option, response, choice, card, from }];
    }
  }
  return all;
}
const noResponses: Responses = Object.freeze([]);
const onlyOneWay = Object.freeze([Object.freeze({})]);

/** Whether any of them has something that speaks of this window, possible now or not. */
function mightBeUsed<W extends WindowName>(
  g: Galactica,
  name: W,
  w: WindowContexts[W],
  seats: readonly Seat[],
): boolean {
  const { faces } = respondersOf(g.content, name);
  for (const seat of g.seats) if (g.cards.count(zones.quorumGiven(seat)) > 0) return true;
  for (const seat of seats) {
    if (abilitiesResponding(g, seat, name, w).length > 0 || g.cards.holdsAny(zones.hand(seat), faces)) return true;
  }
  return false;
}

/** The abilities of a sheet that speak of this window, while the sheet is in force. */
function abilitiesResponding<W extends WindowName>(
  g: Galactica,
  seat: Seat,
  name: W,
  w: WindowContexts[W],
): readonly Ability[] {
  const player = g.player(seat);
  const abilities = respondersOf(g.content, name).abilities[player.character] ?? none;
  return abilities.length === 0 || player.revealed || sheetsAreShut(w) ? none : abilities;
}
const none: readonly Ability[] = Object.freeze([]);

/** A super crisis and its check are immune to the abilities of characters. BG-CRISIS-13 */
function sheetsAreShut(w: WindowContexts[WindowName]): boolean {
  if ('check' in w && w.check) return w.check.source === 'super-crisis';
  return 'crisis' in w && w.crisis ? w.crisis.superCrisis : false;
}

/** What can respond in one kind of window at all: faces of skill cards, and abilities by the index of the character. */
interface Responders {
  readonly faces: ReadonlySet<number>;
  readonly abilities: readonly (readonly Ability[])[];
}
/** Content never changes, so it is worked out once. */
const responders = new WeakMap<Content, Partial<Record<WindowName, Responders>>>();

function respondersOf(content: Content, name: WindowName): Responders {
  let known = responders.get(content);
  if (!known) {
    known = {};
    responders.set(content, known);
  }
  let found = known[name];
  if (!found) {
    const speaksOfIt = ({ responses }: Pick<Ability, 'responses'>): boolean =>
      responses?.some((response) => response.window === name) ?? false;
    const faces = new Set<number>();
    content.faces.forEach((entry, face) => {
      if (entry.deck === 'skill' && speaksOfIt(entry)) faces.add(face);
    });
    found = { faces, abilities: content.characters.map(({ abilities }) => abilities.filter(speaksOfIt)) };
    known[name] = found;
  }
  return found;
}
