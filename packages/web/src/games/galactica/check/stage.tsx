/** The stage: whatever is being resolved, beside the question; where there is no room for that, over the upper part of the board. */
import type { CheckView, View } from '@ragtag/galactica';
import { isQuestion } from '@ragtag/galactica/words';
import type { Decision } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import type { LogLine } from '@ragtag/server/protocol';
import { type MouseEvent, memo, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChoosingContext } from '../../../table/choosing.ts';
import { type Standing, StandingContext } from '../../../table/moments/use-moments.ts';
import { words } from '../words/words.ts';
import { announcement } from './announcement.ts';
import { CardPanel, titleOf } from './card-panel.tsx';
import { Die } from './die.tsx';
import { Headline } from './headline.tsx';
import { Follows, Play } from './play.tsx';
import type { CheckScene, Scene } from './scene.ts';
import { SlimBar } from './slim-bar.tsx';
import { withView } from './still.ts';
import { opened } from './theatre.ts';
import { useFolding } from './use-folding.ts';
import { useTheatre } from './use-theatre.ts';
import './stage.css';
import './play.css';
import './asides.css';
import './phone.css';
import './motion.css';
import './docked.css';

interface StageProps {
  readonly asked: Decision | null;
  readonly view: View;
  readonly log: readonly LogLine[];
  readonly names: Names;
  /** Its place beside the question; null where there is no room for one. */
  readonly dock: Element | null;
}

export const Stage = memo(function Stage({ asked, view, log, names, dock }: StageProps) {
  const standing = useContext(StandingContext);
  const playing = useTheatre(log);
  const { shown, headline, turning } = playing;
  const { behind } = standing;
  const live = view.check !== null || view.crisis !== null;
  const { check, crisis } = view;
  const settled = useMemo(() => withView(shown.scene, { check, crisis }), [shown.scene, check, crisis]);
  const scene = turning ? shown.scene : settled;
  const { lit } = useContext(ChoosingContext);
  const still = standing.pace === 'instant';
  const { folded, fold, unfold, dismiss, dismissed, stage } = useFolding(scene, {
    live,
    behind,
    asked: asked !== null,
    // Beside the question it covers nothing.
    onBoard: dock === null && [...lit.keys()].some((at) => /^(location|area|ship|basestar|fleet):/.test(at)),
    elsewhere: behind && playing.fought,
    docked: dock !== null,
    still,
  });
  useSkipping(headline !== null, playing.dismiss, standing, fold);

  const [wanted, want] = useState<Scene | null>(null);
  const recalled = !turning && wanted !== null && wanted === scene.before ? wanted : null;
  const recall = () => want(recalled ? null : scene.before);

  const empty = dismissed || (!scene.crisis && !scene.check);
  const skip = ({ target }: MouseEvent) => {
    if (behind && target instanceof Element && !target.closest('button, a')) standing.now();
  };
  const open = !empty && !folded && (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and a button do the same
    <div onClick={skip} ref={stage}>
      <OnStage
        scene={recalled ?? scene}
        view={view}
        names={names}
        live={turning || recalled ? null : view.check}
        corner={<Corner fold={fold} dismiss={live || behind ? null : dismiss} />}
      >
        {asked && !recalled && <Hints asked={asked} names={names} />}
        {turning && <Pacing standing={standing} />}
        {!turning && <Before before={scene.before} recalled={recalled !== null} recall={recall} />}
      </OnStage>
    </div>
  );
  return (
    <div className={`stage-layer ${still ? 'still' : ''}`}>
      <p className="sr" role="status">
        {announcement(shown, headline, names)}
      </p>
      {view.roll && <Die roll={view.roll} names={names} />}
      {headline && <Headline event={headline} view={view} names={names} next={playing.dismiss} whole={behind} />}
      {!empty && folded && <SlimBar scene={scene} open={unfold} dismiss={live || behind ? undefined : dismiss} />}
      {dock === null ? open : open && createPortal(<Docked still={still}>{open}</Docked>, dock)}
    </div>
  );
});

function Docked({ still, children }: { still: boolean; children: ReactNode }) {
  return <div className={`stage-layer docked ${still ? 'still' : ''}`}>{children}</div>;
}

