import type { Sentences } from '../phrases.ts';

/** "morale", "of the highest resource". */
const of = (resource: unknown): string => String(resource).replace(/^the /, 'of the ');

export const resources: Sentences = {
  fuel: () => 'fuel',
  food: () => 'food',
  morale: () => 'morale',
  population: () => 'population',
  highest: () => 'the highest resource',
  lowest: () => 'the lowest resource',
  lose: ({ n, resource }) => `lose ${n} ${of(resource)}`,
  gain: ({ n, resource }) => `gain ${n} ${of(resource)}`,
};
