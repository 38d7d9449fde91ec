/** The pictures behind the great moments: drawn once, still for those who want no motion. */
import './moment-picture.css';
import type { GalacticaEvent, View } from '@ragtag/galactica';
import type { ReactNode } from 'react';
import { words } from '../words/words.ts';

type Picture = (view: View, event: GalacticaEvent) => ReactNode;

const pictures: Partial<Record<GalacticaEvent['type'], Picture>> = {
  'jump-begins': () => <Streaks />,
  'destination-reached': ({ distance }, event) =>
    event.type === 'destination-reached' ? (
      <>
        <World name={event.name} />
        <Route from={distance - event.distance} to={distance} />
      </>
    ) : null,
  'sleeper-phase': ({ players }) => <Dealt players={players.length} />,
  'cylon-revealed': () => <Eye />,
  executed: () => <Airlock />,
  'title-given': () => <Insignia />,
};

/** What there is to see of an event, if anything. */
export function MomentPicture({ event, view }: { event: GalacticaEvent; view: View }) {
  const picture = pictures[event.type]?.(view, event);
  if (!picture) return null;
  return (
    <svg className="moment-picture" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {picture}
    </svg>
  );
}

const CENTRE = { x: 500, y: 300 };

/** Stars drawn out into lines. */
function Streaks() {
  const lines = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * 137.5 * Math.PI) / 180;
    const near = 90 + ((index * 53) % 170);
    const far = near + 90 + ((index * 31) % 240);
    const at = (r: number) => `${CENTRE.x + Math.cos(angle) * r * 1.5} ${CENTRE.y + Math.sin(angle) * r}`;
    return `M${at(near)}L${at(far)}`;
  });
  return <path className="streaks" d={lines.join('')} />;
}

/** A body of its own for every destination: the same name, the same world. */
function World({ name }: { name: string }) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const r = 120 + (seed % 70);
  const [x, y] = [seed % 2 === 0 ? 130 : 870, 120 + (seed % 90)];
  return (
    <g className={`world world-${seed % 4}`} transform={`translate(${x} ${y})`}>
      <circle className="world-air" r={r + 16} />
      <circle className="world-ground" r={r} />
      <path className="world-night" d={`M${-r} 0A${r} ${r} 0 0 0 ${r} 0A${r} ${r * 0.45} 0 0 1 ${-r} 0Z`} />
      {seed % 3 === 0 && <ellipse className="world-ring" rx={r * 1.6} ry={r * 0.32} />}
    </g>
  );
}

/** As far as the longest journeys go. */
const LAST = 10;

/** From Caprica on: where the fleet was, and where it is now. */
function Route({ from, to }: { from: number; to: number }) {
  const at = (distance: number) => 200 + (Math.min(distance, LAST) * 600) / LAST;
  return (
    <g className="route" transform="translate(0 500)">
      <path className="route-way" d={`M${at(0)} 0H${at(LAST)}`} />
      <path className="route-gone" d={`M${at(0)} 0H${at(from)}`} />
      <path className="route-now" d={`M${at(from)} 0H${at(to)}`} pathLength={1} />
      {Array.from({ length: LAST + 1 }, (_, distance) => (
        <circle key={at(distance)} className={distance <= to ? 'reached' : ''} cx={at(distance)} r={5} />
      ))}
      <text x={at(from)} y={34} textAnchor="middle">
        {words.check.moment.was(from)}
      </text>
      <text className="route-here" x={at(to)} y={-22} textAnchor="middle">
        {to}
      </text>
    </g>
  );
}

/** One more card for everybody. */
function Dealt({ players }: { players: number }) {
  const middle = (players - 1) / 2;
  return (
    <g className="dealt">
      {Array.from({ length: players }, (_, seat) => seat - middle).map((place) => (
        <g key={place} transform={`translate(${500 + place * 120} ${495 + Math.abs(place) * 8}) rotate(${place * 5})`}>
          <rect className="dealt-old" x={-46} y={-64} width={76} height={108} rx={6} />
          <rect className="dealt-new" x={-34} y={-56} width={76} height={108} rx={6} />
        </g>
      ))}
    </g>
  );
}

/** An eye that goes to and fro. */
function Eye() {
  return (
    <g className="eye">
      <path className="visor" d="M120 470Q500 540 880 470L850 520Q500 585 150 520Z" />
      <ellipse className="eye-light" cx={500} cy={528} rx={70} ry={16} />
    </g>
  );
}

/** A door that closes. */
function Airlock() {
  return (
    <g className="airlock">
      <circle cx={500} cy={300} r={250} />
      <path className="door" d="M500 50A250 250 0 0 0 500 550Z" />
      <path className="door" d="M500 50A250 250 0 0 1 500 550Z" />
      <path className="seam" d="M500 50V550" />
    </g>
  );
}

/** Rays round whoever has a new office. */
function Insignia() {
  const rays = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const at = (r: number) => `${CENTRE.x + Math.cos(angle) * r} ${CENTRE.y + Math.sin(angle) * r}`;
    return `M${at(210)}L${at(index % 2 === 0 ? 285 : 250)}`;
  });
  return <path className="insignia" d={rays.join('')} />;
}
