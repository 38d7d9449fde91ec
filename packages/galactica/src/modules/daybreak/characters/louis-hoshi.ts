import type { Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { isHazardous, isInBrig } from '../../../core/rules/boards.ts';
import { discardSkills } from '../../../core/rules/discard.ts';
import { activateLocation, canActivate } from '../../../core/rules/locations.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import type { LocationId } from '../../../core/state/terms.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const onDuty: readonly LocationId[] = ['command', 'communications', 'weapons-control'];
const MOST = 3;

/** Undamaged human locations whose action he can use; nothing comes of a hazardous one where he is not. */
function within(g: Galactica, seat: Seat, used: readonly LocationId[]): LocationId[] {
  return g.content.locationIds.filter((id) => !used.includes(id) && !isHazardous(g, id) && canActivate(g, seat, id));
}

const organized: Effect = code(
  phrase('daybreak.organized'),
  function* (g, { you: seat }) {
    const used: LocationId[] = [];
    while (used.length < MOST && !g.turn.modifiers.has('no-more-actions', seat)) {
      const options = within(g, seat, used).map((id) => ({ type: 'location' as const, location: id }));
      if (options.length === 0) return;
      const { location } = yield* askOne({
        seat,
        kind: 'choose-location',
        context: { source: 'sheet', name: 'Organized' },
        options,
      });
      used.push(location);
      yield* activateLocation(g, seat, location);
    }
  },
  (g, { you: seat }) => !isInBrig(g, seat) && within(g, seat, []).length > 0,
);

export const louisHoshi: CharacterEntry = {
  id: 'louis-hoshi',
  name: 'Louis Hoshi',
  set: 'daybreak',
  since: 2,
  type: 'military-leader',
  skills: [
    { n: 2, of: ['leadership'] },
    { n: 2, of: ['tactics'] },
    { n: 1, of: ['engineering'] },
  ],
  canPilot: false,
  start: 'communications',
  setupText: 'Communications',
  succession: { president: 19, admiral: 6, cag: 15 },
  abilities: [
    {
      name: 'Dutiful',
      kind: 'positive',
      text: phrase('daybreak.dutiful'),
      responses: [
        {
          window: 'location-done', // BG-CLAR-32: through Organized too
          once: 'turn',
          possible: (g, seat, { seat: by, location }) =>
            by === seat &&
            g.current === seat &&
            onDuty.includes(location) &&
            g.cards.count(zones.hand(seat)) > 0 &&
            canActivate(g, seat, location, { leaving: 1 }),
          *respond(g, seat, { location }) {
            yield* discardSkills(g, seat, 1, 'choice', { cost: true, by: 'own-sheet' });
            yield* activateLocation(g, seat, location);
            return 'close';
          },
        },
      ],
    },
    { name: 'Organized', kind: 'miracle', text: organized.text, action: organized },
    {
      name: 'Reluctant',
      kind: 'negative',
      text: phrase('daybreak.reluctant'),
      hooks: { skillCardCost: (_, owner, seat) => (owner === seat ? 1 : 0) }, // BG-CLAR-31
    },
  ],
};
