/**
 * The course of a first game: the first turn of the prepared position, a lesson at a time. What it chooses by is the step of
 * the turn and the kind of question asked of the viewer, so it never runs ahead of what the page shows.
 */
import type { QuestionKind, View } from '@ragtag/galactica';
import type { GuideTable } from '../guide/hints.ts';

/** What is learnt, in this order. */
export const chapters = ['move', 'act', 'check', 'traitor', 'fight', 'jump'] as const;
export type Chapter = (typeof chapters)[number];

interface Lesson {
  /** Null after the last chapter. */
  readonly chapter: Chapter | null;
  readonly rules: readonly string[];
}

export const lessons = {
  move: { chapter: 'move', rules: ['BG-MOVE-01'] },
  act: { chapter: 'act', rules: ['BG-ACTION-01'] },
  aim: { chapter: 'act', rules: ['BG-ATTACK-01'] },
  roll: { chapter: 'act', rules: ['BG-TIMING-01'] },
  crisis: { chapter: 'check', rules: ['BG-CRISIS-01', 'BG-CRISIS-04'] },
  check: { chapter: 'check', rules: ['BG-CHECK-06', 'BG-CHECK-16'] },
  count: { chapter: 'check', rules: ['BG-CHECK-18', 'BG-CHECK-19'] },
  look: { chapter: 'traitor', rules: ['BG-LOYALTY-01'] },
  keep: { chapter: 'traitor', rules: ['BG-LOYALTY-01'] },
  fight: { chapter: 'fight', rules: ['BG-ACTIVATE-01', 'BG-RAIDER-01'] },
  jump: { chapter: 'jump', rules: ['BG-PREPJUMP-01', 'BG-JUMP-01'] },
  discard: { chapter: 'jump', rules: ['BG-DISCARD-01'] },
  on: { chapter: null, rules: ['BG-WIN-06'] },
} as const satisfies Readonly<Record<string, Lesson>>;

export type LessonId = keyof typeof lessons;

const order = Object.keys(lessons) as LessonId[]; // its own keys

const ofQuestion: Readonly<Partial<Record<QuestionKind, LessonId>>> = {
  movement: 'move',
  action: 'act',
  'attack-target': 'aim',
  'before-roll': 'roll',
  'crisis-choice': 'crisis',
  'add-to-check': 'check',
  'pick-player': 'look',
  'check-resolved': 'keep',
  'choose-destination': 'jump',
  discard: 'discard',
};

/** What is learnt at this moment. */
export function lessonAt({ view, asked }: GuideTable): LessonId {
  if (view.turn.number > 1 || view.over !== null) return 'on';
  const ofStep = lessonOfStep(view);
  const lesson = (asked && ofQuestion[asked.kind]) ?? ofStep;
  return order.indexOf(lesson) < order.indexOf(ofStep) ? ofStep : lesson; // what was learnt is not taught again
}

function lessonOfStep({ turn: { step }, check }: View): LessonId {
  switch (step) {
    case 'setup':
    case 'receive-skills':
    case 'movement':
      return 'move';
    case 'action':
      return 'act';
    case 'crisis':
      return check === null ? 'crisis' : check.outcome === null ? 'check' : 'count';
    case 'activate-cylon-ships':
      return 'fight';
    default:
      return 'jump';
  }
}
