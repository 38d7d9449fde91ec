import type { Sentences } from '../phrases.ts';
import { does, is } from './grammar.ts';

export const cylons: Sentences = {
  execute: ({ who }) => `${is(who)} executed`,
  drawSuper: ({ who, n }) =>
    n === 1 ? `${does(who, 'draw')} a super crisis card` : `${does(who, 'draw')} ${n} super crisis cards`,
};
