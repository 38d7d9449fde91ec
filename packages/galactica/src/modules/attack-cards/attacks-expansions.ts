/** Cylon attack cards of Pegasus and Daybreak, for games without the Cylon Fleet board. */
import type { Card, Rules } from '@ragtag/kernel';
import type { CrisisEntry } from '../../core/content/entry.ts';
import { code } from '../../core/effects/effect.ts';
import { all } from '../../core/effects/flow.ts';
import { destroyRaptor } from '../../core/effects/ships.ts';
import { current } from '../../core/effects/who.ts';
import { choose } from '../../core/engine/asking.ts';
import type { Hooks } from '../../core/engine/hooks.ts';
import { countShips } from '../../core/rules/cylon-ships.ts';
import { launchRaiders } from '../../core/rules/raiders.ts';
import { destroyRaptors } from '../../core/rules/raptors.ts';
import { lose } from '../../core/rules/resources.ts';
import { activateShip, viperPlaced } from '../../core/rules/vipers.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { launchAreas } from '../../core/state/terms.ts';
import { phrase } from '../../core/text/phrase.ts';
import { drawMutiny } from '../daybreak/effects.ts';
import { shuffleIntoDestiny } from '../treachery/effects.ts';
import { attack, standing, untilBasestarDestroyed, untilJump } from './attack.ts';
import { attackCardEnds } from './cylon-attack-card.ts';

function endWithoutRaiders(g: Galactica, card: Card | null): void {
  const left = g.state.scar.where === 'main' || countShips(g, 'raider') > 0;
  if (card !== null && !left) attackCardEnds(g, card);
}

const constantBarrage: Hooks = {
  *raidersActivated(g): Rules<void> {
    yield* launchRaiders(g, 2);
  },
  *shipDestroyed(g, _owner, _kind, card): Rules<void> {
    endWithoutRaiders(g, card);
  },
  cylonShipsRemoved(g, _owner, card) {
    if (g.configuration.revision >= 6) endWithoutRaiders(g, card); // earlier it waited for the next ship destroyed
  },
};

const SCAR_AREA = 'starboard-bow';
/** The raider just set up is Scar. */
const scarArrives = code(phrase('attack-cards.scar-arrives'), function* (g, c) {
  // None was left to set up, or somebody launched in the set-up step has shot it down already.
  if (!g.turn.modifiers.has('raiders-set-up', SCAR_AREA) || g.state.raiders[SCAR_AREA] < 1) {
    if (c.card !== null) attackCardEnds(g, c.card);
    return;
  }
  g.state.raiders[SCAR_AREA] -= 1;
  g.state.scar.where = 'main';
  g.state.scar.area = SCAR_AREA;
  g.emit({ type: 'scar-arrived', area: SCAR_AREA });
});

/** It comes straight into space, and the current player may use it at once. */
const cavalry = code(phrase('attack-cards.cavalry'), function* (g) {
  const ships = g.state.vipers['assault-raptor'];
  if (ships.beside < 1) return;
  const options = launchAreas.map((area) => ({ type: 'area' as const, area }));
  const { area } = yield* choose({ seat: g.current, kind: 'place-assault-raptor', options });
  ships.beside -= 1;
  ships.space[area] += 1;
  g.emit({ type: 'assault-raptor-gained', area });
  const unmanned = yield* viperPlaced(g, 'assault-raptor', area); // BG-CLAR-23
  if (unmanned) yield* activateShip(g, g.current, 'assault-raptor', area, 1);
});

