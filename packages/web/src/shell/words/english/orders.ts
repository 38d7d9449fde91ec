/** Standing orders, in words: what a player wants done while away or in a hurry. */
import { capital } from '@ragtag/kernel/words';

export const orders = {
  tab: 'Orders',
  title: 'Standing orders',
  secret: 'They answer for you when their moment comes. Nobody else ever sees them.',
  none: 'You have given no orders.',
  list: 'Your orders, the first that fits decides',
  add: 'New order',
  examples: 'Start from an example',
  when: 'When',
  only: 'Only if',
  use: 'Then use',
  pass: 'Pass',
  always: 'always, or only if ...',
  choose: 'choose ...',
  drop: (condition: string) => `No longer: ${condition}`,
  save: 'Give the order',
  cancel: 'Cancel',
  earlier: (order: string) => `Earlier: ${order}`,
  later: (order: string) => `Later: ${order}`,
  remove: (order: string) => `Delete: ${order}`,
  switch: (order: string) => `In force: ${order}`,
  autoPass: 'Pass on everything else',
  autoPassWhy: 'No window waits for you: what no order above answers is passed at once.',
  passing: 'You pass on all of the event being resolved.',
  notPassing: 'Ask me again',
  pick: 'Choose at least one value.',
  /** "When a die has been rolled, for an attack on a viper: Evasive Maneuvers". */
  sentence: (window: string, only: readonly string[], use: string) =>
    `${capital([window, ...only].join(', '))}: ${use}`,
};
