/** The stage: crises, skill checks, and moments everybody should notice. */
import type { Names } from '@ragtag/kernel/words';
import { count, listed } from '@ragtag/kernel/words';
import type { EventName, EventOf, GalacticaEvent } from '../../vocabulary.ts';
import type { MomentEvent } from '../tellings.ts';
import { linesText } from './card-line.ts';
import { loyaltyName } from './events/event-words.ts';
import { areaName, nameOf, wordsFor } from './terms.ts';

const sources: Readonly<Record<string, string>> = {
  crisis: 'Crisis',
  'super-crisis': 'Super crisis',
  location: 'Location',
};
const outcomes = { pass: 'passed', partial: 'partly passed', fail: 'failed' } as const;

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
] as const;
const spelled = (n: number): string => numbers[n] ?? String(n);

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const check = {
  label: 'On stage',
  begins: (name: string, difficulty: number, skills: readonly string[]): string =>
    `Skill check: ${name}, ${difficulty} with ${listed(skills)}`,
  drawn: (name: string): string => `Crisis: ${name}`,
  crisis: 'Crisis',
  superCrisis: 'Super crisis',
  source: (source: string): string => sources[source] ?? nameOf(source),
  about: (seat: number, names: Names): string => `About ${names.whom(seat)}`,
  faceDown: 'Face down',
  difficulty: 'Difficulty',
  chose: (seat: number, what: 'check' | 'other' | 'option', option: number, names: Names): string =>
    what === 'check'
      ? names.does(seat, 'choose', 'the check')
      : what === 'other'
        ? names.does(seat, 'choose', 'the other part')
        : names.does(seat, 'choose', option === 0 ? 'the first part' : 'the second part'),
  notChosen: 'not chosen',
  foot: 'At its foot',
  activates: (icon: string): string => wordsFor(icon).toLowerCase(),
  preparesJump: 'prepare to jump',

  phase: {
    before: 'Skill check · about to begin',
    adding: 'Skill check · cards are added',
    turning: 'Skill check · reveal',
    turned: 'Skill check · abilities',
    totalled: 'Skill check · total',
    done: 'Skill check · result',
  },
  headline: {
    before: 'Anything before the first card?',
    adding: (pile: number): string =>
      pile === 0 ? 'No card yet.' : `${spelled(pile)} ${pile === 1 ? 'card' : 'cards'} face down.`,
    turning: (all: number, turned: number): string =>
      `${spelled(all)} ${all === 1 ? 'card' : 'cards'}, shuffled. ${turned === 0 ? 'None' : spelled(turned)} turned.`,
    turned: (all: number): string => `${spelled(all)} ${all === 1 ? 'card' : 'cards'}, all turned.`,
    ability: (name: string): string => `${name} takes effect.`,
    totalled: (strength: number, difficulty: number): string => `${minus(strength)} against ${difficulty}.`,
  },
  result: (strength: number | null, difficulty: number, outcome: 'pass' | 'partial' | 'fail'): string =>
    strength === null
      ? `Decided: ${outcomes[outcome]}`
      : `${minus(strength)} against ${difficulty}: ${outcomes[outcome]}`,
  toTurn: (n: number): string => `${spelled(n)} ${n === 1 ? 'card' : 'cards'} to turn.`,
  shortBy: (n: number): string => `Short by ${n}.`,
  reached: 'Enough so far.',
  enough: 'Enough.',
  partlyReached: 'Enough for a part of it.',
  contributions: 'Who added how many cards',
  destiny: 'Destiny',
  addsNow: (seat: number, names: Names): string => names.does(seat, 'add', 'now'),
  mayStill: (seat: number, names: Names): string => `${names.who(seat)} may still add`,
  yourTurn: 'Your cards: choose them in your hand, any number or none.',
  youMay: 'You may',
  cards: 'Cards of the check',
  gone: 'taken out',
  signed: (n: number): string => (n > 0 ? `+${n}` : minus(n)),
  minus,
  bonus: 'From abilities',
  treachery: 'Turned up for a reckless check',
  reckless: 'Reckless',
  without: { destiny: 'Without Destiny', abilities: 'Without abilities' },
  faceUp: 'Cards are added face up',
  counts: {
    zero: (skills: readonly string[]): string => `${listed(skills)} counts nothing`,
    positive: (skills: readonly string[]): string => `${listed(skills)} counts for it`,
    double: (skills: readonly string[]): string => `${listed(skills)} counts double`,
    ones: 'Every 1 counts for it',
  },
  notes: 'What was done to it',
  follows: 'What came of it',
  pass: (n: number): string => `pass ${n}`,
  partly: (n: number): string => `partly ${n}`,

  before: (title: string) => `Before this: ${title},`,
  lookAgain: 'Look again',
  backToNow: 'Back to what is going on',
  turnNext: 'Turn next',
  showAll: 'Show all',
  putAside: 'Put aside',
  open: 'Show',
  dismiss: 'Dismiss',
  skipHint: 'Esc skips',

  /** The slim bar: what it is, and how it stands. */
  bar: {
    before: 'about to begin',
    adding: (pile: number): string => `${count(pile, 'card')} face down`,
    turning: (total: number, difficulty: number): string => `${total} so far, ${difficulty} needed`,
    crisis: 'being resolved',
  },

  die: (roller: number, purpose: string, area: string | null, names: Names): string =>
    `${names.does(roller, 'roll')}: ${wordsFor(purpose)}${area === null ? '' : `, ${areaName(area)}`}`,

  moment: {
    label: 'Just happened',
    next: 'Go on',
    was: (distance: number): string => `was ${distance}`,
  },
  momentWords,
};

