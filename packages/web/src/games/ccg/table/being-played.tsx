/** Cards being played: where a card lies until it has been paid for. What will lie in the reserve lies there already. */
import { memo, useMemo } from 'react';
import { describePrinted } from '../cards/describe.ts';
import type { Enlarged } from '../cards/enlarging.ts';
import { factsOf } from '../cards/facts.ts';
import { CardSpot } from '../cards/spot.tsx';
import { tableWords as said } from '../words/table.ts';
import { incomingOf } from './incoming.ts';
import type { PlayerView } from './view.ts';

export const BeingPlayed = memo(function BeingPlayed({ players }: { players: readonly PlayerView[] }) {
  const played = players.flatMap((player) => {
    const incoming = incomingOf(player);
    return player.played.filter((one) => !incoming.includes(one));
  });
  if (played.length === 0) return null;
  return (
    <section className="panel ccg-between" aria-label={said.played}>
      <h2 className="label">{said.played}</h2>
      <ul className="ccg-between-cards">
        {played.map(({ card, id }) => (
          <li key={card}>
            <Played id={id} number={card} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Lying, so that the stacks that pay for it stay in sight. */
export const Played = memo(function Played({ id, number }: { id: string; number: number }) {
  const facts = factsOf(id);
  const places = useMemo(() => [`card:${number}`], [number]);
  const enlarged = useMemo<Enlarged>(() => ({ facts, now: null, places }), [facts, places]);
  return <CardSpot facts={facts} size="lie" label={describePrinted(facts)} places={places} enlarged={enlarged} />;
});
