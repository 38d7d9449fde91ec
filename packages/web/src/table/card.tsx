import type { CardView } from '@ragtag/galactica';
import { SkillShape } from '../parts/icons.tsx';
import { words } from '../words/words.ts';
import { Target } from './target.tsx';

/** A card face up: strength and shape, name, what it does. */
export function CardFace({ card, target = true }: { card: CardView; target?: boolean }) {
  const inside = (
    <>
      <span className="card-head">
        {card.strength !== undefined && <span className="strength">{card.strength}</span>}
        <span className="card-name">{card.name}</span>
        {card.type && <SkillShape skill={card.type} />}
      </span>
      <span className="card-text">{card.text.join(' ')}</span>
      <span className="card-foot">{card.type ? words.nameOf(card.type) : `${words.nameOf(card.deck)} card`}</span>
    </>
  );
  const className = `card ${card.type ?? card.deck}`;
  return target ? (
    <Target at={`card:${card.card}`} className={className}>
      {inside}
    </Target>
  ) : (
    <span className={className}>{inside}</span>
  );
}

export function Skills({ of }: { of: readonly NonNullable<CardView['type']>[] }) {
  return (
    <ul className="skills" aria-label="Skills that count for it">
      {of.map((skill) => (
        <li key={skill} className={skill}>
          <SkillShape skill={skill} size={12} /> {skill}
        </li>
      ))}
    </ul>
  );
}
