/**
 * Hooks: where characters, cards in force and rules of modules change a rule. A rule asks its hook instead of naming the
 * character, so it never grows an `if`. They are asked in a fixed order: rules, cards on the table, then players from the
 * current one clockwise (sheet, then cards before them).
 */
import type { Card, Rules, Seat, Zone } from '@ragtag/kernel';
import type { Content } from '../content/entry.ts';
import type { Context } from '../effects/effect.ts';
import type { Action } from '../rules/action.ts';
import { mayUseSheet } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check, CrisisInPlay } from '../state/records.ts';
import type { Area, CylonShip, LocationId, Resource, Side, SkillType, Title } from '../state/terms.ts';
import { hooksOf, type Standing } from './sources.ts';

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

/** Modules declare more of them. `owner` is the seat of the sheet, or of the player the card lies before; null for cards of the table and rules. */
export interface Hooks {
  /** True: this player may not do that. */
  forbid?(g: Galactica, owner: Seat | null, seat: Seat, what: Forbidden): boolean;
  /** Skill cards a player must discard to activate a location. */
  activationCost?(g: Galactica, owner: Seat | null, seat: Seat, location: LocationId): number;
  /** Skill cards to discard for each activation of a viper. */
  viperActivationCost?(g: Galactica, owner: Seat | null, seat: Seat): number;
  /** Skill cards to discard for using the action or the Movement ability of a skill card. */
  skillCardCost?(g: Galactica, owner: Seat | null, seat: Seat): number;
  receiveSkills?(g: Galactica, owner: Seat | null, seat: Seat, plan: SkillPlan): Rules<SkillPlan>;
  handLimit?(g: Galactica, owner: Seat | null, seat: Seat, limit: number): number;
  miracleLimit?(g: Galactica, owner: Seat | null, seat: Seat, limit: number): number;
  /** How many miracle tokens the miracle ability costs. */
  miracleCost?(g: Galactica, owner: Seat | null, seat: Seat, cost: number): number;
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
  /** The least cards a player may add to a check who adds any. */
  leastCards?(g: Galactica, owner: Seat | null, seat: Seat, least: number): number;
  /** True: this player takes the first option of a crisis that leaves the choice to the current player. */
  firstOptionOnly?(g: Galactica, owner: Seat | null, seat: Seat): boolean;
  /** How many civilian ships this player contacts from Communications. */
  civiliansContacted?(g: Galactica, owner: Seat | null, seat: Seat, n: number): number;
  /** How many cards this player looks at with a Launch Scout. */
  cardsScouted?(g: Galactica, owner: Seat | null, seat: Seat, n: number): number;
  /** What becomes of a ship that this player pilots and that is hit. */
  pilotedHit?(g: Galactica, owner: Seat | null, pilot: Seat, how: 'damaged' | 'destroyed'): 'damaged' | 'destroyed';
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
  /** This player has discarded skill cards of these types, within whatever they pay for. */
  skillsDiscarded?(g: Galactica, owner: Seat | null, seat: Seat, types: readonly SkillType[]): Rules<void>;
  /** The abilities of the cards in a check and its consequence have been resolved. BG-CHECK-17 */
  abilitiesResolved?(g: Galactica, owner: Seat | null, check: Check): Rules<void>;
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
  /** Cylon ships have been taken off the board without being destroyed. */
  cylonShipsRemoved?(g: Galactica, owner: Seat | null, card: Card | null): void;
  /** Heavy raiders are activated, wherever they are. */
  heavyRaidersActivated?(g: Galactica, owner: Seat | null): void;
  /** The Activate Cylon Ships step is over. */
  activationEnds?(g: Galactica, owner: Seat | null): Rules<void>;
  /** Raiders have been activated. */
  raidersActivated?(g: Galactica, owner: Seat | null): Rules<void>;
  crisisDrawn?(g: Galactica, owner: Seat | null, crisis: CrisisInPlay): Rules<void>;
  /** It is clear that the crisis is not replaced. BG-UNI-133 */
  crisisKept?(g: Galactica, owner: Seat | null, crisis: CrisisInPlay): Rules<void>;
  areaAllowed?(g: Galactica, owner: Seat | null, area: Area): boolean;
  /** Cards other than skill and quorum cards that this player could play as an action now. */
  actions?(g: Galactica, owner: Seat | null, seat: Seat): readonly Action[];
  /** Loyalty cards other than Cylon ones that this player could reveal as an action now. */
  revealActions?(g: Galactica, owner: Seat | null, seat: Seat): readonly Action[];
  /** This character has just been put into the Brig. */
  brigEntered?(g: Galactica, owner: Seat | null, seat: Seat): Rules<void>;
  /** This player is revealed or executed, and gives up all that does not stay. */
  givesUp?(g: Galactica, owner: Seat | null, seat: Seat): void;
  /** This player has been revealed as a Cylon and has handed the facedown loyalty cards on. */
  cylonRevealed?(g: Galactica, owner: Seat | null, seat: Seat): Rules<void>;
  /** How many facedown loyalty cards lie beside this player that are those of nobody at the table. BG-VAR1P-20 */
  loyaltyBeside?(g: Galactica, owner: Seat | null, seat: Seat): number;
  /** This player looks at such cards: one at random, or all. */
  looksBeside?(g: Galactica, owner: Seat | null, seat: Seat, which: 'random' | 'all'): Rules<void>;
  /** These loyalty cards of a player have been looked at by another. */
  loyaltyExamined?(g: Galactica, owner: Seat | null, looker: Seat, seat: Seat, cards: readonly Card[]): Rules<void>;
  /** These loyalty cards have been turned up by the execution of their human owner. */
  loyaltyShown?(g: Galactica, owner: Seat | null, seat: Seat, cards: readonly Card[]): Rules<void>;
  /** Everybody has been dealt to in the Sleeper Agent phase. */
  sleeperDealt?(g: Galactica, owner: Seat | null): Rules<void>;
  /** The Prepare for Jump step begins with so many icons. */
  jumpPrepared?(g: Galactica, owner: Seat | null, icons: number): Rules<void>;
  /** The humans are about to win. */
  humansWin?(g: Galactica, owner: Seat | null): Rules<void>;
  /** Cylon ships of a kind on a board other than the main one, in one area or in all. */
  shipsAway?(g: Galactica, owner: Seat | null, kind: CylonShip, area?: Area): number;
  /** Brings one of them to an area of the main board; false if there is none. */
  bringBack?(g: Galactica, owner: Seat | null, kind: CylonShip, area: Area): boolean;
  /** An activation found no ship of its kind on the main board, and none to launch it. */
  nothingToActivate?(g: Galactica, owner: Seat | null, kind: CylonShip): Rules<void>;
  /** The fleet jumps away: what is not taken elsewhere goes back to the supply. */
  shipsWithdraw?(g: Galactica, owner: Seat | null): void;
  /** The Cylon ships have been left behind, the fleet has not arrived yet. */
  fleetLeaves?(g: Galactica, owner: Seat | null): void;
  /** All that follows a jump has happened; asked of what lay there before it only. */
  jumpEnds?(g: Galactica, owner: Seat | null, card: Card | null): void;
  /** Who places civilian ships where no area is named, and the areas that come first. */
  placesCivilians?(
    g: Galactica,
    owner: Seat | null,
  ): { readonly by: Seat; readonly areas: readonly Area[]; readonly rules: readonly string[] };
  /** True: a nuke is aimed at a space area, not at a basestar. */
  nukesAreas?(g: Galactica, owner: Seat | null): boolean;
  /** Any moment at which something may be turned up: halfway through whatever is carried out. Null: nothing is. BG-MOTIVE-03 */
  moment?(g: Galactica, owner: Seat | null): Rules<void> | null;
  /** Every player has a character. */
  charactersChosen?(g: Galactica, owner: Seat | null): Rules<void>;
  /** The first loyalty cards have been dealt. */
  loyaltyDealt?(g: Galactica, owner: Seat | null): void;
  /** How many cards a player may add to a check who is known as a Cylon. */
  cardsOfCylon?(g: Galactica, owner: Seat | null, seat: Seat, most: number): number;
  /** How many of the cards that this player adds to a check lie face up. */
  cardsFaceUp?(g: Galactica, owner: Seat | null, seat: Seat): number;
  /** This player moves away of their own will, and what that costs. */
  moveBegins?(g: Galactica, owner: Seat | null, seat: Seat): Rules<void>;
  /** This player has played a super crisis. */
  superCrisisPlayed?(g: Galactica, owner: Seat | null, seat: Seat): void;
  /** This player's character is executed. */
  executed?(g: Galactica, owner: Seat | null, seat: Seat): void;
  /** This player's character is about to be reborn among the Cylons. */
  resurrects?(g: Galactica, owner: Seat | null, seat: Seat): void;
  /** The game is over: what is still to be turned up is. */
  gameEnds?(g: Galactica, owner: Seat | null): void;
  /** Whether this player has won with that side; null leaves it to the loyalty cards. */
  wins?(g: Galactica, owner: Seat | null, seat: Seat, winner: Side): boolean | null;
  /** Carries an attack card out. */
  attackDrawn?(g: Galactica, owner: Seat | null, card: Card): Rules<void>;
}

