/** The line between the fleets: the race to 20, and the Cylon threat against the fleet defense level. */
import './race.css';
import type { Names } from '@ragtag/kernel/words';
import { memo } from 'react';
import { Sign } from '../cards/symbols.tsx';
import { tableWords as said } from '../words/table.ts';
import { outlookOf } from './incoming.ts';
import { initials, lanesOf, type Marker } from './lanes.ts';
import { nextTurn, type PlayerView, type View } from './view.ts';

/** CCG-WIN-01 */
const GOAL = 20;
const START = 0;
/** Up to here there is no room for a name before the number. */
const EARLY = 7;

/** About so many pixels between two points of the race, on a desk and on a phone. */
const WIDE = 24;
const NARROW = 15;

export const Race = memo(function Race(props: { view: View; names: Names; narrow?: boolean }) {
  const { view, names, narrow = false } = props;
  return (
    <section className="panel ccg-race" aria-label={said.race}>
      <Influence players={view.players} names={names} perPoint={narrow ? NARROW : WIDE} />
      <Threat view={view} names={names} />
    </section>
  );
});

function Influence({ players, names, perPoint }: { players: readonly PlayerView[]; names: Names; perPoint: number }) {
  const playing = players.filter(({ out }) => !out);
  const watched = !players.some(({ seat }) => names.own(seat));
  /** One's own marker is below the line; where nobody's is, every other. */
  const isBelow = ({ seat }: PlayerView) => (watched ? seat % 2 === 1 : names.own(seat));
  const short = initials(players.map(({ seat }) => names.brief.who(seat)));
  const two = players.length === 2;
  const sides = [false, true].map((below) => ({
    below,
    markers: lanesOf(
      playing.filter((one) => isBelow(one) === below),
      perPoint,
    ),
  }));
  const lanes = (below: boolean) =>
    1 + Math.max(0, ...sides.flatMap((side) => (side.below === below ? side.markers.map(({ lane }) => lane) : [])));
  return (
    <div className="ccg-influence">
      <h2 className="label">{said.influence}</h2>
      <ol
        className="ccg-track"
        style={{ '--above': lanes(false), '--below': lanes(true) } as React.CSSProperties} // properties of our own
      >
        <li className="ccg-track-end" aria-hidden="true">
          {START}
        </li>
        {sides.flatMap(({ below, markers }) =>
          markers.map((marker) => (
            <Runner
              key={marker.seats.join()}
              marker={marker}
              below={below}
              players={players}
              names={names}
              label={(seat) => (two ? names.brief.who(seat) : (short[seat] ?? ''))}
            />
          )),
        )}
        <li className="ccg-track-end ccg-track-goal" aria-hidden="true">
          {GOAL}
        </li>
      </ol>
    </div>
  );
}

interface RunnerProps {
  readonly marker: Marker;
  readonly below: boolean;
  readonly players: readonly PlayerView[];
  readonly names: Names;
  readonly label: (seat: number) => string;
}

function Runner({ marker: { influence, seats, lane }, below, players, names, label }: RunnerProps) {
  const at = Math.min(GOAL, Math.max(0, influence)) / GOAL;
  const title = seats.map((seat) => said.influenceOf(names.who(seat), influence)).join(', ');
  const [first = 0] = seats;
  const player = players[first];
  const gain = seats.length === 1 && players.length === 2 && player ? nextTurn(player).gain : 0;
  return (
    <li
      className={`ccg-runner seat-${first} ${below ? 'ccg-own' : ''} ${players.length === 2 ? 'ccg-runner-named' : ''} ${influence < EARLY ? 'ccg-runner-early' : ''}`}
      style={{ '--at': at, '--lane': lane } as React.CSSProperties} // properties of our own
      aria-label={title}
      title={title}
    >
      <span className="ccg-runner-line" aria-hidden="true" />
      <span className="ccg-runner-mark" aria-hidden="true">
        {seats.map((seat) => (
          <span key={seat} className={`ccg-runner-name seat-${seat}`}>
            {label(seat)}
          </span>
        ))}
        <span className="ccg-runner-number">{influence}</span>
        {gain > 0 && <span className="ccg-runner-gain">{said.gainNext(gain)}</span>}
      </span>
    </li>
  );
}

/** What the Cylon phase would bring. CCG-THREAT-02, CCG-THREAT-03 */
function outcomeOf(level: number, defense: number): string {
  return level > defense ? said.theyCome : level === defense ? said.level : said.quiet;
}

function Threat({ view, names }: { view: View; names: Names }) {
  const { players, threatLevel, fleetDefense } = view;
  const outlook = outlookOf(view);
  const level = threatLevel + (outlook?.threat ?? 0);
  const over = level > fleetDefense;
  const parts = players.filter(({ out }) => !out).map(({ seat, threat }) => `${names.who(seat)} ${threat}`);
  const outcome = outcomeOf(level, fleetDefense);
  return (
    <div className={`ccg-threat-level ${over ? 'ccg-over' : ''}`}>
      <h2 className="label">
        <Sign of="threat" /> {said.threat(threatLevel, fleetDefense)}
      </h2>
      <ThreatBar players={players} level={threatLevel} defense={fleetDefense} coming={level - threatLevel} />
      <p className="ccg-threat-words">
        {said.threatOf(parts)} <strong>{outlook ? said.withIt(outlook.name, level, outcome) : outcome}</strong>
      </p>
    </div>
  );
}

interface ThreatBarProps {
  readonly players: readonly PlayerView[];
  readonly level: number;
  readonly defense: number;
  /** So much more will there be. */
  readonly coming?: number;
}

/** A box for each point; whose it is, by pattern. */
export function ThreatBar({ players, level, defense, coming = 0 }: ThreatBarProps) {
  const slots = Math.max(20, level + coming, defense + 2);
  const kindOf = (at: number) =>
    at >= level ? (at < level + coming ? 'ccg-coming' : '') : `ccg-slot ccg-pattern-${owners[at] ?? 5}`;
  const owners = players.flatMap(({ seat, threat }) => Array<number>(Math.max(0, threat)).fill(seat));
  return (
    <div
      className="ccg-threat-bar"
      style={{ '--slots': slots, '--defense': defense } as React.CSSProperties} // properties of our own
      aria-hidden="true"
    >
      {Array.from({ length: slots }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        <span key={at} className={kindOf(at)} />
      ))}
    </div>
  );
}
