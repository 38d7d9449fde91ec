/**
 * Hooks: where characters, quorum cards, and cards in play change a rule. A rule asks its hook instead of naming the
 * character, so it never grows an `if`. Sources are asked in a fixed order: house rules, cards in play, then players from
 * the current one clockwise (sheet, then quorum cards before them).
 */
import type { Card, Rules, Seat, Zone } from '@ragtag/kernel';
import type { Content, FaceEntry } from '../content/entry.ts';
import type { Context } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check, CrisisInPlay } from '../state/records.ts';
import type { Area, LocationId, Resource, SkillType, Title } from '../state/terms.ts';
import { zones } from '../state/zones.ts';

export type Forbidden =
  | { readonly kind: 'activate'; readonly location: LocationId }
  | { readonly kind: 'move-to'; readonly location: LocationId }
  | { readonly kind: 'look-at-loyalty' }
  | { readonly kind: 'use-miracle' }
  | { readonly kind: 'escort' }
  | { readonly kind: 'viper-attack' }
  | { readonly kind: 'reveal' }
  /** Actions and Movement abilities of skill cards of a type. BG-MOVEABILITY-04 */
  | { readonly kind: 'skill-action'; readonly type: SkillType };

/** A set of skill cards to receive: so many of one of these types each. */
export type SkillPlan = readonly { readonly n: number; readonly of: readonly SkillType[] }[];

/** `owner` is the seat a sheet or quorum card belongs to; null for cards in play and house rules. */
export interface Hooks {
  /** True: this player may not do that. */
  forbid?(g: Galactica, owner: Seat | null, seat: Seat, what: Forbidden): boolean;
  /** Skill cards a player must discard to activate a location. */
  activationCost?(g: Galactica, owner: Seat | null, seat: Seat, location: LocationId): number;
  /** Skill cards to discard for each activation of a viper. */
  viperActivationCost?(g: Galactica, owner: Seat | null, seat: Seat): number;
  /** Skill cards to discard for using the action or the Movement ability of a skill card. */
  skillCardCost?(g: Galactica, owner: Seat | null, seat: Seat): number;
  receiveSkills?(g: Galactica, owner: Seat | null, seat: Seat, plan: SkillPlan): SkillPlan;
  handLimit?(g: Galactica, owner: Seat | null, seat: Seat, limit: number): number;
  mutinyLimit?(g: Galactica, owner: Seat | null, seat: Seat, limit: number): number;
  miracleLimit?(g: Galactica, owner: Seat | null, seat: Seat, limit: number): number;
  /** How many miracle tokens the miracle ability costs. */
  miracleCost?(g: Galactica, owner: Seat | null, seat: Seat, cost: number): number;
  /** Draws one mutiny card for this player in another way; true if it did. BG-MUTINY-02 */
  drawsMutiny?(g: Galactica, owner: Seat | null, seat: Seat): Rules<boolean>;
  /** After this player drew a mutiny card. */
  mutinyDrawn?(g: Galactica, owner: Seat | null, seat: Seat): Rules<void>;
  /** True: this player's forced discards are at random. */
  discardsAtRandom?(g: Galactica, owner: Seat | null, seat: Seat): boolean;
  discardAmount?(g: Galactica, owner: Seat | null, seat: Seat, n: number, c: Context): number;
  lossOf?(g: Galactica, owner: Seat | null, resource: Resource, n: number): number;
  afterLoss?(g: Galactica, owner: Seat | null, resource: Resource, n: number): Rules<void>;
  actionsInStep?(g: Galactica, owner: Seat | null, seat: Seat, n: number): number;
  /** How many crises to draw to choose one from. */
  crisesToDraw?(g: Galactica, owner: Seat | null, seat: Seat, n: number): number;
  /** Who chooses the destination and from how many. Returns null to leave it as it is. */
  chooseDestination?(
    g: Galactica,
    owner: Seat | null,
  ): { readonly seat: Seat; readonly draw: number; used(): Rules<void> } | null;
  /** What is always added to a check's difficulty when it begins. */
  checkDifficulty?(g: Galactica, owner: Seat | null, check: Check): number;
  /** Called once when a check whose difficulty it changed begins. */
  checkBegins?(g: Galactica, owner: Seat | null, check: Check): Rules<void>;
  /** How many cards a player in the Brig may add to a check. */
  cardsFromBrig?(g: Galactica, owner: Seat | null): number;
  /** The most and least cards a player may add to a check. */
  contribution?(g: Galactica, owner: Seat | null, seat: Seat, check: Check, most: number): number;
  attackModifier?(
    g: Galactica,
    owner: Seat | null,
    attack: { readonly by: 'viper' | 'galactica' | 'marine' | 'cylon'; readonly on: string; readonly piloted: boolean },
  ): number;
  /** How many ships a basestar launches. */
  launchCount?(g: Galactica, owner: Seat | null, kind: 'raider' | 'heavy-raider', n: number): number;
  /** Whether the title stays where it is; true keeps it. */
  keepsTitle?(
    g: Galactica,
    owner: Seat | null,
    title: Title,
    from: Seat,
    to: Seat,
    cause: Context | null,
  ): Rules<boolean>;
  /** True: this player cannot be picked for that. */
  unpickable?(g: Galactica, owner: Seat | null, seat: Seat, forWhat: string): boolean;
  /** Loyalty cards dealt to this player over the usual one, at setup or in the Sleeper phase; the deck has one more for each. */
  extraLoyaltyCards?(g: Galactica, owner: Seat | null, seat: Seat, when: 'setup' | 'sleeper'): number;
  /** At the end of the Sleeper Agent phase. BG-SLEEPER-11 */
  sleeperPhase?(g: Galactica, owner: Seat | null): Rules<void>;
  startOfTurn?(g: Galactica, owner: Seat | null): Rules<void>;
  endOfTurn?(g: Galactica, owner: Seat | null): Rules<void>;
  /** The Action step of this player's turn is over. */
  actionStepEnds?(g: Galactica, owner: Seat | null, seat: Seat): Rules<void>;
  movementEnds?(g: Galactica, owner: Seat | null, seat: Seat): Rules<void>;
  /** After the crisis card itself, for cards that stay in play. */
  afterActivation?(g: Galactica, owner: Seat | null): Rules<void>;
  beforeJump?(g: Galactica, owner: Seat | null, card: Card | null): Rules<void>;
  afterJump?(g: Galactica, owner: Seat | null, card: Card | null): Rules<void>;
  shipDestroyed?(
    g: Galactica,
    owner: Seat | null,
    kind: 'basestar' | 'civilian' | 'raider',
    card: Card | null,
  ): Rules<void>;
  /** Raiders have been activated. */
  raidersActivated?(g: Galactica, owner: Seat | null): Rules<void>;
  crisisDrawn?(g: Galactica, owner: Seat | null, crisis: CrisisInPlay): Rules<void>;
  /** It is clear that the crisis is not replaced. BG-UNI-133 */
  crisisKept?(g: Galactica, owner: Seat | null, crisis: CrisisInPlay): Rules<void>;
  areaAllowed?(g: Galactica, owner: Seat | null, area: Area): boolean;
}

