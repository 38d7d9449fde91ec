/** A fight in words: each step one row, the last ones in sight, all of it to read until the next fight. */
import './fight.css';
import type { GameEvent } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { words } from '../words/words.ts';
import { Die } from './die.tsx';
import type { Fight } from './fights.ts';
import { type Row, rowOf, rowSaid, titleOf } from './rows.ts';
import type { FightShown } from './use-playing.ts';

export interface Opening {
  readonly open: boolean;
  readonly want: (open: boolean) => void;
}

/** Open while it is played, unless somebody has something to answer on the board; or as it was left by hand. */
export function useOpening({ fight, running }: FightShown, asked: boolean): Opening {
  const key = fight?.key ?? -1;
  const [wanted, setWanted] = useState<{ readonly key: number; readonly open: boolean } | null>(null);
  const open = wanted?.key === key ? wanted.open : running && !asked;
  return { open: open && fight !== null, want: (one) => setWanted({ key, open: one }) };
}

/** All of it, over the board. */
export function FightPanel({
  playing,
  names,
  opening,
  bowUp,
}: {
  playing: FightShown;
  names: Names;
  opening: Opening;
  /** How Galactica is drawn. */
  bowUp: boolean;
}) {
  const { fight } = playing;
  if (!fight || !opening.open) return null;
  return (
    <section className={`fight ${below(fight, bowUp) ? 'above' : ''}`} aria-label={words.fight.fight}>
      <Open fight={fight} names={names} close={() => opening.want(false)} />
    </section>
  );
}

/** Whether a fight is rather in the lower part of the picture: then its rows stand in the upper one. */
function below({ steps }: Fight, bowUp: boolean): boolean {
  const [lower, upper] = bowUp ? [/stern$/, /bow$/] : [/^port/, /^starboard/];
  const places = steps.flatMap(({ main }) => placesOf(main));
  return places.filter((place) => lower.test(place)).length > places.filter((place) => upper.test(place)).length;
}

function placesOf({ area, to, from }: GameEvent): string[] {
  return [area ?? to, from].map(String);
}

/** One line: the fight, and its last step. Says each step to those who hear the page. */
export function FightLine({ playing, names, opening }: { playing: FightShown; names: Names; opening: Opening }) {
  const { fight, running } = playing;
  const last = fight?.steps.at(-1);
  if (!fight || !last) return null;
  const row = rowOf(last, names);
  return (
    <>
      <p className="sr" role="status">
        {running ? rowSaid(row) : ''}
      </p>
      {!opening.open && (
        <button type="button" className="fight-line" aria-expanded={false} onClick={() => opening.want(true)}>
          <span className="fight-name">{titleOf(fight, names)}</span>
          <span className="fight-now">
            {running
              ? [row.text, row.rolled, row.outcome].filter((part) => part !== null).join(' · ')
              : words.fight.steps(fight.steps.length)}
          </span>
        </button>
      )}
    </>
  );
}

function Open({ fight, names, close }: { fight: Fight; names: Names; close: () => void }) {
  const said = words.fight;
  const list = useRef<HTMLOListElement>(null);
  const rows = useMemo(() => fight.steps.map((step) => rowOf(step, names)), [fight.steps, names]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest row is in sight
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    // With the next frame, for which the page is laid out anyway.
    const frame = requestAnimationFrame(() => {
      current.scrollTop = current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [rows.length, fight.key]);
  return (
    <>
      <header className="fight-head">
        <h3 className="fight-name">{titleOf(fight, names)}</h3>
        <span className="fight-keys">
          <button type="button" aria-label={said.hide} aria-expanded={true} onClick={close}>
            {said.closeMark}
          </button>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol className="fight-rows" ref={list} tabIndex={0} aria-label={titleOf(fight, names)}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added
          <StepRow key={index} row={row} now={index === rows.length - 1} />
        ))}
      </ol>
    </>
  );
}

function StepRow({ row, now }: { row: Row; now: boolean }) {
  const { text, played, needs, rolled, result, outcome, tone, after } = row;
  return (
    <li className={`fight-row tone-${tone} ${now ? 'now' : ''}`}>
      {result === null ? (
        <span className="fight-mark" aria-hidden="true" />
      ) : (
        <svg className="fight-die" viewBox="-30 -32 60 64" role="img" aria-label={words.fight.die(result)}>
          <Die n={result} tone={tone === 'plain' ? 'miss' : 'hit'} />
        </svg>
      )}
      <span className="fight-text">
        {text} {played !== null && <span className="fight-small">{played}</span>}
        {after.length > 0 && <span className="fight-then">{after.join(' · ')}</span>}
      </span>
      {(needs !== null || rolled !== null) && (
        <span className="fight-small fight-needs">
          {needs}
          {rolled !== null && rolled !== String(result) && <b> {rolled}</b>}
        </span>
      )}
      {outcome !== null && <strong className="fight-outcome">{outcome}</strong>}
    </li>
  );
}
