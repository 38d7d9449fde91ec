import { test } from 'vitest';
import { here, withstands } from '../testing/besieged.ts';
import { sqliteDatabase } from '../testing/databases.ts';

test('some thousand hostile messages get a named error or end the line, and change nothing', async () => {
  const database = await sqliteDatabase();
  await withstands(database, 3_000, here);
  await database.remove();
});
