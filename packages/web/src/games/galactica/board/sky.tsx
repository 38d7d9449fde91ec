/** The sky behind the board: one still layer, another after every jump. */
import { type CSSProperties, memo } from 'react';

/** Numbers that look strewn and are always the same for the same sky. */
function strewn(sky: number): (below: number) => number {
  let seed = 7919 + sky * 104_729;
  return (below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
}

const WIDTH = 1600;
const HEIGHT = 1000;
const layers = [
  { name: 'far', stars: 170 },
  { name: 'middle', stars: 60 },
  { name: 'near', stars: 14 },
] as const;
/** How many clouds of each colour there are to choose from; see the styles. */
const CLOUDS = 6;

/** The stars of a sky, a path for each layer of them. */
export function starsOf(sky: number): { readonly name: string; readonly d: string }[] {
  const next = strewn(sky + 1);
  return layers.map(({ name, stars }) => ({
    name,
    d: Array.from({ length: stars }, () => `M${next(WIDTH)} ${next(HEIGHT)}h0`).join(''),
  }));
}

export const Sky = memo(function Sky({ sky }: { sky: number }) {
  const next = strewn(sky);
  const cloud: CSSProperties & Record<`--${string}`, string> = {
    '--cloud-x': `${15 + next(70)}%`,
    '--cloud-y': `${10 + next(80)}%`,
    '--haze-x': `${next(100)}%`,
    '--haze-y': `${next(100)}%`,
  };
  return (
    <div className={`sky cloud-${sky % CLOUDS}`} style={cloud} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {starsOf(sky).map(({ name, d }) => (
          <path key={name} className={`stars ${name}`} d={d} />
        ))}
        {sky % 3 === 1 && <Planet x={next(WIDTH)} y={next(2) === 0 ? -120 : HEIGHT + 120} r={220 + next(120)} />}
      </svg>
    </div>
  );
});

/** A world seen from orbit, at the edge of the picture. */
function Planet({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g className="planet" transform={`translate(${x} ${y})`}>
      <circle className="planet-air" r={r + 14} />
      <circle className="planet-ground" r={r} />
    </g>
  );
}
