import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { type Option, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { code } from '../../src/core/effects/effect.ts';
import { nothing } from '../../src/core/effects/flow.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { zones } from '../../src/core/state/zones.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { adding, sheet, skill } from '../sheets.ts';
import { actionStep } from './whole-steps.ts';

const adama = { character: 'william-adama' } as const;
const tyrol = { character: 'galen-tyrol' } as const;
const tigh = { character: 'saul-tigh', at: 'research-lab' } as const;
const starbuck = { character: 'kara-thrace', at: 'hangar-deck' } as const;

const morale = code(phrase('morale rises'), function* (g) {
  g.state.resources.morale = 15;
});
const impossible = code(
  phrase('never'),
  function* () {},
  () => false,
);
const content = adding({
  faces: [
    skill('Rally', { action: morale }),
    skill('Never', { action: impossible }),
    skill('Blank'),
    skill('Dark Deed', { type: 'treachery', action: morale }),
  ],
  characters: [
    sheet('orator', [
      { name: 'Speech', kind: 'positive', text: phrase('test'), action: morale },
      { name: 'Mumble', kind: 'positive', text: phrase('test'), action: impossible },
      { name: 'Sermon', kind: 'miracle', text: phrase('test'), action: morale },
      {
        name: 'Heckle',
        kind: 'positive',
        text: phrase('test'),
        responses: [
          {
            window: 'turn-start',
            *respond(g) {
              g.state.resources.food = 15;
              return 'close';
            },
          },
        ],
      },
    ]),
  ],
});

function acting(first: PositionSetup['seats'][number], setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [first, adama, tyrol], president: 1, content, ...setup });
  return p.run((g) => takeAction(g, seat(0)));
}
const offers = (p: ReturnType<typeof position>, option: Partial<Option>) =>
  (p.asked(0)?.options ?? []).some((one) => Object.entries(option).every(([key, value]) => one[key] === value));

rule('BG-ACTION-01', 'one action in the Action step, or none; then the step is over', () => {
  const p = position({ seats: [{ ...tigh, hand: ['Rally', 'Rally'] }, adama, tyrol], content });
  p.run((g) => actionStep(g, seat(0)));
  p.choose(0, { type: 'skill-card', name: 'Rally' });
  expect(p.table.pending).toEqual([]);
  expect(p.handNames(0)).toEqual(['Rally']);
});

rule('BG-ACTION-02', 'the action of the location one is on', () => {
  const p = acting(tigh);
  expect(offers(p, { type: 'location', location: 'research-lab' })).toBe(true);
  expect((p.asked(0)?.options ?? []).filter(({ type }) => type === 'location')).toHaveLength(1);
  p.choose(0, { type: 'location' }).choose(0, { skill: 'tactics' });
  expect(p.g.hand(seat(0))).toHaveLength(1);
  expect(offers(acting({ ...tigh, at: 'sickbay' }), { type: 'location' })).toBe(false);
});

rule('BG-ACTION-03', 'a skill card of the hand that has an action; others cannot be played so', () => {
  const p = acting({ ...tigh, hand: ['Rally', 'Blank', 'Never'] });
  expect(offers(p, { name: 'Blank' })).toBe(false);
  expect(offers(p, { name: 'Never' })).toBe(false);
  p.choose(0, { type: 'skill-card', name: 'Rally' });
  expect(p.g.state.resources.morale).toBe(15);
  expect(p.handNames(0).sort()).toEqual(['Blank', 'Never']);
});

rule('BG-ACTION-04', 'an action printed on the own sheet', () => {
  const p = acting({ character: 'orator' });
  expect(offers(p, { type: 'ability', name: 'Mumble' })).toBe(false);
  p.choose(0, { type: 'ability', name: 'Speech' });
  expect(p.g.state.resources.morale).toBe(15);
  expect(p.g.player(seat(0)).miracle).toBe(1);
  const miracle = acting({ character: 'orator' });
  miracle.choose(0, { type: 'ability', name: 'Sermon' });
  expect(miracle.g.player(seat(0)).miracle).toBe(0);
  expect(offers(acting({ character: 'orator', miracle: 0 }), { name: 'Sermon' })).toBe(false);
});

