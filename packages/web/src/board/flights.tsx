/** Ships on their way: told by events, along the ring, gone in a moment and never waited for. */
import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { type Area, areas, type Point, way } from './geometry.ts';
import type { Layout } from './layout.ts';
import { Civilian, type ShipKind, ShipShape } from './ships.tsx';

interface Flight {
  readonly key: string;
  readonly ship: ShipKind | 'civilian';
  readonly from: Area;
  readonly to: Area;
}

const MILLIS = 700;
const APART = 140;
/** A table just opened, or one long away, shows where ships are, not how they came there. */
const AT_MOST = 12;

const isArea = (value: unknown): value is Area => areas.some((area) => area === value);

function shipOf({ type, ship, scar }: GameEvent): Flight['ship'] | null {
  switch (type) {
    case 'raider-moved':
      return scar === true ? 'scar' : 'raider';
    case 'heavy-raider-moved':
      return 'heavy-raider';
    case 'civilian-moved':
      return 'civilian';
    case 'viper-moved':
      return ship === 'mark-vii' || ship === 'assault-raptor' ? ship : 'viper';
    default:
      return null;
  }
}

/** What of the log flies from area to area. */
export function flightsIn(log: readonly LogLine[]): Flight[] {
  return log.flatMap(({ at, event }, index) => {
    const ship = shipOf(event);
    const { from, to } = event;
    return ship && isArea(from) && isArea(to) && from !== to ? [{ key: `${at} ${index}`, ship, from, to }] : [];
  });
}

export function Flights({ log, layout }: { log: readonly LogLine[]; layout: Layout }) {
  const last = useRef(log.at(-1));
  const [flying, fly] = useState<readonly Flight[]>([]);
  useEffect(() => {
    const before = last.current;
    last.current = log.at(-1);
    const known = before ? log.lastIndexOf(before) : -1;
    if (known < 0) return; // all of the log came anew
    const fresh = flightsIn(log.slice(known + 1));
    if (fresh.length === 0 || fresh.length > AT_MOST) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    fly(fresh);
  }, [log]);
  return (
    <g className="flights">
      {flying.map((flight, index) => (
        <Flying key={flight.key} flight={flight} layout={layout} after={index * APART} />
      ))}
    </g>
  );
}

function Flying({ flight: { ship, from, to }, layout, after }: { flight: Flight; layout: Layout; after: number }) {
  const drawn = useRef<SVGGElement>(null);
  useEffect(() => {
    const path = way(layout.ring, from, to);
    const flight = drawn.current?.animate(keyframes(path), {
      duration: MILLIS,
      delay: after,
      easing: 'ease-in-out',
      fill: 'none',
    });
    return () => flight?.cancel();
  }, [layout, from, to, after]);
  return (
    <g ref={drawn} className="flying">
      {ship === 'civilian' ? <Civilian known={false} /> : <ShipShape kind={ship} />}
    </g>
  );
}

/** Along the way, nose first; ships are drawn with the nose to the left. */
function keyframes(path: readonly Point[]): Keyframe[] {
  let nose = 0;
  return path.map((point, index) => {
    const [a, b] = [path[Math.max(0, index - 1)] ?? point, path[Math.min(path.length - 1, index + 1)] ?? point];
    const ahead = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 180;
    nose = index === 0 ? ahead : nose + ((((ahead - nose) % 360) + 540) % 360) - 180; // the short way round
    const edge = index === 0 || index === path.length - 1;
    return { transform: `translate(${point.x}px, ${point.y}px) rotate(${nose}deg)`, opacity: edge ? 0.3 : 1 };
  });
}
