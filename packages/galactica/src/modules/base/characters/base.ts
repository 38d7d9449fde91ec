/** The characters of the base game. */
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { gaiusBaltar } from './gaius-baltar.ts';
import { galenTyrol } from './galen-tyrol.ts';
import { karaThrace } from './kara-thrace.ts';
import { karlAgathon } from './karl-agathon.ts';
import { lauraRoslin } from './laura-roslin.ts';
import { leeAdama } from './lee-adama.ts';
import { saulTigh } from './saul-tigh.ts';
import { sharonValerii } from './sharon-valerii.ts';
import { tomZarek } from './tom-zarek.ts';
import { williamAdama } from './william-adama.ts';

export const baseCharacters: readonly CharacterEntry[] = [
  williamAdama,
  gaiusBaltar,
  galenTyrol,
  karaThrace,
  karlAgathon,
  lauraRoslin,
  leeAdama,
  sharonValerii,
  saulTigh,
  tomZarek,
];
