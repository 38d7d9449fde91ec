import { test } from 'vitest';
import { sqliteDatabase } from '../testing/databases.ts';
import { besieged } from '../testing/siege.ts';

test('some thousand hostile messages get a named error or end the line, and change nothing', async () => {
  const database = await sqliteDatabase();
  await besieged(database, 3_000);
  await database.remove();
});
