import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { ConfigurationError, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { defaults } from '../../src/configuration.ts';
import { contentFor } from '../../src/content.ts';
import { win } from '../../src/core/rules/end-of-game.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { receiveSkills } from '../../src/core/rules/receive-skills.ts';
import { sleeperPhase } from '../../src/core/rules/sleeper-phase.ts';
import { galactica } from '../../src/game.ts';
import { adama, roslin, starbuck, tigh } from '../rules/people.ts';
import { newGame, viewOf } from '../setup/new-game.ts';
import { lookAt } from './solo.ts';

const cooperative = { cooperative: true, conflictedLoyalties: false } as const;
const together = (setup: Partial<PositionSetup> = {}) =>
  position({ ...cooperative, seats: [roslin, adama, starbuck], ...setup });
const refuse = (input: object, message: RegExp): void => {
  expect(() => galactica.configure(input)).toThrow(ConfigurationError);
  expect(() => galactica.configure(input)).toThrow(message);
};

rule('BG-COOP-01', 'everybody is human and wins with the humans; there is no Cylon Leader either', () => {
  const view = viewOf(newGame({ ...cooperative, players: 6 }), 'spectator');
  expect(view.players.map(({ allegiance }) => allegiance)).toEqual(Array(6).fill('human'));
  expect(view.options.cooperative).toBe(true);
  const p = together();
  expect(() => p.run((g) => win(g, 'humans', 'objective'))).toThrow();
  expect(lookAt(p, 'spectator').over).toMatchObject({ winner: 'humans', winners: [0, 1, 2] });
  refuse({ players: 5, cooperative: true, cylonLeader: true }, /BG-COOP-01/);
  refuse({ players: 7, cooperative: true }, /BG-COOP-01|BG-SETUP-38/);
  refuse({ players: 1, cooperative: true }, /BG-VAR1P-01/);
  expect(galactica.configure({ players: 2, cooperative: true }).players).toBe(2);
});

rule(
  'BG-COOP-02',
  'there are no loyalty cards: not at setup, not in the Sleeper Agent phase, not after an execution',
  () => {
    const table = newGame({ ...cooperative, players: 4 });
    expect(table.state.content.faces.filter(({ deck }) => deck === 'loyalty')).toEqual([]);
    expect(viewOf(table, 'omniscient').players.flatMap(({ loyalty }) => loyalty)).toEqual([]);
    const p = together().run((g) => sleeperPhase(g));
    expect(p.events()).toEqual([]);
    expect(p.g.state.sleeperPhaseDone).toBe(true);
    p.run((g) => execute(g, seat(1))).choose(1, { character: 'saul-tigh' });
    expect(lookAt(p, seat(1)).players[1]).toMatchObject({ character: { id: 'saul-tigh' }, loyalty: [] });
    expect(p.events().map(({ type }) => type)).not.toContain('loyalty-dealt');
    refuse({ cooperative: true, conflictedLoyalties: true }, /BG-COOP-02/);
    expect(galactica.configure({ cooperative: true }).conflictedLoyalties).toBe(false);
  },
);

rule('BG-COOP-03', 'the Admiral starts with 1 nuke', () => {
  expect(viewOf(newGame({ ...cooperative, players: 4 }), 'spectator').nukes.held).toBe(1);
  expect(viewOf(newGame(), 'spectator').nukes.held).toBe(2);
});

rule('BG-COOP-04', 'five quorum cards stay in the box', () => {
  const quorum = (options: object) => {
    const { faces, counts } = contentFor({ ...defaults, ...options });
    return faces.flatMap(({ deck, name }, face) =>
      deck === 'quorum' ? Array<string>(counts[face] ?? 0).fill(name) : [],
    );
  };
  const left = quorum(cooperative);
  const out = quorum({});
  for (const name of left) out.splice(out.indexOf(name), 1);
  expect(out.sort()).toEqual([
    'Arrest Order',
    'Arrest Order',
    'Assign Arbitrator',
    'Encourage Mutiny',
    'Release Cylon Mugshots',
  ]);
});

rule('BG-COOP-05', 'the fleet starts with 8 fuel, 7 food, 9 morale and 10 population', () => {
  const { resources } = viewOf(newGame({ ...cooperative, players: 3 }), 'spectator');
  expect(resources).toEqual({ fuel: 8, food: 7, morale: 9, population: 10 });
});

rule(['BG-COOP-06', 'BG-COOP-07'], 'who receives skills draws one card fewer, and says each turn which', () => {
  const p = together({ seats: [tigh, adama, starbuck] });
  p.run((g) => receiveSkills(g, seat(0)));
  expect(p.asked(0)).toMatchObject({ kind: 'skill-not-drawn' });
  expect(p.asked(0)?.options).toEqual([
    { type: 'not-drawn', of: ['leadership'], at: 0 },
    { type: 'not-drawn', of: ['tactics'], at: 1 },
  ]);
  p.choose(0, { of: ['tactics'] });
  const types = () =>
    lookAt(p, seat(0))
      .players[0]?.hand.cards.map(({ type }) => type)
      .sort();
  expect(types()).toEqual(['leadership', 'leadership', 'tactics', 'tactics']);
  p.run((g) => receiveSkills(g, seat(0))).choose(0, { of: ['leadership'] });
  expect(types()?.length).toBe(8);
});

rule('BG-COOP-06', 'in Sickbay there is nothing to take away: one card all the same', () => {
  const p = together({ seats: [{ ...tigh, at: 'sickbay' }, adama, starbuck] });
  p.run((g) => receiveSkills(g, seat(0)));
  expect(p.asked(0)?.kind).toBe('split-skills');
});

rule('BG-COOP-08', 'who is in the Brig draws a crisis all the same', () => {
  const seats = [{ ...adama, at: 'brig' as const }, roslin, starbuck];
  const draws = (options: object) =>
    position({ seats, part: 'crisis', next: { crisis: ['Water Sabotaged'] }, ...options })
      .play()
      .events('spectator')
      .some(({ type }) => type === 'crisis-drawn');
  expect([draws(cooperative), draws({})]).toEqual([true, false]);
});
