import type { Sentences } from '../english.ts';

export const resources: Sentences = {
  fuel: () => 'fuel',
  food: () => 'food',
  morale: () => 'morale',
  population: () => 'population',
  highest: () => 'the highest resource',
  lowest: () => 'the lowest resource',
  lose: ({ n, resource }) => `lose ${n} ${resource}`,
  gain: ({ n, resource }) => `gain ${n} ${resource}`,
};
