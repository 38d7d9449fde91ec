/** The characters of Daybreak, other versions of earlier ones among them, its Cylon Leaders last. */
import type { CharacterEntry } from '../../core/content/entry.ts';
import { aaronDoral } from './characters/aaron-doral.ts';
import { brendanCostanza } from './characters/brendan-costanza.ts';
import { dannaBiers } from './characters/danna-biers.ts';
import { gaiusBaltarAlternate } from './characters/gaius-baltar-alternate.ts';
import { karlAgathonAlternate } from './characters/karl-agathon-alternate.ts';
import { leeAdamaAlternate } from './characters/lee-adama-alternate.ts';
import { louisHoshi } from './characters/louis-hoshi.ts';
import { romoLampkin } from './characters/romo-lampkin.ts';
import { sharonAgathon } from './characters/sharon-agathon.ts';
import { shermanCottle } from './characters/sherman-cottle.ts';
import { simonONeill } from './characters/simon-oneill.ts';
import { tomZarekAlternate } from './characters/tom-zarek-alternate.ts';

export const daybreakCharacters: readonly CharacterEntry[] = [
  shermanCottle,
  louisHoshi,
  brendanCostanza,
  romoLampkin,
  karlAgathonAlternate,
  leeAdamaAlternate,
  tomZarekAlternate,
  gaiusBaltarAlternate,
  aaronDoral,
  sharonAgathon,
  dannaBiers,
  simonONeill,
];
