/**
 * Windows of the game: moments when players may interrupt with skill cards, abilities and quorum cards. What can respond
 * is said by the entries themselves; this file only opens the moment. BG-TIMING-01, BG-TIMING-02, BG-UNI-114, BG-UNI-115
 */
import { type Card, openWindow, passUnasked, type Rules, type Seat } from '@ragtag/kernel';
import type { Ability, Content, FaceEntry, SkillEntry } from '../content/entry.ts';
import { type Dated, isOf } from '../content/revision.ts';
import type { Source } from '../effects/effect.ts';
import { canUseMiracle, spendMiracle } from '../rules/miracle.ts';
import { sheetsBeside } from '../rules/sheets.ts';
import { countsAsCylon, mayUseSheet } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check, CrisisInPlay, Roll } from '../state/records.ts';
import type { Area, LocationId, ViperKind } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import type { OptionOf } from '../vocabulary/questions.ts';
import type { ResponseChoice, WindowFacts } from '../vocabulary/windows-questions.ts';
import { playSkillCard } from './decks.ts';
import { active } from './hooks.ts';
import { within } from './scope.ts';
import type { Standing } from './sources.ts';

/** The same of the windows that modules open: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface ModuleWindows {}

/** What each kind of moment is about. */
export interface WindowContexts extends ModuleWindows {
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
  'check-complete': { readonly check: Check };
  'after-total': { readonly check: Check };
  'after-pass': { readonly check: Check };
  'check-resolved': { readonly check: Check };
  'before-roll': { readonly roll: Roll };
  'after-roll': { readonly roll: Roll };
  /** `instead`: something else comes in place of the icons. */
  'before-activation': { instead: boolean };
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
  /** `saved`: something else is destroyed in its place. */
  'before-civilian-destroyed': { readonly ship: Card; readonly area: Area; saved: boolean };
  'removing-ships': Record<string, never>;
  'resource-lost': { readonly resource: string; readonly n: number };
  /** `source`: what asks for it. */
  'must-discard': { readonly seat: Seat; amount: number; readonly source: Source | null };
  'turn-end': Record<string, never>;
}
export type WindowName = keyof WindowContexts;

/** One way to respond in one kind of window, in games of the revisions that have it. */
export interface Response<W extends WindowName> extends Dated {
  readonly window: W;
  /** It may be used once per turn, check or roll, whoever uses it: known by the name of the card or ability. */
  readonly once?: 'turn' | 'check' | 'roll';
  /** Whether this player may do it now; absent: always. `card` is the card responding, null for a sheet. */
  possible?(g: Galactica, seat: Seat, w: WindowContexts[W], card: Card | null): boolean;
  /** The ways to do it, if there is more than one: plain fields that go into the option. */
  choices?(g: Galactica, seat: Seat, w: WindowContexts[W], card: Card | null): readonly ResponseChoice[];
  /** Does it; a skill card has been discarded, a miracle token spent, before. 'close' ends the window. */
  respond(
    g: Galactica,
    seat: Seat,
    w: WindowContexts[W],
    choice: ResponseChoice,
    card: Card | null,
  ): Rules<'close' | void>;
}
type AnyResponse = { [W in WindowName]: Response<W> }[WindowName];
export type Responses = readonly AnyResponse[];

interface Way {
  readonly option: OptionOf<'respond'>;
  readonly response: AnyResponse;
  readonly choice: ResponseChoice;
  readonly card: Card | null;
  readonly from: 'skill' | 'sheet' | 'miracle' | 'once' | 'rule' | FaceEntry['deck'];
}

interface WindowSettings<W extends WindowName> {
  /** Public facts about the moment, for clients and standing orders; a function where responses change them. */
  readonly about?: WindowFacts[W] | (() => WindowFacts[W]);
  /** Those who might respond; everybody unless said otherwise. */
  readonly seats?: readonly Seat[];
  readonly until?: 'all-pass' | 'once-each';
}

/** Opens a moment. Nobody is asked who cannot respond; where several want it the current player decides. */
export function* window<W extends WindowName>(
  g: Galactica,
  name: W,
  w: WindowContexts[W],
  settings: WindowSettings<W> = plainly,
): Rules<void> {
  for (const { hook, owner } of active(g, 'moment')) {
    const noticed = hook(g, owner);
    if (noticed) yield* noticed;
  }
  const { seats = g.seatsFrom(g.current) } = settings; // in the same order whether or not anybody is asked
  // Most moments pass without anybody being asked, and look the same to everybody else.
  if (!mightBeUsed(g, name, w, seats)) {
    return yield* passUnasked({ seats, isOpenTo: (seat) => isOpenTo(g, name, w, seat) });
  }
  // Where responses change the facts everybody is asked anew after each, with the facts as they are then.
  const anew = typeof settings.about === 'function';
  while (yield* openOnce(g, name, w, settings, anew));
}

const plainly: WindowSettings<never> = Object.freeze({});

