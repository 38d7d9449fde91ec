/** The Cylon locations, as the Daybreak overlay has them. */
import { choose as askOne, type Card } from '@ragtag/kernel';
import { draw, payCards, scry } from '../../effects/cards.ts';
import { drawSuper } from '../../effects/cylons.ts';
import { code } from '../../effects/effect.ts';
import { all, choose } from '../../effects/flow.ts';
import { sendTo } from '../../effects/movement.ts';
import { activate, launchEach } from '../../effects/ships.ts';
import { you } from '../../effects/who.ts';
import { chooseCrisis, playSuperCrisis, resolveCrisis } from '../../rules/crisis.ts';
import { drawCard } from '../../rules/decks.ts';
import { zones } from '../../state/zones.ts';
import type { LocationEntry } from '../entry.ts';

type Cylon = Pick<LocationEntry, 'id' | 'name' | 'actions'> & Partial<LocationEntry>;

function cylonLocation(location: Cylon): LocationEntry {
  return {
    set: 'daybreak',
    board: 'cylon-locations',
    side: 'cylon',
    hazardous: false,
    damageable: false,
    ...location,
  };
}

/** BG-REVEAL-12 */
const playOwnSuperCrisis = code(
  'play a super crisis card of your own',
  function* (g, { you: seat }) {
    const options = g.cards
      .list(zones.superCrisisHand(seat))
      .map((card) => ({ type: 'card', card, name: g.entry(card).name }));
    const { card } = yield* askOne({ seat, kind: 'play-super-crisis', rules: ['BG-REVEAL-12'], options });
    yield* playSuperCrisis(g, seat, card);
  },
  (g, { you: seat }) => g.cards.count(zones.superCrisisHand(seat)) > 0,
);

/** BG-CYLON-07 */
const bringCrisisAbout = code(
  'draw 2 crisis cards, choose one to be resolved, without activating its Cylon ships, and put the other at the bottom of the deck',
  function* (g, { you: seat }) {
    const drawn: Card[] = [];
    for (let left = 2; left > 0; left--) {
      const card = drawCard(g, zones.crisisDeck, zones.crisisDiscard, zones.lookedAt(seat));
      if (card !== null) drawn.push(card);
    }
    const chosen = yield* chooseCrisis(g, seat, drawn);
    if (chosen !== null) yield* resolveCrisis(g, chosen, seat);
  },
);

export const cylonLocations: readonly LocationEntry[] = [
  cylonLocation({
    id: 'caprica',
    name: 'Caprica',
    actions: [{ effect: choose('you', playOwnSuperCrisis, bringCrisisAbout) }],
  }),
  cylonLocation({
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
  cylonLocation({
    id: 'human-fleet',
    name: 'Human Fleet',
    actions: [{ effect: all(scry('you', ['crisis', 'destination']), draw(you, 2, 'any')) }],
  }),
  cylonLocation({
    id: 'resurrection-ship',
    name: 'Resurrection Ship',
    hazardous: true,
    ongoing: 'draw only 1 skill card in your Draw Skills step',
    actions: [{ effect: drawSuper(you) }],
  }),
  cylonLocation({
    id: 'hub-destroyed',
    name: 'Hub Destroyed',
    hazardous: true,
    ongoing: 'in your Draw Skills step discard your super crisis cards and draw no skill cards',
    actions: [{ effect: all(payCards(you, 3), drawSuper(you), sendTo('cylon-fleet', you)) }],
  }),
];
