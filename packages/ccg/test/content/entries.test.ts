import { expect, test } from 'vitest';
import { catalog } from '../../src/catalog.ts';
import { allCards } from '../../src/content/content.ts';
import type { Printed } from '../../src/state/printed.ts';
import { plain, withRedText } from './plain.ts';

/** Entries whose text is not written yet: a number that only falls. */
const UNWRITTEN = 0;

const hasText = ({ activated, triggered, continuous, standing, effect }: Printed) =>
  activated.length + triggered.length + continuous.length + standing.length > 0 || effect !== null;
const isWritten = (card: Printed) =>
  hasText(card) !== plain.includes(card.id) && (card.red !== null) === withRedText.includes(card.id);

test('every card of both sets and the promotional ones is entered once', () => {
  expect(allCards).toHaveLength(351);
  expect(new Set(allCards.map(({ id }) => id)).size).toBe(351);
  expect(new Set(allCards.map(({ name, type }) => `${type} ${name}`)).size).toBe(351);
});

test('cards whose texts are still to be written are counted and named', () => {
  const missing = allCards.filter((card) => !isWritten(card));
  expect(missing.length, missing.map(({ id, name }) => `${id} ${name}`).join('\n')).toBe(UNWRITTEN);
});

test('texts are whole sentences', () => {
  for (const { name, lines } of catalog()) {
    for (const line of lines) {
      expect(line, name).toMatch(/^[A-Z0-9].*[.)]$/);
      expect(line, name).not.toMatch(/undefined|\[object| {2}|\.\.|you puts|you commits/);
    }
  }
});