/** True if somebody responded and everybody is to be asked anew. */
function* openOnce<W extends WindowName>(
  g: Galactica,
  name: W,
  w: WindowContexts[W],
  { about, seats = g.seatsFrom(g.current), until = 'all-pass' }: WindowSettings<W>,
  anew: boolean,
): Rules<boolean> {
  let offered: Way[] = [];
  let goesOn = false;
  yield* openWindow<OptionOf<'respond'>>({
    kind: name,
    rules: g.content.moments[name].rules,
    context: about ?? noFacts,
    event: g.scopes.part,
    seats,
    isOpenTo: (seat) => isOpenTo(g, name, w, seat),
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
      const done = yield* within(g, 'response', respondWith(g, name, w, seat, way));
      goesOn = anew && done !== 'close';
      return anew ? 'close' : done;
    },
  });
  return goesOn;
}

/** Uses one of the ways that were offered. */
function* respondWith<W extends WindowName>(
  g: Galactica,
  name: W,
  w: WindowContexts[W],
  seat: Seat,
  { option, response, choice, card, from }: Way,
): Rules<'close' | void> {
  g.emit({ type: 'responded', seat, window: name, name: option.name });
  if (from === 'skill' && card !== null) yield* playSkillCard(g, seat, card);
  if (from === 'miracle' || from === 'once') yield* spendMiracle(g, seat, option.name);
  if (response.once) usedOn(g, w, response.once).add(option.name);
  // `waysToRespond` listed responses of this very window only, so `w` is what the response takes.
  return yield* (response as Response<W>).respond(g, seat, w, choice, card);
}

const noFacts = Object.freeze({});
const noOptions: readonly OptionOf<'respond'>[] = Object.freeze([]);

/** What this player could do in this window now. */
function waysToRespond<W extends WindowName>(g: Galactica, seat: Seat, name: W, w: WindowContexts[W]): readonly Way[] {
  let ways: readonly Way[] = noWays;
  const { faces } = respondersOf(g.content, name);
  const hand = zones.hand(seat);
  if (g.cards.holdsAny(hand, faces)) {
    const cylon = countsAsCylon(g, seat);
    const seen = new Set<number>();
    for (const card of g.cards.list(hand)) {
      const face = g.cards.faceOf(card);
      if (!faces.has(face) || seen.has(face)) continue;
      const entry = g.content.faces[face];
      if (entry?.deck !== 'skill') continue;
      if (cylon !== (entry.forCylons ?? false)) continue; // BG-CYLON-05, BG-TURNREF-15
      seen.add(face);
      ways = withWays(ways, g, seat, name, w, entry, 'skill', card);
    }
  }
  for (const ability of abilitiesResponding(g, seat, name, w)) {
    const miracle = ability.kind === 'miracle';
    if (miracle && !canUseMiracle(g, seat, ability.name)) continue;
    const paid = g.content.variations.miracles ? 'miracle' : 'once';
    ways = withWays(ways, g, seat, name, w, ability, miracle ? paid : 'sheet', null);
  }
  for (const { card, entry } of inForceFor(g, seat, name)) {
    ways = withWays(ways, g, seat, name, w, entry, entry.deck, card);
  }
  for (const rule of rulesInForce(g, name)) ways = withWays(ways, g, seat, name, w, rule, 'rule', null);
  return ways;
}

interface CardInForce {
  readonly card: Card;
  readonly entry: FaceEntry;
}

/** The cards before players that speak of this window and that this player may use. */
function inForceFor(g: Galactica, seat: Seat, name: WindowName): readonly CardInForce[] {
  const { inForce } = respondersOf(g.content, name);
  if (inForce.size === 0) return noneInForce;
  let found: CardInForce[] | null = null;
  for (const { zone, user } of g.content.sources.seats) {
    for (const holder of g.seats) {
      const before = zone(holder);
      if (!g.cards.holdsAny(before, inForce)) continue;
      for (const card of g.cards.list(before)) {
        const entry = g.entry(card);
        if ((user ? user(g, entry, holder) : holder) !== seat) continue;
        found ??= [];
        found.push({ card, entry });
      }
    }
  }
  return found ?? noneInForce;
}
const noneInForce: readonly never[] = Object.freeze([]);

