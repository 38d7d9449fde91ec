import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { placeCivilian } from '../../src/core/effects/damage.ts';
import { context } from '../../src/core/effects/effect.ts';
import {
  drawAndDestroyCivilians,
  escortCivilian,
  lookAtCivilians,
  placeCivilians,
  placeCiviliansAnywhere,
} from '../../src/core/rules/civilian-ships.ts';
import { areas } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';

const seats = [{ character: 'saul-tigh' }, { character: 'william-adama' }, { character: 'galen-tyrol' }];

rule('BG-CIV-01', 'a civilian ship to destroy is drawn at random among those not on the board', () => {
  const lost = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const p = position({ seats, civilians: { bow: 3 }, seed: `${seed}` });
    p.run(function* (g) {
      g.cards.shuffle(zones.civiliansUnused);
      yield* drawAndDestroyCivilians(g, 1);
    });
    expect(p.table.pending).toEqual([]);
    expect(p.g.cards.count(zones.civilians.bow)).toBe(3);
    expect(p.g.cards.count(zones.civiliansUnused)).toBe(8);
    lost.add(p.names(zones.civiliansDestroyed)[0] ?? '');
  }
  expect(lost.size).toBeGreaterThan(2);
});

rule(['BG-CIV-02', 'BG-TURNREF-41'], 'with all of them on the board the current player has to pick one there', () => {
  const p = position({ seats, current: 1, admiral: 2, president: 0, civilians: { bow: 11, stern: 1 } });
  p.run((g) => drawAndDestroyCivilians(g, 1));
  expect(p.asked(1)?.options).toHaveLength(12);
  expect(p.asked(1)?.options.every(({ type }) => type === 'civilian')).toBe(true);
  p.choose(1, { area: 'stern' });
  expect(p.events()).toContainEqual(expect.objectContaining({ type: 'civilian-destroyed', area: 'stern' }));
  expect(p.g.cards.count(zones.civilians.stern)).toBe(0);
  expect(p.g.cards.count(zones.civiliansDestroyed)).toBe(1);
});

test('with no civilian ship left at all nothing is destroyed', () => {
  const p = position({ seats, resources: { population: 15 } });
  p.run((g) => drawAndDestroyCivilians(g, 13));
  expect(p.table.pending).toEqual([]);
  expect(p.g.cards.count(zones.civiliansDestroyed)).toBe(12);
});

rule(
  ['BG-TITLE-23', 'BG-TITLE-24'],
  'the CAG says where, an area without civilian ships as long as there is one',
  () => {
    const p = position({ seats, cag: 2, civilians: { bow: 1, stern: 2 } });
    p.run((g) => placeCiviliansAnywhere(g, 2));
    expect(p.asked(2)?.options.map(({ area }) => area)).toEqual(
      areas.filter((one) => one !== 'bow' && one !== 'stern'),
    );
    p.choose(2, { area: 'port-bow' });
    // One at a time: the area just taken is no longer empty.
    expect(p.asked(2)?.options.map(({ area }) => area)).not.toContain('port-bow');
    p.choose(2, { area: 'port-stern' });
    expect(p.g.cards.count(zones.civilians['port-bow'])).toBe(1);
    expect(p.g.cards.count(zones.civilians['port-stern'])).toBe(1);
  },
);

rule('BG-TITLE-25', 'with a civilian ship in every area the CAG may choose any', () => {
  const one = Object.fromEntries(areas.map((area) => [area, 1]));
  const p = position({ seats, cag: 1, civilians: one });
  p.run((g) => placeCiviliansAnywhere(g, 1));
  expect(p.asked(1)?.options.map(({ area }) => area)).toEqual([...areas]);
  p.choose(1, { area: 'bow' });
  expect(p.g.cards.count(zones.civilians.bow)).toBe(2);
});

test('without the Cylon Fleet board the Admiral places them wherever he likes', () => {
  const p = position({ seats, cylonFleet: false, admiral: 1, civilians: { bow: 1 } });
  p.run((g) => placeCiviliansAnywhere(g, 1));
  expect(p.asked(1)?.options.map(({ area }) => area)).toEqual([...areas]);
});

rule('BG-FAQ-10', 'where the effect names the area, the ship goes there and nobody is asked', () => {
  const p = position({ seats, civilians: { stern: 1 } });
  p.run((g) => placeCivilian(2, 'stern').run(g, context('crisis', seat(0))));
  expect(p.table.pending).toEqual([]);
  expect(p.g.cards.count(zones.civilians.stern)).toBe(3);
});

test('who looked at a civilian ship knows it until it is escorted', () => {
  const p = position({ seats });
  placeCivilians(p.g, 'bow', 1);
  const ship = p.g.cards.top(zones.civilians.bow);
  if (ship === null) throw new Error('it was just placed');
  lookAtCivilians(p.g, seat(1), [ship]);
  expect(p.g.cards.knows(ship, seat(1))).toBe(true);
  expect(p.g.cards.knows(ship, seat(0))).toBe(false);
  p.run((g) => escortCivilian(g, ship));
  expect(p.g.cards.list(zones.civiliansUnused).some((card) => p.g.cards.knows(card, seat(1)))).toBe(false);
  expect(p.g.cards.count(zones.civiliansUnused)).toBe(12);
});
