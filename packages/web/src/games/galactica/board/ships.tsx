/** Ships as counters: each kind has its own outline, so that colour is never the only sign. */
import { words } from '../words/words.ts';
import type { BasestarDamage, Fleet } from './fleet.ts';

interface Drawing {
  readonly hull: string;
  /** What is darker, and what shines. */
  readonly shade?: string;
  readonly shine?: string;
}

/** About their own middle, nose to the left; some 44 wide. */
const drawings = {
  viper: {
    hull: 'M-23 0-9-2.6 3-3.2 9-7 12-15H17L17-7H20V-3H22V3H20V7H17V15H12L9 7 3 3.2-9 2.6Z',
    shade: 'M-4-1.8H5V1.8H-4ZM10-6.4H20V-4.6H10ZM10 4.6H20V6.4H10Z',
    shine: 'M12-15H17V-11H11ZM12 15H17V11H11Z',
  },
  'mark-vii': {
    hull: 'M-25 0-12-3.6-1-4.6 6-8 17-17H22L18-7 19-4H22V4H19L18 7 22 17H17L6 8-1 4.6-12 3.6Z',
    shade: 'M-9-2 0-2.4 6 0 0 2.4-9 2ZM12-9 18-15 15-8ZM12 9 18 15 15 8Z',
    shine: 'M8-5H19V-3H8ZM8 3H19V5H8Z',
  },
  'assault-raptor': {
    hull: 'M-19 0-14-7-5-11H9L14-7H20V7H14L9 11H-5L-14 7ZM-2-18H12V-13H-2ZM-2 13H12V18H-2Z',
    shade: 'M-14-3-8-8V8L-14 3ZM2-11H5V11H2Z',
    shine: 'M-4-17H-1V-14H-4ZM-4 14H-1V17H-4ZM14-5H19V5H14Z',
  },
  raptor: {
    hull: 'M-18 0-13-7-5-10H8L13-6H18V6H13L8 10H-5L-13 7Z',
    shade: 'M-13-3-7-7V7L-13 3ZM2-10H4V10H2Z',
    shine: 'M13-4H17V4H13Z',
  },
  raider: {
    hull: 'M-20-17C-6-15 9-11 17-3 19-1 19 1 17 3 9 11-6 15-20 17-9 11-4 6-3 3L-12 1.5V-1.5L-3-3C-4-6-9-11-20-17Z',
    shade: 'M1-8C8-6 12-4 14 0 12 4 8 6 1 8 4 4 5 2 5 0 5-2 4-4 1-8Z',
    shine: 'M-11-1H-4V1H-11Z',
  },
  'heavy-raider': {
    hull: 'M-22-16-8-13 5-9H15L20-5V5L15 9H5L-8 13-22 16-11 5V-5Z',
    shade: 'M-6-8 4-6V6L-6 8ZM8-5H16V-2H8ZM8 2H16V5H8Z',
    shine: 'M-9-2H-3V2H-9Z',
  },
  scar: {
    hull: 'M-20-17C-6-15 9-11 17-3 19-1 19 1 17 3 9 11-6 15-20 17-9 11-4 6-3 3L-12 1.5V-1.5L-3-3C-4-6-9-11-20-17Z',
    shade: 'M-10-14-6-13 6 10 2 12ZM0-12 4-11 12 5 9 8Z',
    shine: 'M-11-1H-4V1H-11Z',
  },
  basestar: { hull: '' },
  civilian: { hull: '' },
} as const satisfies Record<string, Drawing>;
export type ShipKind = Exclude<keyof typeof drawings, 'basestar' | 'civilian'>;
export type AnyShip = keyof typeof drawings;

export function ShipShape({ kind }: { kind: ShipKind }) {
  const { hull, shade, shine } = drawings[kind];
  return (
    <g className={`hull-of ${kind}`}>
      <path d={hull} />
      <path className="shade" d={shade} />
      <path className="shine" d={shine} />
    </g>
  );
}

/** Any ship there is, about its own middle. */
export function Ship({ kind }: { kind: AnyShip }) {
  if (kind === 'basestar') return <Basestar damage={[]} />;
  return kind === 'civilian' ? <Civilian known={false} /> : <ShipShape kind={kind} />;
}

