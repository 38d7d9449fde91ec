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
