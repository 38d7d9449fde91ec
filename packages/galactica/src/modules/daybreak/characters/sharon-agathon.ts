import type { Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code } from '../../../core/effects/effect.ts';
import { choose } from '../../../core/engine/asking.ts';
import { drawSkillCard } from '../../../core/engine/decks.ts';
import { isHazardous, isInBrig, isLocation } from '../../../core/rules/boards.ts';
import { activateLocation, canActivate } from '../../../core/rules/locations.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import type { LocationId } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { leaveHumans } from '../../cylon-leaders/infiltration.ts';

/** Any undamaged location, of whatever side; the Hangar Deck not from the Brig. BG-INFIL-21 */
function within(g: Galactica, seat: Seat): LocationId[] {
  return g.content.locationIds.filter(
    (id) => canActivate(g, seat, id, { anySide: true }) && !(id === 'hangar-deck' && isInBrig(g, seat)),
  );
}

const resolute = code(
  phrase('daybreak.resolute'),
  function* (g, { you: seat }) {
    const options = within(g, seat).map((id) => ({ type: 'location' as const, location: id }));
    if (options.length === 0) return;
    const context = { source: 'sheet', name: 'Resolute' };
    const { location } = yield* choose({ seat, kind: 'choose-location', context, options });
    if (location === 'hub-destroyed') leaveHumans(g, seat); // it takes her to the Cylons. BG-INFIL-20
    yield* activateLocation(g, seat, location);
  },
  (g, { you: seat }) => within(g, seat).length > 0,
);

export const sharonAgathon: CharacterEntry = {
  id: 'sharon-agathon',
  name: 'Sharon "Athena" Agathon',
  set: 'daybreak',
  since: 3,
  option: 'cylon-leader',
  type: 'cylon-leader',
  skills: [
    { n: 1, of: ['piloting'] },
    { n: 1, of: ['leadership', 'engineering'] },
  ],
  canPilot: true,
  start: 'hangar-deck',
  setupText: 'Hangar Deck',
  succession: null,
  abilities: [
    {
      name: 'For Love',
      kind: 'positive',
      text: phrase('daybreak.for-love'),
      responses: [
        {
          window: 'must-discard',
          once: 'turn',
          // BG-CLAR-35, BG-CLAR-37, BG-CLAR-38
          possible: (g, seat, { seat: other, amount, source }) =>
            other !== seat && amount > 0 && source !== 'sheet' && source !== 'super-crisis' && !g.crisis?.superCrisis,
          *respond(g, seat, demand) {
            if (drawSkillCard(g, seat, 'treachery')) demand.amount -= 1;
          },
        },
      ],
    },
    { name: 'Resolute', kind: 'miracle', text: resolute.text, action: resolute },
    {
      name: 'Grieving',
      kind: 'negative',
      text: phrase('daybreak.grieving'),
      hooks: {
        *receiveSkills(g, owner, seat, plan) {
          const { place } = g.player(seat);
          return owner === seat && isLocation(place) && isHazardous(g, place) ? [] : plan;
        },
      },
    },
  ],
};
