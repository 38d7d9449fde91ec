/** How it ended. */
import { capital, listed } from '@ragtag/kernel/words';

const endings: Readonly<Record<string, string>> = {
  objective: 'The fleet has reached Kobol.',
  resources: 'A resource has run out.',
  centurions: 'Centurions have taken Galactica.',
  'galactica-destroyed': 'Galactica is destroyed.',
  'no-character-left': 'No character is left to lead the fleet.',
  'resources-at-final-jump': 'The last jump cost what the fleet did not have.',
  'personal-goals': 'Personal goals that nobody met cost the fleet its last resources.',
};

/** With what is gone by name. */
export function ended(ending: string | null, gone: readonly string[]): string {
  if (ending === 'resources' && gone.length > 0)
    return `${capital(listed(gone))} ${gone.length > 1 ? 'have' : 'has'} run out.`;
  return endings[ending ?? ''] ?? 'The game is over.';
}
