/** The deck: what is in it, whether it may be played, and what it adds up to. */
import './deck-panel.css';
import { memo, useContext, useEffect, useState } from 'react';
import { api } from '../../../shell/lobby/api.ts';
import { Icon } from '../../../shell/parts/icons.tsx';
import { EnlargingContext } from '../cards/enlarging.ts';
import { type CardFacts, factsOf, resources } from '../cards/facts.ts';
import { Sign, symbolOfType } from '../cards/symbols.tsx';
import { cardWords } from '../words/cards.ts';
import { deckWords as said } from '../words/decks.ts';
import { Counter } from './card-list.tsx';
import { adviceOn, DEAREST, type Deck, MOST_COPIES, partsOf, sizeOf, sumsOf } from './deck.ts';
import { textOf } from './deck-text.ts';

/** What the rules say of it; null until they have been asked. */
export function useProblems(deck: Deck): readonly string[] | null {
  const [found, find] = useState<{ readonly text: string; readonly problems: readonly string[] } | null>(null);
  const text = textOf(deck);
  useEffect(() => {
    let wanted = true;
    api.checkDeck({ game: 'ccg', text }).then(
      ({ problems }) => wanted && find({ text, problems }),
      (error: unknown) => wanted && find({ text, problems: [error instanceof Error ? error.message : String(error)] }),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  return found?.text === text ? found.problems : null;
}

export const DeckPanel = memo(function DeckPanel(props: {
  deck: Deck;
  problems: readonly string[] | null;
  add: (facts: CardFacts, by: number) => void;
}) {
  const { deck, problems, add } = props;
  const { open } = useContext(EnlargingContext);
  const show = (facts: CardFacts) => open({ facts, now: null, places: [] });
  const advice = adviceOn(deck, { lacks: said.lacks, nobody: said.nobody });
  return (
    <section className="panel ccg-deck" aria-label={said.deck}>
      <div className="ccg-deck-head">
        <div>
          <h2>{deck.base === '' ? said.noBase : factsOf(deck.base).name}</h2>
          <p className="ccg-deck-size">{said.size(sizeOf(deck))}</p>
        </div>
        <div role="status" className="ccg-legality">
          {problems === null ? (
            <p className="quiet">{said.checking}</p>
          ) : problems.length === 0 ? (
            <p className="good">{said.legal}</p>
          ) : (
            <ul>
              {problems.slice(0, 4).map((problem) => (
                <li key={problem} className="bad">
                  <Icon of="warning" size={12} /> {problem}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="ccg-deck-parts">
        {partsOf(deck).map(({ type, cards }) => (
          <div key={type}>
            <h3 className="label">
              <Sign of={symbolOfType[type]} /> {cardWords.types[type]}{' '}
              <span>{cards.reduce((sum, { copies }) => sum + copies, 0)}</span>
            </h3>
            <ul>
              {cards.map(({ facts, copies }) => (
                <li key={facts.id}>
                  <strong>{copies}</strong>
                  <button type="button" className="ccg-deck-card" onClick={() => show(facts)}>
                    {facts.name}
                  </button>
                  <span className="ccg-deck-cost">
                    {facts.cost.map(({ resource, n }) => (
                      <span key={resource} className={`ccg-of-${resource}`}>
                        {n}
                        <Sign of={resource} />
                      </span>
                    ))}
                  </span>
                  <Counter facts={facts} copies={copies} most={MOST_COPIES} add={add} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Sums deck={deck} />
      {advice.map((one) => (
        <p key={one} className="ccg-advice">
          <Icon of="warning" size={12} /> {one}
        </p>
      ))}
    </section>
  );
});

function Sums({ deck }: { deck: Deck }) {
  const { curve, needed, given, mystic, threat } = sumsOf(deck);
  const most = Math.max(1, ...curve);
  const widest = Math.max(1, ...resources.flatMap((one) => [needed[one], given[one]]));
  return (
    <div className="ccg-sums">
      <figure>
        <figcaption className="label">{said.curve}</figcaption>
        <ol className="ccg-curve">
          {curve.map((n, cost) => {
            const name = cost === DEAREST ? said.costMore(DEAREST) : String(cost);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its cost
              <li key={cost}>
                <span className="sr">{said.curveAt(n, name)}</span>
                <span aria-hidden="true">{n}</span>
                <span className="ccg-column" aria-hidden="true" style={{ blockSize: `${(n / most) * 3}rem` }} />
                <span aria-hidden="true">{name}</span>
              </li>
            );
          })}
        </ol>
      </figure>
      <figure>
        <figcaption className="label">{said.needs}</figcaption>
        <ul className="ccg-needs">
          {resources.map((one) => (
            <li key={one} className={`ccg-of-${one}`}>
              <Sign of={one} />
              <span className="sr">{cardWords.resources[one]}</span>
              <span className="ccg-need" aria-hidden="true">
                <span className="ccg-needed" style={{ inlineSize: `${(needed[one] / widest) * 100}%` }} />
                <span className="ccg-given" style={{ inlineSize: `${(given[one] / widest) * 100}%` }} />
              </span>
              <span>{said.needed(needed[one], given[one])}</span>
            </li>
          ))}
        </ul>
      </figure>
      <p className="ccg-averages">
        <span>{said.mystic(mystic)}</span> <span>{said.threat(threat)}</span>
      </p>
    </div>
  );
}
