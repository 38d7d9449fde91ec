/** What happens, in English. Whoever tells an event is listed here by the compiler. */
import type { Seat } from '@ragtag/kernel';
import { capital, count, listed, type Names } from '@ragtag/kernel/words';
import type { Phase, Trait } from '../../state/terms.ts';
import type { CcgEvent, EventName } from '../../vocabulary.ts';
import type { PrintedWords } from './cards.ts';

type Say<T extends EventName> = (event: Extract<CcgEvent, { type: T }>, names: Names, cards: PrintedWords) => string;
type OfCard = { readonly player: Seat; readonly id: string };

const whose = (player: Seat, names: Names) => (names.own(player) ? 'Your' : `${names.who(player)}'s`);
const whoseInside = (player: Seat, names: Names) => (names.own(player) ? 'your' : `${names.who(player)}'s`);
const own = (player: Seat, names: Names) => (names.own(player) ? 'your' : 'their');
const oneself = (player: Seat, names: Names) => (names.own(player) ? 'yourself' : 'themselves');
const all = (ids: readonly string[], { name }: PrintedWords) => listed(ids.map(name));

/** "Your Viper is readied." */
const befalls =
  (what: string) =>
  ({ player, id }: OfCard, names: Names, { name }: PrintedWords) =>
    `${whose(player, names)} ${name(id)} ${what}.`;

/** "You play Viper." */
const does =
  (verb: string, rest = '') =>
  ({ player, id }: OfCard, names: Names, { name }: PrintedWords) =>
    `${names.does(player, verb, name(id))}${rest}.`;

const phases: Record<Phase, string> = {
  setup: 'Before the game',
  ready: 'Ready phase',
  execution: 'Execution phase',
  cylon: 'Cylon phase',
};

const withTrait = (trait: Trait) => `the ${trait} trait`;

export const eventWords: { readonly [T in EventName]: Say<T> } = {
  'bases-revealed': ({ bases, fleetDefense }, _, cards) =>
    `The bases are ${all(bases, cards)}: the fleet defense level is ${fleetDefense}.`,
  'redrew-hand': ({ player, count: n }, names) =>
    `${names.does(player, 'shuffle', `${own(player, names)} hand back and ${names.own(player) ? 'draw' : 'draws'} ${count(n, 'new card')}`)}.`,
  'turn-began': ({ turn, first }, names) => `Turn ${turn}: ${names.does(first, 'are', 'first player')}.`,
  'phase-began': ({ phase, first }, names) => `${phases[phase]}: ${names.does(first, 'go', 'first')}.`,
  'readied-and-restored': () => 'Cards are readied and restored.',
  drew: ({ player, count: n, ids }, names, cards) =>
    `${names.does(player, 'draw', ids ? all(ids, cards) : count(n, 'card'))}.`,
  'deck-renewed': ({ player }, names) =>
    `${names.does(player, 'shuffle', `${own(player, names)} discard pile into a new deck`)}.`,
  'asset-played': does('play', ' as an asset'),
  'supply-played': ({ player, id }, names, { name }) =>
    `${names.does(player, 'play', id ? name(id) : 'a card')} as a supply card.`,
  'stack-reordered': does('put', ' on top of its stack'),
  passed: ({ player }, names) => `${names.does(player, 'pass')}.`,
  played: ({ player, id, overlaid }, names, { name }) =>
    `${names.does(player, 'play', name(id))}${overlaid ? ' on top of its stack' : ''}.`,
  paid: ({ player, stacks, resource, excess }, names) =>
    `${names.does(player, 'spend', `${count(stacks.length, 'stack')} for ${resource === 'any' ? 'resources of any type' : resource}`)}${excess > 0 ? `, ${excess} more than needed` : ''}.`,
  'ability-used': does('use'),
  triggered: befalls('responds'),
  chosen: ({ player, ids, players }, names, cards) =>
    `${names.does(player, 'choose', listed([...ids.map(cards.name), ...players.map((one) => (one === player ? oneself(one, names) : names.whom(one)))]))}.`,
  'mission-resolved': does('resolve'),
  linked: befalls('is attached to a unit'),
  readied: befalls('is readied'),
  committed: befalls('is committed'),
  exhausted: befalls('is exhausted'),
  restored: befalls('is restored'),
  defeated: befalls('is defeated'),
  sacrificed: befalls('is sacrificed'),
  discarded: befalls('is discarded'),
  'returned-to-hand': befalls('returns to hand'),
  'put-into-hand': befalls('goes to hand'),
  'put-into-play': does('put', ' into play'),
  'put-on-deck': befalls('is put on top of the deck'),
  'shuffled-into-deck': befalls('is shuffled into the deck'),
  'hand-shown': ({ player, ids }, names, cards) =>
    `${names.does(player, 'show', ids.length === 0 ? 'an empty hand' : all(ids, cards))}.`,
  looked: ({ player, at, count: n, ids }, names, cards) =>
    `${names.does(player, 'look', `at ${ids ? all(ids, cards) : count(n, 'card')} of ${player === at ? own(at, names) : whoseInside(at, names)} deck`)}.`,
  'put-on-bottom': ({ player, count: n }, names) =>
    `${n === 1 ? '1 card goes' : `${n} cards go`} to the bottom of ${whoseInside(player, names)} deck.`,
  searched: ({ player, found, ids }, names, cards) =>
    `${names.does(player, 'search', `${own(player, names)} deck and ${names.own(player) ? 'find' : 'finds'} ${ids ? all(ids, cards) : found ? 'a card' : 'nothing'}`)}.`,
  influence: ({ player, by, now }, names) =>
    `${names.does(player, by > 0 ? 'gain' : 'lose', `${Math.abs(by)} influence`)}: ${now}.`,
  power: ({ id, by }, _, { name }) => `${name(id)} has ${Math.abs(by)} ${by < 0 ? 'less' : 'more'} power.`,
  trait: ({ id, trait, gained }, _, { name }) => `${name(id)} ${gained ? 'gains' : 'loses'} ${withTrait(trait)}.`,
  challenged: ({ player, against, id, threat, targetId }, names, { name }) => {
    const threatened = targetId === undefined ? 'a Cylon threat' : `the Cylon threat ${name(targetId)}`;
    return `${names.does(player, 'challenge', `${threat ? threatened : names.whom(against)} with ${name(id)}`)}.`;
  },
  defended: ({ player, id }, names, { name }) => `${names.does(player, 'defend', `with ${name(id)}`)}.`,
  'not-defended': ({ player }, names) => `${names.who(player)} ${names.own(player) ? 'do' : 'does'} not defend.`,
  'mystic-revealed': ({ player, id, value }, names, { name }) =>
    `${names.does(player, 'reveal', name(id))}: mystic value ${value}.`,
  'challenge-decided': ({ challenger, defender, won }) =>
    `${challenger} against ${defender}: the ${won ? 'challenger' : 'defender'} wins.`,
  'challenge-ended': () => 'The challenge is over.',
  'threat-level': ({ level, fleetDefense }) =>
    `The Cylon threat level is ${level} against a fleet defense level of ${fleetDefense}.`,
  'threat-revealed': ({ player, id, power }, names, { name }) =>
    `${names.does(player, 'reveal', `a Cylon threat: ${name(id)}, power ${power}`)}.`,
  'red-text': ({ id }, _, { name }) => `The Cylon threat text of ${name(id)} takes effect.`,
  'fleet-jumped': () => 'The fleet jumps away.',
  'threat-beaten': ({ player, id }, names, { name }) =>
    `${names.does(player, 'beat', `the Cylon threat ${name(id)}`)}.`,
  eliminated: ({ player }, names) => `${names.does(player, 'are', 'out of the game')}.`,
  'game-over': ({ winners }, names) => {
    const [only, second] = winners;
    if (only === undefined) return 'Nobody wins the game.';
    return second === undefined
      ? `${names.does(only, 'win', 'the game')}.`
      : `${capital(listed(winners.map(names.whom)))} win the game.`;
  },
};

