/** The characters of Exodus. */
import type { CharacterEntry } from '../../core/content/entry.ts';
import { callandraTyrol } from './characters/callandra-tyrol.ts';
import { felixGaeta } from './characters/felix-gaeta.ts';
import { samuelAnders } from './characters/samuel-anders.ts';
import { toryFoster } from './characters/tory-foster.ts';

export const exodusCharacters: readonly CharacterEntry[] = [samuelAnders, callandraTyrol, felixGaeta, toryFoster];
