import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { defaults } from '../../src/configuration.ts';
import { contentFor } from '../../src/content.ts';
import { context } from '../../src/core/effects/effect.ts';
import { all, pick } from '../../src/core/effects/flow.ts';
import { free, movableTo, sendTo } from '../../src/core/effects/movement.ts';
import { lose } from '../../src/core/effects/resources.ts';
import { chosen, current } from '../../src/core/effects/who.ts';
import { crisisStep } from '../../src/core/rules/crisis.ts';
import { leaveBrig, sendTo as send } from '../../src/core/rules/hazardous-locations.ts';
import { grantedMove, movementStep } from '../../src/core/rules/movement.ts';
import type { LocationId } from '../../src/core/state/terms.ts';
import { drawMutiny } from '../../src/modules/daybreak/mutiny-rules.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { adding, crisis } from '../sheets.ts';

const roslin = { character: 'laura-roslin', at: 'research-lab' } as const;
const tigh = { character: 'saul-tigh', at: 'command' } as const;
const tyrol = { character: 'galen-tyrol', at: 'hangar-deck' } as const;
const helo = { character: 'karl-agathon', at: 'off-board', stranded: 2 } as const;
const cylon = { character: 'tom-zarek', revealed: true, at: 'caprica' } as const;

const brigOne = pick('current', movableTo('brig'), sendTo('brig', chosen));
const sickbayOne = pick('current', movableTo('sickbay'), sendTo('sickbay', chosen));
const inCrisis = context('crisis', seat(0));
const places = (p: ReturnType<typeof position>, n: number) =>
  Array.from({ length: n }, (_, index) => p.g.player(seat(index)).place);

rule(
  'BG-HAZARD-01',
  'the Brig, Sickbay, the Resurrection Ship and Hub Destroyed are hazardous, and nothing else on these boards',
  () => {
    const hazardous = Object.values(contentFor(defaults).locations)
      .filter((entry) => entry.hazardous)
      .map(({ id }) => id);
    expect(hazardous.sort()).toEqual(['brig', 'hub-destroyed', 'resurrection-ship', 'sickbay']);
  },
);

rule('BG-HAZARD-02', 'nobody enters a hazardous location by moving, in the own step or by a granted move', () => {
  const p = position({ seats: [roslin, { ...cylon }, tigh], president: 0 });
  for (const move of [movementStep, grantedMove]) {
    for (const who of [0, 1]) {
      p.run((g) => move(g, seat(who)));
      const to = p.asked(who)?.options.map(({ location }) => location) ?? [];
      expect(to.length).toBeGreaterThan(3);
      for (const place of ['brig', 'sickbay', 'resurrection-ship', 'hub-destroyed']) expect(to).not.toContain(place);
    }
  }
});

rule('BG-HAZARD-03', 'an effect that says so sends a character there', () => {
  const p = position({ seats: [roslin, tigh, tyrol] });
  p.run((g) => sendTo('sickbay', current).run(g, inCrisis));
  p.run((g) => send(g, seat(1), 'brig'));
  expect(places(p, 3)).toEqual(['sickbay', 'brig', 'hangar-deck']);
});

rule('BG-HAZARD-04', 'who is in the Brig and is sent to Sickbay stays in the Brig', () => {
  const p = position({ seats: [{ ...roslin, at: 'brig' }, tigh, tyrol] });
  p.run((g) => sendTo('sickbay', current).run(g, inCrisis));
  expect(p.g.player(seat(0)).place).toBe('brig');
  const other = position({ seats: [{ ...roslin, at: 'sickbay' }, tigh, tyrol] });
  other.run((g) => sendTo('sickbay', current).run(g, inCrisis));
  expect(other.events()).toEqual([]); // he is there already
  other.run((g) => sendTo('brig', current).run(g, inCrisis));
  expect(other.g.player(seat(0)).place).toBe('brig');
});

rule('BG-HAZARD-05', 'who is in the Brig is no pick for the Brig, who is in Sickbay none for Sickbay', () => {
  const p = position({
    seats: [roslin, { ...tigh, at: 'brig' }, { ...tyrol, at: 'sickbay' }, { character: 'william-adama' }],
  });
  p.run((g) => brigOne.run(g, inCrisis));
  expect(p.asked(0)?.options.map((one) => one['seat'])).toEqual([0, 2, 3]);
  p.run((g) => sickbayOne.run(g, inCrisis));
  expect(p.asked(0)?.options.map((one) => one['seat'])).toEqual([0, 3]);
});

rule('BG-HAZARD-06', 'a revealed Cylon cannot be picked for the Brig or Sickbay, and is not moved there', () => {
  const p = position({ seats: [roslin, cylon, tyrol] });
  for (const effect of [brigOne, sickbayOne]) {
    p.run((g) => effect.run(g, inCrisis));
    expect(p.asked(0)?.options.map((one) => one['seat'])).toEqual([0, 2]);
  }
  p.run((g) => send(g, seat(1), 'brig'));
  p.run((g) => send(g, seat(1), 'sickbay'));
  expect(p.g.player(seat(1)).place).toBe('caprica');
});

rule('BG-HAZARD-07', 'a stranded Helo cannot be picked, and one mutiny card too many does not move him', () => {
  const p = position({ seats: [roslin, { ...helo, mutiny: ['Panic'] }, tyrol] });
  for (const effect of [brigOne, sickbayOne]) {
    p.run((g) => effect.run(g, inCrisis));
    expect(p.asked(0)?.options.map((one) => one['seat'])).toEqual([0, 2]);
  }
  p.run((g) => drawMutiny(g, seat(1)));
  p.choose(1, { name: 'Panic' });
  expect(p.g.player(seat(1)).place).toBe('off-board');
  const arrived = position({ seats: [roslin, { ...helo, stranded: 0, at: 'hangar-deck' }, tyrol] });
  arrived.run((g) => brigOne.run(g, inCrisis));
  expect(arrived.asked(0)?.options.map((one) => one['seat'])).toEqual([0, 1, 2]);
});

