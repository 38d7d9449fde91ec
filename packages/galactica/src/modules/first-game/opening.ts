/**
 * The position a first game starts from: set up as the rules say (BG-SETUP-*), but who plays whom, the first hands, the
 * loyalty cards and the top of the decks are chosen, not dealt. Whatever is not said here is up to chance as ever.
 */
import type { Card, Face, Rules, Zone } from '@ragtag/kernel';
import { seat } from '@ragtag/kernel';
import type { FaceEntry } from '../../core/content/entry.ts';
import { buildDestiny } from '../../core/engine/decks.ts';
import { startCharacter, takeCharacter } from '../../core/setup/choose-character.ts';
import { buildLoyaltyDeck, dealFirstLoyalty } from '../../core/setup/loyalty-deck.ts';
import { giveFirstTitles, homeOf, layOutCards, setUpShips } from '../../core/setup/setup.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { resources } from '../../core/state/terms.ts';
import { zones } from '../../core/state/zones.ts';

interface Place {
  readonly character: string;
  /** Skill cards by name and strength: three of what the sheet gives. BG-SETUP-54 */
  readonly hand: readonly (readonly [name: string, strength: number])[];
  readonly traitor?: true;
}

/** The newcomer is the Admiral, whose turn it is: the Admiral chooses where the fleet jumps. */
const places: readonly Place[] = [
  { character: 'william-adama', hand: [] }, // the first player has none yet. BG-SETUP-55
  {
    character: 'laura-roslin',
    hand: [
      ['Consolidate Power', 2],
      ['Investigative Committee', 3],
      ['Executive Order', 1],
    ],
  },
  {
    character: 'sharon-valerii',
    hand: [
      ['Evasive Maneuvers', 1],
      ['Scientific Research', 3],
      ['Launch Scout', 1],
    ],
    traitor: true,
  },
  {
    character: 'galen-tyrol',
    hand: [
      ['Repair', 1],
      ['Consolidate Power', 1],
      ['Executive Order', 2],
    ],
  },
];

export const FIRST_GAME_PLAYERS = places.length;

/** One space before the fleet jumps by itself: the first crisis prepares for that. BG-PREPJUMP-01 */
const JUMP_TRACK = 4;

/** The next cards, the top one first. */
const next: readonly (readonly [zone: Zone, names: readonly (readonly [name: string, strength?: number])[]])[] = [
  // A check, a look at somebody's loyalty, raiders, and the jump.
  [zones.crisisDeck, [['Informing the Public']]],
  // A near one and a dear one.
  [zones.destinationDeck, [['Tylium Planet'], ['Barren Planet']]],
  [
    zones.skillDeck.leadership,
    [
      ['Executive Order', 2],
      ['Declare Emergency', 3],
      ['Executive Order', 1],
    ],
  ],
  [
    zones.skillDeck.tactics,
    [
      ['Strategic Planning', 3],
      ['Launch Scout', 2],
    ],
  ],
];

/** In place of the usual setup. */
export function* openFirstGame(g: Galactica): Rules<void> {
  const { state } = g;
  layOutCards(g);
  for (const resource of resources) state.resources[resource] = g.content.dials[resource]; // BG-SETUP-16
  setUpShips(g); // BG-SETUP-20..29
  if (g.configuration.revision >= 8) meetRaiders(g); // games of the revision before go on from where they started
  state.jumpTrack = JUMP_TRACK;
  state.firstPlayer = seat(0);
  state.current = state.firstPlayer;
  g.emit({ type: 'first-player', seat: state.firstPlayer });
  for (const [index, { character }] of places.entries()) {
    takeCharacter(
      g,
      seat(index),
      g.content.characters.findIndex(({ id }) => id === character),
      'setup',
    );
    yield* startCharacter(g, seat(index));
  }
  yield* giveFirstTitles(g); // BG-SETUP-44..48
  buildLoyaltyDeck(g); // BG-SETUP-49
  putTraitor(g);
  yield* dealFirstLoyalty(g);
  places.forEach(({ hand }, index) => {
    for (const [name, strength] of hand) take(g, name, strength, zones.hand(seat(index)));
  });
  // Put aside first: the Destiny deck is made of what is left. BG-SETUP-57
  const aside = next.flatMap(([zone, cards]) =>
    cards.map(([name, strength]) => ({ zone, card: take(g, name, strength, zones.removed) })),
  );
  buildDestiny(g);
  calmDestiny(g);
  for (const { zone, card } of aside.reverse()) g.cards.move(card, zone, 'top');
  state.turnNumber = 1;
}

/** One of the two vipers that are out has flown ahead: the raiders have somebody to shoot at. BG-RAIDER-01 */
function meetRaiders({ state: { vipers } }: Galactica): void {
  vipers.viper.space['port-bow']--;
  vipers.viper.space.bow++;
}

/** In the order in which loyalty cards are dealt: the only Cylon card for one, others for the rest. BG-UNI-11 */
function putTraitor(g: Galactica): void {
  const isCylon = (card: Card): boolean => {
    const entry = g.entry(card);
    return entry.deck === 'loyalty' && entry.kind === 'cylon';
  };
  const deck = g.cards.list(zones.loyaltyDeck);
  const cylons = deck.filter(isCylon);
  const others = deck.filter((card) => !isCylon(card));
  const dealt = places.flatMap(({ traitor }) => (traitor ? cylons.shift() : others.shift()) ?? []);
  for (const card of dealt.reverse()) g.cards.move(card, zones.loyaltyDeck, 'top');
}

/** Nothing of the first check is left to chance: what counts against it, somebody has added. */
function calmDestiny(g: Galactica): void {
  for (const skill of ['politics', 'leadership'] as const) {
    const card = g.cards.list(zones.destiny).find((one) => {
      const entry = g.entry(one);
      return entry.deck === 'skill' && entry.type === skill;
    });
    if (card !== undefined) g.cards.move(card, zones.destiny, 'top');
  }
}

/** Takes a card of this name from where such cards lie before anything is dealt, and puts it on top. */
function take(g: Galactica, name: string, strength: number | undefined, to: Zone): Card {
  const { faces, strengths } = g.content;
  const fits = (entry: FaceEntry, face: number): boolean =>
    entry.name === name && (strength === undefined || strengths[face] === strength);
  for (const [face, entry] of faces.entries()) {
    const card = fits(entry, face) ? g.cards.find(homeOf(g.content, entry), face as Face) : null; // an index of the faces
    if (card !== null) return g.cards.move(card, to, 'top');
  }
  throw new RangeError(`there is no '${name}' ${strength ?? ''} left`);
}
