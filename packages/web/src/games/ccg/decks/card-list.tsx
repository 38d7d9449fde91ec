/** The cards to choose from. The first of them are drawn at once, so that another filter is quick. */
import './card-list.css';
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { describePrinted } from '../cards/describe.ts';
import type { Enlarged } from '../cards/enlarging.ts';
import { type CardFacts, factsOf } from '../cards/facts.ts';
import { CardSpot } from '../cards/spot.tsx';
import { Sign } from '../cards/symbols.tsx';
import { cardWords } from '../words/cards.ts';
import { deckWords as said } from '../words/decks.ts';
import { copiesOf, type Deck, MOST_COPIES } from './deck.ts';

interface ListProps {
  readonly shown: readonly CardFacts[];
  readonly deck: Deck;
  readonly layout: 'grid' | 'list';
  readonly add: (facts: CardFacts, by: number) => void;
}

/** So many are drawn at once; the rest when somebody comes to their end. */
const FIRST = 20;
const MORE = 40;

export const CardList = memo(function CardList({ shown, deck, layout, add }: ListProps) {
  const [drawn, draw] = useState({ shown, n: FIRST });
  const n = drawn.shown === shown ? drawn.n : FIRST;
  const rest = shown.length - n;
  const end = useRef<HTMLButtonElement>(null);
  const more = useCallback(() => draw({ shown, n: n + MORE }), [shown, n]);
  useEffect(() => {
    const { current } = end;
    if (!current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && more(), { rootMargin: '600px' });
    watch.observe(current);
    return () => watch.disconnect();
  }, [more]);
  /** + and - change the copies of the card that has the focus; 4 has all. */
  const press = (event: KeyboardEvent) => {
    const by = event.key === '+' ? 1 : event.key === '-' ? -1 : event.key === '4' ? MOST_COPIES : 0;
    const id = event.target instanceof Element ? event.target.closest('li')?.dataset['id'] : undefined;
    if (by === 0 || id === undefined) return;
    event.preventDefault();
    add(factsOf(id), by);
  };
  return (
    <>
      <ul className={`ccg-cards ccg-cards-${layout}`} onKeyDown={press}>
        {shown.slice(0, n).map((facts) => (
          <li key={facts.id} data-id={facts.id}>
            <Tile facts={facts} copies={copiesOf(deck, facts)} layout={layout} add={add} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button ref={end} type="button" className="plain" onClick={more}>
          {said.rest(Math.min(MORE, rest))}
        </button>
      )}
    </>
  );
});

const nowhere: readonly string[] = [];

const Tile = memo(function Tile(props: {
  facts: CardFacts;
  copies: number;
  layout: 'grid' | 'list';
  add: (facts: CardFacts, by: number) => void;
}) {
  const { facts, copies, layout, add } = props;
  const enlarged = useMemo<Enlarged>(() => ({ facts, now: null, places: nowhere }), [facts]);
  const most = facts.type === 'base' ? 1 : MOST_COPIES;
  return (
    <div className="ccg-tile">
      <CardSpot
        facts={facts}
        size={layout === 'grid' ? 'hand' : 'mini'}
        label={`${describePrinted(facts)} ${said.copies(copies)}.`}
        places={nowhere}
        enlarged={enlarged}
      />
      {layout === 'list' && <InShort facts={facts} />}
      <Counter facts={facts} copies={copies} most={most} add={add} />
    </div>
  );
});

/** What matters of a card in two lines; a screen reader has heard it from the card. */
function InShort({ facts }: { facts: CardFacts }) {
  const { name, type, cost, power, mystic, threat, traits, keywords } = facts;
  return (
    <span className="ccg-short" aria-hidden="true">
      <strong>{name}</strong>
      <span className="ccg-short-numbers">
        {cost.map(({ resource, n }) => (
          <span key={resource} className={`ccg-of-${resource}`}>
            {n}
            <Sign of={resource} />
          </span>
        ))}
        {cost.length === 0 && type !== 'base' && <span>{cardWords.free}</span>}
        {power !== null && <span className="ccg-short-power">{power}</span>}
        {mystic !== null && (
          <span className="ccg-short-mystic">
            <Sign of="mystic" /> {mystic}
          </span>
        )}
        {threat !== null && (
          <span className="ccg-short-threat">
            <Sign of="threat" /> {threat}
          </span>
        )}
        <span className="quiet">{[...traits, ...keywords].join(', ')}</span>
      </span>
    </span>
  );
}

export function Counter(props: {
  facts: CardFacts;
  copies: number;
  most: number;
  add: (facts: CardFacts, by: number) => void;
}) {
  const { facts, copies, most, add } = props;
  return (
    <span className="ccg-counter">
      <button type="button" aria-label={said.remove(facts.name)} disabled={copies === 0} onClick={() => add(facts, -1)}>
        {'−'}
      </button>
      <span className="ccg-boxes" aria-hidden="true">
        {Array.from({ length: most }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <span key={at} className={at < copies ? 'ccg-full' : ''} />
        ))}
      </span>
      <button
        type="button"
        className="ccg-add"
        aria-label={said.add(facts.name)}
        disabled={copies >= most}
        onClick={() => add(facts, 1)}
      >
        {'+'}
      </button>
    </span>
  );
}
