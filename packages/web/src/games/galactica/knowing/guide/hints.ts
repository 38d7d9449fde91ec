/**
 * What the guide explains, each once, when it is first there to be seen. What it chooses by is what lies open on the table
 * or what kind of question is asked: never which cards somebody holds, so that a glance at the guide tells nothing.
 */
import type { OptionType, PlayerView, QuestionKind, View } from '@ragtag/galactica';
import { isQuestion } from '@ragtag/galactica/words';
import type { Decision } from '@ragtag/kernel';

/** As much of a table as the guide looks at. */
export interface GuideTable {
  readonly view: View;
  readonly seat: number;
  /** The kind of question asked of the viewer, and the types of its answers. */
  readonly asked: { readonly kind: QuestionKind; readonly types: readonly OptionType[] } | null;
}

/** As much of a question as the guide looks at. */
export function lookedAt(asked: Decision | null): GuideTable['asked'] {
  if (asked === null || !isQuestion(asked)) return null;
  return { kind: asked.kind, types: asked.options.map(({ type }) => type) };
}

interface Hint {
  /** Where it is on the page: the first of these that can be seen. */
  readonly at: readonly string[];
  when(table: GuideTable): boolean;
  /** Once it no longer holds: a question that was answered needs no more words; what comes again can wait. */
  readonly passes?: 'for-good' | 'for-now';
  readonly rules?: readonly string[];
}

const question = ['.question'];
const asking = (...kinds: readonly QuestionKind[]) => ({
  at: question,
  passes: 'for-good' as const,
  when: ({ asked }: GuideTable) => asked !== null && kinds.some((kind) => kind === asked.kind),
});

const started = ({ view }: GuideTable): boolean => view.turn.step !== 'setup' && view.turn.number > 0;
const anybody = ({ view }: GuideTable, test: (player: PlayerView) => boolean): boolean => view.players.some(test);

/** The first that applies is shown first. */
export const hints = {
  question: { at: question, passes: 'for-now', when: ({ asked }) => asked !== null },
  'first-skills': asking('choose-first-skills'),
  dials: { at: ['.dials', '.strip'], when: started, rules: ['BG-WIN-06'] },
  board: { at: ['.board-frame', '.board'], when: started },
  crew: { at: ['.crew', '.crew-row'], when: started },
  hand: { at: ['.hand'], when: (table) => started(table) && (me(table)?.hand.count ?? 0) > 0, rules: ['BG-SKILL-01'] },
  loyalty: {
    at: ['.loyalty-back', '.loyalty'],
    when: (table) => started(table) && (me(table)?.loyalty.length ?? 0) > 0,
    rules: ['BG-LOYALTY-01'],
  },
  skills: { ...asking('draw-skill', 'split-skills'), rules: ['BG-DRAW-01'] },
  movement: { ...asking('movement'), rules: ['BG-MOVE-01'] },
  action: { ...asking('action'), rules: ['BG-ACTION-01'] },
  crisis: {
    at: ['.stage', '.crisis', '.resolving'],
    when: ({ view }) => view.crisis !== null,
    rules: ['BG-CRISIS-01'],
  },
  choice: { ...asking('crisis-choice'), rules: ['BG-CRISIS-04'] },
  check: { ...asking('add-to-check'), rules: ['BG-CHECK-06', 'BG-CHECK-16'] },
  interrupt: {
    at: question,
    passes: 'for-now',
    when: ({ asked }) => asked?.types.includes('respond') ?? false,
    rules: ['BG-TIMING-01'],
  },
  'check-open': {
    at: ['.stage', '.check', '.resolving'],
    when: ({ view: { check } }) => check !== null && check.outcome !== null,
    rules: ['BG-CHECK-18', 'BG-CHECK-19'],
  },
  cylons: { at: ['.board-frame', '.board'], when: ({ view }) => cylonShips(view) > 0, rules: ['BG-ACTIVATE-01'] },
  activation: {
    at: ['.fight', '.board-frame', '.board'],
    when: ({ view }) => view.turn.step === 'activate-cylon-ships' && cylonShips(view) > 0,
    rules: ['BG-ACTIVATE-01', 'BG-RAIDER-01'],
  },
  titles: {
    at: ['.crew', '.crew-row'],
    when: (table) => started(table) && table.view.turn.number > 1,
    rules: ['BG-TITLE-01'],
  },
  'jump-track': {
    at: ['.track', '.strip'],
    when: ({ view }) => view.jumpTrack > 0,
    rules: ['BG-PREPJUMP-01', 'BG-FTL-01'],
  },
  pursuit: { at: ['.track', '.strip'], when: ({ view }) => view.pursuit > 0, rules: ['BG-PURSUIT-01'] },
  jumped: { at: ['.journey', '.strip'], when: ({ view }) => view.travelled.length > 0, rules: ['BG-JUMP-01'] },
  boarding: {
    at: ['.track', '.strip'],
    when: ({ view }) => view.boarding.some((centurions) => centurions > 0),
    rules: ['BG-CENTURION-01'],
  },
  discard: { ...asking('discard'), rules: ['BG-DISCARD-01'] },
  'next-turn': { at: ['.steps', '.top'], when: ({ view }) => view.turn.number > 1, rules: ['BG-TURN-08'] },
  waiting: {
    at: ['.crew', '.crew-row'],
    passes: 'for-now',
    when: (table) => started(table) && table.asked === null && table.view.turn.current !== table.seat,
  },
  brig: {
    at: ['.crew', '.crew-row'],
    when: (table) => anybody(table, ({ place }) => place === 'brig'),
    rules: ['BG-HAZARD-01', 'BG-CHECK-08'],
  },
  sickbay: {
    at: ['.crew', '.crew-row'],
    when: (table) => anybody(table, ({ place }) => place === 'sickbay'),
    rules: ['BG-HAZARD-01'],
  },
  revealed: {
    at: ['.crew', '.crew-row'],
    when: (table) => anybody(table, ({ revealed }) => revealed),
    rules: ['BG-REVEAL-01', 'BG-CYLON-01'],
  },
  sleeper: { at: ['.loyalty-back', '.loyalty'], when: ({ view }) => view.sleeperPhaseDone, rules: ['BG-SLEEPER-01'] },
  end: { at: ['.ending', '.question'], when: ({ view }) => view.over !== null },
} as const satisfies Readonly<Record<string, Hint>>;

export type HintId = keyof typeof hints;
const order = Object.keys(hints) as HintId[]; // its own keys

/** What is to be explained now, if anything. */
export function nextHint(seen: ReadonlySet<string>, table: GuideTable): HintId | null {
  return order.find((id) => !seen.has(id) && hintOf(id).when(table)) ?? null;
}

export function hintOf(id: HintId): Hint {
  return hints[id];
}

function me({ view, seat }: GuideTable): PlayerView | undefined {
  return view.players[seat];
}

function cylonShips(view: View): number {
  return Object.values(view.ships.areas).reduce(
    (sum, { raiders, heavyRaiders, basestars }) => sum + raiders + heavyRaiders + basestars.length,
    0,
  );
}
