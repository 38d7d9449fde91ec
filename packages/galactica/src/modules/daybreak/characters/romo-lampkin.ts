import type { Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { take } from '../../../core/effects/cards.ts';
import { inBrig, pick } from '../../../core/effects/flow.ts';
import { free } from '../../../core/effects/movement.ts';
import { chosen, you } from '../../../core/effects/who.ts';
import { isLocation } from '../../../core/rules/boards.ts';
import { discardSkills } from '../../../core/rules/discard.ts';
import { sendTo } from '../../../core/rules/hazardous-locations.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const DECEITFUL = 'Deceitful';
const KLEPTOMANIA = 'Kleptomania';
const STOLEN = 2;

// His own cards stay with him when he defends himself.
const attorney = pick('you', inBrig, free('you', chosen), take(chosen, you, 'all'));

/** Another character is where he is. */
function inCompany(g: Galactica, seat: Seat): boolean {
  const { place } = g.player(seat);
  return isLocation(place) && g.seats.some((other) => other !== seat && g.isAt(other, place));
}

export const romoLampkin: CharacterEntry = {
  id: 'romo-lampkin',
  name: 'Romo Lampkin',
  set: 'daybreak',
  since: 2,
  type: 'political-leader',
  skills: [
    { n: 3, of: ['politics'] },
    { n: 2, of: ['tactics'] },
  ],
  canPilot: false,
  start: 'administration',
  setupText: 'Administration',
  succession: { president: 5, admiral: 24, cag: 25 },
  abilities: [
    {
      name: DECEITFUL,
      kind: 'positive',
      text: phrase('daybreak.deceitful'),
      hooks: {
        discardAmount: (g, owner, seat, n, c) => {
          const use = `${DECEITFUL} ${g.turn.crises.list().length}`; // the crises of a turn are counted
          if (owner !== seat || c.source !== 'crisis' || n < 1 || g.turn.used.has(use)) return n;
          g.turn.used.add(use);
          return n - 1;
        },
      },
    },
    { name: 'Attorney', kind: 'miracle', text: attorney.text, action: attorney },
    {
      name: KLEPTOMANIA,
      kind: 'negative',
      text: phrase('daybreak.kleptomania'),
      hooks: {
        *movementEnds(g, owner, seat) {
          if (owner === null || owner !== seat || !inCompany(g, owner)) return;
          if (g.cards.count(zones.hand(owner)) < STOLEN) g.turn.used.add(KLEPTOMANIA);
          else yield* discardSkills(g, owner, STOLEN, 'choice', { by: 'own-sheet' });
        },
        *endOfTurn(g, owner) {
          if (owner !== null && owner === g.current && g.turn.used.has(KLEPTOMANIA)) yield* sendTo(g, owner, 'brig');
        },
      },
    },
  ],
};
