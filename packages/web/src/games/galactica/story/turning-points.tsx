/** The moments that made the game what it was, each a way into the replay. */
import type { TurningPoint } from '@ragtag/galactica/host';
import type { Names } from '@ragtag/kernel/words';
import { MarkShape } from '../../../table/replay/mark-shape.tsx';
import { momentPath } from '../../../table/replay/paths.ts';
import { words } from '../words/words.ts';
import { type MarkKind, markShapes } from './marks.ts';
import type { Story } from './story.ts';

const shapes: Readonly<Record<TurningPoint['kind'], MarkKind>> = {
  reveal: 'reveal',
  execution: 'execution',
  disaster: 'loss',
  losses: 'loss',
  'close-check': 'failed',
  jump: 'jump',
  title: 'title',
  end: 'end',
};

export function TurningPoints({ story, game, names }: { story: Story; game: string; names: Names }) {
  return (
    <section className="turning-points" aria-labelledby="turning-points">
      <h3 id="turning-points" className="label">
        {words.story.turningPoints}
      </h3>
      <ol>
        {story.turningPoints.map((point) => (
          <li key={`${point.step} ${point.kind}`} className="point">
            <MarkShape kind={shapes[point.kind]} shape={markShapes[shapes[point.kind]]} size={14} />
            <span className="point-turn">{words.story.atTurn(point.turn)}</span>
            <a href={momentPath(game, point.step)}>{told(point, story, names)}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function told({ kind, event, lost, name, step }: TurningPoint, { jumps }: Story, names: Names): string {
  const said = words.story;
  if (kind === 'losses' && lost) return said.losses(lost);
  if (kind === 'close-check') return said.closeCheck(name ?? '', event);
  if (kind === 'jump') return said.jump(jumps.findIndex((jump) => jump.step === step) + 1);
  return words.eventLine(event, names).text;
}
