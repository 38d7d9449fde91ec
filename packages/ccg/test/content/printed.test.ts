/** What is printed on each card is written down twice, here and in its entry: a slip in either is noticed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCards } from '../../src/content/content.ts';
import type { Printed, Requirement } from '../../src/state/printed.ts';
import { keywordsIn, traitsIn } from '../../src/state/terms.ts';

const [header = '', ...lines] = readFileSync(new URL('printed.tsv', import.meta.url), 'utf8')
  .replace(/\n$/, '')
  .split('\n');

function values({ type, power, handSize, influence, mysticValue, cylonThreat }: Printed): string {
  if (type === 'base') return `power ${power}, hand ${handSize}, influence ${influence}`;
  const common = `mystic ${mysticValue}, threat ${cylonThreat}`;
  return type === 'personnel' || type === 'ship' ? `power ${power}, ${common}` : common;
}

const required = ({ n, notTrait, trait, type }: Requirement) =>
  [n, notTrait && `non-${notTrait}`, trait, type].filter(Boolean).join(' ');

const words = (all: readonly string[]) =>
  all
    .map((one) => one.replace(' ', '-'))
    .sort()
    .join(' ');

/** In the columns of the table. */
function lineOf(card: Printed): string {
  const { id, name, type, cost, resource, requires, link } = card;
  return [
    id,
    name,
    type,
    cost.map(({ n, resource: of }) => `${n} ${of}`).join(' '),
    values(card),
    words(traitsIn(card.traits)),
    words(keywordsIn(card.keywords)),
    resource ?? '',
    requires.map(required).join('; '),
    link ?? '',
  ].join('\t');
}

test('every card costs, has and asks for what is printed on it', () => {
  expect(header.split('\t')).toHaveLength(10);
  expect(lines).toHaveLength(351);
  const byId = (a: string, b: string) => (a < b ? -1 : 1);
  expect(allCards.map(lineOf).sort(byId)).toEqual([...lines].sort(byId));
});
