import { games } from '@ragtag/games';
import type { Decks } from '@ragtag/kernel/host';
import { defineCommand, UsageError } from '../command.ts';
import { readFile } from '../named-file.ts';

const withDecks = Object.entries(games).flatMap(([name, { decks }]) => (decks ? [{ name, decks }] : []));
const [usual] = withDecks;
const verbs = ['check', 'list', 'show'];

export const command = defineCommand({
  name: 'deck',
  summary: 'Check a deck of yours, or look at the ready-made ones',
  flags: {
    game: {
      type: 'string',
      value: 'NAME',
      choices: withDecks.map(({ name }) => name),
      summary: `which game (${usual?.name ?? 'none has decks'})`,
    },
    json: { type: 'boolean', summary: 'print what was found as JSON' },
  },
  arguments: [
    { name: 'WHAT', summary: "'check' FILE, 'list' the ready-made decks, 'show' NAME of one" },
    {
      name: 'FILE',
      summary: 'a deck as text, a line for each card: 4 Starbuck, Best Pilot in the Fleet',
      optional: true,
    },
  ],
  run({ flags, arguments: [what = '', of] }, io) {
    const decks = (withDecks.find(({ name }) => name === flags.game) ?? usual)?.decks;
    if (!decks || !verbs.includes(what))
      throw new UsageError(`there is no 'deck ${what}'.\nExpected: ${verbs.join(', ')}`);
    if (what === 'list') {
      const names = Object.keys(decks.readyMade);
      io.print(flags.json ? JSON.stringify(names) : names.join('\n'));
      return 0;
    }
    if (of === undefined)
      throw new UsageError(what === 'check' ? 'deck check expects a FILE.' : 'deck show expects a NAME.');
    if (what === 'show') {
      const text = readyMade(decks, of);
      const { name, cards, problems } = decks.check(text);
      io.print(flags.json ? JSON.stringify({ name, cards, problems, text }) : text.trimEnd());
      return 0;
    }
    const { name, cards, problems } = decks.check(readFile('the deck', of));
    if (flags.json) io.print(JSON.stringify({ name, cards, problems }));
    else if (problems.length === 0) io.print(`${name}: ${cards} cards and a base, legal`);
    else io.print([`${name}: ${cards} cards, not legal`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
    return problems.length === 0 ? 0 : 1;
  },
});

function readyMade({ readyMade: decks }: Decks, name: string): string {
  const text = Object.hasOwn(decks, name) ? decks[name] : undefined;
  if (text === undefined)
    throw new UsageError(`there is no deck '${name}'.\nExpected: ${Object.keys(decks).join(', ')}`);
  return text;
}
