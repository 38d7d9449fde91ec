import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { cardLine } from './card-lines.ts';
import type { Beat } from './scene.ts';

/** What a screen reader hears of the stage: beginnings, results and headlines. The log tells the rest. */
export function announcement({ scene }: Beat, names: Names): string {
  const { moment, check, crisis } = scene;
  if (moment) {
    const { label, headline, text } = words.check.momentWords(moment, names);
    return [label, headline, text].filter((one) => one !== '').join('. ');
  }
  if (check?.outcome) {
    const line = check.text.map(cardLine).find(({ kind }) => kind === check.outcome);
    return `${words.check.result(check.strength, check.difficulty, check.outcome)}. ${line?.text ?? ''}`;
  }
  if (check) {
    const name = check.name || words.nameOf(check.location ?? check.source);
    return words.check.begins(name, check.difficulty, check.skills);
  }
  return crisis ? words.check.drawn(crisis.name) : '';
}
