import type { Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { activateVipers } from '../../../core/effects/ships.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { takeAction } from '../../../core/rules/action.ts';
import { boardOf, isLocation } from '../../../core/rules/boards.ts';
import { moveCharacter } from '../../../core/rules/hazardous-locations.ts';
import { startPiloting } from '../../../core/rules/piloting.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { launchAreas, viperKinds } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';

const ALERT = 'Alert Viper Pilot';

/** BG-CHAR-04, BG-FAQ-49: an assault raptor will do; BG-NEWCHAR-07: with no ship he starts on the Hangar Deck. */
function* launchAtStart(g: Galactica, seat: Seat): Rules<void> {
  const options = viperKinds
    .filter((ship) => g.state.vipers[ship].reserve > 0)
    .flatMap((ship) => launchAreas.map((area) => ({ type: 'launch' as const, ship, area })));
  if (options.length === 0) {
    yield* moveCharacter(g, seat, 'hangar-deck');
    return;
  }
  const { ship, area } = yield* askOne({
    seat,
    kind: 'launch-self',
    rules: ['BG-CHAR-04', 'BG-FAQ-49', 'BG-NEWCHAR-06'],
    options,
  });
  startPiloting(g, seat, ship, 'reserve', area);
}

/** On a location of Galactica, the Brig excepted. BG-CLAR-24 */
function onDuty(g: Galactica, seat: Seat): boolean {
  const { place } = g.player(seat);
  return isLocation(place) && place !== 'brig' && boardOf(g, place) === 'galactica';
}

const sixVipers = activateVipers('you', 6);

export const leeAdama: CharacterEntry = {
  id: 'lee-adama',
  name: 'Lee "Apollo" Adama',
  version: 'original',
  alternateOf: 'lee-adama',
  set: 'base',
  type: 'pilot',
  skills: [
    { n: 1, of: ['tactics'] },
    { n: 2, of: ['piloting'] },
    { n: 2, of: ['leadership', 'politics'] },
  ],
  canPilot: true,
  start: launchAtStart,
  setupText: 'launches a viper and pilots it',
  succession: { president: 8, admiral: 8, cag: 1 },
  abilities: [
    {
      name: ALERT,
      kind: 'positive',
      text: phrase('base.alert-viper-pilot'),
      responses: [
        {
          window: 'viper-placed',
          // BG-CLAR-25: nobody else flies it
          possible: (g, seat, { ship, area }) => onDuty(g, seat) && g.state.vipers[ship].space[area] > 0,
          *respond(g, seat, placed) {
            const { ship, area } = placed;
            placed.taken = true;
            startPiloting(g, seat, ship, 'space', area);
            yield* takeAction(g, seat, { by: ALERT });
            return 'close';
          },
        },
      ],
    },
    { name: 'CAG', kind: 'miracle', text: sixVipers.text, action: sixVipers },
    {
      name: 'Headstrong',
      kind: 'negative',
      text: phrase('base.headstrong'),
      hooks: { discardsAtRandom: (_, owner, seat) => owner === seat },
    },
  ],
};