/** How a line of the log looks: most are plain. */
type Tone = 'plain' | 'good' | 'bad' | 'turn' | 'quiet';

export const tones: Readonly<Record<EventName, Tone>> = {
  'bases-revealed': 'plain',
  'redrew-hand': 'plain',
  'turn-began': 'turn',
  'phase-began': 'quiet',
  'readied-and-restored': 'quiet',
  drew: 'quiet',
  'deck-renewed': 'quiet',
  'asset-played': 'plain',
  'supply-played': 'plain',
  'stack-reordered': 'quiet',
  passed: 'quiet',
  played: 'plain',
  paid: 'quiet',
  'ability-used': 'plain',
  triggered: 'plain',
  chosen: 'quiet',
  'mission-resolved': 'good',
  linked: 'plain',
  readied: 'plain',
  committed: 'plain',
  exhausted: 'plain',
  restored: 'plain',
  defeated: 'bad',
  sacrificed: 'bad',
  discarded: 'plain',
  'returned-to-hand': 'plain',
  'put-into-hand': 'plain',
  'put-into-play': 'plain',
  'put-on-deck': 'plain',
  'shuffled-into-deck': 'plain',
  'hand-shown': 'plain',
  looked: 'quiet',
  'put-on-bottom': 'quiet',
  searched: 'quiet',
  influence: 'plain',
  power: 'plain',
  trait: 'plain',
  challenged: 'plain',
  defended: 'plain',
  'not-defended': 'quiet',
  'mystic-revealed': 'plain',
  'challenge-decided': 'plain',
  'challenge-ended': 'quiet',
  'threat-level': 'plain',
  'threat-revealed': 'bad',
  'red-text': 'bad',
  'fleet-jumped': 'bad',
  'threat-beaten': 'good',
  eliminated: 'bad',
  'game-over': 'turn',
};