export interface ActiveHook<K extends keyof Hooks> {
  readonly hook: NonNullable<Hooks[K]>;
  readonly owner: Seat | null;
  /** The card it stands on, where it stands on one. */
  readonly card: Card | null;
}

/** Which characters, by their index, and which cards have a hook of one name. */
interface Index {
  readonly characters: readonly (readonly Hooks[] | undefined)[];
  readonly faces: ReadonlyMap<number, readonly Hooks[]>;
  /** Of house rules: in force all the time. */
  readonly always: readonly Hooks[];
}
/** Content never changes, so who has which hook is looked up once: most hooks are nobody's in most games. */
const indices = new WeakMap<Content, Partial<Record<keyof Hooks, Index>>>();

function indexOf(content: Content, name: keyof Hooks): Index {
  let known = indices.get(content);
  if (!known) {
    known = {};
    indices.set(content, known);
  }
  let index = known[name];
  if (!index) {
    const sheets = withHook(content.characters, ({ abilities }) => abilities.map(({ hooks }) => hooks), name);
    index = {
      characters: content.characters.map((_, character) => sheets.get(character)),
      faces: withHook(content.faces, hooksOfFace, name),
      always: content.houseRules.filter((hooks) => hooks[name]),
    };
    known[name] = index;
  }
  return index;
}

function withHook<E>(
  entries: readonly E[],
  hooksOf: (entry: E) => readonly (Hooks | undefined)[],
  name: keyof Hooks,
): Map<number, readonly Hooks[]> {
  const found = new Map<number, readonly Hooks[]>();
  entries.forEach((entry, index) => {
    const having = hooksOf(entry)
      .filter((hooks) => hooks !== undefined)
      .filter((hooks) => hooks[name]);
    if (having.length > 0) found.set(index, having);
  });
  return found;
}

function hooksOfFace(entry: FaceEntry): readonly (Hooks | undefined)[] {
  if (entry.deck === 'quorum') return [entry.hooks];
  if (entry.deck === 'crisis' || entry.deck === 'super-crisis')
    return [entry.hooks, entry.attack?.special.stays?.hooks];
  return [];
}

const none: readonly never[] = Object.freeze([]);

/** The hooks of this name in force now, in order. Rules ask all the time and mostly find none: nothing is made for that. */
export function active<K extends keyof Hooks>(g: Galactica, name: K): readonly ActiveHook<K>[] {
  const { characters, faces, always } = indexOf(g.content, name);
  const byCards = faces.size > 0;
  let found: readonly ActiveHook<K>[] = always.length === 0 ? none : hooked(name, always, null, null);
  if (byCards) found = joined(found, onCards(g, name, faces, zones.inPlay, null));
  for (const seat of g.seatsFrom(g.current)) {
    const player = g.player(seat);
    const having = player.revealed ? undefined : characters[player.character];
    if (having) found = joined(found, hooked(name, having, seat, null));
    if (byCards) found = joined(found, onCards(g, name, faces, zones.quorumGiven(seat), seat));
  }
  return found;
}

function onCards<K extends keyof Hooks>(
  g: Galactica,
  name: K,
  faces: Index['faces'],
  zone: Zone,
  owner: Seat | null,
): readonly ActiveHook<K>[] {
  if (g.cards.count(zone) === 0) return none;
  return g.cards.list(zone).flatMap((card) => hooked(name, faces.get(g.cards.faceOf(card)) ?? none, owner, card));
}

function hooked<K extends keyof Hooks>(
  name: K,
  having: readonly Hooks[],
  owner: Seat | null,
  card: Card | null,
): readonly ActiveHook<K>[] {
  return having.map((hooks) => ({ hook: hooks[name] as NonNullable<Hooks[K]>, owner, card })); // the index lists those that have it
}

function joined<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  if (second.length === 0) return first;
  return first.length === 0 ? second : [...first, ...second];
}

/** Whether anything in force forbids this player to do that. */
export function forbidden(g: Galactica, seat: Seat, what: Forbidden): boolean {
  return active(g, 'forbid').some(({ hook, owner }) => hook(g, owner, seat, what));
}
