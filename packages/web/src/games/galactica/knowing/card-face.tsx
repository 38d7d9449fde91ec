/** A card as it is drawn where cards are looked up: its figure, its name, what it says. */
import type { ReferenceCard } from '@ragtag/galactica/host';
import { Marked } from '../../../shell/reference/marked.tsx';
import { SkillShape } from '../parts/skill-shape.tsx';
import { words } from '../words/words.ts';
import { CheckFacts, CrisisFoot, isSkill, SkillSet, strengths } from './card-facts.tsx';

export function CardFace({ card, terms }: { card: ReferenceCard; terms: readonly string[] }) {
  return (
    <>
      <span className="face-head">
        <Figure card={card} />
        <span className="face-name">
          <Marked text={card.name} terms={terms} />
        </span>
        {isSkill(card.type) && <SkillShape skill={card.type} size={16} />}
      </span>
      <CheckFacts card={card} />
      <SkillSet card={card} />
      <span className="face-lines">
        {proseOf(card).map((line) => (
          <Line key={line} line={line} terms={terms} />
        ))}
      </span>
      <CrisisFoot card={card} />
      <span className="face-foot">{words.knowing.kindOf(card)}</span>
    </>
  );
}

/** What stands large: strengths, or how far it leads. */
function Figure({ card }: { card: ReferenceCard }) {
  const figure = card.deck === 'destination' ? card.distance : strengths(card);
  return figure === undefined || figure === null ? null : <span className="face-figure">{figure}</span>;
}

/** The lines that no figure or sign of the face says already. */
export function proseOf({ deck, lines, difficulty, distance }: ReferenceCard): readonly string[] {
  if (difficulty !== undefined) return lines.filter((line) => !line.startsWith(`Check ${difficulty}:`));
  return deck === 'destination' ? lines.filter((line) => line !== `Distance ${distance}.`) : lines;
}

const outcomes: Readonly<Record<string, string>> = { Pass: 'pass', Fail: 'fail' };

/** `Pass: no effect.` with its label set off. */
export function Line({ line, terms }: { line: string; terms: readonly string[] }) {
  const [, label, rest] = /^([A-Z][\w' -]{1,28}): (.*)$/s.exec(line) ?? [];
  if (label === undefined || rest === undefined) return <LineText line={line} terms={terms} />;
  return (
    <span className={`face-line ${outcomes[label] ?? ''}`}>
      <strong>
        <Marked text={label} terms={terms} />
      </strong>{' '}
      <Marked text={rest} terms={terms} />
    </span>
  );
}

function LineText({ line, terms }: { line: string; terms: readonly string[] }) {
  return (
    <span className="face-line">
      <Marked text={line} terms={terms} />
    </span>
  );
}
