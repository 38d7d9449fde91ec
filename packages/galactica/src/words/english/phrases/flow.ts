import type { Sentences } from '../phrases.ts';
import { does, doing, infinitive, list, locationName, person } from './grammar.ts';

const band = (from: number | string, upTo: number | string): string => (from === upTo ? `${from}` : `${from}-${upTo}`);

export const flow: Sentences = {
  nothing: () => 'no effect',
  current: () => 'the current player',
  president: () => 'the President',
  admiral: () => 'the Admiral',
  cag: () => 'the CAG',
  eachOf: (words) => `each of ${list(words, 'whos').join(' and ')}`,
  you: () => 'you',
  chosen: () => 'that player',
  everybody: () => 'each player',
  humans: () => 'each human player',
  cylons: () => 'each Cylon player',
  others: ({ who }) => `${who} but you`,
  location: ({ id }) => locationName(id),
  allIn: (words) => `everybody in ${list(words, 'locations').join(' or ')}`,
  all: (words) => list(words, 'effects').join('; then '),
  choose: (words) => `${does(words['by'], 'choose')}: ${list(words, 'effects').join('; or ')}`,
  may: ({ by, effect }) => {
    const done = doing(by, effect);
    if (done === null) return `${by} may do this: ${effect}`;
    return done.startsWith('may ') ? String(effect) : `${by} may ${infinitive(done)}`;
  },
  when: ({ condition, met, otherwise }) =>
    `if ${condition}: ${met}${otherwise === 'no effect' ? '' : `; otherwise ${otherwise}`}`,
  onlyIf: ({ condition, effect }) => `only if ${condition}: ${effect}`,
  rollTable: (words) => `roll a die: ${list(words, 'bands').join('; ')}`,
  band: ({ from, upTo, effect }) => `${band(String(from), String(upTo))}: ${effect}`,
  risk: ({ kind, n, least, gain }) =>
    `risk ${n} ${kind}${n === 1 ? '' : 's'}: on a roll of ${least} or more ${gain}; otherwise destroy ${n === 1 ? 'it' : 'them'}`,
  riskElse: ({ kind, n, least, gain, loss }) =>
    `risk ${n} ${kind}${n === 1 ? '' : 's'}: on a roll of ${least} or more ${gain}; otherwise ${loss}`,
  both: (words) => person(list(words, 'whiches')),
  anyPlayer: () => 'any player',
  anyHuman: () => 'any human player',
  another: () => 'another player',
  inBrig: () => 'in the Brig',
  pick: ({ by, whom, effect }) => `${does(by, 'pick')} ${person([String(whom)])}: ${effect}`,
  each: ({ who, effect }) => {
    const done = doing('that player', effect);
    return done === null ? `${who}: ${effect}` : `${who} ${done}`;
  },
  pickArea: ({ by, effect }) => `${does(by, 'pick')} a space area: ${effect}`,
};
