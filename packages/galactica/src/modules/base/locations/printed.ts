/** Colonial One and the Cylon locations as they are printed on the board, where no overlay lies on them. BG-UNI-02, BG-UNI-04 */
import { type Card, only } from '@ragtag/kernel';
import type { LocationEntry } from '../../../core/content/entry.ts';
import { draw } from '../../../core/effects/cards.ts';
import { check } from '../../../core/effects/check.ts';
import { damageGalactica } from '../../../core/effects/damage.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all, choose, condition, nothing, onlyIf, pick, roll } from '../../../core/effects/flow.ts';
import { activate, launchEach } from '../../../core/effects/ships.ts';
import { canHold, drawQuorum, giveTitle } from '../../../core/effects/titles.ts';
import { chosen, you } from '../../../core/effects/who.ts';
import { ask, choose as askOne } from '../../../core/engine/asking.ts';
import { discardTo, drawCard } from '../../../core/engine/decks.ts';
import { resolveCrisis } from '../../../core/rules/crisis.ts';
import { drawSuperCrises } from '../../../core/rules/cylon-player.ts';
import { distance } from '../../../core/rules/destination.ts';
import { handOnLoyalty } from '../../../core/rules/loyalty.ts';
import { turnUpReceived } from '../../../core/setup/loyalty-deck.ts';
import { takersOfLoyalty } from '../../../core/state/allegiance.ts';
import type { LocationId } from '../../../core/state/terms.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { drawOrPlay } from './draw-or-play.ts';
import { cylonLocation, playOwnSuperCrisis } from './overlay.ts';

function colonialOne(id: LocationId, name: string, effect: Effect): LocationEntry {
  return {
    id,
    name,
    set: 'base',
    board: 'colonial-one',
    side: 'human',
    hazardous: false,
    damageable: false,
    actions: [{ effect }],
  };
}

const youArePresident = condition(phrase('base.you-are-president'), (g, c) => g.holder('president') === c.you);

export const printedColonialOne: readonly LocationEntry[] = [
  colonialOne('press-room', 'Press Room', draw(you, 2, 'politics')),
  colonialOne('presidents-office', "President's Office", onlyIf(youArePresident, all(drawQuorum(you, 1), drawOrPlay))),
  colonialOne(
    'administration',
    'Administration', // BG-UNI-03
    pick(
      'you',
      canHold('president'),
      check({
        difficulty: 5,
        skills: ['politics', 'leadership'],
        pass: giveTitle('president', chosen),
        fail: nothing,
      }),
    ),
  ),
];

/** The one not chosen is discarded. BG-UNI-80 */
const bringCrisisAbout = code(phrase('base.bring-crisis-about-unprepared'), function* (g, { you: seat }) {
  const drawn: Card[] = [];
  for (let left = 2; left > 0; left--) {
    const card = drawCard(g, zones.crisisDeck, zones.crisisDiscard, zones.lookedAt(seat));
    if (card !== null) drawn.push(card);
  }
  if (drawn.length === 0) return;
  const names = drawn.map((card) => g.entry(card).name);
  g.emitWith({ type: 'crises-looked-at', seat, n: drawn.length }, { names });
  const options = drawn.map((card) => ({ type: 'crisis' as const, card, name: g.entry(card).name }));
  const picked = yield* askOne({ seat, kind: 'choose-crisis', rules: ['BG-UNI-80'], options });
  for (const card of drawn) if (card !== picked.card) discardTo(g, card, zones.crisisDiscard);
  yield* resolveCrisis(g, g.cards.move(picked.card, zones.turnCrises, 'bottom'), seat);
});

/** BG-UNI-81 */
const searchHand = code(phrase('base.search-hand'), function* (g, { you: seat }) {
  const holders = g.seats.filter((one) => one !== seat && g.cards.count(zones.hand(one)) > 0);
  if (holders.length === 0) return;
  const { seat: from } = yield* askOne({
    seat,
    kind: 'choose-player',
    rules: ['BG-UNI-81'],
    options: holders.map((one) => ({ type: 'player', seat: one })),
  });
  const hand = g.hand(from);
  for (const card of hand) g.cards.show(card, only(seat));
  const options = hand.map((card) => ({
    type: 'card' as const,
    card,
    name: g.entry(card).name,
    strength: g.strength(card),
  }));
  const { card, name } = yield* askOne({ seat, kind: 'take-card', rules: ['BG-UNI-81'], options });
  g.cards.move(card, zones.hand(seat));
  g.emitWith({ type: 'skills-taken', from, to: seat, n: 1 }, { names: [name] });
});

/** As far as cards can be handed on from here. BG-UNI-75 */
const LAST_DISTANCE = 7;

const exchangeSuperCrisis = code(
  phrase('base.exchange-super-crisis'),
  function* (g, c) {
    const cards = g.cards.list(zones.superCrisisHand(c.you));
    if (cards.length === 0) return;
    const own = cards.map((card) => ({ type: 'card' as const, card, name: g.entry(card).name }));
    const picked = yield* ask({
      seat: c.you,
      kind: 'exchange-super-crisis',
      rules: ['BG-UNI-75'],
      options: [{ type: 'nothing' }, ...own],
    });
    if (!('card' in picked)) return;
    discardTo(g, picked.card, zones.superCrisisDiscard);
    drawSuperCrises(g, c.you, 1);
  },
  (g, c) => g.cards.count(zones.superCrisisHand(c.you)) > 0,
);

const handOnEverything = code(
  phrase('base.hand-on-everything'),
  function* (g, c) {
    const cards = g.cards.list(zones.loyalty(c.you));
    const options = takersOfLoyalty(g).map((seat) => ({ type: 'player' as const, seat }));
    if (distance(g) > LAST_DISTANCE || cards.length === 0 || options.length === 0) return;
    const context = { n: cards.length };
    const { seat } = yield* askOne({ seat: c.you, kind: 'hand-on-loyalty', rules: ['BG-UNI-75'], context, options });
    yield* handOnLoyalty(g, c.you, seat, cards);
    yield* turnUpReceived(g, seat);
  },
  (g, c) => distance(g) <= LAST_DISTANCE && g.cards.count(zones.loyalty(c.you)) > 0 && takersOfLoyalty(g).length > 0,
);

export const printedCylonLocations: readonly LocationEntry[] = [
  cylonLocation('base', {
    id: 'caprica',
    name: 'Caprica',
    actions: [{ effect: choose('you', playOwnSuperCrisis, bringCrisisAbout) }],
  }),
  cylonLocation('base', {
    id: 'cylon-fleet',
    name: 'Cylon Fleet',
    actions: [
      {
        effect: choose(
          'you',
          activate('raiders'),
          activate('heavy'),
          activate('basestars'),
          launchEach({ raider: 2, heavyRaider: 1 }),
        ),
      },
    ],
  }),
  cylonLocation('base', {
    id: 'human-fleet',
    name: 'Human Fleet',
    actions: [{ effect: all(searchHand, roll(5).orMore(damageGalactica(1))) }],
  }),
  cylonLocation('base', {
    id: 'resurrection-ship',
    name: 'Resurrection Ship',
    actions: [{ effect: all(exchangeSuperCrisis, handOnEverything) }],
  }),
];
