/** The location on the Cylon Fleet board. */

import type { LocationEntry } from '../../core/content/entry.ts';
import { placeCivilian } from '../../core/effects/damage.ts';
import { code, type Effect } from '../../core/effects/effect.ts';
import { rollTable } from '../../core/effects/flow.ts';
import { jumpTrack } from '../../core/effects/jump.ts';
import { choose as askOne } from '../../core/engine/asking.ts';
import { rollDie } from '../../core/engine/dice.ts';
import { countShips } from '../../core/rules/cylon-ships.ts';
import { drawDamage } from '../../core/rules/damage.ts';
import { areas } from '../../core/state/terms.ts';
import { phrase } from '../../core/text/phrase.ts';
import { putOnFleetBoard } from './cylon-fleet.ts';
import { pursuit } from './effects.ts';

const reinforce = code(phrase('cylon-fleet.reinforce'), function* (g, c) {
  const options = (['basestar', 'raider'] as const).flatMap((ship) =>
    areas.map((area) => ({ type: 'reinforce' as const, ship, area })),
  );
  const { ship, area } = yield* askOne({ seat: c.you, kind: 'reinforce-fleet', rules: ['BG-FLEET-05'], options });
  putOnFleetBoard(g, ship, area, ship === 'raider' ? 3 : 1);
});

const swarm = code(phrase('cylon-fleet.swarm'), function* (g, c) {
  const rolled = yield* rollDie(g, c.you, 'location');
  if (rolled < countShips(g, 'raider')) yield* drawDamage(g, c.you, 2, 1, { galacticaOnly: true });
});

const abilities: readonly (readonly [id: string, effect: Effect])[] = [
  ['civilian', placeCivilian(1)],
  ['reinforce', reinforce],
  ['pursue', rollTable([3, jumpTrack(-1)], [8, pursuit])],
  ['swarm', swarm],
];

/** BG-ACTION-13, BG-ACTION-14, BG-UNI-164: both are named, in their order, before the first is resolved. */
const twoAbilities: Effect = {
  text: {
    key: 'twoOf',
    args: { effects: abilities.map(([, { text }]) => text) },
  },
  *run(g, c) {
    const options = abilities.flatMap(([first]) =>
      abilities.flatMap(([second]) => (first === second ? [] : [{ type: 'abilities' as const, first, second }])),
    );
    const named = yield* askOne({
      seat: c.you,
      kind: 'basestar-bridge',
      rules: ['BG-ACTION-13', 'BG-ACTION-14', 'BG-UNI-164'],
      options,
    });
    for (const id of [named.first, named.second]) {
      for (const [ability, effect] of abilities) if (ability === id) yield* effect.run(g, c);
    }
  },
};

export const cylonFleetBoardLocations: readonly LocationEntry[] = [
  {
    id: 'basestar-bridge',
    name: 'Basestar Bridge',
    set: 'exodus',
    board: 'cylon-fleet-board',
    side: 'cylon',
    hazardous: false,
    damageable: false,
    actions: [{ effect: twoAbilities }],
  },
];
