/** The Cylon Fleet board: the same six areas in small, and what gathers there to attack. */
import type { AreaView } from '@ragtag/galactica';
import { memo } from 'react';
import { words } from '../words/words.ts';
import { type Fleet, fleetWords } from './fleet.ts';
import { type Area, areas, middleOf, sector } from './geometry.ts';
import type { Layout } from './layout.ts';
import { Ship, Waiting } from './ships.tsx';
import { arrivals } from './space.tsx';
import { Group, Spot } from './spot.tsx';

const kinds: readonly (keyof Fleet)[] = ['basestars', 'raiders', 'heavyRaiders'];

export function FleetBoard({ ships, layout }: { ships: Readonly<Record<Area, AreaView>>; layout: Layout }) {
  const { centre } = layout.fleet;
  return (
    <>
      <g className="fleet-heart" transform={`translate(${centre.x} ${centre.y}) scale(.5)`}>
        <Ship kind="basestar" />
      </g>
      {areas.map((area) => (
        <Gathering key={area} area={area} fleet={ships[area].fleet} layout={layout} />
      ))}
    </>
  );
}

/** What waits to arrive in an area. */
const Gathering = memo(function Gathering({ area, fleet, layout }: { area: Area; fleet: Fleet; layout: Layout }) {
  const waiting = kinds.filter((kind) => fleet[kind] > 0);
  const outline = sector(layout.fleet, area);
  const middle = middleOf(layout.fleet, area);
  const label = words.board.fleetArea(words.areaName(area), fleetWords(fleet));
  const size = waiting.length > 2 ? 0.8 : 1;
  return (
    <Group label={label}>
      <Spot at={`fleet:${area}`} label={label} className="gather" shape={outline}>
        <path className="gather-back" d={outline} />
        {waiting.length === 0 && (
          <text className="gather-die" x={middle.x} y={middle.y + 4}>
            {arrivals[area]}
          </text>
        )}
        {waiting.map((kind, index) => (
          <g
            key={kind}
            transform={`translate(${middle.x - 10 * size} ${middle.y + (index - (waiting.length - 1) / 2) * 24 * size}) scale(${size})`}
          >
            <Waiting kind={kind} n={fleet[kind]} />
          </g>
        ))}
      </Spot>
    </Group>
  );
});
