import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { code } from '../../src/core/effects/effect.ts';
import { you } from '../../src/core/effects/who.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { grantedMove, movementStep } from '../../src/core/rules/movement.ts';
import type { LocationId } from '../../src/core/state/terms.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { colonialOneLocations, cylonLocations, galacticaLocations } from '../../src/modules/base/ids.ts';
import { drawMutiny } from '../../src/modules/daybreak/effects.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { pegasusLocations } from '../../src/modules/pegasus/ids.ts';
import { adding, crisis, skill } from '../sheets.ts';

const tigh = { character: 'saul-tigh', at: 'command' } as const;
const adama = { character: 'william-adama' } as const;
const starbuck = { character: 'kara-thrace', at: 'hangar-deck' } as const;
const cylon = { character: 'tom-zarek', revealed: true, at: 'caprica' } as const;

/** A card whose Movement ability leaves a mark, one of piloting, one of treachery, one that does nothing. */
const mark = (resource: 'fuel' | 'food') =>
  code(phrase(resource), function* (g) {
    g.state.resources[resource] = 15;
  });
const content = adding({
  faces: [
    skill('Quick March', { movement: mark('fuel') }),
    skill('Barrel Roll', { type: 'piloting', movement: mark('food'), action: mark('food') }),
    skill('Dark Errand', { type: 'treachery', movement: mark('food'), action: mark('food') }),
    skill('Blank'),
    crisis('Hornets', {
      hooks: { forbid: (_, __, ___, what) => what.kind === 'skill-action' && what.type === 'piloting' },
    }),
  ],
});

function moving(first: PositionSetup['seats'][number], setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [first, adama, { character: 'galen-tyrol' }], president: 1, content, ...setup });
  return p.run((g) => movementStep(g, seat(0)));
}
const where = (p: ReturnType<typeof position>) => p.g.player(seat(0)).place;
const targets = (p: ReturnType<typeof position>) =>
  (p.asked(0)?.options ?? []).flatMap((one) => (one.type === 'move' || one.type === 'land' ? [one['location']] : []));

rule('BG-MOVE-01', 'the current player may move to another location, and may as well stay', () => {
  const p = moving(tigh);
  expect(p.asked(0)?.options).toContainEqual({ type: 'stay' });
  expect(targets(p)).not.toContain('command');
  p.choose(0, { type: 'stay' });
  expect(where(p)).toBe('command');
  expect(moving(tigh).choose(0, { location: 'armory' }).g.player(seat(0)).place).toBe('armory');
});

rule('BG-MOVE-02', 'a human player cannot move to a Cylon location', () => {
  const to = targets(moving({ ...tigh, hand: ['Blank'] }));
  for (const location of cylonLocations) expect(to).not.toContain(location);
  for (const location of [...pegasusLocations, ...colonialOneLocations]) expect(to).toContain(location);
});

rule('BG-MOVE-03', 'a revealed Cylon moves among Cylon locations only', () => {
  const to = targets(moving({ ...cylon, hand: ['Blank'] }));
  expect(to.sort()).toEqual(['basestar-bridge', 'cylon-fleet', 'human-fleet']);
});

rule('BG-MOVE-04', 'moving about the same ship costs nothing', () => {
  const p = moving(tigh);
  expect(targets(p).sort()).toEqual(
    galacticaLocations.filter((one) => !['command', 'brig', 'sickbay'].includes(one)).sort(),
  );
  p.choose(0, { location: 'research-lab' });
  expect(where(p)).toBe('research-lab');
  const withCards = moving({ ...tigh, hand: ['Blank', 'Blank'] });
  withCards.choose(0, { location: 'research-lab' });
  expect(withCards.g.hand(seat(0))).toHaveLength(2);
});

rule(
  'BG-MOVE-05',
  'changing ship costs exactly one card of the mover’s choice; without a card it cannot be done',
  () => {
    const p = moving({ ...tigh, hand: ['Blank', 'Quick March'] });
    p.choose(0, { location: 'airlock' });
    expect(where(p)).toBe('command');
    p.choose(0, { name: 'Quick March' });
    expect(where(p)).toBe('airlock');
    expect(p.handNames(0)).toEqual(['Blank']);
    const from = (at: LocationId) => targets(moving({ ...tigh, at }));
    expect(from('airlock').every((one) => pegasusLocations.some((own) => own === one))).toBe(true);
    expect(from('press-room').every((one) => colonialOneLocations.some((own) => own === one))).toBe(true);
  },
);