rule('BG-ACTION-05', 'a pilot may activate the own ship: move, attack or escort', () => {
  const p = acting({ ...starbuck, piloting: { area: 'bow' } }, { raiders: { bow: 1 }, civilians: { bow: 1 } });
  p.choose(0, { type: 'viper' });
  expect(new Set(p.asked(0)?.options.map(({ type }) => type))).toEqual(new Set(['move', 'attack', 'escort']));
  p.choose(0, { type: 'move', to: 'port-bow' });
  expect(p.g.player(seat(0)).area).toBe('port-bow');
  expect(offers(acting(starbuck), { type: 'viper' })).toBe(false);
});

rule('BG-ACTION-06', 'the action of a title, a quorum card or a mutiny card one holds', () => {
  const p = acting({ ...tigh, mutiny: ['Bait and Switch'] }, { president: 0, quorumHand: ['Food Rationing'] });
  expect(offers(p, { type: 'title', title: 'president' })).toBe(true);
  expect(offers(p, { type: 'title', title: 'admiral' })).toBe(false);
  expect(offers(p, { type: 'quorum', name: 'Food Rationing' })).toBe(true);
  expect(offers(p, { type: 'mutiny', name: 'Bait and Switch' })).toBe(true);
  p.choose(0, { type: 'title', title: 'president' });
  expect(p.g.cards.count(zones.quorumHand(seat(0)))).toBe(2);
  const nobody = acting(tigh, { quorumHand: ['Food Rationing'] });
  for (const type of ['title', 'quorum', 'mutiny']) expect(offers(nobody, { type })).toBe(false);
  const mutinous = acting({ ...tigh, mutiny: ['Selfish Act'] });
  mutinous.choose(0, { type: 'mutiny' });
  expect(mutinous.names(mutinyZones.discard)[0]).toBe('Selfish Act');
  const playing = acting(tigh, { president: 0, quorumHand: ['Enact Production Quotas'] });
  playing.choose(0, { type: 'quorum' });
  expect(playing.g.state.resources).toMatchObject({ food: 9, morale: 9 });
});

rule(
  'BG-ACTION-07',
  'revealing an own Cylon card carries out its action, and the player is a Cylon from then on',
  () => {
    const p = acting({ ...tigh, loyalty: ['cylon-morale', 'not-a-cylon-base'] });
    p.choose(0, { type: 'reveal' }).choose(0, { type: 'yes' });
    expect(p.g.state.resources.morale).toBe(9);
    while (p.asked(0)) p.choose(0, { type: p.asked(0)?.options[0]?.type ?? '' });
    expect(p.g.player(seat(0))).toMatchObject({ revealed: true, place: 'resurrection-ship' });
    expect(offers(acting({ ...tigh, loyalty: ['not-a-cylon-base'] }), { type: 'reveal' })).toBe(false);
  },
);

rule('BG-ACTION-08', 'in the Brig the effect of the Cylon card is lost', () => {
  const p = acting({ ...tigh, at: 'brig', loyalty: ['cylon-morale', 'not-a-cylon-base'] });
  p.choose(0, { type: 'reveal' });
  while (p.asked(0)) p.choose(0, { type: p.asked(0)?.options[0]?.type ?? '' });
  expect(p.g.state.resources.morale).toBe(10);
  expect(p.g.player(seat(0)).revealed).toBe(true);
});

rule('BG-ACTION-11', 'doing nothing is an action like any other, and the Crisis step comes next', () => {
  const p = position({ seats: [{ ...tigh, hand: ['Rally'] }, adama, tyrol], content });
  p.play();
  p.pass('movement').choose(0, { type: 'stay' });
  expect(p.asked(0)?.kind).toBe('action');
  p.choose(0, { type: 'nothing' });
  const steps = p.events().flatMap((event) => (event.type === 'step' ? [event['step']] : []));
  expect(steps.slice(0, 4)).toEqual(['receive-skills', 'movement', 'action', 'crisis']);
});

