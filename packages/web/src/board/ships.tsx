/** Ships as counters: each kind has its own outline, so that colour is never the only sign. */
import type { BasestarDamage, Fleet } from './fleet.ts';

/** Outlines about their own middle, nose to the left; some 34 wide. */
const outlines = {
  viper: 'M-17 0-3-3 1-3 5-11 11-11 11-3 15-2.5V2.5L11 3V11H5L1 3H-3ZM11-6h5v3h-5ZM11 3h5v3h-5Z',
  'mark-vii': 'M-18 0-6-3.5 0-4 10-13 15-13 12-4 16-3V3L12 4 15 13 10 13 0 4-6 3.5ZM-6-1.5H3v3H-6Z',
  'assault-raptor': 'M-15 0-10-6-3-9H8l4 4h4V5h-4L8 9H-3l-7-3ZM-10-2-5-6v12l-5-4ZM0-12h9v-3H0ZM0 12h9v3H0Z',
  raider: 'M-14-14C-4-12 8-8 14 0 8 8-4 12-14 14-6 8-3 5-2 0-3-5-6-8-14-14ZM-8 0l5-2.5v5Z',
  'heavy-raider': 'M-17-12-5-10 4-6H14V6H4L-5 10-17 12-8 4V-4ZM-1-2.5H9v5H-1Z',
  scar: 'M-14-14C-4-12 8-8 14 0 8 8-4 12-14 14-6 8-3 5-2 0-3-5-6-8-14-14ZM-8 0l5-2.5v5Z',
} as const;
export type ShipKind = keyof typeof outlines;

export function ShipShape({ kind }: { kind: ShipKind }) {
  return (
    <g className={`hull-of ${kind}`}>
      <path d={outlines[kind]} fillRule="evenodd" />
      {kind === 'scar' && <path className="scratch" d="M-6-13 8 13M-1-13 12 10" />}
    </g>
  );
}

/** Where the ships of one counter stand. */
const formations: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-10, -7],
    [10, 8],
  ],
  [
    [-16, 0],
    [8, -13],
    [8, 13],
  ],
];

export function Squadron({ kind, n }: { kind: ShipKind; n: number }) {
  const formation = formations[Math.min(n, formations.length - 1)] ?? [];
  const size = n === 1 ? 1 : n === 2 ? 0.8 : 0.72;
  return (
    <>
      {formation.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <ShipShape kind={kind} />
        </g>
      ))}
      {n > 1 && <Count n={n} x={25} y={-19} />}
      {kind === 'mark-vii' && <Tag text="VII" y={28} />}
      {kind === 'scar' && <Tag text="SCAR" y={28} />}
    </>
  );
}

function Count({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g className="count" transform={`translate(${x} ${y})`}>
      <circle r={10} />
      <text y={4.5}>{n}</text>
    </g>
  );
}

function Tag({ text, y }: { text: string; y: number }) {
  return (
    <text className="tag" y={y}>
      {text}
    </text>
  );
}

const arms = 'M0 0-4-10-3-37 0-44 3-37 4-10Z';
const tokenMarks: Readonly<Record<BasestarDamage, string>> = {
  critical: '!',
  hangar: 'H',
  weapons: 'W',
  structural: 'S',
};

export function Basestar({ damage }: { damage: readonly BasestarDamage[] }) {
  return (
    <>
      <g className="hull-of basestar">
        {[60, 180, 300].map((turn) => (
          <path key={turn} className="far" d={arms} transform={`rotate(${turn})`} />
        ))}
        {[0, 120, 240].map((turn) => (
          <path key={turn} d={arms} transform={`rotate(${turn})`} />
        ))}
        <circle r={8} />
        <circle className="eye" r={3.5} />
      </g>
      {damage.map((token, index) => (
        <g key={token} className="wound" transform={`translate(${(index - (damage.length - 1) / 2) * 22} 32)`}>
          <path d="M-9-9H6L9-6V9H-6L-9 6Z" />
          <text y={4.5}>{tokenMarks[token]}</text>
        </g>
      ))}
    </>
  );
}

export function Civilian({ known }: { known: boolean }) {
  return (
    <>
      <path className="back" d="M-22-16H16L22-10V16H-16L-22 10Z" />
      <path
        className="hull-of civilian"
        d="M-16 0-11-5H6L9-9h5v5h2v8h-2v5H9L6 5H-11ZM-8-2h3v4h-3ZM-2-2h3v4h-3ZM4-2h3v4H4Z"
        fillRule="evenodd"
      />
      {known && (
        <path className="seen" d="M8-14c3-4 9-4 12 0-3 4-9 4-12 0ZM14-15.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z" />
      )}
    </>
  );
}

/** What waits on the Cylon Fleet board: small, with a number each. */
export function Waiting({ kind, n }: { kind: keyof Fleet; n: number }) {
  const shape = kind === 'basestars' ? null : kind === 'raiders' ? 'raider' : 'heavy-raider';
  return (
    <>
      <g transform={shape ? 'scale(.42)' : 'scale(.2)'}>
        {shape ? <ShipShape kind={shape} /> : <Basestar damage={[]} />}
      </g>
      <text className="waiting-count" x={13} y={4.5}>
        {n}
      </text>
    </>
  );
}
