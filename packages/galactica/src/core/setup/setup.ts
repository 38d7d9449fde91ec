/** The setup sequence, in the rulebook's steps. */
import type { Face, Rules, Seat, Zone } from '@ragtag/kernel';
import { deckSpecOf } from '../content/decks.ts';
import type { CharacterEntry, Content, FaceEntry } from '../content/entry.ts';
import { askAll } from '../engine/asking.ts';
import { buildDestiny, drawSkillCard } from '../engine/decks.ts';
import { active } from '../engine/hooks.ts';
import { drawQuorum } from '../rules/quorum.ts';
import { extraAmongHumans } from '../rules/receive-skills.ts';
import { reassign } from '../rules/titles.ts';
import { isLeader } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { launchAreas, resources, type SkillType, skillTypes } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { chooseCharacter, startCharacter, takeCharacter } from './choose-character.ts';
import { buildLoyaltyDeck, dealFirstLoyalty } from './loyalty-deck.ts';

/** The setup sequence, up to the first turn. BG-SETUP-* */
export function* setUp(g: Galactica): Rules<void> {
  const { state } = g;
  layOutCards(g);
  for (const resource of resources) state.resources[resource] = g.content.dials[resource]; // BG-SETUP-16, BG-UNI-45
  setUpShips(g); // BG-SETUP-20..29
  state.firstPlayer = g.seats[g.chance.draw(g.seats.length)] ?? state.firstPlayer; // BG-SETUP-30
  state.current = state.firstPlayer;
  g.emit({ type: 'first-player', seat: state.firstPlayer });
  yield* setUpCharacters(g); // BG-SETUP-31..43
  yield* giveFirstTitles(g); // BG-SETUP-44..48
  if (g.content.variations.loyaltyFrom === 'setup') buildLoyaltyDeck(g); // BG-SETUP-49
  yield* dealFirstLoyalty(g);
  yield* drawFirstSkills(g); // BG-SETUP-54, BG-SETUP-55
  buildDestiny(g); // BG-SETUP-57
  state.turnNumber = 1;
}

/** Every card where it starts, every deck shuffled. BG-SETUP-50..52 */
export function layOutCards(g: Galactica): void {
  const { faces, counts } = g.content;
  const create = (attack: boolean): void => {
    faces.forEach((entry, face) => {
      if (isAttackCrisis(entry) !== attack) return;
      const zone = homeOf(g.content, entry);
      for (let n = 0; n < (counts[face] ?? 0); n++) g.cards.create(face as Face, zone); // an index of the faces
    });
  };
  create(false);
  if (g.configuration.fewerCrises) takeOutCrises(g);
  create(true);
  for (const { shuffled } of g.content.decks) for (const zone of shuffled) g.cards.shuffle(zone);
}

const isAttackCrisis = (entry: FaceEntry): boolean => entry.deck === 'crisis' && entry.kind === 'attack';

/** Where a card lies before anything is dealt. */
export function homeOf({ decks }: Content, entry: FaceEntry): Zone {
  return deckSpecOf(decks, entry).home(entry);
}

const CRISES_TAKEN_OUT = 21;

/** So that attacks are as frequent as in the base game. BG-ATTACKCARD-04 */
function takeOutCrises(g: Galactica): void {
  g.cards.shuffle(zones.crisisDeck);
  for (let n = 0; n < CRISES_TAKEN_OUT; n++) g.cards.draw(zones.crisisDeck, zones.box);
}

/** BG-SETUP-20..29 */
export function setUpShips(g: Galactica): void {
  const { state } = g;
  const pieces = g.content.pieces;
  const { viper, 'mark-vii': markVII, 'assault-raptor': assaultRaptor } = state.vipers;
  for (const area of launchAreas) viper.space[area] = 1; // BG-SETUP-24
  viper.reserve = pieces.viper - launchAreas.length; // BG-SETUP-20, BG-ATTACKCARD-07
  markVII.damaged = pieces['mark-vii']; // BG-SETUP-23
  assaultRaptor.reserve = Math.min(1, pieces['assault-raptor']); // BG-SETUP-22
  assaultRaptor.beside = pieces['assault-raptor'] - assaultRaptor.reserve;
  state.raptors.reserve = pieces.raptor; // BG-SETUP-21
  for (let n = 0; n < 2; n++) g.cards.draw(zones.civiliansUnused, zones.civilians.stern); // BG-SETUP-25
  const basestar = state.basestars[0];
  if (basestar) {
    basestar.where = 'main'; // BG-SETUP-26
    basestar.area = 'bow';
  }
  state.raiders.bow = 3;
  state.jumpTrack = 0; // BG-SETUP-27
}

