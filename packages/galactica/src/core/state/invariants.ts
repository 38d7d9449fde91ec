/**
 * What is true at every moment, looked at after each answer where games are simulated. Counting pieces is cheap and done
 * always; what a procedure may break for a moment (a revealed Cylon who still holds a title) is looked at only at the
 * quiet start of a turn, and so is the identity of every card.
 */
import { least, type Seat, total, type Zone } from '@ragtag/kernel';
import type { Content, LoyaltyEntry } from '../content/entry.ts';
import { isInBrig, isInPlay, isLocation, openTo } from '../rules/boards.ts';
import { supply } from '../rules/cylon-ships.ts';
import { allegianceOf, countsAsCylon, isKnownCylon, isLeader, loyaltyIsDealt, mayHoldTitles } from './allegiance.ts';
import type { Galactica } from './galactica.ts';
import { MOST_RESOURCES, type Pieces } from './pieces.ts';
import { basestarTokens, resources, skillTypes, viperKinds } from './terms.ts';
import { zoneSpecs, zones } from './zones.ts';

/** Throws if something is true that never can be. */
export function checkInvariants(g: Galactica): void {
  const { state } = g;
  if (!state.setUp) return;
  const pieces = g.content.pieces;
  checkTracks(g);
  checkVipers(g, pieces);
  checkCylonShips(g);
  checkDamage(g);
  checkCardCounts(g);
  if (state.winner === null && isQuiet(g)) {
    checkPeople(g);
    checkTitles(g);
    for (const check of g.content.checks) check(g, broken);
    if (state.turnNumber % FACES_EVERY === 0) checkFaces(g);
  }
}

/** Looking at every card takes longest, and a card that got lost stays lost. */
const FACES_EVERY = 4;

/** Nothing is under way yet in this turn. */
function isQuiet({ state, turn, check, crisis }: Galactica): boolean {
  if (state.step !== 'receive-skills' && state.step !== 'movement') return false;
  return check === null && crisis === null && !turn.modifiers.any('used');
}

class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}
function broken(what: string): never {
  throw new BrokenInvariant(what);
}

function checkTracks({ state, content: { pieces, variations } }: Galactica): void {
  for (const resource of resources) {
    const n = state.resources[resource];
    if (n < 0 || n > MOST_RESOURCES) broken(`${resource} is ${n}`);
  }
  if (state.jumpTrack < 0 || state.jumpTrack > 5) broken(`the fleet marker is on space ${state.jumpTrack}`);
  const { nukes, raptors, boarding } = state;
  const spent = pieces.nuke - nukes.held - nukes.beside; // BG-UNI-87: gone for good only where they cannot be regained
  if (nukes.held < 0 || nukes.beside < 0 || spent < 0 || (spent > 0 && variations.nukesRegained)) {
    broken(`${nukes.held} nukes are held and ${nukes.beside} lie beside the board`);
  }
  if (raptors.reserve < 0 || raptors.destroyed < 0 || raptors.reserve + raptors.destroyed !== 4) {
    broken(`${raptors.reserve} raptors are left and ${raptors.destroyed} destroyed`);
  }
  let centurions = 0;
  for (let space = 0; space < boarding.length; space++) {
    const n = boarding.get(space);
    if (n < 0) broken(`${n} centurions are on a space`);
    centurions += n;
  }
  if (centurions > 4) broken(`there are ${centurions} centurions`);
  if (boarding.get(4) > 0 && state.winner === null) broken('a centurion has taken Galactica and the game goes on');
}

function checkVipers(g: Galactica, pieces: Pieces): void {
  const { state } = g;
  const pilots = g.seats.filter((seat) => g.player(seat).place === 'space');
  for (const kind of viperKinds) {
    const ships = state.vipers[kind];
    const { reserve, damaged, destroyed, beside } = ships;
    if (reserve < 0 || damaged < 0 || destroyed < 0 || beside < 0 || least(ships.space) < 0)
      broken(`less than no ${kind}`);
    let n = reserve + damaged + destroyed + beside + total(ships.space);
    for (const seat of pilots) if (g.player(seat).ship === kind) n++;
    if (n !== pieces[kind]) broken(`there are ${n} ships of kind ${kind}, not ${pieces[kind]}`);
  }
  if (state.vipers['assault-raptor'].damaged > 0) broken('an assault raptor is damaged');
}

