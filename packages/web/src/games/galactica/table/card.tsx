import './card.css';
import type { CardView } from '@ragtag/galactica';
import { Target } from '../../../table/target.tsx';
import { SkillShape } from '../parts/skill-shape.tsx';
import { words } from '../words/words.ts';

/** What is printed on a card: strength and shape, name, what it does. */
export function CardInside({ card }: { card: CardView }) {
  return (
    <>
      <span className="card-head">
        {card.strength !== undefined && <span className="strength">{card.strength}</span>}
        <span className="card-name">{card.name}</span>
        {card.type && <SkillShape skill={card.type} size={18} />}
      </span>
      <span className="card-text">{words.linesText(card.text)}</span>
      <span className="card-foot">{kindOf(card)}</span>
    </>
  );
}

export function classOf({ type, deck }: CardView): string {
  return `card ${type ?? deck}`;
}

export function kindOf({ type, deck }: CardView): string {
  return type ? words.nameOf(type) : words.hand.cardOf(words.nameOf(deck));
}

/** A card face up on the table. */
export function CardFace({ card, target = true }: { card: CardView; target?: boolean }) {
  const inside = <CardInside card={card} />;
  return target ? (
    <Target at={`card:${card.card}`} className={classOf(card)}>
      {inside}
    </Target>
  ) : (
    <span className={classOf(card)}>{inside}</span>
  );
}

export function Skills({ of }: { of: readonly NonNullable<CardView['type']>[] }) {
  return (
    <ul className="skills" aria-label={words.hand.counts}>
      {of.map((skill) => (
        <li key={skill} className={skill}>
          <SkillShape skill={skill} size={12} /> {words.nameOf(skill)}
        </li>
      ))}
    </ul>
  );
}