function* setUpCharacters(g: Galactica): Rules<void> {
  const { characters } = g.configuration;
  const order = g.seatsFrom(g.state.firstPlayer);
  for (const [index, seat] of order.entries()) {
    const id = characters?.[index];
    const given = g.content.characters.findIndex((entry) => entry.id === id);
    if (given >= 0) takeCharacter(g, seat, given, 'setup');
    else yield* chooseCharacter(g, seat, 'setup'); // BG-SETUP-31
    yield* startCharacter(g, seat); // BG-SETUP-43
  }
  for (const { hook, owner } of active(g, 'charactersChosen')) yield* hook(g, owner);
}

/** BG-SETUP-44..48 */
export function* giveFirstTitles(g: Galactica): Rules<void> {
  const { state } = g;
  for (const title of g.content.titleIds) yield* reassign(g, title);
  yield* drawQuorum(g, 1); // BG-SETUP-45
  const { firstNukes, pieces } = g.content;
  state.nukes.held = firstNukes; // BG-SETUP-46
  state.nukes.beside = pieces.nuke - firstNukes; // BG-SETUP-47
}

const FIRST_HAND = 3;

/** Everybody but the first player picks three of the cards one Receive Skills step would give. */
function* drawFirstSkills(g: Galactica): Rules<void> {
  const drawing = g.seatsAfter(g.state.firstPlayer).filter((seat) => seat !== g.state.firstPlayer);
  const chosen = yield* askAll(
    drawing.map((seat) => ({
      seat,
      kind: 'choose-first-skills',
      rules: ['BG-SETUP-54'],
      secret: false,
      options: firstHandsOf(g, seat).map((skills) => ({ type: 'skills', skills })),
    })),
  );
  drawing.forEach((seat, index) => {
    for (const type of chosen[index]?.[0]?.skills ?? []) drawSkillCard(g, seat, type);
  });
}

/** Three cards; a leader as many as in a turn of theirs. BG-SETUP-54, BG-SETUP-56, BG-LEADER-04 */
function firstHandsOf(g: Galactica, seat: Seat): readonly (readonly SkillType[])[] {
  const skills = g.character(seat)?.skills ?? noSkills;
  if (!isLeader(g, seat)) return handsOf(skills);
  const plan = [...skills, ...extraAmongHumans(g, seat)];
  return firstHands(
    plan,
    plan.reduce((sum, { n }) => sum + n, 0),
  );
}

type SkillSet = CharacterEntry['skills'];
const noSkills: SkillSet = Object.freeze([]);

/** A sheet never changes, so its first hands are worked out once. */
function handsOf(skills: SkillSet): readonly (readonly SkillType[])[] {
  const hands = knownHands.get(skills) ?? firstHands(skills);
  knownHands.set(skills, hands);
  return hands;
}
const knownHands = new WeakMap<SkillSet, readonly (readonly SkillType[])[]>();

/** Every way to take so many cards out of a skill set, types in their usual order. */
export function firstHands(skills: SkillSet, size = FIRST_HAND): readonly (readonly SkillType[])[] {
  let hands = new Map<string, readonly SkillType[]>([['', []]]);
  for (const { n, of } of skills) {
    for (let one = 0; one < n; one++) {
      const grown = new Map(hands);
      for (const hand of hands.values()) {
        for (const type of hand.length < size ? of : []) {
          const next = [...hand, type].sort((a, b) => skillTypes.indexOf(a) - skillTypes.indexOf(b));
          grown.set(next.join(), next);
        }
      }
      hands = grown;
    }
  }
  return [...hands.values()].filter(({ length }) => length === size);
}
