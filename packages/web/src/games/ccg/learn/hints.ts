/** What the first-game guide explains, each once, when it first happens. */
import type { QuestionKind } from '@ragtag/ccg';
import { factsOf } from '../cards/facts.ts';
import type { View } from '../table/view.ts';
import type { learnWords } from '../words/learn.ts';

export type HintId = keyof (typeof learnWords)['hints'];

export interface GuideTable {
  readonly view: View;
  readonly seat: number;
  /** The kind of question asked of the viewer. */
  readonly asked: string | null;
}

interface Hint {
  when(table: GuideTable): boolean;
  readonly rules: readonly string[];
}

const asks =
  (kind: QuestionKind) =>
  ({ asked }: GuideTable) =>
    asked === kind;

/** The first that applies is shown first. What it chooses by lies open on the table: never which cards somebody holds. */
export const hints: Readonly<Record<HintId, Hint>> = {
  paying: { when: asks('pay'), rules: ['CCG-COST-03'] },
  challenge: { when: ({ view }) => view.challenge !== null, rules: ['CCG-CHAL-06', 'CCG-CHAL-09'] },
  cylon: { when: ({ view }) => view.players.some(({ threats }) => threats.length > 0), rules: ['CCG-THREAT-13'] },
  hand: { when: asks('redraw'), rules: ['CCG-SETUP-05'] },
  resource: { when: asks('resource'), rules: ['CCG-RES-03', 'CCG-RES-06'] },
  mission: {
    when: ({ view, seat, asked }) =>
      asked === 'action' && (view.players[seat]?.alert.some(({ id }) => factsOf(id).type === 'mission') ?? false),
    rules: ['CCG-MISSION-01'],
  },
  action: { when: asks('action'), rules: ['CCG-TURN-09'] },
  areas: {
    when: ({ view, seat }) => (view.players[seat]?.reserve.length ?? 0) > 0,
    rules: ['CCG-ZONE-04', 'CCG-ZONE-05'],
  },
};

const order = Object.keys(hints) as HintId[]; // its own keys

export function nextHint(seen: readonly string[], table: GuideTable): HintId | null {
  return order.find((id) => !seen.includes(id) && hints[id].when(table)) ?? null;
}
