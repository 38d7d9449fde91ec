/**
 * Windows of the game: moments when players may interrupt with skill cards, abilities and quorum cards. What can respond
 * is said by the entries themselves; this file only opens the moment. BG-TIMING-01, BG-TIMING-02, BG-UNI-114, BG-UNI-115
 */
import { type Card, type Option, openWindow, type Plain, type Rules, type Seat } from '@ragtag/kernel';
import type { Ability, CharacterEntry, Content } from '../content/entry.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check, CrisisInPlay, Roll } from '../state/records.ts';
import type { Area, LocationId, ViperKind } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { playSkillCard } from './decks.ts';
import { canUseMiracle, spendMiracle } from './miracle.ts';

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
  readonly rules: readonly string[];
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
  settings: WindowSettings,
): Rules<void> {
  if (!mightBeUsed(g, name, w)) return; // most moments pass unseen
  const { about = {} } = settings;
  if (typeof about !== 'function') {
    yield* openOnce(g, name, w, settings, about, false);
    return;
  }
  // After each response everybody is asked anew, with the facts as they are then.
  while (yield* openOnce(g, name, w, settings, about(), true));
}

/** True if somebody responded and the moment goes on. */
function* openOnce<W extends WindowName>(
  g: Galactica,
  name: W,
  w: WindowContexts[W],
  { rules, seats = g.seatsFrom(g.current), until = 'all-pass' }: WindowSettings,
  about: About,
  anew: boolean,
): Rules<boolean> {
  let ways = new Map<Option, Way>();
  let goesOn = false;
  yield* openWindow<Option>({
    kind: name,
    rules,
    context: about,
    event: g.event,
    seats,
    until,
    arbiter: g.current,
    responses: (seat) => {
      const found = waysToRespond(g, seat, name, w);
      for (const way of found) ways.set(way.option, way);
      return found.map(({ option }) => option);
    },
    *respond(seat, option) {
      const way = ways.get(option);
      if (!way) throw new Error(`${name}: a response that was not offered`);
      ways = new Map();
      g.emit({ type: 'responded', seat, window: name, name: String(way.option['name']) });
      if (way.from === 'skill' && way.card !== null) yield* playSkillCard(g, seat, way.card);
      if (way.from === 'miracle') yield* spendMiracle(g, seat);
      // `waysToRespond` listed responses of this very window only, so `w` is what the response takes.
      const done = yield* (way.response as Response<W>).respond(g, seat, w, way.choice, way.card);
      goesOn = done !== 'close';
      return anew ? 'close' : done;
    },
  });
  return goesOn;
}

function waysToRespond<W extends WindowName>(g: Galactica, seat: Seat, name: W, w: WindowContexts[W]): Way[] {
  const ways: Way[] = [];
  const player = g.player(seat);
  const add = (responses: Responses | undefined, from: Way['from'], card: Card | null, label: string): void => {
    for (const response of responses ?? []) {
      if (response.window !== name) continue;
      const one = response as Response<W>; // its window is this one
      if (one.possible && !one.possible(g, seat, w, card)) continue;
      for (const choice of one.choices?.(g, seat, w, card) ?? [{}]) {
        const option: Option = { ...choice, type: 'respond', from, name: label, ...(card === null ? {} : { card }) };
        ways.push({ option, response, choice, card, from });
      }
    }
  };
  const responding = facesResponding(g.content, name);
  if (responding.size > 0) {
    const seen = new Set<number>();
    for (const card of g.cards.list(zones.hand(seat))) {
      const face = g.cards.faceOf(card);
      if (!responding.has(face) || seen.has(face)) continue;
      const entry = g.content.faces[face];
      if (entry?.deck !== 'skill') continue;
      if (player.revealed !== (entry.forCylons ?? false)) continue; // BG-CYLON-05, BG-TURNREF-15
      seen.add(face);
      add(entry.responses, 'skill', card, entry.name);
    }
  }
  for (const { kind, name: label, responses } of abilitiesResponding(g, seat, name, w)) {
    if (kind === 'miracle' && !canUseMiracle(g, seat)) continue;
    add(responses, kind === 'miracle' ? 'miracle' : 'sheet', null, label);
  }
  for (const holder of g.seats) {
    const given = zones.quorumGiven(holder);
    if (g.cards.count(given) === 0) continue;
    for (const card of g.cards.list(given)) {
      const entry = g.entry(card);
      if (entry.deck !== 'quorum') continue;
      const user = entry.usedBy === 'president' ? g.holder('president') : holder; // BG-FAQ-36
      if (user === seat) add(entry.responses, 'quorum', card, entry.name);
    }
  }
  return ways;
}

/** Whether anybody could respond, were the right cards in the hands: those are not looked at yet. */
function mightBeUsed<W extends WindowName>(g: Galactica, name: W, w: WindowContexts[W]): boolean {
  const byCard = facesResponding(g.content, name).size > 0;
  return g.seats.some(
    (seat) =>
      (byCard && g.cards.count(zones.hand(seat)) > 0) ||
      g.cards.count(zones.quorumGiven(seat)) > 0 ||
      abilitiesResponding(g, seat, name, w).length > 0,
  );
}

/** The abilities of a sheet that speak of this window, while the sheet is in force. */
function abilitiesResponding<W extends WindowName>(
  g: Galactica,
  seat: Seat,
  name: W,
  w: WindowContexts[W],
): readonly Ability[] {
  const character = g.character(seat);
  if (!character || g.player(seat).revealed) return none;
  let byWindow = respondingAbilities.get(character);
  if (!byWindow) {
    byWindow = new Map();
    respondingAbilities.set(character, byWindow);
  }
  let abilities = byWindow.get(name);
  if (!abilities) {
    abilities = character.abilities.filter(({ responses }) => responses?.some((one) => one.window === name));
    byWindow.set(name, abilities);
  }
  return abilities.length > 0 && sheetsAreShut(w) ? none : abilities;
}
const none: readonly Ability[] = [];
const respondingAbilities = new WeakMap<CharacterEntry, Map<WindowName, readonly Ability[]>>();

/** A super crisis and its check are immune to the abilities of characters. BG-CRISIS-13 */
function sheetsAreShut(w: WindowContexts[WindowName]): boolean {
  if ('check' in w && w.check) return w.check.source === 'super-crisis';
  return 'crisis' in w && w.crisis ? w.crisis.superCrisis : false;
}

/** Which faces of skill cards can respond in a window at all. Content never changes, so it is worked out once. */
function facesResponding(content: Content, name: WindowName): ReadonlySet<number> {
  let byWindow = respondingFaces.get(content);
  if (!byWindow) {
    byWindow = new Map();
    respondingFaces.set(content, byWindow);
  }
  let faces = byWindow.get(name);
  if (!faces) {
    faces = new Set();
    for (const [face, entry] of content.faces.entries()) {
      if (entry.deck === 'skill' && entry.responses?.some((response) => response.window === name)) faces.add(face);
    }
    byWindow.set(name, faces);
  }
  return faces;
}
const respondingFaces = new WeakMap<Content, Map<WindowName, Set<number>>>();
