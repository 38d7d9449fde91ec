/** Space: six areas round Galactica, and who flies in them. */
import type { View } from '@ragtag/galactica';
import { words } from '../words/words.ts';
import { TokenMark } from './emblems.tsx';
import { type Counter, countersIn } from './fleet.ts';
import { type Area, areas, pack, sector, spoke } from './geometry.ts';
import type { Layout } from './layout.ts';
import { Basestar, Civilian, ShipShape, Squadron } from './ships.tsx';
import { Group, Spot } from './spot.tsx';

/** What a die says when Cylon ships arrive. */
const dice: Readonly<Record<Area, string>> = {
  bow: '7-8',
  'starboard-bow': '5-6',
  'port-bow': '4',
  'starboard-stern': '3',
  'port-stern': '2',
  stern: '1',
};

/** What is pressed to mean a counter. */
const shapes: Readonly<Record<Counter['kind'], string>> = {
  squadron: 'M-33-29H33V29H-33Z',
  basestar: 'M-44 0a44 44 0 1 0 88 0 44 44 0 1 0-88 0Z',
  pilot: 'M-29-30H29V29H-29Z',
  civilian: 'M-22-16H16L22-10V16H-16L-22 10Z',
};

export function Space({ view, layout }: { view: View; layout: Layout }) {
  return (
    <>
      <g className="spokes">
        {areas.map((area) => {
          const [from, to] = spoke(layout.ring, area);
          return <line key={area} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
        })}
      </g>
      {areas.map((area) => (
        <SpaceArea key={area} area={area} view={view} layout={layout} />
      ))}
    </>
  );
}

function SpaceArea({ area, view, layout }: { area: Area; view: View; layout: Layout }) {
  const counters = countersIn(area, view);
  const label = layout.labels[area];
  const outline = sector(layout.ring, area);
  const inside = counters.map((counter) => counter.label).join(', ') || 'clear';
  return (
    <Group label={`${words.areaName(area)}: ${inside}`}>
      <Spot at={`area:${area}`} label={words.areaName(area)} className="sector" shape={outline}>
        <path d={outline} />
      </Spot>
      <text className="area-label" x={label.x} y={label.y} textAnchor={label.anchor}>
        {label.anchor === 'middle' ? words.areaName(area) : <TwoLines words={words.areaName(area)} x={label.x} />}{' '}
        <tspan className="area-die">{dice[area]}</tspan>
      </text>
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
          <Drawn counter={thing} current={view.turn.current} />
        </Spot>
      ))}
    </Group>
  );
}

/** `Starboard` over `bow`. */
function TwoLines({ words, x }: { words: string; x: number }) {
  const [first, ...rest] = words.split(' ');
  return (
    <>
      {first}
      <tspan x={x} dy={13}>
        {rest.join(' ')}
      </tspan>
    </>
  );
}

function Drawn({ counter, current }: { counter: Counter; current: number }) {
  switch (counter.kind) {
    case 'squadron':
      return <Squadron kind={counter.ship} n={counter.n} />;
    case 'basestar':
      return <Basestar damage={counter.damage} />;
    case 'civilian':
      return <Civilian known={counter.known} />;
    case 'pilot':
      return (
        <>
          <g transform="translate(0 8)">
            <ShipShape kind={counter.ship} />
          </g>
          <g transform="translate(8 -13)">
            <TokenMark player={counter.player} current={counter.player.seat === current} />
          </g>
        </>
      );
  }
}

/** Where vipers leave Galactica. */
function LaunchTube({ area, layout }: { area: 'port-bow' | 'port-stern'; layout: Layout }) {
  const { centre, inner } = layout.ring;
  const along = area === 'port-bow' ? -1 : 1;
  const place =
    layout.name === 'wide'
      ? `translate(${centre.x + along * 90} ${centre.y + inner.y - 12})`
      : `translate(${centre.x - inner.x + 4} ${centre.y + along * 70}) rotate(90)`;
  return <path className="tube" d="M-9-7H9L0 8Z" transform={place} />;
}
