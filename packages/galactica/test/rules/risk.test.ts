import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { nothing, risk } from '../../src/core/effects/flow.ts';
import { gain } from '../../src/core/effects/resources.ts';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { canRisk, risk as riskShips } from '../../src/core/rules/risk.ts';
import { canActivateUnmanned } from '../../src/core/rules/vipers.ts';
import { zones } from '../../src/core/state/zones.ts';
import { adama, roslin, starbuck } from './people.ts';

const scout = { type: 'skill-card', name: 'Launch Scout' };
const seats = [roslin, { ...adama, at: 'command' as const, hand: ['Launch Scout 1'] }, starbuck];

function scouting(setup: Partial<PositionSetup> = {}) {
  return position({ seats, current: 1, ...setup }).run((g) => takeAction(g, seat(1)));
}

describe('risking ships', () => {
  rule('BG-RISK-01', 'raptors are no ships to fight with', () => {
    const p = position({ seats, reserve: { viper: 0, 'assault-raptor': 0, raptor: 4 } });
    expect(canActivateUnmanned(p.g, seat(1))).toBe(false);
    expect(canRisk(p.g, 'raptor', 1)).toBe(true);
    expect(canRisk(p.g, 'viper', 1)).toBe(false);
  });

  rule('BG-RISK-02', 'without a raptor in the Reserves none can be risked, an assault raptor does not stand in', () => {
    const p = scouting({ reserve: { raptor: 0, 'assault-raptor': 1 } });
    expect(p.asked(1)?.options).not.toContainEqual(expect.objectContaining(scout));
    expect(scouting({ reserve: { raptor: 1 } }).asked(1)?.options).toContainEqual(expect.objectContaining(scout));
  });

  rule('BG-RISK-02', 'as many as are asked for, vipers of all kinds together', () => {
    const p = position({ seats, reserve: { viper: 1, 'assault-raptor': 1, raptor: 2 }, rolls: [8] });
    expect([canRisk(p.g, 'viper', 2), canRisk(p.g, 'viper', 3)]).toEqual([true, false]);
    expect([canRisk(p.g, 'raptor', 2), canRisk(p.g, 'raptor', 3)]).toEqual([true, false]);
    p.run((g) => riskShips(g, seat(1), 'raptor', 3, 1));
    expect(p.events()).toEqual([]);
    p.run((g) => riskShips(g, seat(1), 'raptor', 2, 3)).pass();
    const risked = { type: 'risked', seat: 1, kind: 'raptor', n: 2, success: true };
    expect(p.events('spectator')).toContainEqual(risked);
  });

  rule('BG-RISK-02', 'an effect that risks a ship there is none of lapses', () => {
    const p = position({ seats, reserve: { raptor: 0 }, rolls: [8] });
    p.run((g) => risk('raptor', 1, 3, gain('food', 1)).run(g, context('destination', seat(0))));
    expect(p.g.state.resources.food).toBe(8);
    expect(p.events()).toEqual([]);
  });

  rule(
    ['BG-RISK-03', 'BG-RISK-05'],
    'Launch Scout on 3: the raptor survives and the top card of a deck is seen',
    () => {
      const p = scouting({ rolls: [3], next: { crisis: ['Water Sabotaged'] } }).choose(1, scout);
      p.pass('choose-deck').choose(1, { deck: 'crisis' });
      expect(p.asked(1)?.options).toMatchObject([{ type: 'top' }, { type: 'bottom' }]);
      p.choose(1, { type: 'bottom', name: 'Water Sabotaged' });
      expect(p.names(zones.crisisDeck).at(-1)).toBe('Water Sabotaged');
      expect(p.g.state.raptors).toMatchObject({ reserve: 4, destroyed: 0 });
    },
  );

  rule(['BG-RISK-04', 'BG-RISK-05'], 'Launch Scout on 2: the raptor is destroyed and nothing is seen', () => {
    const p = scouting({ rolls: [2] })
      .choose(1, scout)
      .pass();
    expect(p.table.pending).toEqual([]);
    expect(p.g.state.raptors).toMatchObject({ reserve: 3, destroyed: 1 });
    expect(p.events().map(({ type }) => type)).not.toContain('deck-looked-at');
  });

  rule(['BG-RISK-03', 'BG-RISK-04'], 'the number itself is enough, one less is not', () => {
    for (const [roll, food] of [
      [6, 9],
      [5, 8],
    ] as const) {
      const p = position({ seats, rolls: [roll] });
      p.run((g) => risk('raptor', 2, 6, gain('food', 1)).run(g, context('destination', seat(0)))).pass();
      expect(p.g.state.resources.food).toBe(food);
      expect(p.g.state.raptors.reserve).toBe(roll === 6 ? 4 : 2);
    }
  });

  rule('BG-RISK-04', 'vipers that were risked are destroyed, whoever risks them says which', () => {
    const p = position({ seats, rolls: [1], current: 0, reserve: { viper: 1, 'assault-raptor': 1 } });
    p.run((g) => risk('viper', 1, 6, nothing).run(g, context('skill', seat(1), { acting: true }))).pass('pick-viper');
    p.choose(1, { ship: 'assault-raptor' });
    expect(p.g.state.vipers['assault-raptor']).toMatchObject({ reserve: 0, destroyed: 1 });
    expect(p.g.state.vipers.viper).toMatchObject({ reserve: 1, destroyed: 0 });
  });

  rule('BG-RISK-04', 'where the card says what is lost, that is lost instead', () => {
    const p = position({ seats, rolls: [1] });
    p.run((g) => risk('viper', 2, 6, nothing, gain('fuel', 1)).run(g, context('destination', seat(0)))).pass();
    expect(p.g.state.resources.fuel).toBe(9);
    expect(p.g.state.vipers.viper).toMatchObject({ reserve: 4, destroyed: 0 });
  });
});
