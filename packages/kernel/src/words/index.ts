export { a, capital, count, listed, namesFor, ordinal, shortName } from './english.ts';
export type { Names } from './names.ts';
