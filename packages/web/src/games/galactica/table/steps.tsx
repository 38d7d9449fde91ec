/** The steps of a turn, and which of them it is. */
import { memo } from 'react';
import { words } from '../words/words.ts';

const steps = [
  'receive-skills',
  'movement',
  'action',
  'crisis',
  'activate-cylon-ships',
  'prepare-for-jump',
  'discard',
] as const;

export const Steps = memo(function Steps({ now }: { now: string }) {
  return (
    <ol className="steps" aria-label={words.table.steps}>
      {steps.map((step) => (
        <li key={step} aria-current={now === step ? 'step' : undefined}>
          {words.nameOf(step)}
        </li>
      ))}
    </ol>
  );
});
