/** How it ended. */
import { endings } from '@ragtag/galactica/words';
import { capital, listed } from '@ragtag/kernel/words';

/** With what is gone by name. */
export function ended(ending: string | null, gone: readonly string[]): string {
  if (ending === 'resources' && gone.length > 0)
    return `${capital(listed(gone))} ${gone.length > 1 ? 'have' : 'has'} run out.`;
  return ending !== null && isEnding(ending) ? `${capital(endings[ending])}.` : 'The game is over.';
}

/** Stories are told by whichever version stored them. */
function isEnding(ending: string): ending is keyof typeof endings {
  return Object.hasOwn(endings, ending);
}
