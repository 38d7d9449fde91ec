/** The cards of a check: turned over one by one, the others face down. */
import type { CardView } from '@ragtag/galactica';
import { type CSSProperties, memo } from 'react';
import { Target } from '../../../table/target.tsx';
import { SkillShape } from '../parts/skill-shape.tsx';
import { words } from '../words/words.ts';
import type { CheckScene, TurnedCard } from './scene.ts';

/** As many as this stand in one row where there is room; more are drawn smaller, in two rows or three. */
const IN_A_ROW = 11;
const IN_TWO_ROWS = 22;
/** Fewer are not drawn larger. */
const FEW = 8;

/** `known`: the same cards as the table knows them, to be pressed when they are an answer. */
export const CheckCards = memo(function CheckCards({
  check,
  known,
}: {
  check: CheckScene;
  known: readonly CardView[];
}) {
  const { cards, pile, ability, phase } = check;
  const all = cards.length + pile;
  if (all === 0) return null;
  const rows = all > IN_TWO_ROWS ? 3 : all > IN_A_ROW ? 2 : 1;
  const size = all > IN_TWO_ROWS - 4 ? 'tiny' : all >= FEW ? 'small' : '';
  const columns: CSSProperties & Record<'--columns', number> = {
    '--columns': rows === 1 ? Math.max(FEW, all) : Math.ceil(all / rows),
  };
  const numbers = numbersOf(cards, known);
  const shut = phase === 'turning' || phase === 'turned' ? 'to-turn' : 'pile';
  return (
    <ul className={`stage-cards ${size} ${rows > 1 ? 'rows' : ''}`} style={columns} aria-label={words.check.cards}>
      {cards.map((card, index) => (
        <Turned
          // biome-ignore lint/suspicious/noArrayIndexKey: a card of a check is its place
          key={index}
          card={card}
          at={numbers[index] ?? null}
          acting={!card.gone && card.name === ability?.name}
        />
      ))}
      {Array.from({ length: pile }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells cards that lie face down apart
        <li key={cards.length + index} className={`stage-slot ${shut}`}>
          <Back />
          <span className="stage-counts" aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
});

function Turned({ card, at, acting }: { card: TurnedCard; at: number | null; acting: boolean }) {
  const { name, skill, strength, counts, gone } = card;
  const face = (
    <>
      <span className="stage-strength">{strength}</span>
      <SkillShape skill={skill} size={15} />
      <span className="sr">{words.nameOf(skill)}</span>
      <span className={`stage-card-name ${lengthOf(name)}`}>{name}</span>
    </>
  );
  const className = `stage-face ${skill}`;
  const sign = gone || counts === 0 ? 'none' : counts > 0 ? 'good' : 'bad';
  return (
    <li title={name} className={`stage-slot turned ${gone ? 'gone' : ''} ${acting ? 'acting' : ''}`}>
      {at === null ? (
        <span className={className}>{face}</span>
      ) : (
        <Target at={`card:${at}`} className={className}>
          {face}
        </Target>
      )}
      <span className={`stage-counts ${sign}`}>{gone ? words.check.gone : words.check.signed(counts)}</span>
    </li>
  );
}

/** How much room a name needs: words are not broken, and a name that would be is left to whoever points at its card. */
function lengthOf(name: string): string {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length));
  return longest > 10 ? 'longest' : longest > 7 ? 'longer' : '';
}

function Back() {
  return (
    <span className="stage-back">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 5 27 24H5Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M9.5 18.5Q16 12.5 22.5 18.5 16 24 9.5 18.5Z" fill="currentColor" />
        <circle cx="16" cy="18.3" r="2" className="stage-eye" />
      </svg>
      <span className="sr">{words.check.faceDown}</span>
    </span>
  );
}

/** The number of each card on the table, as far as the table still shows it. */
function numbersOf(cards: readonly TurnedCard[], known: readonly CardView[]): readonly (number | null)[] {
  const left = [...known];
  return cards.map(({ gone, name, skill, strength }) => {
    if (gone) return null;
    const at = left.findIndex((one) => one.name === name && one.type === skill && one.strength === strength);
    return at < 0 ? null : (left.splice(at, 1)[0]?.card ?? null);
  });
}