export interface ActiveHook<K extends keyof Hooks> {
  readonly hook: NonNullable<Hooks[K]>;
  readonly owner: Seat | null;
  /** The card it stands on, where it stands on one. */
  readonly card: Card | null;
}

/** Who has a hook of one name: characters by their index, cards by their face, rules. */
interface Index {
  readonly characters: readonly (readonly Hooks[] | undefined)[];
  readonly faces: ReadonlyMap<number, readonly Hooks[]>;
  /** Whether any character or card has it at all. */
  readonly borne: boolean;
  readonly rules: readonly Standing[];
  /** Those of the rules, where all of them are in force always: most are. */
  readonly always: readonly ActiveHook<keyof Hooks>[] | null;
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
    const faces = withHook(content.faces, hooksOf, name);
    const rules = content.rules.filter(({ hooks }) => hooks?.[name]);
    index = {
      characters: content.characters.map((_, character) => sheets.get(character)),
      faces,
      borne: sheets.size > 0 || faces.size > 0,
      rules,
      always: rules.some((rule) => rule.while) ? null : Object.freeze(ofRules(name, rules)),
    };
    known[name] = index;
  }
  return index;
}

function withHook<E>(
  entries: readonly E[],
  hooksOfEntry: (entry: E) => readonly (Hooks | undefined)[],
  name: keyof Hooks,
): Map<number, readonly Hooks[]> {
  const found = new Map<number, readonly Hooks[]>();
  entries.forEach((entry, index) => {
    const having = hooksOfEntry(entry)
      .filter((hooks) => hooks !== undefined)
      .filter((hooks) => hooks[name]);
    if (having.length > 0) found.set(index, having);
  });
  return found;
}

