import type { GalacticaEvent } from '@ragtag/galactica';
import type { Names } from '@ragtag/kernel/words';
import { words } from '../words/words.ts';
import type { Beat } from './scene.ts';

/** What a screen reader hears of the stage: beginnings, results and headlines. The log tells the rest. */
export function announcement({ scene }: Beat, noticed: GalacticaEvent | null, names: Names): string {
  const { check, crisis } = scene;
  if (noticed) {
    const { label, headline, text } = words.check.momentWords(noticed, names);
    return [label, headline, text].filter((one) => one !== '').join('. ');
  }
  if (check?.outcome) {
    const line = check.text.map(words.cardLine).find(({ kind }) => kind === check.outcome);
    return `${words.check.result(check.strength, check.difficulty, check.outcome)}. ${line?.text ?? ''}`;
  }
  if (check) {
    const name = check.name || words.nameOf(check.location ?? check.source);
    return words.check.begins(name, check.difficulty, check.skills);
  }
  return crisis ? words.check.drawn(crisis.name) : '';
}
