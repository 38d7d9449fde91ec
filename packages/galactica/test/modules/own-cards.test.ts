/** A set is a folder: what is printed in a box is in the folder of that box, or of the option it goes with. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modules } from '../../src/registry.ts';

const sets = modules.flatMap(({ set }) => set ?? []);
const folders = fileURLToPath(new URL('../../src/modules/', import.meta.url));

const boxes = modules.filter(({ set }) => set !== undefined);
const options = modules.filter(({ set }) => set === undefined);

test.each(boxes)('$name brings only what is printed in its own box', ({ set, ...module }) => {
  const { faces = [], titles = [], characters = [], locations = [] } = module;
  const others = [...faces, ...titles, ...characters, ...locations].filter((component) => component.set !== set);
  expect(others.map((component) => `${component.name} is of ${component.set}`)).toEqual([]);
});

test.each(options)('$name brings only cards that go with an option', ({ faces = [], titles = [] }) => {
  expect([...faces, ...titles].filter(({ option }) => option === undefined).map(({ name }) => name)).toEqual([]);
});

/** What a set takes out of others, or has in their place, is said in its `module.ts`. */
test.each(sets)('no card of another set is written down in the folder of %s', (set) => {
  const files = readdirSync(`${folders}${set}`, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && file !== 'module.ts');
  expect(sources.length).toBeGreaterThan(10);
  const others = sets.filter((other) => other !== set).map((other) => `'${other}'`);
  const hits = sources.flatMap((file) => {
    const text = readFileSync(`${folders}${set}/${file}`, 'utf8');
    return others.filter((other) => text.includes(other)).map((other) => `${set}/${file} names ${other}`);
  });
  expect(hits).toEqual([]);
});
