/** What a card shows: a figure by its type and trait, drawn by us, turned a little differently on every card. */
import './emblem.css';
import type { CardFacts } from './facts.ts';

/** In a box of 100 by 64, its middle at 50, 32. `back` is darker, `mark` is what catches the eye. */
interface Figure {
  readonly back?: string;
  readonly front: string;
  readonly mark?: string;
  /** It flies, so it may lean. */
  readonly flies?: true;
}

const shoulders = 'M18 64c1-12 10-17 22-19l10 6 10-6c12 2 21 7 22 19Z';

export const figures = {
  pilot: {
    back: shoulders,
    front: 'M50 6c13 0 20 9 20 21 0 13-8 21-20 21s-20-8-20-21c0-12 7-21 20-21Z',
    mark: 'M37 22c3-4 23-4 26 0 1 6-1 11-4 14-5 3-13 3-18 0-3-3-5-8-4-14Z',
  },
  officer: {
    back: shoulders,
    front: 'M50 12c9 0 13 6 13 14 0 9-6 17-13 17s-13-8-13-17c0-8 4-14 13-14Z',
    mark: 'M34 17c0-6 6-11 16-11s16 5 16 11l-4 2c-8-3-16-3-24 0ZM26 52l8-3 1 4-8 3ZM74 52l-8-3-1 4 8 3Z',
  },
  politician: {
    back: shoulders,
    front: 'M50 8c9 0 13 6 13 15 0 10-6 19-13 19s-13-9-13-19c0-9 4-15 13-15Z',
    mark: 'M47 49h6l2 4-3 11h-4l-3-11Z',
  },
  enlisted: {
    back: shoulders,
    front: 'M50 13c9 0 13 6 13 14 0 9-6 16-13 16s-13-7-13-16c0-8 4-14 13-14Z',
    mark: 'M33 20c1-9 8-13 17-13s16 4 17 13l6 3H33ZM44 50h3v14h-3ZM53 50h3v14h-3Z',
  },
  civilian: {
    back: shoulders,
    front: 'M50 8c10 0 14 7 14 16 0 10-6 18-14 18s-14-8-14-18c0-9 4-16 14-16Z',
    mark: 'M35 24c-2-12 5-19 15-19s17 7 15 19c-3-6-6-9-9-10-6 3-12 3-16 2-2 2-4 4-5 8Z',
  },
  copy: {
    back: 'M4 64c1-10 8-14 16-15-5-3-7-8-7-15 0-8 4-14 12-14s12 6 12 14h26c0-8 4-14 12-14s12 6 12 14c0 7-2 12-7 15 8 1 15 5 16 15Z',
    front: 'M22 64c1-11 9-15 19-17-6-4-9-10-9-18 0-11 6-19 18-19s18 8 18 19c0 8-3 14-9 18 10 2 18 6 19 17Z',
    mark: 'M48.5 44h3v20h-3ZM45 48h10v2H45ZM45 54h10v2H45ZM45 60h10v2H45Z',
  },
  machine: {
    back: 'M16 64c2-10 8-14 18-16h32c10 2 16 6 18 16Z',
    front: 'M50 2l8 10 6 4 2 12-4 12-8 8h-8l-8-8-4-12 2-12 6-4Z',
    mark: 'M37 26h26v4H37Z',
  },
  fighter: {
    front: 'M6 32l30-5 40-3 18 8-18 8-40-3Z',
    back: 'M34 27 58 8l8 1-6 16ZM34 37l24 19 8-1-6-16ZM74 24l8-12h5l-2 16ZM74 40l8 12h5l-2-16Z',
    mark: 'M32 30l12-2v8l-12-2ZM88 28h9v3h-9ZM88 33h9v3h-9Z',
    flies: true,
  },
  raider: {
    front: 'M50 18c8 0 12 5 12 10l-4 10-8 4-8-4-4-10c0-5 4-10 12-10Z',
    back: 'M4 54C6 26 26 12 50 12s44 14 46 42C88 38 76 30 62 30l-12 6-12-6C24 30 12 38 4 54Z',
    mark: 'M42 27h16v3H42Z',
    flies: true,
  },
  scout: {
    front: 'M12 40l12-20 18-8h24l16 10 6 18-10 8H22Z',
    back: 'M24 48h52v6H24ZM8 40h8l4 10h-8ZM92 40h-8l-4 10h8Z',
    mark: 'M24 26l14-9h10v10H24ZM52 17h12l10 8H52Z',
    flies: true,
  },
  transport: {
    front: 'M6 32l10-10h62l16 6v8l-16 6H16Z',
    back: 'M22 12h14v10H22ZM42 12h14v10H42ZM62 14h10v8H62ZM22 42h14v10H22ZM42 42h14v10H42Z',
    mark: 'M20 30h4v4h-4ZM30 30h4v4h-4ZM40 30h4v4h-4ZM50 30h4v4h-4ZM60 30h4v4h-4Z',
    flies: true,
  },
  liner: {
    front: 'M6 34c6-10 22-14 44-14s38 4 44 14c-6 8-22 12-44 12S12 42 6 34Z',
    back: 'M30 22c2-8 10-12 20-12s18 4 20 12ZM40 46h20v8H40Z',
    mark: 'M20 32h60v3H20Z',
    flies: true,
  },
  battlestar: {
    front: 'M4 32l10-9 26-4h30l16 6 10 2v10l-10 2-16 6H40l-26-4Z',
    back: 'M34 6h38l4 4v6H30v-6ZM34 58h38l4-4v-6H30v6ZM44 16h4v6h-4ZM60 16h4v6h-4ZM44 42h4v6h-4ZM60 42h4v6h-4Z',
    mark: 'M92 24h5v5h-5ZM92 35h5v5h-5ZM14 30h22v4H14Z',
  },
  basestar: {
    front: 'M50 4l7 20 35 2-24 14 10 20-28-13-28 13 10-20L8 26l35-2Z',
    back: 'M50 16a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z',
    mark: 'M50 28a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  },
  target: {
    front:
      'M50 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52Zm0 5a21 21 0 1 0 0 42 21 21 0 0 0 0-42ZM48 2h4v14h-4ZM48 48h4v14h-4ZM20 30h14v4H20ZM66 30h14v4H66Z',
    mark: 'M50 24l8 14H42Z',
  },
  hall: {
    front: 'M50 4l28 14v5H22v-5ZM28 26h6v22h-6ZM40 26h6v22h-6ZM54 26h6v22h-6ZM66 26h6v22h-6ZM22 50h56v6H22Z',
    mark: 'M50 10a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  },
  alarm: {
    front: 'M50 4l34 56H16Z',
    mark: 'M47 24h6v18h-6ZM47 46h6v6h-6Z',
  },
  eye: {
    front: 'M8 32C24 10 76 10 92 32 76 54 24 54 8 32Z',
    back: 'M2 30h96v4H2Z',
    mark: 'M50 22a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  },
  people: {
    back: 'M12 58c0-12 6-17 14-17s14 5 14 17ZM60 58c0-12 6-17 14-17s14 5 14 17ZM26 22a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM74 22a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
    front: 'M32 62c0-15 8-22 18-22s18 7 18 22ZM50 14a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
  },
  burst: {
    front: 'M50 2l6 18 18-8-8 18 18 6-18 6 8 16-18-6-6 12-6-12-18 6 8-16-18-6 18-6-8-18 18 8Z',
    mark: 'M50 22l3 8 8 2-8 3-3 9-3-9-8-3 8-2Z',
  },
  route: {
    front: 'M22 46l22-20 14 12 20-22 3 3-23 25-14-12-19 17ZM76 6l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z',
    mark: 'M20 40a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM44 22a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM58 34a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  },
} as const satisfies Readonly<Record<string, Figure>>;
export type FigureName = keyof typeof figures;

/** The first trait that fits says what is drawn. */
const byTrait: Readonly<Record<CardFacts['type'], readonly (readonly [trait: string, FigureName])[]>> = {
  base: [],
  personnel: [
    ['Machine', 'machine'],
    ['Cylon', 'copy'],
    ['Pilot', 'pilot'],
    ['Officer', 'officer'],
    ['Politician', 'politician'],
    ['Enlisted', 'enlisted'],
  ],
  ship: [
    ['Cylon', 'raider'],
    ['Capital Ship', 'battlestar'],
    ['Fighter', 'fighter'],
    ['Scout', 'scout'],
  ],
  event: [
    ['Crisis', 'alarm'],
    ['Cylon', 'eye'],
    ['Military', 'target'],
    ['Political', 'hall'],
    ['Civilian', 'people'],
  ],
  mission: [
    ['Cylon', 'eye'],
    ['Military', 'target'],
    ['Political', 'hall'],
    ['Civilian', 'people'],
  ],
};

const otherwise: Readonly<Record<CardFacts['type'], FigureName>> = {
  base: 'battlestar',
  personnel: 'civilian',
  ship: 'transport',
  event: 'burst',
  mission: 'route',
};

function figureOf({ type, traits, resource, name }: CardFacts): FigureName {
  if (type === 'base') {
    if (/cylon|base star|basestar/i.test(name)) return 'basestar';
    return resource === 'security' ? 'battlestar' : resource === 'persuasion' ? 'liner' : 'transport';
  }
  const [, found] = byTrait[type].find(([trait]) => traits.some((one) => one === trait)) ?? [];
  if (type === 'ship' && found === undefined && /liner|cruise|one|cloud/i.test(name)) return 'liner';
  return found ?? otherwise[type];
}

/** Always the same lean for the same card. */
function leanOf(id: string): number {
  const sum = [...id].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return ((sum % 5) - 2) * 9;
}

export function Emblem({ facts }: { facts: CardFacts }) {
  const figure: Figure = figures[figureOf(facts)];
  const lean = figure.flies ? leanOf(facts.id) : 0;
  return (
    <svg className="ccg-emblem" viewBox="0 0 100 64" aria-hidden="true">
      <circle className="ccg-orbit" cx="50" cy="32" r="30" />
      <circle className="ccg-orbit" cx="50" cy="32" r="44" />
      <g transform={lean === 0 ? undefined : `rotate(${lean} 50 32)`}>
        {figure.back && <path className="ccg-figure-back" d={figure.back} />}
        <path className="ccg-figure" d={figure.front} fillRule="evenodd" />
        {figure.mark && <path className="ccg-figure-mark" d={figure.mark} />}
      </g>
    </svg>
  );
}
