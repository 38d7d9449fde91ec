import { readFileSync } from 'node:fs';
import type { Plain } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../src/catalog.ts';
import { allFaces } from '../../src/content.ts';

type Fact = { readonly [field: string]: Plain };

/** What each table says of a card over name, set, count, option and variant. */
const tables: Readonly<Record<string, readonly string[]>> = {
  crisis: ['kind', 'chooser', 'difficulty', 'skills', 'partial', 'activate', 'setup', 'activation', 'jump', 'distance'],
  'super-crisis': ['kind', 'chooser', 'difficulty', 'skills', 'partial', 'activate', 'setup'],
  skill: ['type', 'copies', 'skillCheckAbility', 'reckless', 'mutinyOnDiscard'],
  quorum: [],
  mutiny: [],
  destination: ['distance'],
  loyalty: ['id', 'kind'],
  motive: ['id', 'allegiance', 'onlyWhenGameOver'],
  agenda: ['id', 'type', 'allegiance'],
  character: ['id', 'version', 'type', 'skills', 'canPilot', 'succession'],
};

/** Types are listed in no order on a card; icons are, from left to right. */
const unordered = ['skills', 'of'];

function sorted(value: Plain | undefined, field = ''): Plain | undefined {
  if (Array.isArray(value)) {
    const items: Plain[] = value.map((one: Plain) => sorted(one) ?? null);
    return unordered.includes(field)
      ? items.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
      : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(fields.map(([name, one]) => [name, sorted(one as Plain, name) ?? null])); // plain within plain
}

function tableOf(deck: string): readonly Fact[] {
  return JSON.parse(readFileSync(new URL(`./${deck}.json`, import.meta.url), 'utf8')) as readonly Fact[]; // the table beside this test
}

const label = ({ name, set, version, variant, id }: Fact): string =>
  [name, set, version ?? variant ?? '', id ?? ''].join(' / ');

function byLabel(facts: readonly Fact[], fields: readonly string[]): Record<string, Plain | undefined> {
  const compared = ['count', 'option', ...fields];
  return Object.fromEntries(
    facts.map((fact) => [
      label(fact),
      sorted(
        Object.fromEntries(compared.flatMap((field) => (fact[field] === undefined ? [] : [[field, fact[field]]]))),
      ),
    ]),
  );
}

describe('what the catalog says is what is printed', () => {
  for (const [deck, fields] of Object.entries(tables)) {
    test(deck, () => {
      const printed = tableOf(deck);
      const entries = catalog().filter((entry) => entry.deck === deck);
      expect(byLabel(entries, fields)).toEqual(byLabel(printed, fields));
      expect(new Set(entries.map(label)).size).toBe(entries.length);
      expect(entries).toHaveLength(printed.length);
    });
  }

  test('civilian ships, which have no names', () => {
    const ships = allFaces.flatMap((entry) => {
      if (entry.deck !== 'civilian') return [];
      const { set, count, loss } = entry;
      return [JSON.stringify(sorted({ set, count, loss }))];
    });
    expect(ships.toSorted()).toEqual(
      tableOf('civilian')
        .map((ship) => JSON.stringify(sorted(ship)))
        .toSorted(),
    );
  });
});
