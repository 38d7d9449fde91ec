/** Cards on the stage: only to be looked at. What can be answered with them is answered where they lie. */
import { useMemo } from 'react';
import { describePrinted } from '../cards/describe.ts';
import type { Enlarged } from '../cards/enlarging.ts';
import { factsOf, headOf } from '../cards/facts.ts';
import { CardSpot } from '../cards/spot.tsx';
import { Sign } from '../cards/symbols.tsx';
import { stageWords as said } from '../words/stage.ts';

const nowhere: readonly string[] = [];

export function StagedCard({ id, size }: { id: string; size: 'stand' | 'hand' }) {
  const facts = factsOf(id);
  const enlarged = useMemo<Enlarged>(() => ({ facts, now: null, places: nowhere }), [facts]);
  return <CardSpot facts={facts} size={size} label={describePrinted(facts)} places={nowhere} enlarged={enlarged} />;
}

/** Revealed for its mystic value, nothing else of a card counts. CCG-MYSTIC-04 */
export function MysticCard({ id, value }: { id: string; value: number }) {
  const facts = factsOf(id);
  return (
    <figure className="ccg-mystic-card">
      <figcaption title={facts.name}>{headOf(facts)}</figcaption>
      <Sign of="mystic" size="100%" />
      <strong>
        <span className="sr">{said.mystic}</span> {value}
      </strong>
    </figure>
  );
}
