import { defineCommand } from '../command.ts';
import { gameFlag, gameNamed } from '../games.ts';

export const command = defineCommand({
  name: 'catalog',
  summary: 'List every component of a game with its text',
  flags: {
    game: gameFlag,
    deck: { type: 'string', value: 'NAME', summary: 'only one deck' },
    json: { type: 'boolean', summary: 'print every component as data' },
  },
  run({ flags }, io) {
    const all = gameNamed(flags.game).catalog();
    const listed = flags.deck === undefined ? all : all.filter(({ deck }) => deck === flags.deck);
    if (flags.json) {
      io.print(JSON.stringify(listed, null, 1));
    } else {
      for (const { deck, name, set, text } of listed) io.print(`${deck}  ${name} (${set})\n    ${text}`);
      io.print(`\n${listed.length} components`);
    }
    return 0;
  },
});
