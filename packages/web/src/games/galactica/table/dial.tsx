/** A resource as a dial, with the red zone marked on it. */
import type { View } from '@ragtag/galactica';
import { memo } from 'react';
import { Icon } from '../../../shell/parts/icons.tsx';
import { words } from '../words/words.ts';

type Resource = keyof View['resources'];
export const resources: readonly Resource[] = ['fuel', 'food', 'morale', 'population'];

/** The dials as printed: how far they go, and from where they are red. */
const FULL = 15;
const redFrom: Readonly<Record<Resource, number>> = { fuel: 4, food: 4, morale: 5, population: 6 };

export function isRed(resource: Resource, value: number): boolean {
  return value <= redFrom[resource];
}

/** Three quarters of a circle round (32, 32). */
const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;
const arc = (from: number, to: number) => ({
  strokeDasharray: `${(to - from) * ROUND * 0.75} ${ROUND}`,
  strokeDashoffset: -from * ROUND * 0.75,
});

export const Dial = memo(function Dial({ resource, value }: { resource: Resource; value: number }) {
  const red = isRed(resource, value);
  const share = Math.max(0, Math.min(1, value / FULL));
  const circle = { cx: 32, cy: 32, r: RADIUS };
  return (
    <div className={`dial ${red ? 'red' : ''}`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className="dial-back" {...circle} {...arc(0, 1)} />
        <circle className="dial-zone" {...circle} {...arc(0, redFrom[resource] / FULL)} />
        <circle className="dial-value" {...circle} {...arc(0, share)} />
      </svg>
      <span className="dial-number">{value}</span>
      <span className="dial-name">
        <Icon of={resource} size={13} /> {words.status.resource[resource]}
        {red && <span className="sr">{`, ${words.status.redZone}`}</span>}
      </span>
    </div>
  );
});
