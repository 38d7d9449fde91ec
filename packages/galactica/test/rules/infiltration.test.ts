/** Cylon Leaders among Cylons and humans. */
import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { activateLocation, canActivate } from '../../src/core/rules/locations.ts';
import { gainMiracle } from '../../src/core/rules/miracle.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { receiveSkills } from '../../src/core/rules/receive-skills.ts';
import { revealAsCylon } from '../../src/core/rules/reveal.ts';
import { skillCheck } from '../../src/core/rules/skill-check.ts';
import { canHold, successor } from '../../src/core/rules/titles.ts';
import { allegianceOf, countsAsCylon, countsAsHuman, mayUseSheet } from '../../src/core/state/allegiance.ts';
import { zones } from '../../src/core/state/zones.ts';
import { statementsFor } from '../../src/core/view/talk.ts';
import { endInfiltration, infiltrate } from '../../src/modules/cylon-leaders/infiltration.ts';
import { drawMutiny } from '../../src/modules/daybreak/mutiny-rules.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { offered } from './acting.ts';
import { spec } from './checks.ts';
import { adama, loyaltyCard, roslin, starbuck } from './people.ts';

const danna: SeatSetup = { character: 'danna-biers' };
const among: SeatSetup = { ...danna, infiltrating: true, at: 'command' };

/** Seat 0 is D'Anna Biers, and it is her turn. */
function table(leader: SeatSetup = danna, setup: Partial<PositionSetup> = {}) {
  const seats = [leader, roslin, adama, starbuck];
  return position({ cylonLeader: true, seats, president: 1, admiral: 2, cag: 3, ...setup });
}
const me = seat(0);
const acting = (p: Position): Position => p.run((g) => takeAction(g, me));

rule(
  ['BG-LEADER-01', 'BG-LEADER-02', 'BG-TERM-04', 'BG-TERM-05'],
  'a leader is a Cylon player, and a human one while infiltrating',
  () => {
    const [out, inside] = [table().g, table(among).g];
    expect([allegianceOf(out, me), countsAsCylon(out, me), out.humans.includes(me)]).toEqual([
      'cylon-leader',
      true,
      false,
    ]);
    expect([allegianceOf(inside, me), countsAsHuman(inside, me), inside.humans.includes(me)]).toEqual([
      'infiltrating',
      true,
      true,
    ]);
    const seen = { allegiance: 'infiltrating', revealed: false };
    expect(table(among).view('spectator')).toMatchObject({ players: [seen, {}, {}, {}] });
  },
);

rule(['BG-LEADER-05', 'BG-LEADER-06'], "a leader's sheet is always in force", () => {
  expect([table(), table(among)].map(({ g }) => mayUseSheet(g, me))).toEqual([true, true]);
  expect(offered(acting(table()), 0)).toContain("Don't Trust Anyone");
});

rule(
  ['BG-INFIL-01', 'BG-INFIL-02', 'BG-UNI-83', 'BG-UNI-84'],
  'Human Fleet lets a leader infiltrate, nobody else',
  () => {
    const p = table().run((g) => activateLocation(g, me, 'human-fleet'));
    p.choose(0, { index: 1 });
    const places = p.asked(0)?.options.map(({ location }) => location);
    expect(places).toContain('command');
    for (const place of ['brig', 'sickbay', 'press-room', 'caprica']) expect(places).not.toContain(place);
    p.choose(0, { location: 'armory' });
    expect(p.g.player(me)).toMatchObject({ place: 'armory', infiltrating: true });
    const cylon = {
      character: 'tom-zarek',
      revealed: true,
      at: 'human-fleet',
      loyaltyFaceup: ['cylon-morale'],
    } as const;
    const other = position({ cylonLeader: true, seats: [cylon, adama, starbuck] });
    other.run((g) => activateLocation(g, seat(0), 'human-fleet'));
    expect(other.asked(0)?.kind).not.toBe('choose-action');
  },
);

rule(['BG-INFIL-03', 'BG-INFIL-04'], 'an infiltrator moves among the locations of the humans', () => {
  const p = table({ ...among, hand: ['Repair'] }).run((g) => movementStep(g, me));
  const places = p.asked(0)?.options.flatMap(({ location }) => (typeof location === 'string' ? [location] : []));
  expect(places).toEqual(expect.arrayContaining(['armory', 'press-room', 'airlock']));
  expect(places).not.toContain('caprica');
  expect(canActivate(p.g, me, 'command')).toBe(true);
});

describe('receiving skills', () => {
  const drawn = (leader: SeatSetup) => {
    const p = table(leader).run((g) => receiveSkills(g, me));
    for (let n = 0; p.asked(0) && n < 5; n++) p.table.give(me, 0);
    return p;
  };
  rule(['BG-LEADER-03', 'BG-DRAW-03'], 'a leader draws 2 cards of the own skill set', () => {
    const p = table().run((g) => receiveSkills(g, me));
    expect(p.asked(0)?.options.map(({ of }) => of)).toContainEqual(['politics', 'leadership']);
    expect(drawn(danna).handNames(0)).toHaveLength(2);
  });
  rule(['BG-INFIL-07', 'BG-DRAW-05', 'BG-DRAW-06', 'BG-TURNREF-06'], 'and 3 among the humans', () => {
    const p = drawn(among);
    expect(p.handNames(0)).toHaveLength(3);
  });
  rule(['BG-DRAW-10', 'BG-DRAW-09'], 'but 1 in Sickbay, and on the Resurrection Ship', () => {
    expect(drawn({ ...among, at: 'sickbay' }).handNames(0)).toHaveLength(1);
    expect(drawn({ ...danna, at: 'resurrection-ship' }).handNames(0)).toHaveLength(1);
  });
});

