/** The first thing anybody sees: the old battlestar between her fleet and what comes after it. All of it our own drawing. */

/** Always the same sky: the same numbers in the same order. */
function* chance(seed: number): Generator<number, never> {
  let number = seed;
  for (;;) {
    number = (Math.imul(number, 1_664_525) + 1_013_904_223) >>> 0;
    yield number / 2 ** 32;
  }
}

const WIDTH = 1600;
const HEIGHT = 560;

const below = chance(41);
const stars = Array.from({ length: 190 }, () => ({
  x: Math.round(below.next().value * WIDTH),
  y: Math.round(below.next().value * HEIGHT),
  r: 0.5 + below.next().value ** 6 * 1.7,
  light: 0.25 + below.next().value * 0.6,
}));

/** Fleet ships far behind: where, how big, which of the shapes. */
const fleet = [
  [470, 404, 0.55, 0],
  [560, 446, 0.8, 1],
  [668, 470, 0.6, 2],
  [398, 452, 0.45, 2],
  [768, 446, 0.5, 0],
  [610, 500, 0.5, 1],
  [500, 494, 0.4, 0],
] as const;
const fleetShapes = [
  'M0 6h10l4-5h40l10 5h14l6 4-6 4H64l-10 4H14l-4-4H0Z',
  'M0 4h22V0h12v4h46l8 6-8 5H34v4H22v-4H0Z',
  'M4 8a18 9 0 0 1 36 0h32l6 3-6 3H40a18 9 0 0 1-36 0Z',
] as const;

/** Raiders in three flights: where and how big. */
const raiders = [
  [1296, 92, 1],
  [1352, 116, 0.9],
  [1330, 66, 0.8],
  [1424, 150, 1.1],
  [1480, 118, 0.85],
  [1500, 176, 0.75],
  [1210, 60, 0.62],
  [1244, 38, 0.5],
  [1556, 84, 0.6],
] as const;
const raider = 'M0 0c10-13 24-20 44-20-12 6-18 12-18 20s6 14 18 20C24 20 10 13 0 0Z';
const vipers = [
  [1128, 178, -16],
  [1086, 214, -12],
  [1168, 236, -18],
] as const;
const viper = 'M0 0 26-3.4 60 0 26 3.4ZM6-2.6 0-13l16 9.6ZM6 2.6 0 13l16-9.6Z';

/** The battlestar from her side, bow to the right. */
const hull =
  'M60 96 96 64 168 52 250 50 268 30 360 24 388 44 560 42 600 30 700 34 726 48 850 54 906 40 1010 44 1082 66 1118 92 1096 108 1032 118 1018 134 930 138 900 126 730 132 700 148 610 152 574 136 392 140 356 154 270 150 246 132 150 128 96 120Z';
const pod = 'M210 164 244 150 700 150 748 162 760 182 736 198 236 198 206 184Z';
const plates = [
  'M168 52 150 128M250 50 246 132M360 24 356 154M388 44 392 140M560 42 574 136M600 30 610 152M726 48 730 132M850 54 900 126M1010 44 1018 134',
  'M96 92h1000M270 90h430M420 66h130M420 116h140M770 72h110M770 108h120M930 66h90M930 112h90',
  'M244 174h500M300 150v48M400 150v48M500 150v48M600 150v48M690 150v48',
] as const;
const windows = Array.from({ length: 64 }, () => ({
  x: Math.round(290 + below.next().value * 760),
  y: Math.round(70 + below.next().value * 56),
}));

export function Hero() {
  return (
    <svg
      className="hero-sky"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="hero-glow" cx=".62" cy=".5" r=".7">
          <stop offset="0" stopColor="#17324a" />
          <stop offset=".45" stopColor="#0c1a28" />
          <stop offset="1" stopColor="#070b10" />
        </radialGradient>
        <radialGradient id="hero-planet" cx=".3" cy=".2" r=".9">
          <stop offset="0" stopColor="#2f5573" />
          <stop offset=".3" stopColor="#142a3c" />
          <stop offset=".75" stopColor="#0a131c" />
        </radialGradient>
        <linearGradient id="hero-hull" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7288a0" />
          <stop offset=".35" stopColor="#3f5266" />
          <stop offset="1" stopColor="#16202b" />
        </linearGradient>
        <linearGradient id="hero-burn" x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" stopColor="#9fd4ff" />
          <stop offset=".25" stopColor="#4d9be0" stopOpacity=".55" />
          <stop offset="1" stopColor="#4d9be0" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="hero-trail" x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" stopColor="#cfe6ff" stopOpacity=".8" />
          <stop offset="1" stopColor="#cfe6ff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#hero-glow)" />
      {stars.map(({ x, y, r, light }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#dcecff" opacity={light} />
      ))}
      <circle cx="1500" cy="880" r="520" fill="url(#hero-planet)" />
      <path d="M984 826A520 520 0 0 1 1600 370" fill="none" stroke="#8fc4ef" strokeOpacity=".45" strokeWidth="2" />
      <g fill="none" stroke="#3d6687" strokeOpacity=".3">
        {[210, 340, 480, 640].map((r) => (
          <ellipse key={r} cx="990" cy="290" rx={r} ry={r * 0.42} />
        ))}
        <path d="M350 290h1250M990 20v540" strokeDasharray="2 10" />
      </g>
      <g fill="#263748" stroke="#4b647c" strokeWidth=".8">
        {fleet.map(([x, y, scale, shape]) => (
          <path key={`${x} ${y}`} d={fleetShapes[shape]} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
      <g fill="#ff6b5f" className="hero-raiders">
        {raiders.map(([x, y, scale]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(-24) scale(${scale})`}>
            <path d={raider} />
            <circle cx="9" cy="0" r="2.4" fill="#ffd9d5" />
          </g>
        ))}
      </g>
      {vipers.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(.8)`}>
          <path d="M2-2h-150v4H2Z" fill="url(#hero-trail)" />
          <path d={viper} fill="#dbe8f5" />
        </g>
      ))}
      <g transform="translate(520 190) rotate(-3 560 90) scale(.92)">
        <path d="M64 84H-190v36H64Z" fill="url(#hero-burn)" />
        <path d="M212 168H40v24h172Z" fill="url(#hero-burn)" opacity=".6" />
        <path d={hull} fill="url(#hero-hull)" stroke="#90a7bd" strokeWidth="1.2" />
        {plates.map((d) => (
          <path key={d} d={d} fill="none" stroke="#0b131b" strokeOpacity=".6" strokeWidth="1.4" />
        ))}
        {windows.map(({ x, y }, index) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="4"
            height="1.6"
            fill="#ffb454"
            opacity={index % 3 === 0 ? 0.95 : 0.45}
          />
        ))}
        <path d={pod} fill="url(#hero-hull)" stroke="#90a7bd" strokeWidth="1.2" />
        <path d={plates[2]} fill="none" stroke="#0b131b" strokeOpacity=".7" strokeWidth="1.4" />
        <path d="M716 164l34 4 4 14-20 8h-26Z" fill="#ffb454" opacity=".85" />
      </g>
    </svg>
  );
}
