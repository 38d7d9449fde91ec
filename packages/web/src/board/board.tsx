/** The board: Galactica in her six areas of space, and the boards beside her, on one canvas. */
import type { View } from '@ragtag/galactica';
import type { LogLine } from '@ragtag/server/protocol';
import { useContext, useEffect, useRef, useState } from 'react';
import { ChoosingContext } from '../table/choosing.ts';
import { words } from '../words/words.ts';
import { useCamera } from './camera.ts';
import { type Fleet, fleetWords } from './fleet.ts';
import { Flights } from './flights.tsx';
import { type Area, areas, sector } from './geometry.ts';
import { BoardPanel, Hull, Sky } from './ground.tsx';
import { type BoardName, type Layout, layouts } from './layout.ts';
import { octagon, Place } from './place.tsx';
import { Waiting } from './ships.tsx';
import { Space } from './space.tsx';
import { Group, Spot } from './spot.tsx';

const boards: readonly { readonly id: BoardName; readonly name: string; readonly places: readonly string[] }[] = [
  {
    id: 'galactica',
    name: 'Galactica',
    places: [
      'ftl-control',
      'weapons-control',
      'command',
      'communications',
      'admirals-quarters',
      'research-lab',
      'hangar-deck',
      'armory',
      'sickbay',
      'brig',
    ],
  },
  { id: 'pegasus', name: 'Pegasus', places: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] },
  {
    id: 'colonial-one',
    name: 'Colonial One',
    places: ['press-room', 'presidents-office', 'administration', 'quorum-chamber'],
  },
  {
    id: 'cylon-locations',
    name: 'Cylon locations',
    places: ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'],
  },
  { id: 'cylon-fleet-board', name: 'Cylon Fleet', places: ['basestar-bridge'] },
];

export function Board({ view, log }: { view: View; log: readonly LogLine[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = layouts[useShape(frame)];
  const camera = useCamera(frame, layout);
  const shown = boards.filter(({ id }) => id !== 'cylon-fleet-board' || view.options.cylonFleet);
  return (
    <section className={`board board-${layout.name}`} aria-label="Board">
      <div className="board-frame" ref={frame}>
        <svg ref={camera.canvas} className="canvas" preserveAspectRatio="xMidYMid meet">
          <title>The board</title>
          <Patterns />
          <Sky layout={layout} sky={view.travelled.length} />
          <Space view={view} layout={layout} />
          <Hull layout={layout} />
          {shown.map(({ id, name, places }) => (
            <BoardGroup key={id} id={id} name={name} places={places} view={view} layout={layout} />
          ))}
          <Flights log={log} layout={layout} />
        </svg>
        <svg className="small-map" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
          {areas.map((area) => (
            <path key={area} d={sector(layout.ring, area)} />
          ))}
          {Object.entries(layout.plates).map(([id, box]) => (
            <rect key={id} className="small-place" {...box} />
          ))}
          <rect className="small-window" ref={camera.pane} />
        </svg>
      </div>
      <nav className="board-nav" aria-label="Parts of the board">
        <span className="board-parts">
          {shown.map(({ id, name, places }) => (
            <PartButton key={id} id={id} name={name} places={places} show={() => camera.show(layout.frames[id])} />
          ))}
        </span>
        <button type="button" aria-label="Zoom in" onClick={() => camera.zoom(1 / 1.4)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => camera.zoom(1.4)}>
          −
        </button>
        <button type="button" onClick={camera.fit}>
          Fit
        </button>
      </nav>
    </section>
  );
}

/** Tall frames get the tall arrangement. */
function useShape(frame: { readonly current: HTMLElement | null }): 'wide' | 'tall' {
  const [shape, reshape] = useState<'wide' | 'tall'>('wide');
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const watch = new ResizeObserver(() => reshape(current.clientWidth < 620 ? 'tall' : 'wide'));
    watch.observe(current);
    return () => watch.disconnect();
  }, [frame]);
  return shape;
}

