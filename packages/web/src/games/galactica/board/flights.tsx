/** Ships on their way, people on theirs, hits and jumps: told by events, gone in a moment, and never waited for. */
import type { PlayerView } from '@ragtag/galactica';
import type { LogLine } from '@ragtag/server/protocol';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBriefly } from '../moments/use-briefly.ts';
import type { Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import { type Motion, motionOf } from './motions.ts';
import { octagon } from './place.tsx';
import { Ship } from './ships.tsx';
import { TokenMark } from './token.tsx';

/** A table just opened, or one long away, shows where ships are, not how they came there. */
const AT_MOST = 16;

interface Shown {
  /** The log as far as it has been seen. */
  readonly last: LogLine | undefined;
  readonly key: number;
  readonly sights: readonly Motion[];
  readonly lasts: number;
}
const nothing: readonly Motion[] = [];

/** What has just happened besides fights. */
export function useSights(log: readonly LogLine[], layout: Layout): Shown {
  const last = log.at(-1);
  const [kept, keep] = useState<Omit<Shown, 'lasts'>>({ last, key: 0, sights: nothing });
  // Seen in the same drawing as the log, so that nothing has to be drawn twice.
  const shown = kept.last === last ? kept : seenIn(log, kept, layout);
  if (shown !== kept) keep(shown);
  const { now, lasts } = useBriefly(shown.sights.length > 0 ? shown.sights : null);
  return { ...shown, sights: now ? shown.sights : nothing, lasts };
}

function seenIn(log: readonly LogLine[], before: Omit<Shown, 'lasts'>, layout: Layout): Omit<Shown, 'lasts'> {
  const now = { ...before, last: log.at(-1), sights: nothing };
  const known = before.last ? log.lastIndexOf(before.last) : -1;
  if (known < 0) return now; // all of the log came anew
  const fresh = log.slice(known + 1).flatMap(({ event }) => motionOf(event, layout) ?? []);
  return fresh.length === 0 || fresh.length > AT_MOST ? now : { ...now, key: before.key + 1, sights: fresh };
}

export function Flights({
  shown: { key, sights, lasts },
  layout,
  players,
}: {
  shown: Shown;
  layout: Layout;
  players: readonly PlayerView[];
}) {
  const apart = lasts / (sights.length + 3);
  return sights.map((sight, index) => (
    <Seen
      // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, only ends
      key={`${key} ${index}`}
      sight={sight}
      layout={layout}
      players={players}
      after={index * apart}
      millis={lasts - apart * (sights.length - 1)}
    />
  ));
}

/** One sight, played once. */
export function Seen({
  sight,
  layout,
  players,
  after,
  millis,
}: {
  sight: Motion;
  layout: Layout;
  players: readonly PlayerView[];
  after: number;
  millis: number;
}) {
  const drawn = useRef<SVGGElement>(null);
  usePlayed(drawn, framesOf(sight), after, millis);
  return (
    <g ref={drawn} className={`sight ${sight.kind}`}>
      <Drawn sight={sight} layout={layout} players={players} />
    </g>
  );
}

/** Plays once, from what it is when it appears. */
export function usePlayed(
  drawn: RefObject<SVGElement | null>,
  keyframes: Keyframe[],
  after: number,
  millis: number,
): void {
  const first = useRef({ keyframes, after, millis });
  useEffect(() => {
    const { keyframes: frames, after: delay, millis: duration } = first.current;
    const playing = drawn.current?.animate(frames, { duration, delay, easing: 'ease-in-out' });
    return () => playing?.cancel();
  }, [drawn]);
}

function Drawn({ sight, layout, players }: { sight: Motion; layout: Layout; players: readonly PlayerView[] }) {
  switch (sight.kind) {
    case 'flight':
      return (
        <>
          {formation.slice(0, Math.max(1, sight.n)).map(([x, y]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <Ship kind={sight.ship} />
            </g>
          ))}
        </>
      );
    case 'walk': {
      const player = players[sight.seat];
      if (!player) return null;
      const { seat, revealed, allegiance, character } = player;
      const look = { seat, revealed, infiltrating: allegiance === 'infiltrating', character: character?.id ?? '' };
      const figure = { ...look, label: '', titles: [], current: false };
      return (
        <g transform="scale(1.3)">
          <TokenMark figure={figure} />
        </g>
      );
    }
    case 'shot': {
      const [dx, dy] = [sight.to.x - sight.from.x, sight.to.y - sight.from.y];
      return (
        <path className="bolt" d={`M0 0 ${dx * 0.12} ${dy * 0.12}M${dx * 0.2} ${dy * 0.2} ${dx * 0.28} ${dy * 0.28}`} />
      );
    }
    case 'burst':
      return (
        <>
          <circle className={`burst-heart ${sight.of}`} r={sight.of === 'ship' ? 14 : 26} />
          <path
            className={`burst-rays ${sight.of}`}
            d="M0-14V-40M0 14V40M-14 0H-40M14 0H40M-10-10-28-28M10 10 28 28M10-10 28-28M-10 10-28 28"
          />
        </>
      );
    case 'alarm': {
      const box = layout.plates[sight.box];
      return box ? <path className="alarm-edge" d={octagon(box)} /> : null;
    }
    case 'jump':
      return <rect className="jump-flash" width={layout.width} height={layout.height} />;
  }
}

const formation: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [34, -22],
  [34, 22],
  [68, -40],
  [68, 0],
  [68, 40],
];

function framesOf(sight: Motion): Keyframe[] {
  switch (sight.kind) {
    case 'flight':
      return alongOf(sight.path);
    case 'walk':
      return sight.path.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 }));
    case 'shot': {
      const { from, to } = sight;
      const near = { x: from.x + (to.x - from.x) * 0.72, y: from.y + (to.y - from.y) * 0.72 };
      return [
        { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 0 },
        { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1, offset: 0.1 },
        { transform: `translate(${near.x}px, ${near.y}px)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${near.x}px, ${near.y}px)`, opacity: 0 },
      ];
    }
    case 'burst': {
      const here = `translate(${sight.at.x}px, ${sight.at.y}px)`;
      const size = sight.of === 'ship' ? 1.3 : 2.2;
      return [
        { transform: `${here} scale(.2)`, opacity: 1 },
        { transform: `${here} scale(${size * 0.8})`, opacity: 0.9, offset: 0.4 },
        { transform: `${here} scale(${size})`, opacity: 0 },
      ];
    }
    case 'alarm':
      return [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }, { opacity: 0 }];
    case 'jump':
      return [{ opacity: 0 }, { opacity: 0.9, offset: 0.12 }, { opacity: 0.7, offset: 0.3 }, { opacity: 0 }];
  }
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
