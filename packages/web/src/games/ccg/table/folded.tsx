/** A fleet folded to what matters; another's, pressed, comes into focus. */
import './folded.css';
import type { Names } from '@ragtag/kernel/words';
import { memo } from 'react';
import { factsOf } from '../cards/facts.ts';
import { Pips, Sign } from '../cards/symbols.tsx';
import { useVerbs, VerbStrips } from '../cards/verbs.tsx';
import { tableWords as said } from '../words/table.ts';
import { whoseOf } from './fleet.tsx';
import { useStackVerbs } from './stacks.tsx';
import { Unit } from './unit.tsx';
import type { PlayerView, ResourceStack } from './view.ts';

/** So many units stand in a small tile. */
const FEW = 2;

export const FoldedFleet = memo(function FoldedFleet(props: {
  player: PlayerView;
  names: Names;
  first: boolean;
  /** A strip across, while something is staged; otherwise a tile. */
  strip: boolean;
  /** There is room for a few of its units only. */
  few?: boolean;
  /** Null for one's own, which lies below. */
  focus: ((seat: number) => void) | null;
}) {
  const { player, names, first, strip, few = false, focus } = props;
  const { seat, influence, alert, reserve, stacks, handCount, deck, out } = player;
  const name = names.who(seat);
  const verbs = useVerbs([`player:${seat}`]);
  const units = [
    ...alert.map((card) => ({ card, area: 'alert' as const })),
    ...reserve.map((card) => ({ card, area: 'reserve' as const })),
  ];
  // Whatever is an answer is to be seen.
  const answers = useVerbs(units.map(({ card }) => `card:${card.card}`));
  const shown = few && answers.length === 0 ? units.slice(0, FEW) : units;
  const head = (
    <>
      <span className="ccg-mark" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <span className="ccg-who" title={name} aria-hidden={focus !== null}>
        {name}
      </span>
      {first && (
        <span className="ccg-first" title={said.first}>
          <Sign of="first" />
        </span>
      )}
      <span className="ccg-folded-influence" title={said.influenceOf(name, influence)} aria-hidden={focus !== null}>
        {influence}
      </span>
    </>
  );
  return (
    <section
      className={`panel ccg-folded-fleet seat-${seat} ${focus ? '' : 'ccg-own'} ${strip ? 'ccg-in-strip' : ''} ${verbs.length > 0 ? 'ccg-lit' : ''}`}
      aria-label={said.fleetOf(whoseOf(player, names))}
    >
      {focus ? (
        <button type="button" className="ccg-unfold" onClick={() => focus(seat)}>
          <span className="sr">{said.bringForward(name, influence)}</span>
          {head}
        </button>
      ) : (
        <p className="ccg-unfold">{head}</p>
      )}
      <p className="ccg-counts ccg-folded-counts">
        <span title={said.hand(handCount)}>
          <Sign of="hand" /> {handCount} <span className="sr">{said.hand(handCount)}</span>
        </span>
        <span title={said.deck(deck)}>
          <Sign of="deck" /> {deck} <span className="sr">{said.deck(deck)}</span>
        </span>
        {out && <span className="ccg-out">{said.out}</span>}
      </p>
      <ul className="ccg-minis" aria-label={said.folded(alert.length, reserve.length)}>
        {shown.map(({ card, area }) => (
          <li key={card.card} className={area === 'reserve' ? 'ccg-mini-lying' : ''}>
            <Unit card={card} area={area} mini />
          </li>
        ))}
        {shown.length < units.length && (
          <li className="ccg-minis-more">{said.moreUnits(units.length - shown.length)}</li>
        )}
      </ul>
      <div className="ccg-folded-stacks">
        {stacks.map((stack) => (
          <FoldedStack key={stack.card} stack={stack} />
        ))}
      </div>
      <VerbStrips verbs={verbs} of={name} />
    </section>
  );
});

/** What it gives; where it is an answer, with its verb. */
function FoldedStack({ stack }: { stack: ResourceStack }) {
  const { id, resource, amount, exhausted, supply } = stack;
  const verbs = useStackVerbs(stack);
  const { name } = factsOf(id);
  return (
    <span
      className={`ccg-folded-stack ${exhausted ? 'ccg-spent' : ''}`}
      title={said.stackLabel(name, amount, resource, supply.length, exhausted)}
    >
      {resource && <Pips of={resource} n={amount} />}
      <VerbStrips verbs={verbs} of={name} />
    </span>
  );
}