rule('BG-HAZARD-08', 'who is in the Brig cannot move away', () => {
  const p = position({ seats: [{ ...roslin, at: 'brig' }, tigh, tyrol] });
  p.run((g) => movementStep(g, seat(0)));
  expect(p.table.pending).toEqual([]);
  p.run((g) => grantedMove(g, seat(0)));
  expect(p.table.pending).toEqual([]);
  expect(p.g.player(seat(0)).place).toBe('brig');
});

rule('BG-HAZARD-09', 'who is in Sickbay may move away', () => {
  const p = position({ seats: [{ ...roslin, at: 'sickbay' }, tigh, tyrol] });
  p.run((g) => movementStep(g, seat(0)));
  p.choose(0, { type: 'move', location: 'command' });
  expect(p.g.player(seat(0)).place).toBe('command');
});

rule('BG-UNI-127', 'only what names the Brig moves its inmates: other effects do not', () => {
  const p = position({ seats: [{ ...roslin, at: 'brig' }, tigh, tyrol] });
  for (const place of ['sickbay', 'hangar-deck', 'command'] as const) p.run((g) => send(g, seat(0), place));
  expect(p.g.player(seat(0)).place).toBe('brig');
  p.run((g) => free('current', chosen).run(g, { ...inCrisis, chosen: seat(0) }));
  p.choose(0, { location: 'armory' });
  expect(p.g.player(seat(0)).place).toBe('armory');
});

rule(
  'BG-UNI-128',
  'who leaves the Brig goes to any location of Galactica that is not hazardous, damaged or not',
  () => {
    const p = position({ seats: [{ ...roslin, at: 'brig' }, tigh, tyrol], damaged: ['armory'] });
    p.run((g) => leaveBrig(g, seat(0), seat(0)));
    const expected: LocationId[] = [
      'ftl-control',
      'weapons-control',
      'communications',
      'research-lab',
      'command',
      'admirals-quarters',
      'hangar-deck',
      'armory',
    ];
    expect(p.asked(0)?.options.map(({ location }) => location)).toEqual(expected);
  },
);

rule(
  'BG-UNI-129',
  'an inmate of the Brig, a stranded Helo, a Cylon and who is there already are no picks while anybody else is',
  () => {
    const p = position({
      seats: [{ ...roslin, at: 'brig' }, helo, cylon, { ...tigh, at: 'sickbay' }, tyrol],
      president: 4,
      admiral: 4,
    });
    p.run((g) => sickbayOne.run(g, inCrisis));
    expect(p.table.pending).toEqual([]);
    expect(places(p, 5)).toEqual(['brig', 'off-board', 'caprica', 'sickbay', 'sickbay']);
  },
);

rule('BG-UNI-130', 'where nobody can be picked, what depended on the pick lapses with it', () => {
  const effect = pick('current', movableTo('brig'), sendTo('brig', chosen), lose('morale', 1));
  const p = position({ seats: [{ ...roslin, at: 'brig' }, { ...tigh, at: 'brig' }, cylon], admiral: 1 });
  p.run((g) => effect.run(g, inCrisis));
  expect(p.table.pending).toEqual([]);
  expect(p.g.state.resources.morale).toBe(10);
  const one = position({ seats: [roslin, { ...tigh, at: 'brig' }, cylon] });
  one.run((g) => effect.run(g, inCrisis));
  expect(one.g.state.resources.morale).toBe(9);
});

rule('BG-UNI-131', 'an option that sends somebody to the Brig may be chosen though nobody can be sent there', () => {
  const card = crisis('Nobody to Arrest', {
    kind: 'choice',
    chooser: 'current',
    options: [all(brigOne, sendTo('sickbay', current)), lose('morale', 1)],
  });
  const p = position({
    seats: [{ ...roslin, at: 'brig' }, { ...tigh, at: 'brig' }, cylon],
    current: 1,
    admiral: 1,
    content: adding({ faces: [card] }),
    next: { crisis: ['Nobody to Arrest'] },
  });
  p.run((g) => crisisStep(g, seat(1)));
  expect(p.asked(1)?.options).toHaveLength(2);
  p.choose(1, { index: 0 });
  expect(p.g.state.resources.morale).toBe(10);
  expect(places(p, 3)).toEqual(['brig', 'brig', 'caprica']);
});

rule(
  'BG-HAZARD-03',
  'the Brig takes the Admiral’s title and all but one mutiny card; leaving it first, a title may come back',
  () => {
    const p = position({ seats: [roslin, { ...tigh, mutiny: ['Panic', 'Blackmail'] }, tyrol], admiral: 1, cag: 1 });
    p.run((g) => send(g, seat(1), 'brig'));
    expect(p.g.holder('admiral')).toBe(2);
    expect(p.g.holder('cag')).toBe(2);
    p.choose(1, { name: 'Panic' });
    expect(p.names(mutinyZones.hand(seat(1)))).toEqual(['Panic']);
    const all = position({
      seats: [
        { ...roslin, at: 'brig' },
        { ...tigh, at: 'brig' },
        { ...tyrol, at: 'brig' },
      ],
      admiral: 1,
    });
    all.run((g) => leaveBrig(g, seat(0), seat(2))).choose(2, { location: 'command' });
    expect(all.g.holder('admiral')).toBe(0);
  },
);
