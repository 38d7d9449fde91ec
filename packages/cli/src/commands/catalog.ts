import { defineCommand, UsageError } from '../command.ts';
import { gameFlag, gameNamed } from '../games.ts';

export const command = defineCommand({
  name: 'catalog',
  summary: 'List every component of a game with its text',
  flags: {
    game: gameFlag,
    deck: { type: 'string', value: 'NAME', summary: 'only one deck' },
    sets: { type: 'string', value: 'NAMES', summary: 'only components of these sets, like base,pegasus' },
    json: { type: 'boolean', summary: 'print every component as data' },
  },
  run({ flags }, io) {
    const all = gameNamed(flags.game).catalog();
    const sets = flags.sets?.split(',');
    for (const set of sets ?? []) {
      if (!all.some((entry) => entry.set === set)) throw new UsageError(`there is no set '${set}'.`);
    }
    const listed = all.filter(
      ({ deck, set }) => (flags.deck ?? deck) === deck && (sets === undefined || sets.includes(set)),
    );
    if (flags.json) {
      io.print(JSON.stringify(listed, null, 1));
    } else {
      for (const { deck, name, set, text } of listed) io.print(`${deck}  ${name} (${set})\n    ${text}`);
      io.print(`\n${listed.length} components`);
    }
    return 0;
  },
});