rule('BG-MOVE-07', 'a pilot flies to the next area for nothing, or lands for a card; never both', () => {
  const p = moving({ ...starbuck, piloting: { area: 'bow' }, hand: ['Blank'] });
  const areas = (p.asked(0)?.options ?? []).flatMap((one) => (one.type === 'fly' ? [one['area']] : []));
  expect(areas.sort()).toEqual(['port-bow', 'starboard-bow']);
  expect(targets(p)).toContain('airlock');
  p.choose(0, { type: 'fly', area: 'port-bow' });
  expect(p.table.pending).toEqual([]);
  expect(p.g.player(seat(0))).toMatchObject({ place: 'space', area: 'port-bow' });
  expect(p.g.hand(seat(0))).toHaveLength(1);

  const landing = moving({ ...starbuck, piloting: { area: 'bow' }, hand: ['Blank'] });
  landing.choose(0, { type: 'land', location: 'command' });
  expect(landing.table.pending).toEqual([]);
  expect(where(landing)).toBe('command');
  expect(landing.g.hand(seat(0))).toEqual([]);

  const far = moving({ ...starbuck, piloting: { ship: 'mark-vii', area: 'bow' } });
  expect((far.asked(0)?.options ?? []).filter(({ type }) => type === 'fly')).toHaveLength(4);
  expect(targets(far)).toEqual([]); // no card to land for
});

rule(
  ['BG-MOVE-08', 'BG-COMBINE-68'],
  'only revealed Cylons enter the Basestar Bridge, and only with the Cylon Fleet board',
  () => {
    expect(targets(moving({ ...tigh, hand: ['Blank'] }))).not.toContain('basestar-bridge');
    expect(targets(moving(cylon))).toContain('basestar-bridge');
    expect(targets(moving(cylon, { cylonFleet: false }))).not.toContain('basestar-bridge');
  },
);

rule('BG-MOVE-09', 'between the Basestar Bridge and the other Cylon locations nothing is discarded', () => {
  const p = moving({ ...cylon, hand: ['Blank'] });
  p.choose(0, { location: 'basestar-bridge' });
  expect(where(p)).toBe('basestar-bridge');
  expect(p.table.pending).toEqual([]);
  p.run((g) => movementStep(g, seat(0)));
  p.choose(0, { location: 'human-fleet' });
  expect(where(p)).toBe('human-fleet');
  expect(p.g.hand(seat(0))).toHaveLength(1);
});

rule('BG-MOVEABILITY-01', 'a Movement ability is used in the own Movement step, in place of moving', () => {
  const p = moving({ ...tigh, hand: ['Quick March'] });
  p.choose(0, { type: 'movement-card', name: 'Quick March' });
  expect(p.g.state.resources.fuel).toBe(15);
  expect(p.table.pending).toEqual([]);
  expect(where(p)).toBe('command');
  expect(p.handNames(0)).toEqual([]);
  const acting = position({ seats: [{ ...tigh, hand: ['Quick March'] }, adama, starbuck], content });
  acting.run((g) => takeAction(g, seat(0)));
  expect(acting.asked(0)?.options).not.toContainEqual(expect.objectContaining({ name: 'Quick March' }));
});

rule('BG-MOVEABILITY-02', 'one Movement ability a turn', () => {
  const p = moving({ ...tigh, hand: ['Quick March', 'Quick March'] });
  expect(p.asked(0)?.options.filter(({ type }) => type === 'movement-card')).toHaveLength(1); // two alike are one choice
  p.choose(0, { type: 'movement-card' });
  p.run((g) => movementStep(g, seat(0)));
  expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'movement-card' }));
});

rule('BG-MOVEABILITY-03', 'a move granted in another player’s turn cannot be a Movement ability', () => {
  const p = position({ seats: [adama, { ...tigh, hand: ['Quick March'] }, starbuck], content });
  p.run((g) => grantedMove(g, seat(1)));
  expect(p.asked(1)?.options).toContainEqual(expect.objectContaining({ type: 'move' }));
  expect(p.asked(1)?.options).not.toContainEqual(expect.objectContaining({ type: 'movement-card' }));
});

