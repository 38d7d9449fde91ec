/** What is said at the card game's table, in English. */
import { count, listed } from '@ragtag/kernel/words';

export const tableWords = {
  phases: { setup: 'Setup', ready: 'Ready', execution: 'Execution', cylon: 'Cylon' } as Readonly<
    Record<string, string>
  >,
  phase: 'Phases of the turn',
  alert: 'Alert',
  reserve: 'Reserve',
  resources: 'Resources',
  alertOf: (whose: string) => `${whose} alert cards`,
  reserveOf: (whose: string) => `${whose} reserve`,
  resourcesOf: (whose: string) => `${whose} resources`,
  fleetOf: (whose: string) => `${whose} fleet`,
  your: 'Your',
  whose: (name: string) => `${name}'s`,
  hand: (n: number) => `Hand: ${n}`,
  deck: (n: number) => `Deck: ${n}`,
  discard: (n: number) => `Discard pile: ${n}`,
  showDiscard: (whose: string, n: number) => `${whose} discard pile: ${count(n, 'card')}`,
  emptyAlert: 'Nobody is alert.',
  emptyReserve: 'Nothing lies here.',
  first: 'first player',
  out: 'out of the game',
  won: 'has won',
  you: 'You',
  deciding: '▸ deciding',
  next: (take: number, gain: number, threat: number) =>
    `Next turn: take ${take === 0 ? 'nothing' : `up to ${take}`}${gain > 0 ? `, gain up to ${gain}` : ''}. Threat ${threat}.`,
  nextInShort: (take: number, gain: number, threat: number) => `Next: take ${take}, gain ${gain}, threat ${threat}.`,
  players: 'Players, in turn order',
  beside: 'Players and hints',
  influence: 'Influence: 20 wins',
  influenceOf: (name: string, n: number) => `${name}: ${n} of 20 influence`,
  threat: (level: number, defense: number) => `Cylon threat ${level}, fleet defense level ${defense}`,
  threatOf: (parts: readonly string[]) => `${parts.join(', ')}.`,
  gainNext: (n: number) => `+${n} next turn`,
  theyCome: 'The Cylons come.',
  quiet: 'A quiet Cylon phase.',
  level: 'Level with it: a quiet phase.',
  race: 'The race, and the Cylon threat',
  bringForward: (name: string, influence: number) => `Look at ${name}'s fleet: ${influence} influence`,
  folded: (alert: number, reserve: number) => `${alert} alert, ${reserve} in reserve`,
  moreUnits: (n: number) => `+${n}`,
  supply: (n: number) => (n === 0 ? 'no supply cards' : count(n, 'supply card')),
  stackLabel: (name: string, amount: number, resource: string | null, supply: number, exhausted: boolean) =>
    `${name}. ${exhausted ? 'Spent' : `Gives ${amount} ${resource ?? ''}`}. ${supply === 0 ? '' : `${count(supply, 'supply card')} under it.`}`,
  yourHand: (n: number) => `Your hand: ${count(n, 'card')}`,
  handOf: (name: string, n: number) => `${name}'s hand: ${count(n, 'card')}`,
  orderBy: 'Order',
  orders: { drawn: 'as drawn', cost: 'by cost', type: 'by type', name: 'by name' },
  noHand: 'No cards.',
  persistent: 'persistent',
  pay: 'Pay',
  payFor: (n: number, resource: string, card: string) =>
    `Pay ${n} ${resource === 'any' ? 'of any resource' : resource} for ${card}`,
  /** `expedite`: names of cards in hand that could use it. */
  lost: (n: number, expedite: readonly string[]) => {
    if (n === 0) return 'Nothing lost.';
    return expedite.length === 0 ? `${n} lost.` : `${n} over, for ${listed(expedite, 'or')}, or lost.`;
  },
  left: (what: string) => `Left: ${what || 'nothing'}.`,
  abilityGone: (base: string) => `${base}'s ability goes with it.`,
  short: (n: number, resource: string) => `${n} ${resource} short`,
  onlyInChallenge: 'Only in a challenge',
  notInChallenge: 'Not in a challenge',
  notNow: 'Cannot be played now',
  passLeaves: (n: number, gain: number) => `Beat a threat: +${gain}. Pass: that leaves you at ${n}.`,
  passLoses: 'You have 1 influence left: to pass is to lose the game.',
  couldDefend: (name: string, powers: readonly number[]) =>
    powers.length === 0 ? `${name}: nobody could defend` : `${name}: ${listed(powers.map(String))} could defend`,
  keys: [
    ['Arrows on a card', 'Along its row, and to the rows above and below'],
    ['Tab on a card', 'On to the next fleet'],
    ['Space on a card', 'Show it large'],
    ['P', 'Pass, where that is an answer'],
    ['L', 'To the log'],
    ['S', 'Skip what is staged, or put it away'],
  ] as readonly (readonly [string, string])[],
  played: 'Being played',
  willLie: 'will lie here',
  /** What a card being played would bring about. */
  withIt: (name: string, level: number, outcome: string) => `With ${name}: ${level}. ${outcome}`,
};
