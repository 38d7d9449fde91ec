/** How a game is played, apart from its rules: who may watch, how long one may think. Chosen by whoever creates it. */
import { z } from 'zod';
import type { ExplainedChoice } from '../protocol/http.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** What happens when a player's time is up. */
const atZero = z.enum(['bot', 'default', 'wait']);

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    /** For each decision, in seconds. */
    perDecision: z.int().min(5).max(3_600).default(60),
    /** Besides, for the whole game. */
    reserve: z.int().min(0).max(36_000).default(600),
    atZero: atZero.default('default'),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    /** In hours. */
    remindAfter: z.number().min(0.1).max(720).default(12),
    decideAfter: z.number().min(0.2).max(1_440).default(36),
    /** How long windows stay open, in hours; 0 closes each as soon as nobody is asked any more. */
    windows: z.number().min(0).max(72).default(2),
    /** Saturdays and Sundays do not count. */
    weekendsOff: z.boolean().default(true),
    atZero: atZero.default('bot'),
  }),
]);
export type ClockOptions = z.infer<typeof clock>;

export const tableOptions = z
  .strictObject({
    /** Shown to everybody while there are free seats; otherwise only whoever has a link finds it. */
    listed: z.boolean().default(true),
    spectators: z.boolean().default(true),
    clock: clock.default({ kind: 'none' }),
    /** Seconds a window stays open where several people play live, whether or not anybody can respond. */
    pokerFace: z.number().min(0).max(60).default(4),
    /** How soon artificial players answer what everybody sees that they are asked, where people play live. */
    botPace: z.enum(['at-once', 'brisk', 'like-people']).default('at-once'),
  })
  .refine((options) => options.clock.kind !== 'slow' || options.clock.remindAfter <= options.clock.decideAfter, {
    message: 'the reminder must come before the decision',
    path: ['clock', 'remindAfter'],
  });
export type TableOptions = z.infer<typeof tableOptions>;

/** How long windows stay open, in milliseconds; 0 closes each as soon as nobody is asked any more. */
export function windowTime({ clock: { kind, ...times }, pokerFace }: TableOptions): number {
  return kind === 'slow' && 'windows' in times ? times.windows * HOUR : pokerFace * SECOND;
}

/** The shortest and the longest time, in milliseconds. */
export type Span = readonly [shortest: number, longest: number];

export const atOnce: Span = [0, 0];

const paces: Readonly<Record<TableOptions['botPace'], Span>> = {
  'at-once': atOnce,
  brisk: [1 * SECOND, 2 * SECOND],
  'like-people': [2 * SECOND, 8 * SECOND],
};

/** How long artificial players take over what they are openly asked. Nobody's time is up before they answer. */
export function botSpan({ clock, botPace }: TableOptions): Span {
  if (clock.kind === 'slow') return atOnce;
  const most = clock.kind === 'live' ? times.live(clock).perDecision / 2 : Number.POSITIVE_INFINITY;
  const [shortest, longest] = paces[botPace];
  return [Math.min(shortest, most), Math.min(longest, most)];
}

/** The times of a clock in milliseconds. */
export const times = {
  live: ({ perDecision, reserve }: Extract<ClockOptions, { kind: 'live' }>) => ({
    perDecision: perDecision * SECOND,
    reserve: reserve * SECOND,
  }),
  slow: ({ remindAfter, decideAfter }: Extract<ClockOptions, { kind: 'slow' }>) => ({
    remindAfter: remindAfter * HOUR,
    decideAfter: decideAfter * HOUR,
  }),
};

