/** Every text of every card is missed by a test of that card when it is taken out. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { allCards } from '../../src/content/content.ts';
import { missingTexts, textsOf } from '../../testing/index.ts';

const folder = import.meta.dirname;
const playsCards = (name: string) => /^ *card\(/m.test(readFileSync(`${folder}/${name}`, 'utf8'));
const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && playsCards(name));

// The tests of cards once more, under another address: whoever has read them to run them keeps them.
const missed = missingTexts(true);
for (const file of files) await import(/* @vite-ignore */ `./${file}?texts`);
beforeAll(() => {
  missingTexts(false); // all of them are declared by now
});

describe('each of its texts is missed by a test of', () => {
  test.each(allCards.map((card) => [card.id, card.name, card] as const))('%s %s', (id, _, card) => {
    expect([...(missed.get(id) ?? [])].sort()).toEqual(textsOf(card).sort());
  });
});