rule('BG-ACTION-12', 'the Brig limits moving, not which actions its inmate takes', () => {
  const p = acting({ ...tigh, at: 'brig', hand: ['Rally'], mutiny: ['Bait and Switch'] }, { president: 0 });
  for (const type of ['location', 'skill-card', 'mutiny', 'title']) expect(offers(p, { type })).toBe(true);
  p.choose(0, { type: 'skill-card' });
  expect(p.g.state.resources.morale).toBe(15);
  p.run((g) => movementStep(g, seat(0)));
  expect(p.table.pending).toEqual([]);
});

rule('BG-CHAR-08', 'what begins with "Action" can be used as the own action only', () => {
  const p = position({
    seats: [{ character: 'orator', hand: ['Rally'] }, { character: 'william-adama', hand: ['Rally'] }, tyrol],
    content,
    next: { crisis: ['Riots'] },
  });
  p.play();
  const seen = new Set<string>();
  for (let next = p.table.pending[0]; next && p.g.current === 0; next = p.table.pending[0]) {
    const actions = next.options.filter(({ name }) => ['Rally', 'Speech', 'Sermon'].includes(String(name)));
    if (actions.some(({ type }) => type !== 'card')) seen.add(`${next.seat} ${next.kind}`);
    p.table.give(next.seat, next.min === 1 && next.max === 1 ? next.options.length - 1 : []);
  }
  expect([...seen]).toEqual(['0 action']);
});

rule('BG-CHAR-09', 'what does not begin with "Action" costs none and is used at the moment it states', () => {
  const p = position({ seats: [adama, { character: 'orator' }, tyrol], content });
  p.play();
  expect(p.asked(1)?.kind).toBe('turn-start');
  p.choose(1, { name: 'Heckle' });
  expect(p.g.state.resources.food).toBe(15);
  expect(p.asked(0)?.kind).toBe('movement');
  p.run((g) => takeAction(g, seat(1)));
  expect(p.asked(1)?.options).not.toContainEqual(expect.objectContaining({ name: 'Heckle' }));
});

rule('BG-TURNREF-09', 'human players cannot use the actions of treachery cards', () => {
  const p = acting({ ...tigh, hand: ['Dark Deed', 'Rally'] });
  expect(offers(p, { name: 'Rally' })).toBe(true);
  expect(offers(p, { name: 'Dark Deed' })).toBe(false);
});

rule(
  'BG-ACTION-01',
  'who may take no further action this turn is not asked, unless an effect gives everybody one',
  () => {
    const p = position({ seats: [tigh, adama, tyrol] });
    p.g.turn.modifiers.set('no-more-actions', seat(0));
    p.run((g) => takeAction(g, seat(0), { by: 'Executive Order' }));
    expect(p.table.pending).toEqual([]);
    p.run((g) => takeAction(g, seat(0), { by: 'State of Emergency', anyway: true }));
    expect(p.asked(0)).toMatchObject({ kind: 'action', context: { by: 'State of Emergency' } });
  },
);

rule('BG-ACTION-11', 'who has two actions and does nothing with the first is not asked for the second', () => {
  const p = position({ seats: [{ ...starbuck, piloting: { area: 'bow' } }, adama, tyrol] });
  p.g.turn.startedAt = 'bow';
  p.run((g) => actionStep(g, seat(0)));
  p.choose(0, { type: 'nothing' });
  expect(p.table.pending).toEqual([]);
});

rule('BG-ACTION-02', 'of several actions of a location one is chosen, and only what is possible is offered', () => {
  const p = position({
    seats: [{ ...tigh, at: 'armory' }, adama, tyrol],
    content: (before) => {
      const { armory } = before.locations;
      if (!armory) throw new Error('there is no Armory');
      const actions = [{ effect: impossible }, { effect: morale }, { effect: nothing }];
      return { ...before, locations: { ...before.locations, armory: { ...armory, actions } } };
    },
  });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'location' });
  expect(p.asked(0)?.options).toHaveLength(2);
  p.choose(0, { index: 0 });
  expect(p.g.state.resources.morale).toBe(15);
});
