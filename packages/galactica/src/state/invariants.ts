/**
 * What is true at every moment, looked at after each answer where games are simulated. Counting pieces is cheap and done
 * always; what a procedure may break for a moment (a revealed Cylon who still holds a title) is looked at only at the
 * quiet start of a turn, and so is the identity of every card.
 */
import { least, type Seat, total, type Zone } from '@ragtag/kernel';
import type { FaceEntry } from '../content/entry.ts';
import type { State } from './cells.ts';
import type { Galactica } from './galactica.ts';
import { MOST_RESOURCES, type Pieces, piecesOf } from './pieces.ts';
import {
  areas,
  basestarTokens,
  colonialOneLocations,
  cylonLocations,
  galacticaDamage,
  type Place,
  pegasusDamage,
  pegasusLocations,
  resources,
  skillTypes,
  titles,
  viperKinds,
} from './terms.ts';
import { zoneSpecs, zones } from './zones.ts';

/** Throws if something is true that never can be. */
export function checkInvariants(g: Galactica): void {
  const { state } = g;
  if (!state.setUp) return;
  const pieces = piecesOf(g.configuration);
  checkTracks(state);
  checkVipers(g, pieces);
  checkCylonShips(state, pieces);
  checkDamage(state);
  checkCardCounts(g);
  if (state.winner === null && isQuiet(g)) {
    checkPeople(g);
    checkTitles(g);
    if (state.turnNumber % FACES_EVERY === 0) checkFaces(g);
  }
}

/** Looking at every card takes longest, and a card that got lost stays lost. */
const FACES_EVERY = 4;

/** Nothing is under way yet in this turn. */
function isQuiet({ state, turn, check, crisis }: Galactica): boolean {
  if (state.step !== 'receive-skills' && state.step !== 'movement') return false;
  return check === null && crisis === null && !turn.movementAbilityUsed && turn.used.size === 0;
}

class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}
function broken(what: string): never {
  throw new BrokenInvariant(what);
}

