import { createInterface } from 'node:readline/promises';
import { whim } from '@ragtag/kernel';
import type { HostedGame } from '@ragtag/kernel/host';
import { defineCommand, UsageError } from '../command.ts';
import { configured, gameFlag, gameNamed } from '../games.ts';
import { readFile } from '../named-file.ts';
import { playAtTerminal } from '../terminal/seat.ts';

export const command = defineCommand({
  name: 'play',
  summary: 'Play in one seat at the terminal, artificial players in the others',
  flags: {
    game: gameFlag,
    players: { type: 'number', value: 'N', summary: 'players at the table (as many as usual)' },
    options: { type: 'string', value: 'JSON', summary: 'other options of the game' },
    deck: { type: 'string', value: 'NAME', summary: 'the deck to play with, ready-made or a file with one' },
    seat: { type: 'number', value: 'N', summary: 'your seat, counted from 0 (0)' },
    seed: { type: 'string', value: 'TEXT', summary: 'the same seed deals the same game' },
  },
  async run({ flags }, io) {
    const hosted = gameNamed(flags.game);
    const table = configured(hosted, flags.players, flags.options);
    const seats = hosted.game.seats(table);
    const mine = flags.seat ?? 0;
    if (!Number.isInteger(mine) || mine < 0 || mine >= seats) {
      throw new UsageError(`--seat expects a whole number from 0 to ${seats - 1}.`);
    }
    const seed = flags.seed ?? String(Date.now());
    const configuration = withDeck(hosted, table, flags.deck, mine, seed);
    const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY });
    try {
      return await playAtTerminal(hosted, configuration, mine, seed, lines, io);
    } finally {
      lines.close();
    }
  },
});

/** The table with this deck in one's own seat, and whatever chance has in the others'. */
function withDeck(
  { decks, title, game }: HostedGame,
  table: unknown,
  deck: string | undefined,
  mine: number,
  seed: string,
) {
  if (deck === undefined) return table;
  if (!decks) throw new UsageError(`nobody brings a deck to ${title}.`);
  const names = Object.keys(decks.readyMade);
  const file = `'${deck}' is no ready-made deck (${names.join(', ')}), and as a file the deck`;
  const text = names.includes(deck) ? deck : readFile(file, deck);
  const { problems } = decks.check(text, table);
  if (problems.length > 0) throw new UsageError(`the deck may not be played: ${problems.join('; ')}`);
  const brought = Array.from({ length: game.seats(table) }, (_, seat) => (seat === mine ? text : null));
  return decks.brought(
    table,
    brought,
    whim([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 2 ** 31),
  );
}
