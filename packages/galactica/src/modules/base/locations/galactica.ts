/** The locations of Galactica. */

import type { LocationEntry } from '../../../core/content/entry.ts';
import { draw } from '../../../core/effects/cards.ts';
import { check } from '../../../core/effects/check.ts';
import { code } from '../../../core/effects/effect.ts';
import { all, needs, nothing, pick } from '../../../core/effects/flow.ts';
import { free, movableTo, sendTo, takeAction } from '../../../core/effects/movement.ts';
import { activateVipers, attack } from '../../../core/effects/ships.ts';
import { chosen, you } from '../../../core/effects/who.ts';
import { choose as askOne, askSome } from '../../../core/engine/asking.ts';
import { active } from '../../../core/engine/hooks.ts';
import { areaOfCivilian, civiliansOnBoard, lookAtCivilians, moveCivilian } from '../../../core/rules/civilian-ships.ts';
import { canJumpByFtl, ftlJump } from '../../../core/rules/jump.ts';
import { canLaunchSelf, launchSelf } from '../../../core/rules/piloting.ts';
import { neighbours } from '../../../core/state/ring.ts';
import type { LocationId } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';

function location(
  id: LocationId,
  name: string,
  more: Pick<LocationEntry, 'actions'> & Partial<LocationEntry>,
): LocationEntry {
  return { id, name, set: 'base', board: 'galactica', side: 'human', hazardous: false, damageable: false, ...more };
}

const contactCivilians = code(
  phrase('base.contact-civilians'),
  function* (g, c) {
    const ships = civiliansOnBoard(g);
    const most = active(g, 'civiliansContacted').reduce((sum, { hook, owner }) => hook(g, owner, c.you, sum), 2);
    const n = Math.min(most, ships.length);
    if (n === 0) return;
    const picked = yield* askSome({
      seat: c.you,
      kind: 'look-at-civilians',
      options: ships.map((ship) => ({ type: 'civilian', ship, area: areaOfCivilian(g, ship) })),
      min: n,
      max: n,
    });
    lookAtCivilians(
      g,
      c.you,
      picked.map(({ ship }) => ship),
    );
    for (const { ship } of picked) {
      const area = areaOfCivilian(g, ship);
      if (area === null) continue;
      const { to } = yield* askOne({
        seat: c.you,
        kind: 'move-civilian',
        context: { ship, area, name: g.entry(ship).name },
        options: [area, ...neighbours(area)].map((one) => ({ type: one === area ? 'nothing' : 'area', to: one })),
      });
      if (to !== area) moveCivilian(g, ship, to);
    }
  },
  (g) => civiliansOnBoard(g).length > 0,
);

const launchYourself = code(
  phrase('base.launch-yourself'),
  (g, c) => launchSelf(g, c.you),
  (g, c) => canLaunchSelf(g, c.you),
);
const jumpByFtl = code(
  phrase('base.jump-by-ftl'),
  (g, c) => ftlJump(g, c.you),
  (g) => canJumpByFtl(g),
);

export const galacticaLocations: readonly LocationEntry[] = [
  location('ftl-control', 'FTL Control', { damageable: true, actions: [{ effect: jumpByFtl }] }),
  location('weapons-control', 'Weapons Control', {
    damageable: true,
    actions: [{ effect: attack('you', 'galactica') }],
  }),
  location('communications', 'Communications', { actions: [{ effect: contactCivilians }] }),
  location('research-lab', 'Research Lab', { actions: [{ effect: draw(you, 1, ['engineering', 'tactics']) }] }),
  location('command', 'Command', { damageable: true, actions: [{ effect: activateVipers('you', 2) }] }),
  location('admirals-quarters', "Admiral's Quarters", {
    damageable: true,
    actions: [
      {
        effect: pick(
          'you',
          movableTo('brig'),
          check({ difficulty: 7, skills: ['leadership', 'tactics'], pass: sendTo('brig', chosen), fail: nothing }),
        ),
      },
    ],
  }),
  location('hangar-deck', 'Hangar Deck', {
    damageable: true,
    actions: [{ effect: all(needs(launchYourself), takeAction(you)) }],
  }),
  location('armory', 'Armory', { damageable: true, actions: [{ effect: attack('you', 'marine') }] }),
  location('sickbay', 'Sickbay', {
    hazardous: true,
    ongoing: phrase('base.sickbay'),
    actions: [],
  }),
  location('brig', 'Brig', {
    hazardous: true,
    ongoing: phrase('base.brig'),
    actions: [
      { effect: check({ difficulty: 7, skills: ['politics', 'tactics'], pass: free('you', you), fail: nothing }) },
    ],
  }),
];
