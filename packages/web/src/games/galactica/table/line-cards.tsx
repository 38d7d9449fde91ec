/** The cards an event tells of, as shapes and numbers. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import { SkillShape } from '../parts/skill-shape.tsx';
import type { SkillType } from '../parts/skills.ts';

const skillTypes: readonly string[] = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'];

function isSkill(value: Plain | undefined): value is SkillType {
  return typeof value === 'string' && skillTypes.includes(value);
}

interface Chip {
  readonly skill: SkillType;
  readonly strength: number | null;
  readonly name: string;
  readonly counts: number | null;
}

export function LineCards({ event }: { event: GameEvent }) {
  const chips = chipsOf(event);
  if (chips.length === 0) return null;
  return (
    <span className="line-cards" aria-hidden="true">
      {chips.map(({ skill, strength, name, counts }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of an event stay in their order
          key={index}
          className={`line-card ${counts === null ? '' : counts < 0 ? 'against' : counts > 0 ? 'for' : 'nothing'}`}
          title={name}
        >
          <SkillShape skill={skill} size={11} />
          {strength}
        </span>
      ))}
    </span>
  );
}

/** The words say the same to those who do not see them. */
function chipsOf({ cards, skills, skill, strength, name }: GameEvent): readonly Chip[] {
  if (Array.isArray(cards)) return cards.flatMap(chipOf);
  if (Array.isArray(skills)) return skills.flatMap((one: Plain) => chip(one, null));
  // One card, where it is one: of its skill, its strength and its name.
  return typeof strength === 'number' && typeof name === 'string' ? chip(skill, strength) : [];
}

function chipOf(card: Plain): readonly Chip[] {
  if (typeof card !== 'object' || card === null || !('skill' in card)) return [];
  return chip(card['skill'], Number(card['strength']), String(card['name']), Number(card['counts']));
}

function chip(skill: Plain | undefined, strength: number | null, name = '', counts: number | null = null): Chip[] {
  return isSkill(skill) ? [{ skill, strength, name, counts }] : [];
}