const none: readonly never[] = Object.freeze([]);

/** The hooks of this name in force now, in order. Rules ask all the time and mostly find none: nothing is made for that. */
export function active<K extends keyof Hooks>(g: Galactica, name: K): readonly ActiveHook<K>[] {
  const { characters, faces, rules, borne, always } = indexOf(g.content, name);
  // The index was made for this very name.
  const ever = always as readonly ActiveHook<K>[] | null;
  let found =
    ever ??
    ofRules(
      name,
      rules.filter((rule) => rule.while?.(g) ?? true),
    );
  if (!borne) return found;
  const { table, seats } = g.content.sources;
  const byCards = faces.size > 0;
  if (byCards) for (const { zone } of table) found = joined(found, onCards(g, name, faces, zone, null));
  for (const seat of g.seatsFrom(g.current)) {
    const having = characters[g.player(seat).character];
    if (having && mayUseSheet(g, seat)) found = joined(found, hooked(name, having, seat, null));
    if (byCards) for (const source of seats) found = joined(found, onCards(g, name, faces, source.zone(seat), seat));
  }
  return found;
}

function ofRules<K extends keyof Hooks>(name: K, rules: readonly Standing[]): readonly ActiveHook<K>[] {
  return rules.flatMap(({ hooks }) => {
    const hook = hooks?.[name];
    return hook ? [{ hook, owner: null, card: null }] : [];
  });
}

function onCards<K extends keyof Hooks>(
  g: Galactica,
  name: K,
  faces: Index['faces'],
  zone: Zone,
  owner: Seat | null,
): readonly ActiveHook<K>[] {
  if (!g.cards.holdsAny(zone, faces)) return none;
  let found: readonly ActiveHook<K>[] = none;
  for (const card of g.cards.list(zone)) {
    const having = faces.get(g.cards.faceOf(card));
    if (having) found = joined(found, hooked(name, having, owner, card));
  }
  return found;
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
