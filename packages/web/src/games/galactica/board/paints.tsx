/** What the drawings are filled with. Their colours are in the styles, by the names used here. */
import { memo } from 'react';

type Stops = readonly (readonly [at: number, paint: string])[];

/** From top to bottom, or from left to right. */
const linear: readonly { readonly id: string; readonly down: boolean; readonly stops: Stops }[] = [
  {
    id: 'hull-skin',
    down: true,
    stops: [
      [0, 'hull-light'],
      [0.35, 'hull'],
      [1, 'hull-dark'],
    ],
  },
  {
    id: 'hull-skin-tall',
    down: false,
    stops: [
      [0, 'hull-light'],
      [0.45, 'hull'],
      [1, 'hull-dark'],
    ],
  },
  {
    id: 'liner-skin',
    down: false,
    stops: [
      [0, 'liner-dark'],
      [0.3, 'liner'],
      [1, 'liner-dark'],
    ],
  },
  {
    id: 'cylon-skin',
    down: true,
    stops: [
      [0, 'cylon'],
      [1, 'cylon-dark'],
    ],
  },
];
/** From the middle. */
const radial: readonly { readonly id: string; readonly r: number; readonly stops: Stops }[] = [
  {
    id: 'plume',
    r: 0.5,
    stops: [
      [0, 'plume-core'],
      [0.35, 'plume'],
      [1, 'nothing'],
    ],
  },
  {
    id: 'deep',
    r: 0.65,
    stops: [
      [0, 'deep'],
      [1, 'shallow'],
    ],
  },
];

export const Paints = memo(function Paints() {
  return (
    <defs>
      {linear.map(({ id, down, stops }) => (
        <linearGradient key={id} id={id} x1="0" y1="0" x2={down ? 0 : 1} y2={down ? 1 : 0}>
          <StopsOf stops={stops} />
        </linearGradient>
      ))}
      {radial.map(({ id, r, stops }) => (
        <radialGradient key={id} id={id} r={r}>
          <StopsOf stops={stops} />
        </radialGradient>
      ))}
      <pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="paint-hatch" d="M0 0V10" />
      </pattern>
    </defs>
  );
});

function StopsOf({ stops }: { stops: Stops }) {
  return stops.map(([at, paint]) => <stop key={at} offset={at} className={`paint-${paint}`} />);
}
