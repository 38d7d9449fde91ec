/** The title cards of Pegasus. */
import type { TitleEntry } from '../../core/content/entry.ts';
import { drawOne, launchOne } from '../base/titles.ts';

export const titleCards: readonly TitleEntry[] = [
  { title: 'president', name: 'President', set: 'pegasus', actions: [drawOne] }, // BG-SETUP-06
  { title: 'admiral', name: 'Admiral', set: 'pegasus', option: 'cylon-attack', actions: [launchOne] },
];