rule(
  ['BG-MOVEABILITY-04', 'BG-COMBINE-56'],
  'what forbids actions of a kind forbids Movement abilities of that kind',
  () => {
    const hand = ['Quick March', 'Barrel Roll'];
    const free = moving({ ...tigh, hand });
    expect(free.asked(0)?.options.flatMap(({ name }) => name ?? [])).toEqual(['Quick March', 'Barrel Roll']);
    const p = moving({ ...tigh, hand }, { inPlay: ['Hornets'] });
    expect(p.asked(0)?.options.flatMap(({ name }) => name ?? [])).toEqual(['Quick March']);
    p.run((g) => takeAction(g, seat(0)));
    expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ name: 'Barrel Roll' }));
    free.run((g) => takeAction(g, seat(0)));
    expect(free.asked(0)?.options).toContainEqual(expect.objectContaining({ name: 'Barrel Roll' }));
  },
);

rule('BG-MOVEABILITY-05', 'in the Brig Movement abilities can be used although nobody can move', () => {
  const p = moving({ ...tigh, at: 'brig', hand: ['Quick March'] });
  expect(targets(p)).toEqual([]);
  expect(p.asked(0)?.secret).toBe(true); // nobody may learn from it that he holds such a card
  expect(moving(tigh).asked(0)?.secret).toBe(false);
  p.choose(0, { type: 'movement-card' });
  expect(p.g.state.resources.fuel).toBe(15);
  expect(moving({ ...tigh, at: 'brig', hand: ['Blank'] }).table.pending).toEqual([]);
});

rule(
  'BG-MOVEABILITY-07',
  'Critical Situation gives an action in place of moving, and bars Executive Order in the same turn',
  () => {
    const p = moving({ ...tigh, hand: ['Critical Situation', 'Critical Situation', 'Executive Order'] });
    p.choose(0, { type: 'movement-card', name: 'Critical Situation' });
    expect(p.asked(0)?.kind).toBe('action');
    expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ name: 'Executive Order' }));
    p.choose(0, { type: 'location', location: 'command' });
    p.pass();
    p.run((g) => takeAction(g, seat(0)));
    expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ name: 'Executive Order' }));
    const other = position({ seats: [{ ...tigh, hand: ['Executive Order'] }, adama, starbuck] });
    other.run((g) => takeAction(g, seat(0)));
    expect(other.asked(0)?.options).toContainEqual(expect.objectContaining({ name: 'Executive Order' }));
  },
);

rule('BG-TURNREF-08', 'human players cannot use Movement abilities of treachery cards', () => {
  const p = moving({ ...tigh, hand: ['Dark Errand', 'Quick March'] });
  const cards = (p.asked(0)?.options ?? []).filter(({ type }) => type === 'movement-card');
  expect(cards.map(({ name }) => name)).toEqual(['Quick March']);
});

rule('BG-UNI-126', 'destination first, then the discard and all it causes, then the move: it can be lost', () => {
  const bait = adding({
    faces: [skill('Bad Omen', { type: 'treachery', onDiscard: drawMutiny(you) }), skill('Blank')],
  });
  const p = position({
    seats: [{ ...tigh, hand: ['Bad Omen', 'Blank'], mutiny: ['Panic'] }, adama, starbuck],
    content: bait,
  });
  p.run((g) => movementStep(g, seat(0)));
  p.choose(0, { location: 'airlock' });
  expect(p.asked(0)?.kind).toBe('discard');
  p.choose(0, { name: 'Bad Omen' });
  // The second mutiny card sends him to the Brig before he could move.
  expect(where(p)).toBe('brig');
  p.choose(0, { name: 'Panic' });
  expect(where(p)).toBe('brig');
  expect(p.g.cards.count(mutinyZones.hand(seat(0)))).toBe(1);
  const events = p.events().map(({ type }) => type);
  expect(events.indexOf('changing-ship')).toBeLessThan(events.indexOf('mutiny-drawn'));
});

rule('BG-MOVE-01', 'a card in play can close a location to movement', () => {
  const closed = crisis('Closed', {
    hooks: { forbid: (_, __, ___, what) => what.kind === 'move-to' && what.location === 'armory' },
  });
  const p = moving(tigh, { content: adding({ faces: [closed] }), inPlay: ['Closed'] });
  expect(targets(p)).not.toContain('armory');
  expect(targets(p)).toContain('research-lab');
});