/** The rules that speak of this window and are in force. */
function rulesInForce(g: Galactica, name: WindowName): readonly NamedRule[] {
  const { rules } = respondersOf(g.content, name);
  return rules.every((rule) => !rule.while) ? rules : rules.filter((rule) => rule.while?.(g) ?? true);
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
    if (!isOf(g.configuration.revision, one)) continue;
    if (one.once && usedOn(g, w, one.once).has(label)) continue;
    if (one.possible && !one.possible(g, seat, w, card)) continue;
    for (const choice of one.choices?.(g, seat, w, card) ?? onlyOneWay) {
      const named = { ...choice, type: 'respond', from, name: label } as const;
      const printed = from === 'skill' && card !== null ? { printed: g.strength(card) } : {};
      const option = { ...named, ...(card === null ? {} : { card }), ...printed };
      all = [...all, { option, response, choice, card, from }];
    }
  }
  return all;
}
/** The names of what was used on the turn, or on the check or roll the moment is about. */
function usedOn(g: Galactica, w: WindowContexts[WindowName], what: 'turn' | 'check' | 'roll'): Used {
  if (what === 'turn') return g.turn.used;
  const [check, roll] = ['check' in w ? w.check : g.check, 'roll' in w ? w.roll : g.roll];
  const used = what === 'check' ? check?.used : roll?.used;
  if (!used) throw new Error(`used once per ${what}, and there is none`);
  return used;
}
interface Used {
  has(name: string): boolean;
  add(name: string): void;
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
  const { faces, inForce, rules } = respondersOf(g.content, name);
  if (rules.length > 0) return true;
  if (inForce.size > 0) {
    for (const { zone } of g.content.sources.seats) {
      for (const seat of g.seats) if (g.cards.holdsAny(zone(seat), inForce)) return true;
    }
  }
  for (const seat of seats) {
    if (abilitiesResponding(g, seat, name, w).length > 0 || g.cards.holdsAny(zones.hand(seat), faces)) return true;
  }
  return false;
}

/**
 * Whether by public knowledge this player might respond now: a hand that is not empty may hold any skill card that fits the
 * moment, while sheets and cards that were given lie open to all.
 */
function isOpenTo<W extends WindowName>(g: Galactica, name: W, w: WindowContexts[W], seat: Seat): boolean {
  const { skills } = respondersOf(g.content, name);
  const cylon = countsAsCylon(g, seat);
  const playable = g.cards.count(zones.hand(seat)) === 0 ? noSkills : skills;
  return (
    playable.some((entry) => cylon === (entry.forCylons ?? false) && fits(g, seat, name, w, entry, null)) ||
    abilitiesResponding(g, seat, name, w).some(
      (ability) =>
        (ability.kind !== 'miracle' || canUseMiracle(g, seat, ability.name)) && fits(g, seat, name, w, ability, null),
    ) ||
    inForceFor(g, seat, name).some(({ card, entry }) => fits(g, seat, name, w, entry, card)) ||
    rulesInForce(g, name).some((rule) => fits(g, seat, name, w, rule, null))
  );
}

/** Whether one of the responses of a card or ability fits the moment. */
function fits<W extends WindowName>(
  g: Galactica,
  seat: Seat,
  name: W,
  w: WindowContexts[W],
  { name: label, responses = noResponses }: Pick<Ability, 'name' | 'responses'>,
  card: Card | null,
): boolean {
  return responses.some((response) => {
    if (response.window !== name) return false;
    const one = response as Response<W>; // its window is this one
    if (!isOf(g.configuration.revision, one)) return false;
    if (one.once && usedOn(g, w, one.once).has(label)) return false;
    return one.possible?.(g, seat, w, card) ?? true;
  });
}

/** The abilities of a sheet that speak of this window, while the sheet is in force. */
function abilitiesResponding<W extends WindowName>(
  g: Galactica,
  seat: Seat,
  name: W,
  w: WindowContexts[W],
): readonly Ability[] {
  const { abilities: all } = respondersOf(g.content, name);
  const own = all[g.player(seat).character] ?? none;
  const beside = sheetsBeside(g, seat);
  const abilities =
    beside.length === 0
      ? own
      : [...own, ...beside.flatMap(({ character }) => all[character] ?? none).filter(({ kind }) => kind === 'miracle')];
  return abilities.length === 0 || !mayUseSheet(g, seat) || sheetsAreShut(w) ? none : abilities;
}
const none: readonly Ability[] = Object.freeze([]);
const noSkills: readonly SkillEntry[] = Object.freeze([]);

/** A super crisis and its check are immune to the abilities of characters. BG-CRISIS-13 */
function sheetsAreShut(w: WindowContexts[WindowName]): boolean {
  if ('check' in w && w.check) return w.check.source === 'super-crisis';
  return 'crisis' in w && w.crisis ? w.crisis.superCrisis : false;
}

/** A rule that somebody can use has a name. */
type NamedRule = Standing & { readonly name: string };

/** What can respond in one kind of window at all. */
interface Responders {
  /** Skill cards, from a hand: by face and as they are printed. */
  readonly faces: ReadonlySet<number>;
  readonly skills: readonly SkillEntry[];
  /** Faces of other cards, where they are in force. */
  readonly inForce: ReadonlySet<number>;
  readonly rules: readonly NamedRule[];
  /** By the index of the character. */
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
    const [faces, inForce] = [new Set<number>(), new Set<number>()];
    const skills = new Set<SkillEntry>();
    content.faces.forEach((entry, face) => {
      if (!speaksOfIt(entry)) return;
      if (entry.deck !== 'skill') inForce.add(face);
      else {
        faces.add(face);
        skills.add(entry);
      }
    });
    found = {
      faces,
      skills: [...skills],
      inForce,
      rules: content.rules.filter(speaksOfIt).map((rule) => ({ ...rule, name: rule.name ?? '' })),
      abilities: content.characters.map(({ abilities }) => abilities.filter(speaksOfIt)),
    };
    known[name] = found;
  }
  return found;
}