type MomentWords = {
  readonly label: string;
  readonly headline: string;
  readonly text: string;
};

type MomentTeller<T extends EventName> = (
  event: EventOf<T>,
  names: Names,
) => Partial<MomentWords> & { readonly headline: string };

const tellers: { readonly [T in MomentEvent]: MomentTeller<T> } = {
  'cylon-revealed': (e, n) => ({
    label: 'Revealed',
    headline: n.does(e.seat, 'are', 'a Cylon'),
    text: e.how === 'execution' ? 'The execution has shown it.' : nameOf(e.card),
  }),
  'assist-turned-up': (e) => ({ label: `A loyalty card of ${e.name}`, headline: loyaltyName(e.card) }),
  'assist-gone': (e) => ({
    label: 'Revealed',
    headline: `${e.name} is a Cylon`,
    text: 'There is nobody to assist you any more.',
  }),
  executed: (e, n) => ({ label: 'Execution', headline: n.does(e.seat, 'are', 'executed') }),
  'pegasus-destroyed': () => ({ label: 'Lost', headline: 'Pegasus is destroyed' }),
  'super-crisis-played': (e, n) => ({
    label: 'Super crisis',
    headline: e.name,
    text: n.does(e.seat, 'play', 'it against the fleet'),
  }),
  'mutineer-received': (e, n) => ({ label: 'Mutiny', headline: n.does(e.seat, 'are', 'the Mutineer') }),
  'mutiny-played': (e, n) => ({
    label: n.does(e.seat, 'play', 'a mutiny card'),
    headline: e.name,
    text: linesText(e.text),
  }),
  'destination-reached': (e) => ({
    label: `Distance ${e.distance}`,
    headline: e.name,
    text: linesText(e.text).replace(/^Distance \d+\. ?/, ''),
  }),
  'jump-begins': (e) => ({
    label: 'Jump',
    headline: e.final ? 'The fleet jumps for the last time' : 'The fleet jumps',
  }),
  'final-five-revealed': (e, n) => ({
    label: 'Final Five',
    headline: `One of the Final Five, with ${n.whom(e.owner)}`,
  }),
  'goal-revealed': (e, n) => ({ label: 'Personal goal', headline: n.does(e.seat, 'reveal', 'a personal goal') }),
  'agenda-shown': (e, n) => ({
    label: n.does(e.seat, 'show', 'an agenda'),
    headline: e.name,
    text: e.side === 'humans' ? 'It is for the humans.' : 'It is for the Cylons.',
  }),
  infiltrated: (e, n) => ({
    label: 'Cylon Leader',
    headline: n.does(e.seat, 'infiltrate', 'Galactica'),
    text: 'Among the humans, and one of them to all rules.',
  }),
  'infiltration-ended': (e, n) => ({
    label: 'Cylon Leader',
    headline: n.does(e.seat, 'are', 'among the humans no longer'),
  }),
  'motive-revealed': (e, n) => ({
    label: n.does(e.seat, 'reveal', 'a motive'),
    headline: e.name,
    text: e.side === 'humans' ? 'It is for the humans.' : 'It is for the Cylons.',
  }),
  'quorum-played': (e, n) => ({
    label: n.does(e.seat, 'play', 'a quorum card'),
    headline: e.name,
    text: linesText(e.text),
  }),
  'sleeper-phase': () => ({
    label: 'Sleeper phase',
    headline: 'New loyalty cards are dealt',
    text: 'Look at yours: you may not be who you thought you were.',
  }),
  'title-given': (e, n) => ({ label: 'Title', headline: n.does(e.to, 'are', `now ${nameOf(e.title)}`) }),
};

function momentWords(event: GalacticaEvent, names: Names): MomentWords {
  if (!(event.type in tellers)) return { label: '', text: '', headline: nameOf(event.type) };
  const tell = tellers[event.type as MomentEvent] as MomentTeller<EventName>; // of its own type
  return { label: '', text: '', ...tell(event, names) };
}
