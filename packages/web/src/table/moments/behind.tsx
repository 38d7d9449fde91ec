/** Where the page stands: behind what has happened, and how to be at now; or at now, and how fast it goes. */
import './behind.css';
import { useContext } from 'react';
import { type Pace, paces, setSetting } from '../../shell/settings/settings.ts';
import { words } from '../../shell/words/words.ts';
import { type Standing, StandingContext } from './use-moments.ts';

export function Behind() {
  const standing = useContext(StandingContext);
  return (
    <div className={`behind ${standing.behind ? 'late' : ''}`}>
      {standing.behind ? <Late standing={standing} /> : <PaceButton pace={standing.pace} />}
    </div>
  );
}

function Late({ standing: { waiting, paused, pause, now } }: { standing: Standing }) {
  const said = words.table.behind;
  const events = waiting.flatMap(({ log }) => log.map(({ event }) => event));
  const turns = words.game.log.linesOf(events).filter(({ began }) => began !== null).length;
  return (
    <>
      <button type="button" className="plain" aria-pressed={paused} onClick={() => pause(!paused)}>
        {paused ? said.play : said.pause}
      </button>
      <span className="behind-far">{said.far(turns)}</span>
      <button type="button" className="behind-now" aria-keyshortcuts="n" onClick={now}>
        {said.now} <kbd>{said.key}</kbd>
      </button>
    </>
  );
}

/** Each press is the next pace. */
function PaceButton({ pace }: { pace: Pace }) {
  const next = paces[(paces.indexOf(pace) + 1) % paces.length] ?? 'brisk';
  const { values, label } = words.settings.pace;
  return (
    <button
      type="button"
      className="plain behind-pace"
      title={words.table.behind.change(values[next])}
      aria-label={`${label}: ${values[pace]}`}
      onClick={() => setSetting('pace', next)}
    >
      <span className="behind-dot" aria-hidden="true" />
      {values[pace]}
    </button>
  );
}
