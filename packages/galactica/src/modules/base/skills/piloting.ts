/** Piloting cards. */
import type { Rules, Seat } from '@ragtag/kernel';
import type { SkillEntry } from '../../../core/content/entry.ts';
import { fewHigh, fewLow, high, interrupts, low, skill } from '../../../core/content/skill.ts';
import { type Context, code, type Effect } from '../../../core/effects/effect.ts';
import { condition, may, when } from '../../../core/effects/flow.ts';
import { activateOneViper, activateVipers } from '../../../core/effects/ships.ts';
import { choose } from '../../../core/engine/asking.ts';
import { leavingHand, typeOf } from '../../../core/engine/decks.ts';
import { reroll, rollDie } from '../../../core/engine/dice.ts';
import { forbidden } from '../../../core/engine/hooks.ts';
import { attack, targets } from '../../../core/rules/attack.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { fly, isPiloting, pilotsIn } from '../../../core/rules/piloting.ts';
import { destroyRaiders, destroyScar } from '../../../core/rules/raiders.ts';
import { removeFromCheck } from '../../../core/rules/skill-check.ts';
import { hitViper, pickShip, pickViper, vipersAt } from '../../../core/rules/viper-losses.ts';
import { activateShip, canPayActivation, launchUnmanned, payActivation } from '../../../core/rules/vipers.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { areas, type ViperKind, viperKinds } from '../../../core/state/terms.ts';

const nothing = { type: 'nothing' } as const;

/** A pilot may attack a ship in the own area. False if there was nothing to attack or no wish to. */
function* mayAttack(g: Galactica, seat: Seat): Rules<boolean> {
  const { ship, area } = g.player(seat);
  if (!isPiloting(g, seat) || ship === null || forbidden(g, seat, { kind: 'viper-attack' })) return false;
  const options = targets(g, 'viper', area).map((target) => ({ type: 'target' as const, target }));
  if (options.length === 0) return false;
  const picked = yield* choose({
    seat,
    kind: 'attack-target',
    options: [nothing, ...options],
  });
  if (!('target' in picked)) return false;
  yield* attack(g, seat, 'viper', picked.target, { ship, piloted: true });
  return true;
}

/** One activation, whatever is done with it: it costs once where that costs. BG-FAQ-54 */
const canFly = (g: Galactica, c: Context): boolean =>
  isPiloting(g, c.you) && canPayActivation(g, c.you, leavingHand(g, c));

const maximumFirepower: Effect = code(
  'if you pilot a viper: attack up to 4 times',
  function* (g, c) {
    yield* payActivation(g, c.you);
    for (let attacks = 0; attacks < 4; attacks++) if (!(yield* mayAttack(g, c.you))) return;
  },
  (g, c) => canFly(g, c) && targets(g, 'viper', g.player(c.you).area).length > 0,
);

const fullThrottle: Effect = code(
  'if you pilot a viper: you may move it to any space area, then may attack a Cylon ship in its area',
  function* (g, c) {
    yield* payActivation(g, c.you);
    const here = g.player(c.you).area;
    const options = areas.filter((area) => area !== here).map((area) => ({ type: 'area' as const, area }));
    const picked = yield* choose({
      seat: c.you,
      kind: 'fly-anywhere',
      options: [nothing, ...options],
    });
    if ('area' in picked) fly(g, c.you, picked.area);
    yield* mayAttack(g, c.you);
  },
  (g, c) => canFly(g, c),
);

const manned = (g: Galactica) => areas.filter((area) => pilotsIn(g, area).length > 0);
const anyReserve = (g: Galactica): boolean => viperKinds.some((ship) => g.state.vipers[ship].reserve > 0);

const launchReserves: Effect = code(
  'place up to 2 vipers of the Reserves in one area with a piloted viper, then activate each of them once',
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

const pilotingThree = condition('piloting cards in the check have a strength of 3 or more together', (g) => {
  const { check } = g;
  if (!check) return false;
  let strength = 0;
  for (const card of cardsOf(g, check)) if (typeOf(g, card) === 'piloting') strength += g.strength(card);
  return strength >= 3;
});

const dogfight: Effect = code(
  'the current player may damage 1 viper to remove 1 other card from the check',
  function* (g, c) {
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
  },
);

/** As many raiders as the die shows; Scar only by a 7 or 8. BG-FAQ-31 */
function* bestOfTheBest(g: Galactica, pilot: Seat): Rules<void> {
  const { area } = g.player(pilot);
  const rolled = yield* rollDie(g, pilot, 'card', { area });
  const raiders = g.state.raiders[area];
  let scar = rolled >= 7 && g.state.scar.where === 'main' && g.state.scar.area === area;
  if (scar && raiders >= rolled) {
    const options = [{ type: 'scar' as const }, { type: 'raiders' as const }];
    scar = (yield* choose({ seat: pilot, kind: 'destroy-scar', options })).type === 'scar';
  }
  if (scar) yield* destroyScar(g);
  const n = Math.min(raiders, scar ? rolled - 1 : rolled);
  if (n > 0) yield* destroyRaiders(g, area, n);
}

export const pilotingCards: readonly SkillEntry[] = [
  skill('Evasive Maneuvers', 'base', 'piloting', low, {
    ...interrupts('after a viper is attacked: the die is rolled again, 2 lower if the viper is piloted', {
      window: 'after-roll',
      possible: (_g, _seat, { roll }) => roll.purpose === 'attack-on-viper', // BG-UNI-151
      *respond(g, _seat, { roll }) {
        if (roll.about.pilot !== undefined && roll.about.pilot !== null)
          roll.modifiers.push({ source: 'Evasive Maneuvers', amount: -2 });
        yield* reroll(g, roll);
      },
    }),
  }),
  skill('Maximum Firepower', 'base', 'piloting', high, { action: maximumFirepower }),
  skill('Full Throttle', 'pegasus', 'piloting', fewLow, { action: fullThrottle, movement: fullThrottle }),
  skill('Run Interference', 'pegasus', 'piloting', fewHigh, {
    ...interrupts('before raiders are activated, if you pilot a viper: the first 4 raiders of your area do nothing', {
      window: 'before-raiders',
      possible: (g, seat, { spared }) => isPiloting(g, seat) && !spared.has(seat),
      *respond(_g, seat, { spared }) {
        spared.add(seat);
      },
    }),
  }),
  skill(
    'Best of the Best',
    'exodus',
    'piloting',
    { 6: 1 },
    {
      ...interrupts('before a piloted viper attacks: roll a die instead and destroy that many raiders in its area', {
        window: 'before-piloted-attack',
        *respond(g, _seat, w) {
          w.replaced = true;
          yield* bestOfTheBest(g, w.seat);
          return 'close';
        },
      }),
    },
  ),
  skill(
    'Protect the Fleet',
    'exodus',
    'piloting',
    { 0: 3 },
    {
      checkAbility: when(pilotingThree, may('current', activateVipers('current', 1))),
    },
  ),
  skill('Combat Veteran', 'daybreak', 'piloting', { 3: 1, 4: 1 }, { action: activateOneViper('you', 3) }),
  skill('Dogfight', 'daybreak', 'piloting', { 0: 2 }, { checkAbility: dogfight }),
  skill('Launch Reserves', 'daybreak', 'piloting', { 5: 1 }, { action: launchReserves }),
];
