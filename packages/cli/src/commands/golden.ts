import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, UsageError } from '../command.ts';
import { gameFlag, gameNamed } from '../games.ts';
import { playGolden } from '../golden/golden.ts';
import { root } from '../root.ts';

export const command = defineCommand({
  name: 'golden',
  summary: 'Add to the stored games that every later version must be able to open',
  flags: {
    game: gameFlag,
    add: { type: 'number', value: 'N', summary: 'how many (8); what is there already is never written again' },
    folder: { type: 'string', value: 'FOLDER', summary: 'where they are kept (packages/GAME/golden)' },
  },
  run({ flags }, io) {
    const hosted = gameNamed(flags.game);
    const { add = 8, folder = join(root, 'packages', hosted.game.name, 'golden') } = flags;
    if (!Number.isInteger(add) || add < 1) throw new UsageError('--add expects a whole number from 1.');
    mkdirSync(folder, { recursive: true });
    let added = 0;
    for (let number = 0; added < add; number++) {
      const file = join(folder, `${String(number).padStart(3, '0')}.json`);
      if (existsSync(file)) continue;
      const golden = playGolden(hosted, number);
      writeFileSync(file, `${JSON.stringify(golden)}\n`, { flag: 'wx' });
      added++;
    }
    io.print(`${added} games added to ${folder}`);
    return 0;
  },
});
