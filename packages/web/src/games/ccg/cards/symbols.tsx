/** Small signs beside numbers: resources, powers, values, types. Each always has words for those who cannot see it. */
import './hues.css';
import type { CardType, Resource } from './facts.ts';

const shapes = {
  /** A speech bubble, a crate, a shield. */
  persuasion: 'M2 1h12l2 2v7l-2 2H8l-4 4v-4H2l-2-2V3ZM4 5v2h2V5ZM7 5v2h2V5ZM10 5v2h2V5Z',
  logistics: 'M8 0l7 3.5v9L8 16l-7-3.5v-9ZM8 2 4 4l4 2 4-2ZM2.5 5v6.5L7 14V7ZM13.5 5 9 7v7l4.5-2.5Z',
  security: 'M8 0l7 2v6c0 4-3 6.5-7 8-4-1.5-7-4-7-8V2ZM6.8 11 12 5.5 10.7 4.2 6.8 8.3 5.2 6.7 4 8Z',
  mystic: 'M8 0l1.6 4.2L14 2l-2.2 4.4L16 8l-4.2 1.6L14 14l-4.4-2.2L8 16l-1.6-4.2L2 14l2.2-4.4L0 8l4.2-1.6L2 2l4.4 2.2Z',
  threat: 'M0 6l5 2.5L8 3l3 5.5L16 6l-2.5 6L8 15l-5.5-3Z',
  base: 'M0 7l3-3h7l3 2 3 .5v3L13 10l-3 2H3L0 9Z',
  event: 'M9 0 3 9h4l-1 7 7-10H9Z',
  mission: 'M1 2h6l2 2h6v10H1ZM3 7v1.5h10V7ZM3 10v1.5h7V10Z',
  personnel: 'M8 0a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM1 16c0-5 3-8 7-8s7 3 7 8Z',
  ship: 'M8 0l3 6 5 5v2l-5-1v3H5v-3l-5 1v-2l5-5Z',
  stack: 'M1 9h14v5H1ZM2.5 5.5h11v2h-11ZM4 2h8v2H4Z',
  hand: 'M2 4h6v10H2ZM6 2h8v11H9V3H6Z',
  deck: 'M3 1h10v2H3ZM2 4h12v2H2ZM1 7h14v8H1Z',
  discard: 'M5 0h6v2h4v2H1V2h4ZM2 5h12l-1 11H3Z',
  down: 'M1 1h14v14H1ZM3 3v10h10V3ZM5 5h2v6H5ZM9 5h2v6H9Z',
  link: 'M5 4a4 4 0 0 0 0 8h2v-2H5a2 2 0 0 1 0-4h2V4ZM11 4a4 4 0 0 1 0 8H9v-2h2a2 2 0 0 0 0-4H9V4ZM5 7h6v2H5Z',
  first: 'M8 0l2.3 5.3 5.7.5-4.3 3.8 1.3 5.7L8 12.3 3 15.3l1.3-5.7L0 5.8l5.7-.5Z',
  influence: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm0 2.5L6.7 6.2H3l3 2.3-1.2 3.7L8 10l3.2 2.2L10 8.5l3-2.3H9.3Z',
} as const satisfies Readonly<Record<string, string>>;
export type Shape = keyof typeof shapes;

export function Sign({ of, size = '1em' }: { of: Shape; size?: string }) {
  return (
    <svg className="ccg-symbol" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={shapes[of]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

export const symbolOfType: Readonly<Record<CardType, Shape>> = {
  base: 'base',
  event: 'event',
  mission: 'mission',
  personnel: 'personnel',
  ship: 'ship',
};

/** One sign for each that it gives. */
export function Pips({ of, n }: { of: Resource; n: number }) {
  return (
    <span className={`ccg-pips ccg-of-${of}`} aria-hidden="true">
      {Array.from({ length: n }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Sign key={at} of={of} />
      ))}
    </span>
  );
}