function checkCylonShips(g: Galactica): void {
  const { state } = g;
  if (least(state.raiders) < 0) broken('less than no raiders');
  if (least(state.heavyRaiders) < 0) broken('less than no heavy raiders');
  for (const kind of ['raider', 'heavy-raider'] as const) {
    const out = g.content.pieces[kind] - supply(g, kind);
    if (out > g.content.pieces[kind]) broken(`there are ${out} ${kind.replace('-', ' ')}s`);
  }
}

function checkDamage(g: Galactica): void {
  const { state } = g;
  for (const { id, damage } of g.content.boards) {
    const gone = damage?.gone && damage.tokens.every((location) => state.damaged[location]);
    if (gone && state.winner === null) broken(`${id} is gone and the game goes on`);
  }
  if (state.basestars.every(({ damage }) => total(damage) === 0)) return;
  for (const token of basestarTokens) {
    let on = 0;
    for (const basestar of state.basestars) {
      if (!basestar.damage[token]) continue;
      on++;
      if (basestar.where !== 'main') broken(`a basestar off the board carries ${token}`);
    }
    if (on > 1) broken(`there are ${on} ${token} tokens`);
  }
}

function checkCardCounts(g: Galactica): void {
  let cards = 0;
  for (let zone = 0; zone < zoneSpecs.length; zone++) cards += g.cards.count(zone as Zone); // an index of the zones
  if (cards !== g.content.cardCount) broken(`there are ${cards} cards, not ${g.content.cardCount}`);
}

function checkPeople(g: Galactica): void {
  const { state } = g;
  const characters = new Set<number>();
  for (const seat of g.seats) {
    const player = g.player(seat);
    const { place } = player;
    const entry = g.character(seat);
    if (!entry) broken(`seat ${seat} has no character`);
    if (characters.has(player.character)) broken(`two players are ${entry.name}`);
    characters.add(player.character);
    if (!state.unavailable.get(player.character)) broken(`${entry.name} is taken and could be chosen`);
    if ((place === 'space') !== (player.ship !== null)) broken(`seat ${seat} is at ${place} with ship ${player.ship}`);
    if (place === 'space' && !entry.canPilot) broken(`${entry.name} pilots and cannot`);
    if (player.stranded > 0 !== (place === 'off-board'))
      broken(`seat ${seat} is stranded ${player.stranded} at ${place}`);
    if (isLocation(place) && !isInPlay(g, place)) broken(`seat ${seat} is at ${place}, which is gone`);
    if (player.miracle < 0 || player.miracle > 3) broken(`seat ${seat} has ${player.miracle} miracle tokens`);
    if (isLocation(place) ? !openTo(g, seat, place) : countsAsCylon(g, seat))
      broken(`seat ${seat}, ${allegianceOf(g, seat)}, is at ${place}`);
    if (player.infiltrating && !isKnownCylon(g, seat)) broken(`seat ${seat} infiltrates and is no known Cylon`);
    if (isLeader(g, seat)) checkLeader(g, seat);
    else if (isKnownCylon(g, seat)) checkRevealed(g, seat);
    else checkHuman(g, seat);
  }
}

/** BG-LEADER-01, BG-LEADER-08 */
function checkLeader(g: Galactica, seat: Seat): void {
  if (!isKnownCylon(g, seat)) broken(`the Cylon Leader at seat ${seat} is not known as a Cylon`);
  if (g.cards.count(zones.loyalty(seat)) + g.cards.count(zones.loyaltyFaceup(seat)) > 0) {
    broken(`the Cylon Leader at seat ${seat} has loyalty cards`);
  }
}

function checkRevealed(g: Galactica, seat: Seat): void {
  if (countsAsCylon(g, seat) && g.cards.count(zones.quorumGiven(seat)) > 0) {
    broken(`the Cylon at seat ${seat} has quorum cards`);
  }
  if (!holds(g, zones.loyaltyFaceup(seat), ({ pile }) => pile !== 'not-cylon')) {
    broken(`seat ${seat} is revealed without a Cylon card`);
  }
}

