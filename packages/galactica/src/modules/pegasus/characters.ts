/** The characters of Pegasus, its Cylon Leaders last. */
import type { CharacterEntry } from '../../core/content/entry.ts';
import { anastasiaDualla } from './characters/anastasia-dualla.ts';
import { capricaSix } from './characters/caprica-six.ts';
import { cavil } from './characters/cavil.ts';
import { ellenTigh } from './characters/ellen-tigh.ts';
import { helenaCain } from './characters/helena-cain.ts';
import { leobenConoy } from './characters/leoben-conoy.ts';
import { louanneKatraine } from './characters/louanne-katraine.ts';

export const pegasusCharacters: readonly CharacterEntry[] = [
  helenaCain,
  anastasiaDualla,
  ellenTigh,
  louanneKatraine,
  cavil,
  leobenConoy,
  capricaSix,
];