export const pegasusAttacks: readonly CrisisEntry[] = [
  attack(
    'Dogfight',
    {
      activate: ['raiders'],
      setup: {
        'starboard-stern': { basestar: 1, raider: 2 },
        stern: { raider: 2 },
        'port-stern': { viper: 1 },
        'port-bow': { viper: 1, civilian: 1 },
      },
      special: {
        name: 'Constant Barrage',
        effect: standing(phrase('attack-cards.constant-barrage')),
        stays: untilJump(constantBarrage),
      },
    },
    'pegasus',
  ),
  attack(
    'Scar',
    {
      activate: ['raiders'],
      setup: {
        'starboard-bow': { raider: 1 },
        stern: { civilian: 2 },
        'port-stern': { viper: 1 },
        'port-bow': { viper: 1 },
      },
      special: {
        name: 'Personal Vendetta',
        effect: scarArrives,
        stays: untilJump({
          *shipDestroyed(g, _owner, _kind, card): Rules<void> {
            if (card !== null && g.state.scar.where === 'destroyed') attackCardEnds(g, card);
          },
        }),
      },
    },
    'pegasus',
  ),
  attack(
    'The Guardians',
    {
      activate: ['basestars'],
      setup: {
        bow: { basestar: 1 },
        'starboard-bow': { raider: 2 },
        'starboard-stern': { 'heavy-raider': 1 },
        stern: { civilian: 1 },
        'port-stern': { viper: 1 },
        'port-bow': { raider: 2, viper: 1 },
      },
      special: {
        name: 'Raptor Crew Captured',
        effect: standing(phrase('attack-cards.raptor-crew-captured')),
        stays: untilJump({
          *shipDestroyed(g, _owner, kind): Rules<void> {
            if (kind !== 'basestar') return;
            yield* lose(g, 'morale', 1);
            destroyRaptors(g, 1);
          },
        }),
      },
    },
    'pegasus',
  ),
];

export const daybreakAttacks: readonly CrisisEntry[] = [
  attack(
    'Blindsided',
    {
      activate: ['raiders'],
      setup: {
        bow: { basestar: 1, 'heavy-raider': 1 },
        'starboard-bow': { raider: 3 },
        stern: { basestar: 1, 'heavy-raider': 1 },
        'port-stern': { civilian: 1 },
        'port-bow': { viper: 1, civilian: 2 },
      },
      special: { name: 'Pluck Out Their Eyes', effect: destroyRaptor(1) },
    },
    'daybreak',
  ),
  attack(
    'Event Horizon',
    {
      activate: ['raiders'],
      setup: {
        bow: { raider: 2, viper: 1 },
        'starboard-bow': { basestar: 1 },
        stern: { basestar: 1, raider: 2 },
        'port-stern': { viper: 1 },
        'port-bow': { viper: 1 },
      },
      special: {
        name: 'Gravity Well',
        effect: standing(phrase('attack-cards.gravity-well')),
        stays: untilJump({ viperActivationCost: () => 1 }), // BG-FAQ-53
      },
    },
    'daybreak',
  ),
  attack(
    "Hornet's Nest",
    {
      activate: ['raiders'],
      setup: {
        bow: { raider: 3, viper: 1, civilian: 1 },
        'starboard-stern': { basestar: 1 },
        stern: { raider: 3 },
        'port-stern': { viper: 1 },
        'port-bow': { civilian: 2 },
      },
      special: {
        name: 'Suppressive Fire',
        effect: standing(phrase('attack-cards.suppressive-fire')),
        stays: untilBasestarDestroyed({
          forbid: (_g, _owner, _seat, what) => what.kind === 'skill-action' && what.type === 'piloting',
        }),
      },
    },
    'daybreak',
  ),
  attack(
    'Lockdown',
    {
      activate: ['heavy'],
      setup: {
        bow: { 'heavy-raider': 2 },
        'starboard-bow': { basestar: 1, 'heavy-raider': 2 },
        stern: { viper: 1, civilian: 1 },
        'port-stern': { civilian: 1 },
      },
      special: {
        name: 'Concerted Attack',
        effect: standing(phrase('attack-cards.concerted-attack')),
        stays: untilBasestarDestroyed({
          forbid: (_g, _owner, _seat, what) => what.kind === 'activate' && what.location === 'armory',
        }),
      },
    },
    'daybreak',
  ),
  attack(
    'Reprisal',
    {
      activate: ['raiders'],
      setup: {
        bow: { raider: 2, civilian: 1 },
        'starboard-bow': { viper: 1 },
        'starboard-stern': { viper: 1 },
        stern: { 'heavy-raider': 1, raider: 3 },
        'port-stern': { civilian: 1 },
        'port-bow': { basestar: 1 },
      },
      special: { name: 'Opportunity for Treason', effect: all(shuffleIntoDestiny(2), drawMutiny(current)) },
    },
    'daybreak',
  ),
  attack(
    'Trial by Fire',
    {
      activate: ['raiders'],
      setup: {
        bow: { raider: 3, 'heavy-raider': 2 },
        'starboard-bow': { viper: 1 },
        stern: { basestar: 1 },
        'port-bow': { civilian: 1 },
      },
      special: { name: "Cavalry's Here", effect: cavalry },
    },
    'daybreak',
  ),
];
