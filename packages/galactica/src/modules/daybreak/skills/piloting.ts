/** Piloting cards of Daybreak. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { skill } from '../../../core/content/skill.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { activateOneViper } from '../../../core/effects/ships.ts';
import { choose } from '../../../core/engine/asking.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { pilotsIn } from '../../../core/rules/piloting.ts';
import { removeFromCheck } from '../../../core/rules/skill-check.ts';
import { hitViper, pickShip, pickViper, vipersAt } from '../../../core/rules/viper-losses.ts';
import { activateShip, launchUnmanned } from '../../../core/rules/vipers.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { areas, type ViperKind, viperKinds } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';

const nothing = { type: 'nothing' } as const;

const manned = (g: Galactica) => areas.filter((area) => pilotsIn(g, area).length > 0);

const anyReserve = (g: Galactica): boolean => viperKinds.some((ship) => g.state.vipers[ship].reserve > 0);

const launchReserves: Effect = code(
  phrase('daybreak.launch-reserves'),
  function* (g, c) {
    const options = manned(g).map((area) => ({ type: 'area' as const, area }));
    if (options.length === 0) return;
    const { area } = yield* choose({ seat: c.you, kind: 'pick-area', options });
    const launched: ViperKind[] = [];
    for (let n = 0; n < 2 && anyReserve(g); n++) {
      if (n > 0) {
        const more = [{ type: 'launch' as const }, nothing];
        const { type } = yield* choose({ seat: c.you, kind: 'launch-another', options: more });
        if (type === 'nothing') break;
      }
      const ship = yield* pickViper(g, c.you, 'reserve');
      if (ship !== null && (yield* launchUnmanned(g, ship, area))) launched.push(ship);
    }
    for (const ship of launched) yield* activateShip(g, c.you, ship, area, 1);
  },
  (g) => manned(g).length > 0 && anyReserve(g),
);

const dogfight: Effect = code(phrase('daybreak.dogfight'), function* (g, c) {
  const { check, current } = g;
  if (!check) return;
  const others = cardsOf(g, check).filter((card) => card !== c.card);
  const ships = vipersAt(g, ['reserve', 'space', 'piloted']);
  if (others.length === 0 || ships.length === 0) return;
  const { type } = yield* choose({
    seat: current,
    kind: 'may',
    rules: ['BG-ABILITY-07'],
    context: { name: 'Dogfight' },
    options: [{ type: 'yes' }, { type: 'no' }],
  });
  if (type === 'no') return;
  const ship = yield* pickShip(current, ships, { name: 'Dogfight', fate: 'damaged' });
  if (ship) yield* hitViper(g, ship, 'damaged');
  const options = others.map((card) => ({
    type: 'card' as const,
    card,
    name: g.entry(card).name,
    strength: g.strength(card),
  }));
  const picked = yield* choose({ seat: current, kind: 'remove-from-check', rules: ['BG-ABILITY-07'], options });
  removeFromCheck(g, check, picked.card, 'discard');
});

export const pilotingCards: readonly SkillEntry[] = [
  skill('Combat Veteran', 'daybreak', 'piloting', { 3: 1, 4: 1 }, { action: activateOneViper('you', 3) }),
  skill('Dogfight', 'daybreak', 'piloting', { 0: 2 }, { checkAbility: dogfight }),
  skill('Launch Reserves', 'daybreak', 'piloting', { 5: 1 }, { action: launchReserves }),
];
