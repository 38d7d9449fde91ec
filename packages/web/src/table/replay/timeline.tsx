/** The way through a game: a line with its turns and what stands out, and the buttons to go along it. */
import './timeline.css';
import type { Names } from '@ragtag/kernel/words';
import { type ReactNode, useMemo } from 'react';
import { words } from '../../shell/words/words.ts';
import { eventAt, type Film, lastStep } from './film.ts';
import { MarkShape } from './mark-shape.tsx';
import { type Player, type Speed, speeds } from './use-player.ts';

export function Timeline({
  film,
  player,
  names,
  children,
}: {
  film: Film;
  player: Player;
  names: Names;
  children: ReactNode;
}) {
  const said = words.replay;
  const last = lastStep(film);
  const { at, go } = player;
  const turn = film.replay.steps[at]?.turn ?? 0;
  const event = film.events[eventAt(film, at)];
  const line = event ? words.game.eventLine(event, names).text : '';
  return (
    <section className="timeline panel" aria-label={said.controls}>
      <div className="timeline-line">
        <Marks film={film} last={last} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={said.position}
          aria-valuetext={said.at(at + 1, last + 1, turn, line)}
          onChange={({ target }) => go(target.valueAsNumber)}
        />
      </div>
      <div className="timeline-buttons">
        <div className="timeline-steps">
          <Step name={said.first} drawing="M2 2h2v12H2ZM14 2v12L5 8Z" press={() => go(0)} off={at === 0} />
          <Step
            name={said.turnBack}
            drawing="M8 2v12L1 8ZM15 2v12L8 8Z"
            press={() => player.goTurn(-1)}
            off={at === 0}
          />
          <Step name={said.back} drawing="M12 2v12L3 8Z" press={() => go(at - 1)} off={at === 0} />
          <button type="button" className="act play" onClick={() => player.play(!player.playing)}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d={player.playing ? 'M3 2h4v12H3ZM9 2h4v12H9Z' : 'M3 1l11 7-11 7Z'} fill="currentColor" />
            </svg>
            {player.playing ? said.pause : said.play}
          </button>
          <Step name={said.forward} drawing="M4 2v12l9-6Z" press={() => go(at + 1)} off={at === last} />
          <Step
            name={said.turnForward}
            drawing="M1 2v12l7-6ZM8 2v12l7-6Z"
            press={() => player.goTurn(1)}
            off={at === last}
          />
          <Step name={said.last} drawing="M12 2h2v12h-2ZM2 2v12l9-6Z" press={() => go(last)} off={at === last} />
        </div>
        <p className="timeline-where">
          <strong>{said.turn(turn)}</strong> <span className="quiet">{said.step(at + 1, last + 1)}</span>
        </p>
        <Picker
          label={said.speed}
          value={String(player.speed)}
          pick={(speed) => player.setSpeed(Number(speed) as Speed /* one of those below */)}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {said.times(speed)}
            </option>
          ))}
        </Picker>
        <Picker label={said.goTo} value="" pick={(step) => go(Number(step))}>
          <option value="">{said.goToMoment}</option>
          {film.marks.map(({ kind, step }) => (
            <option key={step} value={step}>
              {said.mark(words.game.replay.marks[kind]?.name ?? null, film.replay.steps[step]?.turn ?? 0)}
            </option>
          ))}
        </Picker>
        {children}
        <Legend film={film} />
      </div>
    </section>
  );
}

function Step({ name, drawing, press, off }: { name: string; drawing: string; press: () => void; off: boolean }) {
  return (
    <button type="button" className="step" aria-label={name} title={name} disabled={off} onClick={press}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={drawing} fill="currentColor" />
      </svg>
    </button>
  );
}

function Picker({
  label,
  value,
  pick,
  children,
}: {
  label: string;
  value: string;
  pick: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className="timeline-picker">
      <span className="sr">{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          if (target.value !== '') pick(target.value);
        }}
      >
        {children}
      </select>
    </label>
  );
}

/** Drawn once a film: what the marks say is in the list beside them. */
function Marks({ film, last }: { film: Film; last: number }) {
  const drawn = useMemo(() => {
    const place = (step: number) => `${(step / Math.max(1, last)) * 100}%`;
    return film.marks.map(({ kind, step }) => {
      const style = { insetInlineStart: place(step) };
      const mark = words.game.replay.marks[kind];
      if (!mark) return <span key={step} className="turn-tick" style={style} />;
      return (
        <span key={step} className={`timeline-mark ${kind}`} style={style}>
          <MarkShape kind={kind} shape={mark.shape} />
        </span>
      );
    });
  }, [film, last]);
  return (
    <div className="timeline-marks" aria-hidden="true">
      {drawn}
    </div>
  );
}

function Legend({ film }: { film: Film }) {
  const there = Object.entries(words.game.replay.marks).filter(([kind]) =>
    film.marks.some((mark) => mark.kind === kind),
  );
  return (
    <ul className="timeline-legend">
      {there.map(([kind, { name, shape }]) => (
        <li key={kind} className={kind}>
          <MarkShape kind={kind} shape={shape} /> {name}
        </li>
      ))}
    </ul>
  );
}