/** Where the ships of one counter stand: a wedge, up to five of them. */
const formations: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9, -9],
    [9, 9],
  ],
  [
    [-16, 0],
    [8, -14],
    [8, 14],
  ],
  [
    [-20, 0],
    [1, -14],
    [1, 14],
    [20, 0],
  ],
  [
    [-22, 0],
    [-4, -14],
    [-4, 14],
    [16, -15],
    [16, 15],
  ],
];
const sizes = [1, 1, 0.82, 0.74, 0.64, 0.6] as const;

/** `scale` is that of the counter: however small it is, its number can be read. */
export function Squadron({ kind, n, scale }: { kind: ShipKind; n: number; scale: number }) {
  const drawn = Math.min(n, formations.length - 1);
  return (
    <>
      {formations[drawn]?.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${sizes[drawn] ?? 1})`}>
          <ShipShape kind={kind} />
        </g>
      ))}
      {n > 1 && <Count n={n} size={Math.max(1, 0.85 / scale)} />}
      {kind === 'mark-vii' && <Tag text={words.board.markSeven} />}
      {kind === 'scar' && <Tag text={words.board.scarTag} />}
    </>
  );
}

function Count({ n, size }: { n: number; size: number }) {
  return (
    <g className="count" transform={`translate(27 -20) scale(${size})`}>
      <path d="M-6-12H6L12-6V6L6 12H-6L-12 6V-6Z" />
      <text y={5.5}>{n}</text>
    </g>
  );
}

function Tag({ text }: { text: string }) {
  return (
    <text className="tag" y={31}>
      {text}
    </text>
  );
}

const arm = 'M0 2-5-10-6-24-3-40 0-47 3-40 6-24 5-10Z';
const tokenMarks: Readonly<Record<BasestarDamage, string>> = {
  critical: 'M0-6V2M0 5.5v.5',
  hangar: 'M-5 5V-2L0-6 5-2V5M-2 5V1H2V5',
  weapons: 'M0-5a5 5 0 1 0 .01 0ZM0-8v4M0 4v4M-8 0h4M4 0h4',
  structural: 'M-5-5 5 5M5-5-5 5M-5-5H5V5H-5Z',
};

export function Basestar({ damage }: { damage: readonly BasestarDamage[] }) {
  return (
    <>
      <g className={`hull-of basestar ${damage.length > 0 ? 'hurt' : ''}`}>
        {[60, 180, 300].map((turn) => (
          <path key={turn} className="far" d={arm} transform={`rotate(${turn})`} />
        ))}
        {[0, 120, 240].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d={arm} />
            <path className="spine" d="M0-8V-40" />
          </g>
        ))}
        <circle r={9} />
        <circle className="eye" r={4} />
      </g>
      {damage.map((token, index) => (
        <g key={token} className="wound" transform={`translate(${(index - (damage.length - 1) / 2) * 27} 33)`}>
          <path className="wound-plate" d="M-12-12H8L12-8V12H-8L-12 8Z" />
          <path className="wound-mark" d={tokenMarks[token]} />
        </g>
      ))}
    </>
  );
}

export function Civilian({ known }: { known: boolean }) {
  return (
    <>
      <path className="back" d="M-24-17H18L24-11V17H-18L-24 11Z" />
      <path className="hull-of civilian" d="M-18 0-13-4H-9V-7H1V-4H7L10-9H16V-4H18V4H16V9H10L7 4H1V7H-9V4H-13Z" />
      <path className="hull-of civilian-windows" d="M-12 0h2M-7 0h2M-2 0h2M3 0h2" />
      {known && (
        <path
          className="seen"
          d="M8-15c3.5-4.5 10.5-4.5 14 0-3.5 4.5-10.5 4.5-14 0ZM15-17a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"
        />
      )}
    </>
  );
}

/** What waits on the Cylon Fleet board: small, with a number each. */
export function Waiting({ kind, n }: { kind: keyof Fleet; n: number }) {
  const ship = ({ basestars: 'basestar', raiders: 'raider', heavyRaiders: 'heavy-raider' } as const)[kind];
  return (
    <>
      <g transform={ship === 'basestar' ? 'scale(.27)' : 'scale(.5)'}>
        <Ship kind={ship} />
      </g>
      <text className="waiting-count" x={20} y={5}>
        {n}
      </text>
    </>
  );
}
