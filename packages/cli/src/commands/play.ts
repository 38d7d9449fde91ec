import { createInterface } from 'node:readline/promises';
import { defineCommand, UsageError } from '../command.ts';
import { configured, gameFlag, gameNamed } from '../games.ts';
import { playAtTerminal } from '../terminal/seat.ts';

export const command = defineCommand({
  name: 'play',
  summary: 'Play in one seat at the terminal, random players in the others',
  flags: {
    game: gameFlag,
    players: { type: 'number', value: 'N', summary: 'players at the table (5)' },
    options: { type: 'string', value: 'JSON', summary: 'other options of the game' },
    seat: { type: 'number', value: 'N', summary: 'your seat, counted from 0 (0)' },
    seed: { type: 'string', value: 'TEXT', summary: 'the same seed deals the same game' },
  },
  async run({ flags }, io) {
    const playable = gameNamed(flags.game);
    const configuration = configured(playable, flags.players, flags.options);
    const seats = playable.game.seats(configuration);
    const mine = flags.seat ?? 0;
    if (!Number.isInteger(mine) || mine < 0 || mine >= seats) {
      throw new UsageError(`--seat expects a whole number from 0 to ${seats - 1}.`);
    }
    const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY });
    try {
      return await playAtTerminal(playable, configuration, mine, flags.seed ?? String(Date.now()), lines, io);
    } finally {
      lines.close();
    }
  },
});
