/** The game's terms in English: what a place, a ship, a step is called on screen. */
import { capital } from '@ragtag/kernel/words';

const names: Readonly<Record<string, string>> = {
  'ftl-control': 'FTL Control',
  'admirals-quarters': "Admiral's Quarters",
  'presidents-office': "President's Office",
  'pegasus-cic': 'Pegasus CIC',
  'off-board': 'Off the board',
  space: 'In space',
  cag: 'CAG',
  'mark-vii': 'Viper Mark VII',
  'assault-raptor': 'Assault raptor',
  'heavy-raider': 'Heavy raider',
  heavy: 'Heavy raiders',
  'super-crisis': 'Super crisis',
  'receive-skills': 'Skills',
  movement: 'Move',
  'activate-cylon-ships': 'Cylons',
  'prepare-for-jump': 'Jump',
  discard: 'End',
  ftl: 'FTL',
};

/** `presidents-office` as "President's Office"; words we do not know by their own letters. */
export function nameOf(id: string): string {
  return names[id] ?? id.split(/[-:]/).map(capital).join(' ');
}

/** In the middle of a sentence. */
export function wordsFor(id: string): string {
  const known = names[id];
  if (known) return /^[A-Z][a-z]+ [a-z]/.test(known) ? known.charAt(0).toLowerCase() + known.slice(1) : known;
  return id.replaceAll('-', ' ');
}

export function areaName(area: string): string {
  return capital(area.replace('-', ' '));
}
