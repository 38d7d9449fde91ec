/** Galactica, drawn with her head, her body with a flight pod at either side, and the block of her engines. */
import { memo } from 'react';
import type { Layout } from './layout.ts';

/** About her own middle; bow at the left. */
const wide = {
  hull: 'M-318 0C-318-24-308-40-286-45L-200-51-184-80H160L172-118 182-124H286L298-112V112L286 124H182L172 118 160 80H-184L-200 51-286 45C-308 40-318 24-318 0Z',
  /** What catches the light. */
  ridge:
    'M-300-10C-296-28-286-36-270-38L-196-43-178-74H158L170-112 184-118H284L292-110V-100H186L176-94 168-62H-172L-192-34-268-30C-284-28-294-22-300-10Z',
  /** What lies in the shade. */
  keel: 'M-300 10C-296 28-286 36-270 38L-196 43-178 74H158L170 112 184 118H284L292 110V100H186L176 94 168 62H-172L-192 34-268 30C-284 28-294 22-300 10Z',
  ribs: 'M-262-41V41M-246-42V42M-230-43V43M-176-78V78M-174 0H-178M-57-80V80M57-80V80M170-100V100M292-104V104',
  plating:
    'M-180-72H156M-180 72H156M-270-36-200-42M-270 36-200 42M178-112H286M178 112H286M-150-80v8M-120-80v8M-90-80v8M-30-80v8M0-80v8M30-80v8M90-80v8M120-80v8M-150 80v-8M-120 80v-8M-90 80v-8M-30 80v-8M0 80v-8M30 80v-8M90 80v-8M120 80v-8',
  pod: 'M-168-98-150-122H132L156-114 162-98 150-90H-156Z',
  bay: 'M-140-112H124V-104H-140Z',
  podRibs: 'M-120-121V-91M-84-121V-91M-48-121V-91M-12-121V-91M24-121V-91M60-121V-91M96-121V-91M128-121V-91',
  struts: 'M-130-92V-78M-72-92V-78M-6-92V-78M60-92V-78M118-92V-78',
  lights:
    'M-300-8h0M-300 8h0M-128-86h0M-60-86h0M8-86h0M76-86h0M-128 86h0M-60 86h0M8 86h0M76 86h0M290-90h0M290 90h0M290-30h0M290 30h0',
  nozzles:
    'M298-104h14l6 8v28l-6 8h-14ZM298-52h10l5 6v30l-5 6h-10ZM298 10h10l5 6v30l-5 6h-10ZM298 60h14l6 8v28l-6 8h-14Z',
  plumes: [
    { x: 318, y: -82, rx: 46, ry: 20 },
    { x: 313, y: -31, rx: 36, ry: 16 },
    { x: 313, y: 31, rx: 36, ry: 16 },
    { x: 318, y: 82, rx: 46, ry: 20 },
  ],
  mirror: 'scale(1 -1)',
} as const;

/** Bow up. */
const tall = {
  hull: 'M0-218C28-218 52-208 58-188L64-146 114-132V186L120 196V222L106 232H-106L-120 222V196L-114 186V-132L-64-146-58-188C-52-208-28-218 0-218Z',
  ridge: 'M-10-208C-34-206-46-198-51-182L-57-140-107-127V180L-99 176V-120L-50-132-44-180C-40-194-28-202-10-208Z',
  keel: 'M10-208C34-206 46-198 51-182L57-140 107-127V180L99 176V-120L50-132 44-180C40-194 28-202 10-208Z',
  ribs: 'M-57-178H57M-60-162H60M-114-72H114M-114-8H114M-114 56H114M-114 122H114M-116 190H116',
  plating: 'M-108-126V180M108-126V180M0-134V-146M-100 194V228M100 194V228M-60 194V228M60 194V228',
  pod: 'M-134-120-124-132-116-124V104L-126 112-134 100Z',
  bay: 'M-130-112H-122V92H-130Z',
  podRibs: 'M-134-84H-117M-134-48H-117M-134-12H-117M-134 24H-117M-134 60H-117',
  struts: 'M-118-90H-110M-118-30H-110M-118 30H-110M-118 84H-110',
  lights: 'M-8-206h0M8-206h0M-114-90h0M-114-20h0M-114 50h0M114-90h0M114-20h0M114 50h0M-90 224h0M90 224h0',
  nozzles: 'M-98 230h32l-5 12h-22ZM-46 230h30l-5 9h-20ZM16 230h30l-5 9h-20ZM66 230h32l-5 12h-22Z',
  plumes: [
    { x: -82, y: 240, rx: 18, ry: 30 },
    { x: -31, y: 238, rx: 14, ry: 24 },
    { x: 31, y: 238, rx: 14, ry: 24 },
    { x: 82, y: 240, rx: 18, ry: 30 },
  ],
  mirror: 'scale(-1 1)',
} as const;

export const Hull = memo(function Hull({ layout: { name, ring, stretch } }: { layout: Layout }) {
  const ship = name === 'wide' ? wide : tall;
  const y = name === 'wide' ? ring.centre.y : ring.centre.y - 8;
  return (
    <g
      className={`galactica-hull ${name}`}
      transform={`translate(${ring.centre.x} ${y}) scale(${stretch.x} ${stretch.y})`}
    >
      {ship.plumes.map(({ x, y, rx, ry }) => (
        <ellipse key={`${x} ${y}`} className="plume" cx={x} cy={y} rx={rx} ry={ry} />
      ))}
      <path className="nozzles" d={ship.nozzles} />
      {['', ship.mirror].map((side) => (
        <g key={side} transform={side}>
          <path className="struts" d={ship.struts} />
          <path className="pod" d={ship.pod} />
          <path className="bay" d={ship.bay} />
          <path className="pod-ribs" d={ship.podRibs} />
        </g>
      ))}
      <path className="skin" d={ship.hull} />
      <path className="ridge" d={ship.ridge} />
      <path className="keel" d={ship.keel} />
      <path className="ribs" d={ship.ribs} />
      <path className="plating" d={ship.plating} />
      <path className="lights" d={ship.lights} />
    </g>
  );
});
