/** Ships on their way, hits and jumps: told by events, gone in a moment, and never waited for. */
import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Area, areas, middleOf, type Point, way } from './geometry.ts';
import type { Layout } from './layout.ts';
import { Civilian, type ShipKind, ShipShape } from './ships.tsx';

type Ship = ShipKind | 'civilian';
type Sight =
  | { readonly kind: 'flight'; readonly ship: Ship; readonly from: Area | 'hangar'; readonly to: Area }
  | { readonly kind: 'burst'; readonly area: Area }
  | { readonly kind: 'jump' };
type Keyed = Sight & { readonly key: string };

const MILLIS = 700;
const APART = 140;
/** A table just opened, or one long away, shows where ships are, not how they came there. */
const AT_MOST = 16;

const isArea = (value: unknown): value is Area => areas.some((area) => area === value);
const viper = (ship: unknown): ShipKind => (ship === 'mark-vii' || ship === 'assault-raptor' ? ship : 'viper');

/** What an event looks like; null for most. */
function sightOf({ type, ship, scar, from, to, area, hit }: GameEvent): Sight | null {
  const flight = (what: Ship): Sight | null =>
    isArea(from) && isArea(to) && from !== to ? { kind: 'flight', ship: what, from, to } : null;
  switch (type) {
    case 'raider-moved':
      return flight(scar === true ? 'scar' : 'raider');
    case 'heavy-raider-moved':
      return flight('heavy-raider');
    case 'civilian-moved':
      return flight('civilian');
    case 'viper-moved':
      return flight(viper(ship));
    case 'viper-launched':
      return isArea(area) ? { kind: 'flight', ship: viper(ship), from: 'hangar', to: area } : null;
    case 'raider-destroyed':
    case 'heavy-raider-destroyed':
    case 'basestar-damaged':
    case 'basestar-destroyed':
    case 'civilian-destroyed':
      return isArea(area) ? { kind: 'burst', area } : null;
    case 'viper-damaged':
    case 'viper-destroyed':
      return isArea(from) ? { kind: 'burst', area: from } : null;
    case 'galactica-attacked':
      return hit === true && isArea(area) ? { kind: 'burst', area } : null;
    case 'jumped':
      return { kind: 'jump' };
    default:
      return null;
  }
}

export function sightsIn(log: readonly LogLine[]): Keyed[] {
  return log.flatMap(({ at, event }, index) => {
    const sight = sightOf(event);
    return sight ? [{ ...sight, key: `${at} ${index}` }] : [];
  });
}

export function Flights({ log, layout }: { log: readonly LogLine[]; layout: Layout }) {
  const last = useRef(log.at(-1));
  const [shown, show] = useState<readonly Keyed[]>([]);
  useEffect(() => {
    const before = last.current;
    last.current = log.at(-1);
    const known = before ? log.lastIndexOf(before) : -1;
    if (known < 0) return; // all of the log came anew
    const fresh = sightsIn(log.slice(known + 1));
    if (fresh.length === 0 || fresh.length > AT_MOST) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    show(fresh);
  }, [log]);
  return (
    <g className="flights">
      {shown.map((sight, index) => (
        <Shown key={sight.key} sight={sight} layout={layout} after={index * APART} />
      ))}
    </g>
  );
}

function Shown({ sight, layout, after }: { sight: Sight; layout: Layout; after: number }) {
  switch (sight.kind) {
    case 'flight':
      return <Flying ship={sight.ship} path={pathOf(sight.from, sight.to, layout)} after={after} />;
    case 'burst':
      return <Burst at={middleOf(layout.ring, sight.area)} after={after} />;
    case 'jump':
      return <Flash layout={layout} after={after} />;
  }
}

function pathOf(from: Area | 'hangar', to: Area, { ring }: Layout): Point[] {
  return from === 'hangar' ? [ring.centre, middleOf(ring, to)] : way(ring, from, to);
}

/** Plays once, from what it is when it appears. */
function usePlayed(drawn: RefObject<SVGElement | null>, keyframes: Keyframe[], after: number): void {
  const first = useRef({ keyframes, after });
  useEffect(() => {
    const { keyframes: frames, after: delay } = first.current;
    const playing = drawn.current?.animate(frames, { duration: MILLIS, delay, easing: 'ease-in-out' });
    return () => playing?.cancel();
  }, [drawn]);
}

function Flying({ ship, path, after }: { ship: Ship; path: readonly Point[]; after: number }) {
  const drawn = useRef<SVGGElement>(null);
  usePlayed(drawn, alongOf(path), after);
  return (
    <g ref={drawn} className="flying">
      {ship === 'civilian' ? <Civilian known={false} /> : <ShipShape kind={ship} />}
    </g>
  );
}

/** Along the way, nose first; ships are drawn with the nose to the left. */
function alongOf(path: readonly Point[]): Keyframe[] {
  let nose = 0;
  return path.map((point, index) => {
    const [a, b] = [path[Math.max(0, index - 1)] ?? point, path[Math.min(path.length - 1, index + 1)] ?? point];
    const ahead = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 180;
    nose = index === 0 ? ahead : nose + ((((ahead - nose) % 360) + 540) % 360) - 180; // the short way round
    const edge = index === 0 || index === path.length - 1;
    return { transform: `translate(${point.x}px, ${point.y}px) rotate(${nose}deg)`, opacity: edge ? 0.3 : 1 };
  });
}

function Burst({ at, after }: { at: Point; after: number }) {
  const drawn = useRef<SVGPathElement>(null);
  const here = `translate(${at.x}px, ${at.y}px)`;
  usePlayed(
    drawn,
    [
      { transform: `${here} scale(.2)`, opacity: 1 },
      { transform: `${here} scale(1.4)`, opacity: 0 },
    ],
    after,
  );
  return (
    <path
      ref={drawn}
      className="burst"
      d="M0-14V-40M0 14V40M-14 0H-40M14 0H40M-10-10-28-28M10 10 28 28M10-10 28-28M-10 10-28 28"
    />
  );
}

/** A jump is one flash, then another sky. */
function Flash({ layout: { width, height }, after }: { layout: Layout; after: number }) {
  const drawn = useRef<SVGRectElement>(null);
  usePlayed(drawn, [{ opacity: 0 }, { opacity: 0.55, offset: 0.15 }, { opacity: 0 }], after);
  return <rect ref={drawn} className="jump-flash" width={width} height={height} />;
}
