import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { pick } from '../../src/core/effects/flow.ts';
import { lose } from '../../src/core/effects/resources.ts';
import { gainMiracle as gainEffect, mayGainMiracle } from '../../src/core/effects/titles.ts';
import { chosen } from '../../src/core/effects/who.ts';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { canUseMiracle, gainMiracle } from '../../src/core/rules/miracle.ts';
import { revealAsCylon } from '../../src/core/rules/reveal.ts';
import { giveTitle } from '../../src/core/rules/titles.ts';
import { adama, loyaltyCard, roslin, starbuck, three, withAbilities, zarek } from './people.ts';

const tactics = { type: 'ability', name: 'Unconventional Tactics' };
const politician = [{ ...zarek, at: 'command' as const }, adama, starbuck];
const tokens = (p: ReturnType<typeof position>): number[] => p.g.seats.map((one) => p.g.player(one).miracle);

/** Seat 0 uses Unconventional Tactics: lose population, gain a resource. */
function useMiracle(p: ReturnType<typeof position>) {
  return p
    .run((g) => takeAction(g, seat(0)))
    .choose(0, tactics)
    .choose(0, { index: 0 });
}
/** Somebody is to gain a token, whom seat 0 picks. */
const somebodyGains = pick('you', mayGainMiracle, gainEffect(chosen));

/** May hold three tokens and needs all of them, as the alternate Baltar does. */
const threeTokens = withAbilities('kara-thrace', {
  name: 'Broadcast',
  kind: 'miracle',
  action: lose('food', 1),
  hooks: {
    miracleLimit: (_, owner, holder, limit) => (owner === holder ? 3 : limit),
    miracleCost: (_, owner, holder, cost) => (owner === holder ? 3 : cost),
  },
});

describe('using a miracle', () => {
  rule(
    ['BG-MIRACLE-01', 'BG-MIRACLE-02'],
    'a player with a token may use the ability once, and pays with the token',
    () => {
      const p = position({ seats: politician });
      useMiracle(p);
      expect(p.g.state.resources).toMatchObject({ population: 11, fuel: 9 });
      expect(tokens(p)).toEqual([0, 1, 1]);
      expect(p.events('spectator')).toContainEqual({ type: 'miracle-spent', seat: 0, n: 1 });
    },
  );

  rule('BG-MIRACLE-03', 'without a token the ability is not there', () => {
    const p = position({ seats: [{ ...zarek, at: 'command', miracle: 0 }, adama, starbuck] });
    p.run((g) => takeAction(g, seat(0)));
    expect(p.asked(0)?.options).not.toContainEqual(tactics);
    const q = position({ seats: politician }).run((g) => takeAction(g, seat(0)));
    expect(q.asked(0)?.options).toContainEqual(tactics);
  });

  rule('BG-MIRACLE-06', 'a revealed Cylon has no use for one', () => {
    const p = position({ seats: [roslin, adama, { ...starbuck, revealed: true, miracle: 1 }] });
    expect(canUseMiracle(p.g, seat(2), 'Secret Destiny')).toBe(false);
    expect(canUseMiracle(p.g, seat(1), 'Command Authority')).toBe(true);
  });

  rule('BG-MIRACLE-05', 'a new token makes a used ability usable again, and is spent in turn', () => {
    const p = position({ seats: politician });
    useMiracle(p);
    p.run((g) => gainMiracle(g, seat(0)));
    expect(p.events('spectator')).toContainEqual({ type: 'miracle-gained', seat: 0 });
    useMiracle(p);
    expect(p.g.state.resources).toMatchObject({ population: 10, fuel: 10 });
    expect(tokens(p)).toEqual([0, 1, 1]);
  });

  rule('BG-FAQ-50', 'with The Farm in play no human player uses a miracle', () => {
    const p = position({ seats: politician, inPlay: ['The Farm'] });
    p.run((g) => takeAction(g, seat(0)));
    expect(p.asked(0)?.options).not.toContainEqual(tactics);
    expect(tokens(p)).toEqual([1, 1, 1]);
  });
});

