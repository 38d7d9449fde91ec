/** Cards that lie open and go on counting: one slim line over the board, each opening its text. */
import './in-play.css';
import type { CardView, View } from '@ragtag/galactica';
import { memo, useRef, useState } from 'react';
import { Bubble } from '../../../shell/parts/bubble.tsx';
import { useTarget } from '../../../table/choosing.ts';
import { words } from '../words/words.ts';
import { classOf, kindOf } from './card.tsx';

/** The crisis being resolved is on the stage, not here. */
export const InPlay = memo(function InPlay({
  crisis,
  turnCrises,
  inPlay,
}: Pick<View, 'turnCrises' | 'inPlay'> & { crisis: number | null }) {
  const cards = [...turnCrises, ...inPlay].filter(({ card }) => card !== crisis);
  if (cards.length === 0) return null;
  return (
    <section className="in-play" aria-label={words.table.inPlay}>
      <ul>
        {cards.map((card) => (
          <Chip key={card.card} card={card} />
        ))}
      </ul>
    </section>
  );
});

function Chip({ card }: { card: CardView }) {
  const box = useRef<HTMLLIElement>(null);
  const [open, show] = useState(false);
  const { lit, chosen, point } = useTarget(`card:${card.card}`);
  return (
    <li ref={box}>
      <button
        type="button"
        className={`chip ${card.type ?? card.deck} ${lit ? 'lit' : ''}`}
        aria-pressed={lit ? chosen : undefined}
        aria-expanded={lit ? undefined : open}
        title={words.linesText(card.text)}
        onClick={lit ? point : () => show(!open)}
      >
        <span className="chip-kind">{kindOf(card)}</span> {card.name}
      </button>
      {open && (
        <Bubble anchor={() => box.current} label={card.name} className={classOf(card)} close={() => show(false)}>
          <p className="detail-name">
            {card.name} <span className="quiet">{kindOf(card)}</span>
          </p>
          {card.text.map(words.lineText).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Bubble>
      )}
    </li>
  );
}