function checkTracks(state: State): void {
  for (const resource of resources) {
    const n = state.resources[resource];
    if (n < 0 || n > MOST_RESOURCES) broken(`${resource} is ${n}`);
  }
  if (state.jumpTrack < 0 || state.jumpTrack > 5) broken(`the fleet marker is on space ${state.jumpTrack}`);
  if (state.pursuit < 0 || state.pursuit > 4) broken(`the pursuit marker is on space ${state.pursuit}`);
  const { nukes, raptors, boarding } = state;
  if (nukes.held < 0 || nukes.beside < 0 || nukes.held + nukes.beside !== 3) {
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

function checkCylonShips(state: State, pieces: Pieces): void {
  if (least(state.raiders) < 0 || least(state.fleetRaiders) < 0) broken('less than no raiders');
  if (least(state.heavyRaiders) < 0 || least(state.fleetHeavyRaiders) < 0) broken('less than no heavy raiders');
  const scar = state.scar.where === 'main' ? 1 : 0;
  const raiders = total(state.raiders) + total(state.fleetRaiders) + scar;
  const heavyRaiders = total(state.heavyRaiders) + total(state.fleetHeavyRaiders);
  if (raiders > pieces.raider) broken(`there are ${raiders} raiders`);
  if (heavyRaiders > pieces['heavy-raider']) broken(`there are ${heavyRaiders} heavy raiders`);
}

function checkDamage(state: State): void {
  if (
    total(state.damaged) >= galacticaDamage.length && // seldom so many: then it matters where they are
    galacticaDamage.every((location) => state.damaged[location]) &&
    state.winner === null
  ) {
    broken('Galactica is gone and the game goes on');
  }
  if (state.pegasusDestroyed) {
    for (const location of pegasusDamage) if (state.damaged[location]) broken(`${location} is damaged after its end`);
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

const onCylonShips = new Set<Place>(cylonLocations);
const onPegasus = new Set<Place>(pegasusLocations);
const onColonialOne = new Set<Place>(colonialOneLocations);

function checkPeople(g: Galactica): void {
  const { state } = g;
  const characters = new Set<number>();
  for (const seat of g.seats) {
    const player = g.player(seat);
    const { place, revealed } = player;
    const entry = g.character(seat);
    if (!entry) broken(`seat ${seat} has no character`);
    if (characters.has(player.character)) broken(`two players are ${entry.name}`);
    characters.add(player.character);
    if (!state.unavailable.get(player.character)) broken(`${entry.name} is taken and could be chosen`);
    if ((place === 'space') !== (player.ship !== null)) broken(`seat ${seat} is at ${place} with ship ${player.ship}`);
    if (place === 'space' && !entry.canPilot) broken(`${entry.name} pilots and cannot`);
    if (player.stranded > 0 !== (place === 'off-board'))
      broken(`seat ${seat} is stranded ${player.stranded} at ${place}`);
    if (onPegasus.has(place) && state.pegasusDestroyed) broken(`seat ${seat} is on Pegasus, which is gone`);
    if (onColonialOne.has(place) && state.colonialOneDestroyed)
      broken(`seat ${seat} is on Colonial One, which is gone`);
    if (player.miracle < 0 || player.miracle > 3) broken(`seat ${seat} has ${player.miracle} miracle tokens`);
    if (revealed !== onCylonShips.has(place)) broken(`seat ${seat}, revealed ${revealed}, is at ${place}`);
    if (revealed) checkRevealed(g, seat);
    else checkHuman(g, seat);
  }
}

function checkRevealed(g: Galactica, seat: Seat): void {
  if (g.player(seat).miracle > 0) broken(`the Cylon at seat ${seat} has a miracle token`);
  if (g.cards.count(zones.mutinyHand(seat)) > 0) broken(`the Cylon at seat ${seat} has mutiny cards`);
  if (g.cards.count(zones.quorumGiven(seat)) > 0) broken(`the Cylon at seat ${seat} has quorum cards`);
  if (!holdsFaceupCylon(g, seat)) broken(`seat ${seat} is revealed without a Cylon card`);
}

function checkHuman(g: Galactica, seat: Seat): void {
  if (holdsFaceupCylon(g, seat)) broken(`seat ${seat} is human with a Cylon card face up`);
  if (g.cards.count(zones.loyalty(seat)) + g.cards.count(zones.loyaltyFaceup(seat)) === 0) {
    broken(`seat ${seat} has no loyalty card`);
  }
  if (g.cards.count(zones.superCrisisHand(seat)) > 0) broken(`the human at seat ${seat} has super crises`);
  const mutiny = g.cards.count(zones.mutinyHand(seat));
  if (g.state.step === 'receive-skills' && mutiny > (g.state.mutineer === seat ? 2 : 1)) {
    broken(`seat ${seat} has ${mutiny} mutiny cards`);
  }
}

function holdsFaceupCylon(g: Galactica, seat: Seat): boolean {
  return g.cards.list(zones.loyaltyFaceup(seat)).some((card) => {
    const entry = g.entry(card);
    return entry.deck === 'loyalty' && entry.kind === 'cylon';
  });
}

function checkTitles(g: Galactica): void {
  const { state } = g;
  const { humans } = g;
  const free = humans.some((seat) => !g.isAt(seat, 'brig'));
  for (const title of titles) {
    const holder = state[title];
    if (title === 'cag' && !g.configuration.cylonFleet) {
      if (holder !== null) broken('there is a CAG without the Cylon Fleet board');
    } else if (holder === null) {
      if (humans.length > 0) broken(`nobody is ${title}`);
    } else {
      if (g.player(holder).revealed) broken(`the ${title} is a Cylon`);
      if (title !== 'president' && free && g.isAt(holder, 'brig')) broken(`the ${title} is in the Brig`);
    }
  }
  for (const seat of g.seats) {
    if (seat !== state.president && g.cards.count(zones.quorumHand(seat)) > 0) {
      broken(`seat ${seat} has the quorum hand and is not President`);
    }
  }
  if (state.mutineer !== null && g.player(state.mutineer).revealed) broken('the Mutineer is a Cylon');
}

/** What may lie in each zone; those not named here take any card. */
const contents = new Map<Zone, (entry: FaceEntry) => boolean>();
for (const type of skillTypes) {
  const ofType = (entry: FaceEntry): boolean => entry.deck === 'skill' && entry.type === type;
  contents.set(zones.skillDeck[type], ofType).set(zones.skillDiscard[type], ofType);
}
const of =
  (deck: FaceEntry['deck']) =>
  (entry: FaceEntry): boolean =>
    entry.deck === deck;
for (const zone of [zones.destiny, zones.check, zones.checkOpen, zones.reckless]) contents.set(zone, of('skill'));
for (const zone of [zones.crisisDeck, zones.crisisDiscard]) contents.set(zone, of('crisis'));
for (const zone of [zones.superCrisisDeck, zones.superCrisisDiscard]) contents.set(zone, of('super-crisis'));
for (const zone of [zones.destinationDeck, zones.destinationDiscard]) contents.set(zone, of('destination'));
for (const zone of [zones.quorumDeck, zones.quorumDiscard]) contents.set(zone, of('quorum'));
for (const zone of [zones.mutinyDeck, zones.mutinyDiscard]) contents.set(zone, of('mutiny'));
for (const zone of [zones.loyaltyDeck, zones.notCylonDeck, zones.unusedCylons]) contents.set(zone, of('loyalty'));
for (const zone of [zones.civiliansUnused, zones.civiliansDestroyed, ...areas.map((area) => zones.civilians[area])]) {
  contents.set(zone, of('civilian'));
}

/** Every printed card is there exactly as often as it was printed, each where its kind may lie. */
function checkFaces(g: Galactica): void {
  const { cards, content } = g;
  const left = Int16Array.from(content.counts);
  for (let zone = 0; zone < zoneSpecs.length; zone++) {
    const mayLie = contents.get(zone as Zone); // an index of the zones
    for (const card of cards.list(zone as Zone)) {
      const face = cards.faceOf(card);
      left[face] = (left[face] ?? 0) - 1;
      const entry = g.entry(card);
      if (mayLie && !mayLie(entry)) broken(`${entry.name} lies in ${zoneSpecs[zone]?.name}`);
      if (cards.zoneOf(card) !== zone) broken(`${entry.name} lies in two places`);
    }
  }
  if (left.some((n) => n !== 0)) broken('a card is there more or less often than it was printed');
  if (cards.count(zones.destiny) === 0) broken('the Destiny deck is used up');
}
