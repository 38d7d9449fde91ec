/**
 * Wreckers. Three to six sailors bring a ship home along a bad shore; one or two of them, unknown to the others, want
 * her on the rocks. Everybody has a role, face down, and holds crew cards: four suits from 1 to 5, and some lucky ones.
 * The captaincy passes to the left. In a turn everybody draws a card and the captain two; the captain does one thing
 * (earn two coins; draw two cards; look at the next hazard and leave or bury it; for two coins look at a role; for
 * three put somebody to the vote; or, being a wrecker when half the planks are gone, hole the ship and jump); then the
 * next hazard is met; then hands are cut to six. A trial: all in turn add up to two cards face down to one pile, two
 * more come from the deck, the pile is shuffled and shown; cards of the trial's suit help, the others hinder; strong
 * enough is a league sailed, otherwise a plank is lost. A gale: a die must show enough or a plank is lost, a six is a
 * league sailed; Steady cards, before, add one, Again cards, after, roll it again. Salvage: coins are bid at once, the
 * highest draws cards. Whoever is voted overboard by more than two thirds, or jumps, is out, role shown. The crew wins
 * when the harbour is reached or every wrecker is out; the wreckers when no plank is left, fewer than two are aboard,
 * or night falls.
 */
import { type Card, checkpoint, type Game, type Rules } from '@ragtag/kernel';
import { checkShip } from './check.ts';
import { type Configuration, configure } from './configuration.ts';
import { crewDeck, hazardDeck, print, roleDeck } from './printed-cards.ts';
import { places, Ship, type ShipFields, shape } from './ship.ts';
import { turn } from './turn.ts';
import { view } from './view.ts';

export type Wreckers = Game<Configuration, ShipFields, Ship>;

const shapes = new Map([3, 4, 5, 6].map((players) => [players, shape(players)]));

export const wreckers: Wreckers = {
  name: 'wreckers',
  version: 1,
  configure,
  seats: ({ players }) => players,
  shape: ({ players }) => shapes.get(players) ?? shape(players),
  create: (configuration, world) => new Ship(configuration, world),
  play,
  view,
  alike,
  check: checkShip,
};

function* play(ship: Ship): Rules {
  if (!ship.log.underWay) castOff(ship);
  while (!ship.over) {
    yield* checkpoint();
    yield* turn(ship);
  }
  for (const seat of ship.seats) ship.revealRole(seat);
}

const FIRST_HAND = 3;
const FIRST_COINS = 2;

/** Set-up. WR-SETUP */
function castOff(ship: Ship): void {
  const { cards, log, configuration } = ship;
  cards.createAll(roleDeck(configuration.players), places.box);
  cards.createAll(crewDeck, places.crewDeck);
  cards.createAll(hazardDeck, places.hazardDeck);
  cards.shuffle(places.box);
  cards.shuffle(places.crewDeck);
  cards.shuffle(places.hazardDeck);
  for (const seat of ship.seats) {
    cards.draw(places.box, places.role(seat));
    ship.sailor(seat).coins = FIRST_COINS;
    ship.draw(seat, FIRST_HAND);
  }
  log.planks = configuration.planks;
  log.captain = ship.world.chance.pick(ship.seats);
  log.underWay = true;
}

/** Roles, crew cards and hazards have a back each. */
function alike(ship: Ship, card: Card): number {
  const { kind } = print(ship.cards.faceOf(card));
  if (kind === 'role') return 0;
  return kind === 'crew' || kind === 'steady' || kind === 'again' ? 1 : 2;
}
