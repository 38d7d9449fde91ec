import { expect, test } from 'vitest';
import { sqliteDatabase } from '../testing/databases.ts';
import { Siege } from '../testing/siege.ts';

test('some thousand hostile messages get a named error or end the line, and change nothing', async () => {
  const database = await sqliteDatabase();
  const siege = await Siege.lay(database);
  const witness = await siege.witness();
  await witness.watch(siege.target.game);
  const heard = witness.heard.length;
  await siege.withstand(3_000);
  expect(witness.heard).toHaveLength(heard);
  expect(siege.problems).toEqual([]);
  const codes = ['malformed', 'no-such-game', 'not-your-seat', 'not-allowed', 'stale', 'illegal-answer'];
  expect(Object.keys(siege.codes)).toEqual(expect.arrayContaining(codes));
  expect(siege.codes).not.toHaveProperty('fault');
  expect(await siege.lift()).toEqual(siege.kept);
  await database.remove();
});
