/** Our own small drawings. Each stands beside words or has a label: none speaks alone. */
const drawings = {
  raider: 'M8 5c3 0 6 2 7 7-2-3-4-4-7-4s-5 1-7 4c1-5 4-7 7-7Z',
  heavyRaider: 'M1 5h3l1 2h6l1-2h3v7h-3l-1-2H5l-1 2H1Z',
  basestar: 'M8 1l1.6 5L15 11l-5-1-2 5-2-5-5 1 5.4-5Z',
  viper: 'M1 8l9-2 5 2-5 2ZM6 6 8 2l1 4ZM6 10l2 4 1-4Z',
  civilian: 'M2 6h9l3 2-3 2H2ZM4 3h5v2H4ZM4 11h5v2H4Z',
  centurion: 'M4 2h8v5l-4 3-4-3ZM3 11l5 3 5-3v3H3Z',
  raptor: 'M2 9l3-5h6l3 5-2 4H4Z',
  fuel: 'M4 2h6v12H4ZM11 5l3 3v5h-2V9h-1Z',
  food: 'M7.4 16V6h1.2v10ZM8 0c1.4 1.4 1.8 3 0 5-1.8-2-1.4-3.6 0-5ZM8 9C5 9 3.6 7.6 3.5 4.6 6.4 5 8 6 8 9ZM8 9c3 0 4.4-1.4 4.5-4.4C9.6 5 8 6 8 9ZM8 13.5c-3 0-4.4-1.4-4.5-4.4 2.9.4 4.5 1.4 4.5 4.4ZM8 13.5c3 0 4.4-1.4 4.5-4.4-2.9.4-4.5 1.4-4.5 4.4Z',
  morale: 'M3 1h2v14H3ZM5 2h9l-3 3 3 3H5Z',
  population: 'M8 1a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2 15c0-5 3-7 6-7s6 2 6 7Z',
  hand: 'M2 4h6v10H2ZM6 2h8v11H9V3H6Z',
  book: 'M1 2h5l1.5 1v11L6 13H1ZM15 2h-5L8.5 3v11l1.5-1h5Z',
  chat: 'M1 2h14v9H8l-4 4v-4H1Z',
  sliders: 'M1 3h8v2H1ZM13 3h2v2h-2ZM10 1h2v6h-2ZM1 11h2v2H1ZM7 11h8v2H7ZM4 9h2v6H4Z',
  leave: 'M1 1h8v3H7V3H3v10h4v-1h2v3H1ZM10 4l5 4-5 4V9H5V7h5Z',
  ask: 'M4.5 5.2a3.5 3.5 0 1 1 5.4 2.9C8.9 8.8 9 9.3 9 10.5H7c0-2 .2-3 1.5-3.9A1.5 1.5 0 1 0 6.5 5.2ZM6.8 12h2.4v2.4H6.8Z',
  jump: 'M1 3l6 5-6 5ZM8 3l7 5-7 5Z',
  pursuit: 'M7 0h2v4H7ZM7 12h2v4H7ZM0 7h4v2H0ZM12 7h4v2h-4ZM8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  distance: 'M8 0l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z',
  list: 'M1 2h2v2H1ZM5 2h10v2H5ZM1 7h2v2H1ZM5 7h10v2H5ZM1 12h2v2H1ZM5 12h10v2H5Z',
  left: 'M10 2v12L3 8Z',
  right: 'M6 2l7 6-7 6Z',
  up: 'M8 4l6 7H2Z',
  down: 'M2 5h12l-6 7Z',
  cross: 'M3 1.5 8 6.5l5-5L14.5 3l-5 5 5 5-1.5 1.5-5-5-5 5L1.5 13l5-5-5-5Z',
  undo: 'M6 2v3h4a5 5 0 0 1 0 10H5v-2h5a3 3 0 0 0 0-6H6v3L1 6Z',
  eye: 'M0 8Q8-1 16 8 8 17 0 8ZM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  warning: 'M8 1l7.5 13.5H.5ZM7 6v4h2V6ZM7 11.5v2h2v-2Z',
  star: 'M8 0l2.3 5.3 5.7.5-4.3 3.8 1.3 5.7L8 12.3 3 15.3l1.3-5.7L0 5.8l5.7-.5Z',
  export: 'M7 10V4L5 6 3.6 4.6 8 .2l4.4 4.4L11 6 9 4v6ZM1 8h2v6h10V8h2v8H1Z',
  clock: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm0 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM7 4h2v3.6l3 1.8-1 1.7-4-2.4Z',
} as const;
export type Drawing = keyof typeof drawings;

export function Icon({ of, size = 16, label }: { of: Drawing; size?: number; label?: string }) {
  const path = <path d={drawings[of]} fill="currentColor" />;
  const box = { className: `icon icon-${of}`, viewBox: '0 0 16 16', width: size, height: size };
  return label === undefined ? (
    <svg {...box} aria-hidden="true">
      {path}
    </svg>
  ) : (
    <svg {...box} role="img" aria-label={label}>
      {path}
    </svg>
  );
}
