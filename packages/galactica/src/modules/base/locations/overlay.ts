/** The Cylon locations as the overlays of two boxes have them, all but what is on the back of the second. */
import type { Card } from '@ragtag/kernel';
import type { LocationEntry } from '../../../core/content/entry.ts';
import { draw, scry } from '../../../core/effects/cards.ts';
import { drawSuper } from '../../../core/effects/cylons.ts';
import { code } from '../../../core/effects/effect.ts';
import { all, choose } from '../../../core/effects/flow.ts';
import { activate, launchEach } from '../../../core/effects/ships.ts';
import { you } from '../../../core/effects/who.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { drawCard } from '../../../core/engine/decks.ts';
import { chooseCrisis, playSuperCrisis, resolveCrisis } from '../../../core/rules/crisis.ts';
import type { ExpansionSet } from '../../../core/state/terms.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { infiltrate, mayInfiltrate } from '../../cylon-leaders/infiltration.ts';

type Cylon = Pick<LocationEntry, 'id' | 'name' | 'actions'> & Partial<LocationEntry>;

export function cylonLocation(set: ExpansionSet, location: Cylon): LocationEntry {
  return {
    set,
    board: 'cylon-locations',
    side: 'cylon',
    hazardous: false,
    damageable: false,
    ...location,
  };
}

/** BG-REVEAL-12 */
export const playOwnSuperCrisis = code(
  phrase('base.play-own-super-crisis'),
  function* (g, { you: seat }) {
    const options = g.cards
      .list(zones.superCrisisHand(seat))
      .map((card) => ({ type: 'card' as const, card, name: g.entry(card).name }));
    const { card } = yield* askOne({ seat, kind: 'play-super-crisis', rules: ['BG-REVEAL-12'], options });
    yield* playSuperCrisis(g, seat, card);
  },
  (g, { you: seat }) => g.cards.count(zones.superCrisisHand(seat)) > 0,
);

/** BG-CYLON-07 */
const bringCrisisAbout = code(phrase('base.bring-crisis-about'), function* (g, { you: seat }) {
  const drawn: Card[] = [];
  for (let left = 2; left > 0; left--) {
    const card = drawCard(g, zones.crisisDeck, zones.crisisDiscard, zones.lookedAt(seat));
    if (card !== null) drawn.push(card);
  }
  const chosen = yield* chooseCrisis(g, seat, drawn);
  if (chosen !== null) yield* resolveCrisis(g, chosen, seat);
});

const infiltration = code(
  phrase('base.infiltration'),
  (g, { you: seat }) => infiltrate(g, seat),
  (g, { you: seat }) => mayInfiltrate(g, seat),
);

/** BG-UNI-82..85 */
export function cylonOverlay(set: ExpansionSet): LocationEntry[] {
  return [
    cylonLocation(set, {
      id: 'caprica',
      name: 'Caprica',
      actions: [{ effect: choose('you', playOwnSuperCrisis, bringCrisisAbout) }],
    }),
    cylonLocation(set, {
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
    cylonLocation(set, {
      id: 'human-fleet',
      name: 'Human Fleet',
      actions: [
        { effect: all(scry('you', ['crisis', 'destination']), draw(you, 2, 'any')) },
        { effect: infiltration }, // BG-UNI-83, BG-INFIL-01
      ],
    }),
    cylonLocation(set, {
      id: 'resurrection-ship',
      name: 'Resurrection Ship',
      hazardous: true,
      ongoing: phrase('base.resurrection-ship'),
      actions: [{ effect: drawSuper(you) }],
    }),
  ];
}
