/** A hand that everybody may see once the game is over: every card lies in one row, with its name. */
import { memo, useMemo } from 'react';
import { describePrinted } from '../cards/describe.ts';
import type { Enlarged } from '../cards/enlarging.ts';
import { factsOf } from '../cards/facts.ts';
import { CardSpot } from '../cards/spot.tsx';
import { alongRow } from '../table/arrows.ts';
import type { PlayerView } from '../table/view.ts';
import { tableWords as said } from '../words/table.ts';

type Held = NonNullable<PlayerView['hand']>;

export const OpenHand = memo(function OpenHand(props: { seat: number; hand: Held; name: string }) {
  const { seat, hand, name } = props;
  return (
    <section className={`panel ccg-open-hand seat-${seat}`} aria-label={said.handOf(name, hand.length)}>
      <h2 className="label">{said.handOf(name, hand.length)}</h2>
      {hand.length === 0 ? (
        <p className="quiet">{said.noHand}</p>
      ) : (
        <ul onKeyDown={alongRow}>
          {hand.map(({ card, id }) => (
            <li key={card}>
              <Open id={id} number={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

const Open = memo(function Open({ id, number }: { id: string; number: number }) {
  const facts = factsOf(id);
  const places = useMemo(() => [`card:${number}`], [number]);
  const enlarged = useMemo<Enlarged>(() => ({ facts, now: null, places }), [facts, places]);
  return <CardSpot facts={facts} size="lie" label={describePrinted(facts)} places={places} enlarged={enlarged} />;
});
