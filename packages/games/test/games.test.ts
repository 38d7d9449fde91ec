/** What has to hold of every game that is registered. */
import { startTable } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { games } from '../src/index.ts';

describe.each(Object.entries(games))(
  '%s',
  (name, { game, title, setup, checks, configure, storyteller, reference }) => {
    test('is registered under its own name, with a title', () => {
      expect(game.name).toBe(name);
      expect(title).not.toBe('');
    });

    test.each(checks.variety().map((wanted) => [JSON.stringify(wanted), wanted] as const))(
      'starts with %s',
      (_, wanted) => {
        const table = startTable(game, configure(wanted), 'a seed');
        expect(table.pending.length).toBeGreaterThan(0);
        const { game: view } = table.view('spectator');
        expect(storyteller.shown(view)).not.toBeNull();
        expect(checks.outcome(table.state)).toHaveProperty('reason');
      },
    );

    test('explains each of its options', () => {
      for (const { label, text } of setup.options) {
        expect(label).not.toBe('');
        expect(text.length).toBeGreaterThan(10);
      }
    });

    test('names no two components alike for an address', () => {
      const keys = reference.cards().map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    });
  },
);