/** The check before this one can be looked at again. */
function Before({
  before,
  recalled,
  recall,
}: {
  readonly before: Scene | null;
  readonly recalled: boolean;
  readonly recall: () => void;
}) {
  const check = before?.check;
  if (!before || !check?.outcome) return null;
  return (
    <p className="stage-before">
      {!recalled && (
        <span>
          {words.check.before(titleOf(before))}{' '}
          <span className={check.outcome}>{words.check.result(check.strength, check.difficulty, check.outcome)}</span>
        </span>
      )}
      <button type="button" className="plain" onClick={recall}>
        {recalled ? words.check.backToNow : words.check.lookAgain}
      </button>
    </p>
  );
}

function Pacing({ standing: { next, now } }: { standing: Standing }) {
  return (
    <div className="stage-buttons">
      <button type="button" className="act" onClick={next}>
        {words.check.turnNext}
      </button>
      <button type="button" onClick={now}>
        {words.check.showAll}
      </button>
      <span className="stage-skip">{words.check.skipHint}</span>
    </div>
  );
}

function Corner({ fold, dismiss }: { fold: () => void; dismiss: (() => void) | null }) {
  return (
    <div className="stage-corner">
      {dismiss && (
        <button type="button" className="plain" onClick={dismiss}>
          {words.check.dismiss}
        </button>
      )}
      <button type="button" onClick={fold}>
        {words.check.putAside}
      </button>
    </div>
  );
}

/** The stage as it is at the end of a log: nothing moves, nothing is asked. */
export function StillStage({ view, log, names }: Omit<StageProps, 'asked' | 'dock'>) {
  const scene = useMemo(() => withView(opened(log).script.scene, view), [log, view]);
  if (!view.check && !view.crisis) return null;
  return (
    <div className="stage-layer still">
      <OnStage scene={scene} view={view} names={names} live={view.check} />
    </div>
  );
}

function OnStage({
  scene,
  view,
  names,
  live,
  corner = null,
  children,
}: {
  readonly scene: Scene;
  readonly view: View;
  readonly names: Names;
  readonly live: CheckView | null;
  readonly corner?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { check } = scene;
  const { current } = view.turn;
  const seated = view.players.length;
  const order = useMemo(
    () => Array.from({ length: seated }, (_, after) => (current + 1 + after) % seated),
    [current, seated],
  );
  if (!scene.crisis && !check) return null;
  return (
    <section className={`stage ${check ? stateOf(check) : 'only-card'}`} aria-label={words.check.label}>
      {corner}
      <CardPanel scene={scene} names={names} />
      {check ? (
        <Play scene={scene} check={check} live={live} order={order} names={names}>
          {children}
        </Play>
      ) : (
        <div className="stage-play">
          <Follows scene={scene} names={names} />
          {children}
        </div>
      )}
    </section>
  );
}

function stateOf({ phase, outcome }: CheckScene): string {
  return phase === 'before' || phase === 'adding' ? 'adding' : `open ${outcome ?? ''}`;
}

/** What the viewer could do about it, as the question says. */
function Hints({ asked, names }: { asked: Decision; names: Names }) {
  const { point } = useContext(ChoosingContext);
  if (!isQuestion(asked)) return null;
  if (asked.kind === 'add-to-check') return <p className="stage-hint obvious">{words.check.yourTurn}</p>;
  const ways = asked.options.flatMap((option, index) => (option.type === 'respond' ? [{ option, index }] : []));
  if (ways.length === 0 || ways.length > MOST_HINTS) return null;
  return (
    <p className="stage-hint">
      {words.check.youMay}
      {ways.map(({ option, index }) => {
        const { label, detail } = words.optionWords(option, asked, names);
        return (
          <button key={index} type="button" className="stage-way" onClick={() => point([index])}>
            {label} {detail && <span className="stage-detail">{detail}</span>}
          </button>
        );
      })}
    </p>
  );
}
const MOST_HINTS = 4;

/** Escape shows the rest at once; once nothing moves, it puts the stage aside. */
function useSkipping(noticed: boolean, dismiss: () => void, { behind, now }: Standing, fold: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (noticed) dismiss();
      else if (behind) now();
      else fold();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [noticed, dismiss, behind, now, fold]);
}