/** Goes to a part of the board, and says when something there can be answered with. */
function PartButton({
  id,
  name,
  places,
  show,
}: {
  id: BoardName;
  name: string;
  places: readonly string[];
  show: () => void;
}) {
  const { lit } = useContext(ChoosingContext);
  const keys = [...lit.keys()];
  const targets = keys.filter((key) => {
    if (id === 'galactica' && /^(area|ship|basestar):/.test(key)) return true;
    if (id === 'cylon-fleet-board' && key.startsWith('fleet:')) return true;
    return places.some((place) => key === `location:${place}`);
  }).length;
  return (
    <button type="button" className={targets > 0 ? 'beckons' : ''} onClick={show}>
      {name}
      {targets > 0 && (
        <>
          <span className="beckon" aria-hidden="true">
            {targets}
          </span>
          <span className="sr">, {targets} to choose from</span>
        </>
      )}
    </button>
  );
}

function BoardGroup({
  id,
  name,
  places,
  view,
  layout,
}: {
  id: BoardName;
  name: string;
  places: readonly string[];
  view: View;
  layout: Layout;
}) {
  const lost = (id === 'pegasus' && view.destroyed.pegasus) || (id === 'colonial-one' && view.destroyed.colonialOne);
  const note = lost ? 'destroyed' : '';
  const standing = places.map((place) =>
    place === 'resurrection-ship' && view.destroyed.hub
      ? { id: 'hub-destroyed', box: layout.plates[place] }
      : { id: place, box: layout.plates[place] },
  );
  return (
    <Group label={note ? `${name}, ${note}` : name} className={lost ? 'lost-board' : ''}>
      {id !== 'galactica' && <BoardPanel title={name} note={note} box={layout.panels[id]} className={id} />}
      {standing.map((place) => place.box && <Place key={place.id} id={place.id} box={place.box} view={view} />)}
      {id === 'cylon-fleet-board' &&
        areas.map((area) => <Gathering key={area} area={area} fleet={view.ships.areas[area].fleet} layout={layout} />)}
      {lost && <path className="lost-cross" d={cross(layout.panels[id === 'pegasus' ? id : 'colonial-one'])} />}
    </Group>
  );
}

function cross({ x, y, width, height }: Layout['panels'][keyof Layout['panels']]): string {
  return `M${x + 10} ${y + 30}L${x + width - 10} ${y + height - 10}M${x + width - 10} ${y + 30}L${x + 10} ${y + height - 10}`;
}

const kinds: readonly (keyof Fleet)[] = ['basestars', 'raiders', 'heavyRaiders'];

/** What waits on the Cylon Fleet board to arrive in an area. */
function Gathering({ area, fleet, layout }: { area: Area; fleet: Fleet; layout: Layout }) {
  const box = layout.fleet[area];
  const waiting = kinds.filter((kind) => fleet[kind] > 0);
  const name = words.areaName(area);
  const label = `Cylon Fleet, ${name}: ${fleetWords(fleet) || 'empty'}`;
  return (
    <Group label={label}>
      <Spot at={`fleet:${area}`} label={label} className="gather" shape={octagon(box, 6)}>
        <path className="gather-back" d={octagon(box, 6)} />
        {name.split(' ').map((word, index, all) => (
          <text key={word} className="gather-name" x={box.x + 6} y={box.y + 12 + (all.length > 1 ? index * 10 : 0)}>
            {word}
          </text>
        ))}
        {waiting.map((kind, index) => (
          <g
            key={kind}
            transform={`translate(${box.x + 11 + (index % 2) * (box.width / 2 - 1)} ${box.y + box.height - (waiting.length > 2 && index < 2 ? 26 : 11)})`}
          >
            <Waiting kind={kind} n={fleet[kind]} />
          </g>
        ))}
      </Spot>
    </Group>
  );
}

function Patterns() {
  return (
    <defs>
      <linearGradient id="hull-skin" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#4a5c6e" />
        <stop offset="0.5" stopColor="#2b3947" />
        <stop offset="1" stopColor="#1d2833" />
      </linearGradient>
      <radialGradient id="deep" cx="0.5" cy="0.5" r="0.6">
        <stop offset="0" stopColor="#16324a" stopOpacity="0.55" />
        <stop offset="1" stopColor="#0a1622" stopOpacity="0.35" />
      </radialGradient>
      <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" stroke="#ff6b5f" strokeOpacity="0.35" strokeWidth="5" />
      </pattern>
    </defs>
  );
}
