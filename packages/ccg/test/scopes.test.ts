import { logFor, startTable } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { ccg } from '../src/game.ts';
import type { CcgEvent } from '../src/state/events.ts';

/** Everything that is told in a few games. */
function told(): CcgEvent[][] {
  return [1, 2, 3].map((number) => {
    const table = startTable(ccg, ccg.configure({ players: 3 }), `scopes ${number}`);
    table.listen(true);
    for (const below = dice(number); !table.over; ) step(table, below);
    return logFor(table.takeEvents(), 'spectator') as unknown as CcgEvent[]; // as the rules emitted them
  });
}

const games = told();

test('every event tells the turn and the phase it happened in', () => {
  for (const events of games) {
    let [turn, phase] = ['', 'setup'];
    for (const event of events) {
      if (event.type === 'turn-began') [turn, phase] = [`turn.${event.turn}`, 'ready'];
      if (event.type === 'phase-began') phase = event.phase;
      const within = event.scope.split('/');
      expect([within[0], within[1]?.replace(/\.\d+$/, '')]).toEqual(turn === '' ? ['setup', undefined] : [turn, phase]);
    }
  }
});

test('whatever happens in a challenge is told as part of it, and nothing else is', () => {
  let challenges = 0;
  for (const events of games) {
    let challenge: string | null = null;
    for (const { type, scope } of events) {
      if (type === 'challenged') challenge = scope;
      const inChallenge = /^.*\/challenge\.\d+/.exec(scope)?.[0] ?? null;
      expect(inChallenge).toBe(challenge);
      if (type === 'challenge-ended') {
        challenge = null;
        challenges++;
      }
    }
  }
  expect(challenges).toBeGreaterThan(10);
});

test('no two things that are carried out have the same scope', () => {
  for (const events of games) {
    const begun = events.filter(({ type }) => ['challenged', 'triggered', 'red-text', 'fleet-jumped'].includes(type));
    expect(new Set(begun.map(({ scope }) => scope)).size).toBe(begun.length);
    expect(begun.every(({ scope }) => /\/(challenge|response|red-text|jump)\.\d+$/.test(scope))).toBe(true);
  }
});
