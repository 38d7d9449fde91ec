/** Our own small drawings. Each stands beside words or has a label: none speaks alone. */
import type { SkillType } from './skills.ts';

const shapes: Readonly<Record<SkillType, string>> = {
  politics: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z',
  leadership: 'M4 1.5h8L15.5 8 12 14.5H4L.5 8Z',
  tactics: 'M8 1.5 15.5 14.5H.5Z',
  piloting: 'M8 .5 15.5 8 8 15.5.5 8Z',
  engineering: 'M1.5 1.5h13v13h-13Z',
  treachery: 'M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5Z',
};

/** A skill's colour and shape. */
export function SkillShape({ skill, size = 14 }: { skill: SkillType; size?: number }) {
  return (
    <svg className={`skill ${skill}`} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={shapes[skill]} fill="currentColor" />
    </svg>
  );
}

const drawings = {
  raider: 'M8 5c3 0 6 2 7 7-2-3-4-4-7-4s-5 1-7 4c1-5 4-7 7-7Z',
  heavyRaider: 'M1 5h3l1 2h6l1-2h3v7h-3l-1-2H5l-1 2H1Z',
  basestar: 'M8 1l1.6 5L15 11l-5-1-2 5-2-5-5 1 5.4-5Z',
  viper: 'M1 8l9-2 5 2-5 2ZM6 6 8 2l1 4ZM6 10l2 4 1-4Z',
  civilian: 'M2 6h9l3 2-3 2H2ZM4 3h5v2H4ZM4 11h5v2H4Z',
  centurion: 'M4 2h8v5l-4 3-4-3ZM3 11l5 3 5-3v3H3Z',
  raptor: 'M2 9l3-5h6l3 5-2 4H4Z',
  fuel: 'M4 2h6v12H4ZM11 5l3 3v5h-2V9h-1Z',
  food: 'M8 14V5m0 0c-4 0-4-3-4-3s4 0 4 3Zm0 0c4 0 4-3 4-3s-4 0-4 3Zm0 5c-4 0-4-3-4-3s4 0 4 3Zm0 0c4 0 4-3 4-3s-4 0-4 3Z',
  morale: 'M3 1h2v14H3ZM5 2h9l-3 3 3 3H5Z',
  population: 'M8 1a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2 15c0-5 3-7 6-7s6 2 6 7Z',
  hand: 'M2 4h6v10H2ZM6 2h8v11H9V3H6Z',
  book: 'M2 2h5l1 1 1-1h5v11H9l-1 1-1-1H2Z',
} as const;
export type Drawing = keyof typeof drawings;

export function Icon({ of, size = 16, label }: { of: Drawing; size?: number; label?: string }) {
  const path = <path d={drawings[of]} fill="currentColor" />;
  const box = { className: `icon ${of}`, viewBox: '0 0 16 16', width: size, height: size };
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
