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
  [806, 424, 0.5, 0],
  [884, 452, 0.75, 1],
  [980, 478, 0.55, 2],
  [846, 492, 0.45, 2],
  [1066, 446, 0.5, 0],
  [930, 512, 0.5, 1],
  [770, 462, 0.35, 0],
  [1040, 508, 0.36, 1],
] as const;
const fleetShapes = [
  'M0 6h10l4-5h40l10 5h14l6 4-6 4H64l-10 4H14l-4-4H0Z',
  'M0 4h22V0h12v4h46l8 6-8 5H34v4H22v-4H0Z',
  'M4 8a18 9 0 0 1 36 0h32l6 3-6 3H40a18 9 0 0 1-36 0Z',
] as const;

/** Raiders in three flights: where and how big. */
const raiders = [
  [1372, 84, 0.62],
  [1410, 100, 0.56],
  [1400, 62, 0.5],
  [1452, 124, 0.7],
  [1494, 100, 0.55],
  [1506, 142, 0.5],
  [1310, 60, 0.42],
  [1336, 40, 0.36],
  [1556, 76, 0.4],
  [1548, 128, 0.45],
  [1450, 40, 0.34],
  [1270, 34, 0.28],
] as const;
const raider = 'M0 0c10-13 24-20 44-20-12 6-18 12-18 20s6 14 18 20C24 20 10 13 0 0Z';
const vipers = [
  [1236, 128, -22],
  [1192, 150, -20],
  [1268, 168, -26],
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
        <radialGradient id="hero-planet" cx=".22" cy=".06" r=".75">
          <stop offset="0" stopColor="#3a6484" />
          <stop offset=".18" stopColor="#1b384e" />
          <stop offset=".4" stopColor="#0e1c29" />
          <stop offset=".7" stopColor="#070d14" />
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
      <circle cx="1560" cy="990" r="560" fill="url(#hero-planet)" />
      <path d="M1130 632A560 560 0 0 1 1600 431" fill="none" stroke="#8fc4ef" strokeOpacity=".5" strokeWidth="2" />
      <g fill="none" stroke="#3d6687" strokeOpacity=".3">
        {[210, 340, 480, 640].map((r) => (
          <ellipse key={r} cx="1180" cy="290" rx={r} ry={r * 0.42} />
        ))}
        <path d="M500 290h1100M1180 20v540" strokeDasharray="2 10" />
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
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(.55)`}>
          <path d="M2-2h-150v4H2Z" fill="url(#hero-trail)" />
          <path d={viper} fill="#dbe8f5" />
        </g>
      ))}
      <g transform="translate(846 240) rotate(-4) scale(.64)">
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
