/** What can be done with what is staged: skip it, show it again, put it away. */
import { stageWords as said } from '../words/stage.ts';
import type { Control } from './use-act.ts';

export function Controls({ playing, over, skip, dismiss, again }: Control) {
  if (!playing && !over) return null;
  return (
    <div className="ccg-stage-controls">
      {!playing && (
        <button type="button" className="plain" onClick={again}>
          {said.again}
        </button>
      )}
      <button type="button" className="ccg-stage-skip" aria-keyshortcuts="s" onClick={playing ? skip : dismiss}>
        {playing ? said.skip : said.goOn}
        <kbd>{'S'}</kbd>
      </button>
    </div>
  );
}