rule(['BG-INFIL-05', 'BG-TURN-04'], 'an infiltrator draws a crisis, a leader among Cylons does not', () => {
  const steps = (leader: SeatSetup) =>
    table(leader, { part: 'action', next: { crisis: ['Water Sabotaged'] } })
      .play()
      .choose(0, { type: 'nothing' })
      .events()
      .flatMap(({ type, step }) => (type === 'step' ? [step] : []));
  expect(steps(among)).toContain('crisis');
  expect(steps(danna)).not.toContain('crisis');
});

rule(['BG-INFIL-06', 'BG-UNI-67'], 'an infiltrator uses the text of skill cards', () => {
  const hand = ['Consolidate Power'];
  expect(offered(acting(table({ ...among, hand })), 0)).toContain('Consolidate Power');
  expect(offered(acting(table({ ...danna, hand })), 0)).not.toContain('Consolidate Power');
});

rule(['BG-INFIL-08', 'BG-TURNREF-17', 'BG-INFIL-09', 'BG-FAQ-33'], 'no title ever goes to a leader', () => {
  const { g } = table(among);
  for (const title of ['president', 'admiral', 'cag'] as const) {
    expect(canHold(g, me, title)).toBe(false);
    expect(successor(g, title, undefined)).not.toBe(me);
  }
});

rule(
  ['BG-INFIL-10', 'BG-FAQ-34', 'BG-INFIL-11', 'BG-FAQ-35'],
  'other quorum cards can be given, and go with the end',
  () => {
    const p = table({ ...among, quorumGiven: ['Assign Arbitrator'] }).run((g) => endInfiltration(g, me));
    expect(p.g.cards.count(zones.quorumGiven(me))).toBe(0);
    expect(p.names(zones.quorumDiscard)).toEqual(['Assign Arbitrator']);
  },
);

describe('skill checks', () => {
  const most = (leader: SeatSetup) => {
    const hand = ['Repair', 'Repair', 'Repair', 'Repair'];
    const p = table({ ...leader, hand, miracle: 0 }).run((g) =>
      skillCheck(g, spec(), { source: 'location', location: 'brig', context: context('location', me) }),
    );
    return p.pass('add-to-check').asked(0)?.max;
  };
  rule(['BG-CHECK-10', 'BG-CHECK-11', 'BG-INFIL-12', 'BG-TURNREF-05'], 'a leader adds 1 card, an infiltrator 2', () => {
    expect([most(danna), most(among)]).toEqual([1, 2]);
  });
  rule(['BG-CHECK-12', 'BG-INFIL-13'], 'and 1 in the Brig', () => {
    expect(most({ ...among, at: 'brig' })).toBe(1);
  });
});

rule(['BG-INFIL-15', 'BG-ACTION-09', 'BG-MIRACLE-07'], 'coming back is an action: to the Resurrection Ship', () => {
  const p = acting(table({ ...among, hand: ['Repair', 'Repair', 'Repair', 'Repair'] }));
  p.choose(0, { type: 'end-infiltration' });
  expect(p.g.player(me)).toMatchObject({ place: 'resurrection-ship', infiltrating: false, miracle: 1 });
  expect(p.handNames(0)).toHaveLength(4);
  const late = table(among, { already: ['hubDestroyed'] }).run((g) => endInfiltration(g, me));
  expect(late.g.player(me).place).toBe('hub-destroyed');
  expect(offered(acting(table()), 0).length).toBeGreaterThan(0);
  expect(
    acting(table())
      .asked(0)
      ?.options.map(({ type }) => type),
  ).not.toContain('end-infiltration');
});

rule(['BG-INFIL-16', 'BG-ACTION-10'], 'out of the Brig it costs all cards but 3', () => {
  const hand = ['Repair', 'Repair', 'Repair', 'Repair', 'Repair'];
  const p = table({ ...among, at: 'brig', hand }).run((g) => endInfiltration(g, me));
  expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
  p.table.give(me, [0, 1]);
  expect(p.g.player(me).place).toBe('resurrection-ship');
});

rule(['BG-INFIL-17', 'BG-TURNREF-36', 'BG-EXEC-13', 'BG-FAQ-41'], 'an executed leader is a Cylon again', () => {
  const p = table({ ...among, superCrises: ['Bomb on Colonial 1'] }).run((g) => execute(g, me));
  expect(p.g.player(me)).toMatchObject({ place: 'resurrection-ship', infiltrating: false, miracle: 0 });
  expect([p.g.state.resources.morale, p.g.character(me)?.id]).toEqual([10, 'danna-biers']);
  expect(p.names(zones.superCrisisHand(me))).toEqual(['Bomb on Colonial 1']);
});

