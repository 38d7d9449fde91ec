import type { Sentences } from '../phrases.ts';

const times = (n: unknown): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
const ships = (n: unknown): string => (n === 1 ? '1 civilian ship' : `${n} civilian ships`);

const areaNames: { readonly [id: string]: string } = {
  bow: 'in front of Galactica',
  stern: 'behind Galactica',
};

export const damage: Sentences = {
  spaceArea: ({ id }) => areaNames[String(id)] ?? `in the ${String(id)} area`,
  damageGalactica: ({ n }) => `damage Galactica ${times(n)}`,
  drawDamage: ({ draw, resolve }) => `draw ${draw} damage tokens, choose ${resolve} of them to resolve`,
  destroyCivilian: ({ n }) => `draw ${ships(n)} and destroy ${n === 1 ? 'it' : 'them'}`,
  placeCivilianIn: ({ n, area }) => `place ${ships(n)} ${area}`,
  twoOf: ({ effects }) =>
    `choose 2 of these, one after the other: ${Array.isArray(effects) ? effects.join('; or ') : ''}`,
  placeCivilian: ({ n }) => `the CAG places ${ships(n)}`,
};