export const explainedTableOptions: readonly ExplainedChoice[] = [
  {
    name: 'listed',
    group: 'manners',
    label: 'Listed in the lobby',
    text: 'Anybody can find the game and take a free seat. Otherwise only people with a link can.',
    default: true,
    values: { kind: 'yes-no' },
  },
  {
    name: 'spectators',
    group: 'manners',
    label: 'Spectators',
    text: 'Others may watch. They see what everybody at the table knows and talk among themselves.',
    default: true,
    values: { kind: 'yes-no' },
  },
  {
    name: 'clock.kind',
    group: 'clock',
    label: 'Clock',
    text: 'How long players may think.',
    default: 'none',
    values: {
      kind: 'one-of',
      options: [
        { value: 'none', label: 'None', text: 'The game waits as long as it takes.' },
        { value: 'live', label: 'Live', text: 'Time for each decision, and a reserve for the whole game.' },
        {
          value: 'slow',
          label: 'Slow',
          text: 'For games over days: a reminder, later somebody decides for the absent.',
        },
      ],
    },
  },
  {
    name: 'clock.perDecision',
    group: 'clock',
    label: 'Time for each decision',
    text: 'With a live clock. What is not used is not kept.',
    default: 60,
    values: { kind: 'number', min: 5, max: 3_600, unit: 'seconds' },
    needs: { name: 'clock.kind', value: 'live' },
  },
  {
    name: 'clock.reserve',
    group: 'clock',
    label: 'Reserve',
    text: 'With a live clock: used when the time for a decision is up. It lasts for the whole game.',
    default: 600,
    values: { kind: 'number', min: 0, max: 36_000, unit: 'seconds' },
    needs: { name: 'clock.kind', value: 'live' },
  },
  {
    name: 'clock.remindAfter',
    group: 'clock',
    label: 'Reminder',
    text: 'In a slow game: after so long the player is reminded.',
    default: 12,
    values: { kind: 'number', min: 0.1, max: 720, unit: 'hours' },
    needs: { name: 'clock.kind', value: 'slow' },
  },
  {
    name: 'clock.decideAfter',
    group: 'clock',
    label: 'Deadline',
    text: 'In a slow game: after so long it is decided for the absent. All can agree to pause; saying that you are still discussing buys time.',
    default: 36,
    values: { kind: 'number', min: 0.2, max: 1_440, unit: 'hours' },
    needs: { name: 'clock.kind', value: 'slow' },
  },
  {
    name: 'clock.windows',
    group: 'clock',
    label: 'Time to interrupt',
    text: 'In a slow game: every moment when somebody might interrupt stays open so long, even if nobody can, and closes for all at once. With 0 the game goes faster, and everybody learns whether somebody could have interrupted.',
    default: 2,
    values: { kind: 'number', min: 0, max: 72, unit: 'hours' },
    needs: { name: 'clock.kind', value: 'slow' },
  },
  {
    name: 'clock.weekendsOff',
    group: 'clock',
    label: 'Weekends off',
    text: 'In a slow game: Saturdays and Sundays do not count.',
    default: true,
    values: { kind: 'yes-no' },
    needs: { name: 'clock.kind', value: 'slow' },
  },
  {
    name: 'clock.atZero',
    group: 'clock',
    label: 'When time is up',
    text: 'What happens when a player has not decided in time.',
    default: 'default',
    needs: { name: 'clock.kind', value: ['live', 'slow'] },
    values: {
      kind: 'one-of',
      options: [
        { value: 'bot', label: 'Artificial player', text: 'An artificial player decides this once.' },
        {
          value: 'default',
          label: 'Plain answer',
          text: 'A pass where one can pass, otherwise the first possibility.',
        },
        { value: 'wait', label: 'Wait', text: 'Nothing: everybody sees that the time is up.' },
      ],
    },
  },
  {
    name: 'pokerFace',
    group: 'manners',
    label: 'Poker face',
    text: 'Where several people play, every moment when somebody might interrupt stays open so long, even if nobody can. With 0 the game goes faster, and everybody learns from how fast whether somebody could have interrupted.',
    default: 4,
    values: { kind: 'number', min: 0, max: 60, unit: 'seconds' },
    needs: { name: 'clock.kind', value: ['none', 'live'] },
  },
  {
    name: 'botPace',
    group: 'manners',
    label: 'Artificial players answer',
    text: 'How soon they answer what everybody sees that they are asked, while somebody looks on. How long they take tells nothing of what they hold.',
    default: 'at-once',
    suggested: 'brisk',
    needs: { name: 'clock.kind', value: ['none', 'live'] },
    values: {
      kind: 'one-of',
      options: [
        { value: 'at-once', label: 'At once', text: 'Nobody waits for them.' },
        { value: 'brisk', label: 'Briskly', text: 'After a second or two.' },
        { value: 'like-people', label: 'Like people', text: 'After two to eight seconds.' },
      ],
    },
  },
];
