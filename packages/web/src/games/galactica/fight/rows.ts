/** A step of a fight in words. */
import { roleOf } from '@ragtag/galactica/words';
import type { Names } from '@ragtag/kernel/words';
import { words } from '../words/words.ts';
import type { Fight, Step } from './fights.ts';

export interface Row {
  readonly text: string;
  /** What was played into it, what the die had to show, what it showed. */
  readonly played: string | null;
  readonly needs: string | null;
  readonly rolled: string | null;
  readonly result: number | null;
  readonly outcome: string | null;
  readonly tone: Tone;
  /** What came of it. */
  readonly after: readonly string[];
}
/** As seen by the fleet: a hit of ours is good. */
export type Tone = 'good' | 'bad' | 'plain';

export function rowOf({ main, n, die, after, played }: Step, names: Names): Row {
  const said = words.fight;
  const result = die?.result ?? null;
  return {
    text: said.step(main, names, n) ?? words.eventLine(main, names).text,
    played: played.length > 0 ? said.played(played) : null,
    needs: said.needs(main),
    rolled: die && result !== null ? said.rolled(die.thrown, result) : null,
    result,
    outcome: said.outcome(main),
    tone: toneOf({ main, after }),
    after: after.map((event) => words.eventLine(event, names).text),
  };
}

function toneOf({ main, after }: Pick<Step, 'main' | 'after'>): Tone {
  if (main.type === 'attacked') return main.hit ? 'good' : 'plain';
  if (main.type === 'nuke-launched') return after.length > 0 ? 'good' : 'plain';
  if (main.type === 'galactica-attacked') return main.hit ? 'bad' : 'plain';
  if (main.type === 'viper-attacked') return main.outcome === 'nothing' ? 'plain' : 'bad';
  return roleOf(main).tone === 'bad' || main.type === 'resource-token-hit' ? 'bad' : 'plain';
}

/** For those who hear it. */
export function rowSaid({ text, played, needs, rolled, outcome, after }: Row): string {
  const shot = [rolled === null ? null : words.fight.rolledSaid(rolled), needs]
    .filter((part) => part !== null)
    .join(', ');
  return [[text, played].filter((part) => part !== null).join(' '), shot, outcome, ...after]
    .filter((part) => part !== null && part !== '')
    .join('. ');
}

export function titleOf({ opening, kind }: Fight, names: Names): string {
  return words.fight.title(opening, kind, names);
}
