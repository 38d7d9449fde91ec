/** The moments to respond in, as questions. */
import { count } from '@ragtag/kernel/words';
import type { ModuleWindows, WindowName } from '../../../core/engine/windows.ts';
import type { WindowWords } from '../../asking.ts';
import { rollPurposes } from '../rolls.ts';
import { areaName, wordsFor } from '../terms.ts';

export const windowQuestions: WindowWords<Exclude<WindowName, keyof ModuleWindows | 'crisis-choice'>> = {
  'turn-start': 'A turn begins: respond?',
  'movement-end': 'You have moved: respond?',
  'crisis-revealed': ({ name }) => `${name} is drawn: respond?`,
  'crisis-kept': ({ name }) => `${name} stays: respond?`,
  'crisis-choice-before': ({ name }) => `${name} is about to be decided: respond?`,
  'check-outright': 'Decide the check outright?',
  'before-check': 'A skill check begins: respond?',
  contributed: ({ seat, n }, { does }) => `${does(seat, 'add', count(n, 'card'))}: respond?`,
  'before-reveal': 'The cards are about to be revealed: respond?',
  'check-revealed': 'The cards lie open: respond?',
  'check-complete': 'No more cards join the check: respond?',
  'after-total': ({ strength, difficulty }) => `${strength} against ${difficulty}: respond?`,
  'after-pass': 'The check is passed: respond?',
  'check-resolved': ({ outcome }) => `The check is resolved (${outcome}): respond?`,
  'before-roll': ({ purpose }) => `A die is about to be rolled for ${rollPurposes[purpose]}: respond?`,
  'after-roll': ({ natural }) => `The die shows ${natural}: respond?`,
  'before-activation': 'Cylon ships are about to be activated: respond?',
  'before-raiders': 'Raiders are about to activate: respond?',
  'before-piloted-attack': ({ seat }, { does }) => `${does(seat, 'are', 'about to attack')}: respond?`,
  'target-destroyed': ({ by, what }, { does }) => `${does(by, 'destroy', `a ${wordsFor(what)}`)}: respond?`,
  'viper-placed': ({ area }) => `A ship comes to ${areaName(area)}: respond?`,
  'quorum-used': ({ name }) => `${name} was used: respond?`,
  'repair-used': 'Repair was used: respond?',
  'executive-order-done': 'An Executive Order was carried out: respond?',
  'location-done': 'Your location was used: respond?',
  'before-civilian-destroyed': ({ area }) => `A civilian ship in ${areaName(area)} is about to be lost: respond?`,
  'removing-ships': 'The fleet is about to jump: respond?',
  'resource-lost': ({ resource, n }) => `${n} ${resource} was lost: respond?`,
  'must-discard': ({ seat, n }, { does }) => `${does(seat, 'are', `to discard ${count(n, 'card')}`)}: respond?`,
  'turn-end': 'The turn ends: respond?',
};
