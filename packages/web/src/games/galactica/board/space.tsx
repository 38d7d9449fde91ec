/** Space: six areas round Galactica, and who flies in them. */
import type { AreaView, View } from '@ragtag/galactica';
import { memo } from 'react';
import { words } from '../words/words.ts';
import { type Figure, sameFigures } from './figures.ts';
import { type Counter, countersIn } from './fleet.ts';
import { type Area, areas, pack, sector } from './geometry.ts';
import type { Layout } from './layout.ts';
import { Basestar, Civilian, ShipShape, Squadron } from './ships.tsx';
import { Group, Spot } from './spot.tsx';
import { TokenMark } from './token.tsx';

/** What a die says when Cylon ships arrive. */
export const arrivals: Readonly<Record<Area, string>> = {
  bow: '7-8',
  'starboard-bow': '5-6',
  'port-bow': '4',
  'starboard-stern': '3',
  'port-stern': '2',
  stern: '1',
};

/** What is pressed to mean a counter. */
const shapes: Readonly<Record<Counter['kind'], string>> = {
  squadron: 'M-37-32H37V32H-37Z',
  basestar: 'M-46 0a46 46 0 1 0 92 0 46 46 0 1 0-92 0Z',
  pilot: 'M-31-32H31V31H-31Z',
  civilian: 'M-24-17H18L24-11V17H-18L-24 11Z',
};

const nobody: readonly Figure[] = [];

export function Space({
  ships,
  figures,
  layout,
}: {
  ships: View['ships']['areas'];
  figures: ReadonlyMap<string, readonly Figure[]>;
  layout: Layout;
}) {
  return areas.map((area) => (
    <SpaceArea key={area} area={area} here={ships[area]} pilots={figures.get(area) ?? nobody} layout={layout} />
  ));
}

const SpaceArea = memo(
  function SpaceArea({
    area,
    here,
    pilots,
    layout,
  }: {
    area: Area;
    here: AreaView;
    pilots: readonly Figure[];
    layout: Layout;
  }) {
    const counters = countersIn(area, here, pilots);
    const outline = sector(layout.ring, area);
    const name = words.areaName(area);
    const inside = counters.map((counter) => counter.label).join(', ') || words.board.clear;
    return (
      <Group label={`${name}: ${inside}`}>
        <Spot at={`area:${area}`} label={name} className="sector" shape={outline}>
          <path d={outline} />
        </Spot>
        <AreaLabel area={area} layout={layout} />
        {(area === 'port-bow' || area === 'port-stern') && <LaunchTube area={area} layout={layout} />}
        {pack(counters, layout.ships[area]).map(({ thing, x, y, scale }) => (
          <Spot
            key={thing.key}
            at={thing.at}
            label={thing.label}
            className={`counter ${thing.kind}`}
            shape={shapes[thing.kind]}
            transform={`translate(${x} ${y}) scale(${scale})`}
          >
            <Drawn counter={thing} scale={scale} />
          </Spot>
        ))}
      </Group>
    );
  },
  (a, b) => a.here === b.here && a.layout === b.layout && sameFigures(a.pilots, b.pilots),
);

/** Its name, and the die that brings Cylon ships there. */
function AreaLabel({ area, layout }: { area: Area; layout: Layout }) {
  const { x, y, anchor } = layout.labels[area];
  const parts = words.areaName(area).split(' ');
  const written = anchor === 'middle' ? [parts.join(' ')] : parts;
  return (
    <text className="area-label" x={x} y={y} textAnchor={anchor}>
      {written.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 14}>
          {line}
        </tspan>
      ))}
      <tspan className="area-die" dx={8}>
        {arrivals[area]}
      </tspan>
    </text>
  );
}

function Drawn({ counter, scale }: { counter: Counter; scale: number }) {
  switch (counter.kind) {
    case 'squadron':
      return <Squadron kind={counter.ship} n={counter.n} scale={scale} />;
    case 'basestar':
      return <Basestar damage={counter.damage} />;
    case 'civilian':
      return <Civilian known={counter.known} />;
    case 'pilot':
      return (
        <>
          <g transform="translate(0 11)">
            <ShipShape kind={counter.ship} />
          </g>
          <g transform="translate(6 -14)">
            <TokenMark figure={counter.figure} />
          </g>
        </>
      );
  }
}

/** Where vipers leave Galactica: a tube in the port pod, and the way out of it. */
function LaunchTube({ area, layout }: { area: 'port-bow' | 'port-stern'; layout: Layout }) {
  const { x, y, turn } = tubeOf(layout, area);
  return (
    <g className="tube" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="tube-way" d="M-13-16V-4M13-16V-4" />
      <path d="M0 12-5 6-3.5 2V-4L-9-1V-5L-3-11H3L9-5V-1L3.5-4V2L5 6Z" />
    </g>
  );
}

/** The middle of a launch tube's mouth. */
export function tubeOf(
  { name, ring: { centre, inner } }: Layout,
  area: 'port-bow' | 'port-stern',
): { readonly x: number; readonly y: number; readonly turn: number } {
  const along = area === 'port-bow' ? -1 : 1;
  return name === 'wide'
    ? { x: centre.x + along * 78, y: centre.y + inner.y + 8, turn: 0 }
    : { x: centre.x - inner.x - 22, y: centre.y + along * 64, turn: 90 };
}
