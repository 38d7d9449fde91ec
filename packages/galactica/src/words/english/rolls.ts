/** What dice are rolled for. */
import type { RollPurpose } from '../../core/state/records.ts';
import { gathered } from '../module-words.ts';

const ofModules: Readonly<Partial<Record<RollPurpose, string>>> = gathered('rolls');

/** As in "a die is rolled for a nuke". */
export const rollPurposes: Readonly<Record<RollPurpose, string>> = {
  ...gathered('rolls'),
  'attack-on-viper': 'an attack on a viper',
  'attack-on-galactica': 'an attack on Galactica',
  'viper-attack': "a viper's attack",
  'galactica-attack': "Galactica's attack",
  'centurion-attack': 'an attack on centurions',
  nuke: 'a nuke',
  ftl: 'an FTL jump',
  risk: 'a risked raptor',
  location: 'a location',
  card: 'a card',
};

const asides: Readonly<Partial<Record<RollPurpose, string>>> = {
  ftl: ' for the jump',
  nuke: ' for the nuke',
  'centurion-attack': ' against the boarding party',
};

/** What a die was for, where the line does not say. */
export function rolledFor(purpose: RollPurpose): string {
  const other = ofModules[purpose];
  return asides[purpose] ?? (other === undefined ? '' : ` for ${other}`);
}
