/** What lies under the places: the sky, Galactica's hull, and the boards beside her. */

import type { Box } from './geometry.ts';
import type { Layout } from './layout.ts';
import { octagon } from './place.tsx';

/** Points that look strewn and are always the same for the same sky. */
function stars({ width, height }: Layout, sky: number, share: number): string {
  const points: string[] = [];
  let seed = 7919 + sky * 104729 + share;
  const next = (below: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let star = 0; star < 90; star++) points.push(`M${next(width)} ${next(height)}h0`);
  return points.join('');
}

export function Sky({ layout, sky }: { layout: Layout; sky: number }) {
  return (
    <g>
      <path className="stars" d={stars(layout, sky, 0)} />
      <path className="stars near" d={stars(layout, sky, 1)} />
    </g>
  );
}

/** Bow at the left, in a box of 740 by 190 about its middle. */
const hull =
  'M-372 0C-370-34-342-54-292-60L-242-66-230-82H224L236-76H336L342-96H372V-44H358V44H372V96H342L336 76H236L224 82H-230L-242 66-292 60C-342 54-370 34-372 0Z';
const pod = 'M-190-112-170-120H150L196-112 206-92 190-84H-186L-200-92Z';
const seams = 'M-300-58V58M-240-66V66M-121-82V82M-7-82V82M107-82V82M224-82V82M336-76V76M-368 0H-344';
const ribs = 'M-160-116V-88M-110-118V-86M-60-118V-86M-10-118V-86M40-118V-86M90-118V-86M140-118V-86';

export function Hull({ layout: { name, ring } }: { layout: Layout }) {
  const laid =
    name === 'wide'
      ? `translate(${ring.centre.x - 6} ${ring.centre.y})`
      : `translate(${ring.centre.x} ${ring.centre.y - 14}) rotate(90) scale(.575 1.34)`;
  return (
    <g className="galactica-hull" transform={laid}>
      <path className="glow" d="M372-84h16l16 14-16 14h-16ZM372 56h16l16 14-16 14h-16Z" />
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(1 ${side}) ${name === 'wide' ? '' : 'translate(0 -45) scale(1 .39)'}`}>
          <path className="pod" d={pod} />
          <path className="pod-ribs" d={ribs} />
          <path className="struts" d="M-130-84V-70M-20-84V-70M120-84V-70" />
        </g>
      ))}
      <path className="skin" d={hull} />
      <path className="seams" d={seams} />
    </g>
  );
}

export function BoardPanel({
  title,
  note,
  box,
  className,
}: {
  title: string;
  note: string;
  box: Box;
  className: string;
}) {
  return (
    <g className={`side-board ${className}`}>
      <path className="side-back" d={octagon(box, 12)} />
      <path className="side-edge" d={`M${box.x + 12} ${box.y}h${Math.min(140, box.width / 2)}`} />
      <text className="side-title" x={box.x + 14} y={box.y + 22}>
        {title}
        {note && <tspan className="side-note"> {note}</tspan>}
      </text>
    </g>
  );
}