describe('gaining a token', () => {
  rule('BG-MIRACLE-04', 'who has one gains none', () => {
    const p = position({ seats: three });
    p.run((g) => gainMiracle(g, seat(1)));
    expect(tokens(p)).toEqual([1, 1, 1]);
    expect(p.events()).toEqual([]);
  });

  rule('BG-MIRACLE-06', 'a revealed Cylon gains none', () => {
    const p = position({ seats: [roslin, adama, { ...starbuck, revealed: true }] });
    p.run((g) => gainMiracle(g, seat(2)));
    expect(tokens(p)).toEqual([1, 1, 0]);
  });

  rule('BG-MIRACLE-08', 'only somebody without one can be chosen to gain one', () => {
    const p = position({
      seats: [roslin, { ...adama, miracle: 0 }, { ...starbuck, miracle: 0 }, { ...zarek, revealed: true }],
    });
    p.run((g) => somebodyGains.run(g, context('quorum', seat(0), { acting: true })));
    expect(p.asked(0)?.options).toEqual([
      { type: 'player', seat: 1 },
      { type: 'player', seat: 2 },
    ]);
    p.choose(0, { seat: 2 });
    expect(tokens(p)).toEqual([1, 0, 1, 0]);
  });

  rule('BG-MIRACLE-09', 'when everybody has one, nobody gains one and nobody is asked', () => {
    const p = position({ seats: three });
    p.run((g) => somebodyGains.run(g, context('quorum', seat(0), { acting: true })));
    expect(p.table.pending).toEqual([]);
    expect(tokens(p)).toEqual([1, 1, 1]);
  });

  rule('BG-UNI-169', 'tokens are not passed on: not with a title, not by using one, not by becoming a Cylon', () => {
    const p = position({
      seats: [{ ...zarek, at: 'command', loyalty: ['cylon-morale'] }, { ...adama, miracle: 0 }, starbuck],
      admiral: 2,
    });
    p.run((g) => giveTitle(g, 'president', seat(1)));
    expect(tokens(p)).toEqual([1, 0, 1]);
    p.run((g) => revealAsCylon(g, seat(0), loyaltyCard(p, 0, 'cylon-morale'), 'action')).choose(0, { type: 'no' });
    expect(tokens(p)).toEqual([0, 0, 1]);
  });
});

describe('a sheet that holds more of them', () => {
  const broadcast = { type: 'ability', name: 'Broadcast' };

  rule('BG-MIRACLE-11', 'up to three tokens, where the sheet says so', () => {
    const p = position({ seats: three, content: threeTokens });
    for (let n = 0; n < 4; n++) p.run((g) => gainMiracle(g, seat(2)));
    expect(tokens(p)).toEqual([1, 1, 3]);
  });

  rule('BG-MIRACLE-12', 'all three are spent, and with fewer it cannot be used', () => {
    const two = position({ seats: [roslin, adama, { ...starbuck, miracle: 2 }], content: threeTokens });
    two.run((g) => takeAction(g, seat(2)));
    expect(two.asked(2)?.options).not.toContainEqual(broadcast);
    const p = position({ seats: [roslin, adama, { ...starbuck, miracle: 3 }], content: threeTokens });
    p.run((g) => takeAction(g, seat(2))).choose(2, broadcast);
    expect(tokens(p)).toEqual([1, 1, 0]);
    expect(p.g.state.resources.food).toBe(7);
  });

  for (const miracle of [0, 1, 2]) {
    rule('BG-MIRACLE-13', `with ${miracle} tokens such a player can be chosen to gain one`, () => {
      const p = position({ seats: [roslin, adama, { ...starbuck, miracle }], content: threeTokens });
      p.run((g) => somebodyGains.run(g, context('quorum', seat(0), { acting: true })));
      expect(tokens(p)).toEqual([1, 1, miracle + 1]);
    });
  }
});
