/** The first thing seen of this game: two hands of cards across the dark, and the line of influence between them. Our own drawing. */
import { type FigureName, figures } from '../cards/emblem.tsx';

const WIDTH = 1600;
const HEIGHT = 560;

/** Always the same sky: points spread by the golden ratio, so that none needs to be written down. */
const GOLDEN = 0.618_034;
const stars = Array.from({ length: 150 }, (_, at) => ({
  x: Math.round(((at * GOLDEN) % 1) * WIDTH),
  y: Math.round(((at * at * 0.137 + at * 0.71) % 1) * HEIGHT),
  r: at % 11 === 0 ? 1.6 : 0.8,
  light: 0.25 + ((at * 7) % 10) / 16,
}));

/** The outlines of cards, 150 wide and 210 high, their middle at 0, 0: they tell the types apart. */
const outlines = {
  personnel: 'M-65-105H65l10 10V95l-10 10H-65l-10-10V-95Z',
  ship: 'M-75-90 0-105l75 15V95l-10 10H-65l-10-10Z',
  event: 'M-53-105H75V83l-22 22H-75V-83Z',
} as const;

interface DrawnCard {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly outline: keyof typeof outlines;
  readonly figure: FigureName;
  readonly hue: string;
  readonly power: number;
}

const PERSUASION = '#d39ae8';
const LOGISTICS = '#6fb2f2';
const SECURITY = '#66cf9c';
const CYLON = '#ff6b5f';

/** From the back to the front. */
const theirs: readonly DrawnCard[] = [
  { x: 1120, y: 92, turn: 9, outline: 'personnel', figure: 'machine', hue: CYLON, power: 3 },
  { x: 1470, y: 92, turn: -9, outline: 'ship', figure: 'basestar', hue: CYLON, power: 6 },
  { x: 1295, y: 112, turn: 0, outline: 'ship', figure: 'raider', hue: CYLON, power: 4 },
];
const ours: readonly DrawnCard[] = [
  { x: 990, y: 452, turn: -15, outline: 'event', figure: 'target', hue: LOGISTICS, power: 1 },
  { x: 1500, y: 444, turn: 14, outline: 'ship', figure: 'battlestar', hue: SECURITY, power: 7 },
  { x: 1135, y: 424, turn: -7, outline: 'personnel', figure: 'politician', hue: PERSUASION, power: 3 },
  { x: 1390, y: 420, turn: 7, outline: 'ship', figure: 'fighter', hue: LOGISTICS, power: 2 },
  { x: 1262, y: 402, turn: 0, outline: 'personnel', figure: 'pilot', hue: SECURITY, power: 4 },
];

/** The race to 20: how far each has come. */
const RACE = { from: 900, to: 1560, y: 262 };
const along = (influence: number) => RACE.from + ((RACE.to - RACE.from) * influence) / 20;

export function Hero() {
  return (
    <svg
      className="hero-sky"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="ccg-hero-glow" cx=".8" cy=".85" r=".8">
          <stop offset="0" stopColor="#1a3a52" />
          <stop offset=".5" stopColor="#0c1a28" />
          <stop offset="1" stopColor="#070b10" />
        </radialGradient>
        <radialGradient id="ccg-hero-threat" cx=".81" cy="0" r=".5">
          <stop offset="0" stopColor="#ff6b5f" stopOpacity=".34" />
          <stop offset="1" stopColor="#ff6b5f" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ccg-hero-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#16222f" />
          <stop offset="1" stopColor="#0b131c" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#ccg-hero-glow)" />
      <rect width={WIDTH} height={HEIGHT} fill="url(#ccg-hero-threat)" />
      {stars.map(({ x, y, r, light }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#dcecff" opacity={light} />
      ))}
      <g fill="none" stroke="#3d6687" strokeOpacity=".3">
        {[240, 400, 580].map((r) => (
          <ellipse key={r} cx="1262" cy={RACE.y} rx={r} ry={r * 0.4} />
        ))}
      </g>
      {theirs.map((card) => (
        <HeroCard key={card.figure} {...card} />
      ))}
      <Race />
      {ours.map((card) => (
        <HeroCard key={card.figure} {...card} />
      ))}
    </svg>
  );
}

function HeroCard({ x, y, turn, outline, figure, hue, power }: DrawnCard) {
  const { front, ...more }: { front: string; back?: string; mark?: string } = figures[figure];
  const paint = (share: number, ground: string) => `color-mix(in srgb, ${hue} ${share}%, ${ground})`;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={outlines[outline]} fill="#03060a" fillOpacity=".6" transform="translate(5 8)" />
      <path d={outlines[outline]} fill="url(#ccg-hero-shade)" stroke={hue} strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M-72-68H72V18H-72Z" fill={paint(20, '#0b131c')} />
      <circle cy="-25" r="36" fill="none" stroke={hue} strokeOpacity=".25" />
      <g transform="translate(-65 -67) scale(1.3)">
        {more.back && <path d={more.back} fill={paint(62, '#0d1620')} />}
        <path d={front} fill={paint(78, '#fff')} fillRule="evenodd" />
        {more.mark && <path d={more.mark} fill={paint(30, '#0d1620')} />}
      </g>
      <path d="M-72 18H72" stroke={hue} strokeWidth="2.5" />
      <path d="M-60 36H30M-60 50H10" stroke="#7f93a8" strokeOpacity=".55" strokeWidth="5" />
      <path d="M-46 62l16 9v18l-16 9-16-9V71Z" fill="#35506e" />
      <text x="-46" y="88" fill="#fff" fontSize="22" fontWeight="700" textAnchor="middle">
        {power}
      </text>
    </g>
  );
}

/** Twenty wins. They are ahead; we are the ones who come after. */
function Race() {
  const { from, to, y } = RACE;
  return (
    <g>
      <path d={`M${from} ${y}H${to}`} stroke="#35506e" strokeWidth="4" />
      {Array.from({ length: 21 }, (_, influence) => along(influence)).map((x) => (
        <path key={x} d={`M${x} ${y - 6}v12`} stroke="#4b6784" strokeWidth="1.5" />
      ))}
      <path d={`M${from} ${y - 3}H${along(16)}`} stroke={CYLON} strokeWidth="4" />
      <path d={`M${from} ${y + 3}H${along(14)}`} stroke="#ffb454" strokeWidth="4" />
      <path d={`M${along(14)} ${y + 3}H${along(18)}`} stroke="#ffb454" strokeWidth="3" strokeDasharray="6 6" />
      <path d={`M${along(16)} ${y - 5}l-10-10v-12h20v12Z`} fill={CYLON} />
      <path d={`M${along(14)} ${y + 6}l-10 10v12h20V${y + 16}Z`} fill="#ffb454" />
    </g>
  );
}
