import { words } from '../words/words.ts';
import { titleOf } from './card-panel.tsx';
import { type Scene, totalOf } from './scene.ts';

/** The stage put aside: one line that says what it is and how it stands. */
export function SlimBar({
  scene,
  open,
  dismiss,
}: {
  readonly scene: Scene;
  readonly open: () => void;
  readonly dismiss: (() => void) | undefined;
}) {
  return (
    <section className={`stage-slim ${scene.check?.outcome ?? ''}`} aria-label={words.check.label}>
      <p>
        <strong>{titleOf(scene)}</strong> <span>{standing(scene)}</span>
      </p>
      <button type="button" onClick={open}>
        {words.check.open}
      </button>
      {dismiss && (
        <button type="button" className="plain" onClick={dismiss}>
          {words.check.dismiss}
        </button>
      )}
    </section>
  );
}

function standing({ check }: Scene): string {
  const { bar, result } = words.check;
  if (!check) return bar.crisis;
  if (check.outcome) return result(check.strength, check.difficulty, check.outcome);
  if (check.phase === 'before') return bar.before;
  return check.phase === 'adding' ? bar.adding(check.pile) : bar.turning(totalOf(check), check.difficulty);
}
