/** The strength climbing against what is needed. The headline says the same in words. */
import { memo } from 'react';
import { words } from '../words/words.ts';
import { type CheckScene, totalOf } from './scene.ts';

export const Bar = memo(function Bar({ check }: { check: CheckScene }) {
  const { difficulty, partial, outcome } = check;
  const unknown = check.cards.length === 0 && check.phase !== 'totalled' && check.strength === null;
  const total = check.strength ?? totalOf(check);
  const scale = Math.max(difficulty, total, 1) * 1.25;
  const share = (n: number) => `${(Math.max(0, n) / scale) * 100}%`;
  const state = unknown ? 'unknown' : (outcome ?? (total >= difficulty ? 'pass' : 'open'));
  return (
    <div className={`stage-bar ${state}`} aria-hidden="true">
      <div className="stage-track">
        <div className={`stage-fill ${total < 2 ? 'low' : ''}`} style={{ inlineSize: share(total) }}>
          <span className="stage-total">{unknown ? '?' : words.check.minus(total)}</span>
        </div>
      </div>
      {partial !== null && partial < difficulty && (
        <span className="stage-goal partly" style={{ insetInlineStart: share(partial) }}>
          {words.check.partly(partial)}
        </span>
      )}
      <span className="stage-goal" style={{ insetInlineStart: share(difficulty) }}>
        {words.check.pass(difficulty)}
      </span>
    </div>
  );
});
