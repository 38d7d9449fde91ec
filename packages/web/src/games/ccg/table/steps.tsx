/** The phases of a turn, the present one marked. */
import { memo } from 'react';
import { tableWords as said } from '../words/table.ts';

const phases = ['ready', 'execution', 'cylon'] as const;

export const Steps = memo(function Steps({ phase }: { phase: string }) {
  return (
    <ol className="ccg-steps" aria-label={said.phase}>
      {phases.map((one) => (
        <li key={one} aria-current={one === phase ? 'step' : undefined}>
          {said.phases[one]}
        </li>
      ))}
    </ol>
  );
});