function checkHuman(g: Galactica, seat: Seat): void {
  if (holds(g, zones.loyaltyFaceup(seat), ({ pile }) => pile === 'cylon')) {
    broken(`seat ${seat} is human with a Cylon card face up`);
  }
  if (holds(g, zones.loyalty(seat), ({ pile }) => pile === 'apart')) {
    broken(`seat ${seat} is human with a card face down that takes effect at once`);
  }
  const loyalty = g.cards.count(zones.loyalty(seat)) + g.cards.count(zones.loyaltyFaceup(seat));
  if (loyalty > 0 !== loyaltyIsDealt(g)) broken(`seat ${seat} has ${loyalty} loyalty cards`);
  if (g.cards.count(zones.superCrisisHand(seat)) > 0) broken(`the human at seat ${seat} has super crises`);
}

function holds(g: Galactica, zone: Zone, fits: (entry: LoyaltyEntry) => boolean): boolean {
  return g.cards.list(zone).some((card) => {
    const entry = g.entry(card);
    return entry.deck === 'loyalty' && fits(entry);
  });
}

function checkTitles(g: Galactica): void {
  const { state } = g;
  const humans = g.seats.filter((seat) => mayHoldTitles(g, seat));
  const free = humans.some((seat) => !isInBrig(g, seat));
  for (const title of g.content.titleIds) {
    const holder = state[title];
    if (!g.content.titles[title]) {
      if (holder !== null) broken(`there is a holder of ${title} in a game without it`);
    } else if (holder === null) {
      if (humans.length > 0) broken(`nobody is ${title}`);
    } else {
      if (!mayHoldTitles(g, holder)) broken(`the ${title} is a Cylon`);
      if (title !== 'president' && free && isInBrig(g, holder)) broken(`the ${title} is in the Brig`);
    }
  }
  for (const seat of g.seats) {
    if (seat !== state.president && g.cards.count(zones.quorumHand(seat)) > 0) {
      broken(`seat ${seat} has the quorum hand and is not President`);
    }
  }
}

/** Which faces may lie in each zone; those not named here take any card. */
function contentsOf(content: Content): ReadonlyMap<Zone, readonly boolean[]> {
  const known = contents.get(content);
  if (known) return known;
  const made = new Map<Zone, readonly boolean[]>();
  for (const { deck, own } of content.decks) {
    const ofDeck = content.faces.map((entry) => entry.deck === deck);
    for (const zone of own) made.set(zone, ofDeck);
  }
  for (const type of skillTypes) {
    const ofType = content.faces.map((entry) => entry.deck === 'skill' && entry.type === type);
    made.set(zones.skillDeck[type], ofType).set(zones.skillDiscard[type], ofType);
  }
  for (const [zone, pile] of loyaltyPiles) {
    const ofPile = content.faces.map((entry) => entry.deck === 'loyalty' && entry.pile === pile);
    made.set(zone, ofPile);
  }
  contents.set(content, made);
  return made;
}
/** Nothing that takes effect at once is among them. BG-LOYDECK-02 */
const loyaltyPiles = [
  [zones.unusedCylons, 'cylon'],
  [zones.notCylonDeck, 'not-cylon'],
] as const;
const contents = new WeakMap<Content, ReadonlyMap<Zone, readonly boolean[]>>();

/** Every printed card is there exactly as often as it was printed, each where its kind may lie. */
function checkFaces(g: Galactica): void {
  const { cards, content } = g;
  const left = new Int16Array(content.counts);
  const mayLieIn = contentsOf(content);
  for (let zone = 0; zone < zoneSpecs.length; zone++) {
    if (cards.count(zone as Zone) === 0) continue; // an index of the zones
    const mayLie = mayLieIn.get(zone as Zone);
    for (const card of cards.list(zone as Zone)) {
      const face = cards.faceOf(card);
      left[face] = (left[face] ?? 0) - 1;
      if (mayLie && !mayLie[face]) broken(`${g.entry(card).name} lies in ${zoneSpecs[zone]?.name}`);
      if (cards.zoneOf(card) !== zone) broken(`${g.entry(card).name} lies in two places`);
    }
  }
  if (left.some((n) => n !== 0)) broken('a card is there more or less often than it was printed');
  if (cards.count(zones.destiny) === 0) broken('the Destiny deck is used up');
}
