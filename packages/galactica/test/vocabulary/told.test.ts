/** Every event that happens is told, by the log's own words. */
import { logFor, startTable } from '@ragtag/kernel';
import { dice, playRandomly } from '@ragtag/kernel/testing';
import { namesFor } from '@ragtag/kernel/words';
import { expect, test } from 'vitest';
import { galactica } from '../../src/game.ts';
import { variety } from '../../src/host/variety.ts';
import { eventLine } from '../../src/words/english/event.ts';
import { tellings } from '../../src/words/tellings.ts';

const GAMES = 50;
const names = namesFor(['Adama', 'Roslin', 'Starbuck', 'Baltar', 'Zarek', 'Tyrol'], 0);

/** Data that nobody put in words: a hole, an id, a key. */
const unspoken = /undefined|\bnull\b|NaN|\[object|^\s*$|:\s*$|\b[a-z]+(-[a-z]+)+:|^[a-z-]+$/;

test(`every event of ${GAMES} random games has a sentence, and none is its own name`, () => {
  const wrong = new Set<string>();
  const happened = new Set<string>();
  const kinds = variety();
  for (let game = 0; game < GAMES; game++) {
    const wanted = kinds[game % kinds.length] ?? {};
    const table = startTable(galactica, galactica.configure(wanted), `told ${game}`);
    playRandomly(table, dice(game));
    for (const event of logFor(table.takeEvents(), 'omniscient')) {
      happened.add(event.type);
      const { text } = eventLine(event, names);
      const isItsName = event.type.includes('-') && text.includes(event.type);
      if (unspoken.test(text) || isItsName) wrong.add(`${event.type}: '${text}'`);
    }
  }
  expect([...wrong]).toEqual([]);
  expect([...happened].filter((type) => !Object.hasOwn(tellings, type))).toEqual([]);
  expect(happened.size).toBeGreaterThan(110);
});
