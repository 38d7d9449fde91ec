/** A hand as it might come, and the real game with nobody against it. */
import './try-panel.css';
import { memo, useMemo, useState } from 'react';
import { useKeys } from '../../../table/use-keys.ts';
import { describePrinted } from '../cards/describe.ts';
import type { CardFacts } from '../cards/facts.ts';
import { CardSpot } from '../cards/spot.tsx';
import { deckWords as said } from '../words/decks.ts';
import type { Deck } from './deck.ts';
import { handAfter, shuffled } from './trying.ts';

const nowhere: readonly string[] = [];

export const TryPanel = memo(function TryPanel({ deck, alone }: { deck: Deck; alone: (() => void) | null }) {
  const [drawn, draw] = useState<{ readonly pile: readonly CardFacts[]; readonly turns: number } | null>(null);
  const again = () => draw({ pile: shuffled(deck), turns: 0 });
  const hand = useMemo(() => (drawn ? handAfter(drawn.pile, deck, drawn.turns) : []), [drawn, deck]);
  useKeys(({ key }) => {
    const pressed = key.toLowerCase();
    if (pressed === 'h' && deck.base !== '') again();
    else if (pressed === 'g' && alone) alone();
    else return false;
    return true;
  });
  return (
    <section className="panel ccg-try" aria-label={said.tryHand}>
      <div className="ccg-try-head">
        <h2 className="label">{said.tryHand}</h2>
        {deck.base === '' ? (
          <p className="quiet">{said.needsBase}</p>
        ) : (
          <p className="row">
            <button type="button" onClick={again}>
              {drawn ? said.again : said.tryHand} <kbd>{'H'}</kbd>
            </button>
            {drawn && (
              <button type="button" onClick={() => draw({ ...drawn, turns: drawn.turns + 1 })}>
                {said.more}
              </button>
            )}
            <button type="button" disabled={alone === null} aria-describedby="ccg-alone" onClick={() => alone?.()}>
              {said.alone} <kbd>{'G'}</kbd>
            </button>
          </p>
        )}
        <p id="ccg-alone" className="quiet">
          {said.aloneText}
        </p>
      </div>
      <ul className="ccg-try-hand">
        {hand.map((facts, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
          <li key={at}>
            <CardSpot
              facts={facts}
              size="mini"
              label={describePrinted(facts)}
              places={nowhere}
              enlarged={{ facts, now: null, places: nowhere }}
            />
            <span aria-hidden="true">{facts.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});
