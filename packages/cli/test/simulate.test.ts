/** What simulated games are held to. */
import { games } from '@ragtag/games';
import { expect, test } from 'vitest';
import { simulateGame } from '../src/simulate/simulate.ts';

test.each(Object.entries(games))('a question of %s with more options than it allows is a failure', (_, hosted) => {
  const [wanted = {}] = hosted.checks.variety();
  const play = (mostOptions: number) =>
    simulateGame({ ...hosted, checks: { ...hosted.checks, mostOptions } }, hosted.configure(wanted), 'seed', 1, true);
  expect(play(hosted.checks.mostOptions).failure).toBeNull();
  expect(play(1).failure?.message).toMatch(/^'[\w-]+' has \d+ options: no question may have more than 1$/);
});
