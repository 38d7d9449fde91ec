/** What a card, a character or a location states in figures and signs. */
import type { ReferenceCard } from '@ragtag/galactica/host';
import { Fragment } from 'react';
import { type Drawing, Icon } from '../../../shell/parts/icons.tsx';
import { SkillShape } from '../parts/skill-shape.tsx';
import { type SkillType, skillTypes } from '../parts/skills.ts';
import { words } from '../words/words.ts';

export function isSkill(name: string | undefined): name is SkillType {
  return skillTypes.some((one) => one === name);
}

/** Every type that matters for it: its own, those of its check, those it draws. */
export function skillsOf({ type, skills = [] }: ReferenceCard): readonly SkillType[] {
  const all = [type, ...skills.flatMap((skill) => (typeof skill === 'string' ? [skill] : skill.of))];
  return skillTypes.filter((skill) => all.includes(skill));
}

/** `1-2`, or the one strength there is. */
export function strengths({ copies }: ReferenceCard): string | null {
  const all = Object.keys(copies ?? {}).map(Number);
  if (all.length === 0) return null;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? String(low) : words.knowing.range(low, high);
}

const activationDrawings: Readonly<Record<string, Drawing>> = {
  raiders: 'raider',
  launch: 'raider',
  heavy: 'heavyRaider',
  basestars: 'basestar',
};

/** The foot of a crisis: which Cylon ships act, and whether the fleet prepares to jump. */
export function CrisisFoot({ card }: { card: ReferenceCard }) {
  const { activation = [], jump } = card;
  if (activation.length === 0 && !jump) return null;
  return (
    <span className="crisis-foot">
      {activation.map((icon) => (
        <span key={icon} className="cylon-icon">
          <Icon of={activationDrawings[icon] ?? 'raider'} size={14} /> {words.knowing.activations[icon] ?? icon}
        </span>
      ))}
      {jump && (
        <span className="jump-icon">
          <Icon of="viper" size={14} /> {words.knowing.prepares}
        </span>
      )}
    </span>
  );
}

/** Difficulty and the types that count. */
export function CheckFacts({ card }: { card: ReferenceCard }) {
  if (card.difficulty === undefined) return null;
  return (
    <span className="check-facts">
      <span className="difficulty">
        <span className="sr">{words.knowing.difficulty}</span> {card.difficulty}
      </span>
      {card.partial !== undefined && <span className="partial">{words.knowing.partial(card.partial)}</span>}
      {skillsOf(card).map((skill) => (
        <span key={skill} className={`skill-name ${skill}`}>
          <SkillShape skill={skill} size={12} /> {words.nameOf(skill)}
        </span>
      ))}
    </span>
  );
}

/** What a character draws each turn. */
export function SkillSet({ card }: { card: ReferenceCard }) {
  if (card.deck !== 'character') return null;
  return (
    <span className="skill-set">
      {card.skills?.map((drawn) => {
        if (typeof drawn === 'string') return null;
        const types = skillTypes.filter((skill) => drawn.of.includes(skill));
        return (
          <span key={drawn.of.join()} className="skill-drawn">
            {drawn.n}{' '}
            {types.map((skill, index) => (
              <Fragment key={skill}>
                {index > 0 && <span className="quiet">{words.knowing.or}</span>}
                <span className={`skill-name ${skill}`}>
                  <SkillShape skill={skill} size={12} /> {words.nameOf(skill)}
                </span>
              </Fragment>
            ))}
          </span>
        );
      })}
    </span>
  );
}