rule('BG-EXEC-37', 'executed in the turn of coming among the humans, a leader is at the end of it', () => {
  const steps = (revision?: number) => {
    const p = table(danna, {
      part: 'action',
      raiders: { bow: 1 },
      next: { crisis: ['A Verdict of Guilty'] },
      ...(revision === undefined ? {} : { revision }),
    });
    p.g.player(me).place = 'human-fleet';
    p.play().choose(0, { type: 'location' }).choose(0, { index: 1 }).choose(0, { location: 'command' });
    p.pass('crisis-choice').choose(2, { index: 0 });
    expect(p.g.player(me)).toMatchObject({ place: 'resurrection-ship', infiltrating: false });
    return p.events().flatMap(({ type, step }) => (type === 'step' ? [step] : []));
  };
  expect(steps().slice(0, 3)).toEqual(['action', 'crisis', 'discard']);
  expect(steps(7).slice(0, 3)).toEqual(['action', 'crisis', 'activate-cylon-ships']);
});

rule(['BG-MUTINY-13', 'BG-MUTINY-15'], 'mutiny cards are for infiltrators, and go with the end', () => {
  const out = table().run((g) => drawMutiny(g, me));
  expect(out.g.cards.count(mutinyZones.hand(me))).toBe(0);
  const p = table(among).run((g) => drawMutiny(g, me));
  expect(p.g.cards.count(mutinyZones.hand(me))).toBe(1);
  p.run((g) => endInfiltration(g, me));
  expect(p.g.cards.count(mutinyZones.hand(me))).toBe(0);
});

rule(['BG-MIRACLE-10', 'BG-FAQ-51'], 'a leader can gain and use a miracle token either way', () => {
  for (const leader of [danna, among]) {
    const p = table({ ...leader, miracle: 0 }).run((g) => gainMiracle(g, me));
    expect(p.g.player(me).miracle).toBe(1);
  }
  expect(offered(acting(table(danna, { inPlay: ['The Farm'] })), 0)).toContain("Don't Trust Anyone");
});

rule(['BG-LEADER-07', 'BG-LEADER-08', 'BG-REVEAL-14'], 'nobody hands a loyalty card to a leader', () => {
  const cylon = { ...roslin, loyalty: ['cylon-morale', 'not-a-cylon-base'] };
  const p = position({ cylonLeader: true, seats: [among, cylon, adama, starbuck] });
  p.run((g) => revealAsCylon(g, seat(1), loyaltyCard(p, 1, 'cylon-morale'), 'execution'));
  expect(p.asked(1)).toMatchObject({ kind: 'hand-on-loyalty' });
  expect(p.asked(1)?.options.map((option) => option['seat'])).toEqual([2, 3]);
});

rule('BG-INFIL-05', 'who infiltrates in the own turn draws a crisis in it', () => {
  const p = table(danna, { part: 'action', next: { crisis: ['Water Sabotaged'] } }).play();
  p.choose(0, { type: 'location' }).choose(0, { index: 1 }).choose(0, { location: 'armory' });
  expect(p.events().flatMap(({ type, step }) => (type === 'step' ? [step] : []))).toContain('crisis');
  expect(p.g.player(me).infiltrating).toBe(true);
});

rule('BG-CYTURN-05', 'an ability may be used in place of moving', () => {
  const leoben = { character: 'leoben-conoy', at: 'human-fleet' } as const;
  const p = position({ cylonLeader: true, seats: [leoben, roslin, adama, starbuck] }).run((g) => movementStep(g, me));
  expect(p.asked(0)?.options).toContainEqual({ type: 'ability', name: 'Glimpse the Face of God' });
});

rule('BG-INFIL-02', 'an infiltrator is told of to all', () => {
  const p = table().run((g) => infiltrate(g, me));
  p.choose(0, { location: 'command' });
  expect(p.events('spectator').map(({ type }) => type)).toEqual(['infiltrated', 'character-moved']);
});

rule('BG-MUTINY-14', 'an infiltrator may be chosen for a mutiny card, a leader among Cylons not', () => {
  const chosen = (leader: SeatSetup) => {
    const seats = [leader, { ...roslin, mutiny: ['Ruined Reputation'] }, adama, starbuck];
    const p = table(leader, { seats, current: 1 }).run((g) => takeAction(g, seat(1)));
    return p
      .choose(1, { name: 'Ruined Reputation' })
      .asked(1)
      ?.options.map((option) => option['seat']);
  };
  expect(chosen(among)).toContain(0);
  expect(chosen(danna)).not.toContain(0);
});

rule('BG-UNI-65', 'a leader may say which side to help, and nothing of motives', () => {
  const { g } = table({ ...danna, motives: ['End the Chase'] });
  const said = statementsFor(g, me);
  expect(said).toEqual(expect.arrayContaining([{ about: 'player', seat: 0, claim: 'human' }]));
  expect(JSON.stringify(said)).not.toContain('End the Chase');
});
