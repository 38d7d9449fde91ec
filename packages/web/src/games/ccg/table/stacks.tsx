/** A player's resource area: the base, the assets, what lies under them, and missions that stay. */
import './stacks.css';
import { memo, useMemo } from 'react';
import { Emblem } from '../cards/emblem.tsx';
import { factsOf, headOf, hueOf } from '../cards/facts.ts';
import { useLooking } from '../cards/looking.ts';
import { Pips, Sign } from '../cards/symbols.tsx';
import { useVerbs, type Verb, VerbStrips } from '../cards/verbs.tsx';
import { tableWords as said } from '../words/table.ts';
import { verbWords } from '../words/verbs.ts';
import { usePaying } from './paying.ts';
import type { PlayerView, ResourceStack } from './view.ts';

export const Stacks = memo(function Stacks({ player, whose }: { player: PlayerView; whose: string }) {
  return (
    <section className="ccg-stacks" aria-label={said.resourcesOf(whose)}>
      <ul className="ccg-stack-list">
        {player.stacks.map((stack) => (
          <li key={stack.card}>
            <Stack stack={stack} />
          </li>
        ))}
        {player.persistent.map(({ card, id, exhausted }) => (
          <li key={card}>
            <Persistent card={card} id={id} exhausted={exhausted} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** What can be answered with a stack: with its top card, or with one under it, which says so, and which if that is known. */
export function useStackVerbs({ card, supply }: ResourceStack): readonly Verb[] {
  const top = useVerbs([`card:${card}`]);
  const under = useVerbs(supply.map((one) => `card:${one.card}`));
  return [...top, ...under.map((verb) => ({ ...verb, name: verbWords.supply(verb.name), ...nameOf(verb) }))];
}

function nameOf({ option: { id } }: Verb): Pick<Verb, 'about'> {
  return typeof id === 'string' && id !== '' ? { about: headOf(factsOf(id)) } : {};
}

const Stack = memo(function Stack({ stack }: { stack: ResourceStack }) {
  const { card, id, exhausted, amount, resource, supply, base } = stack;
  const facts = factsOf(id);
  const verbs = useStackVerbs(stack);
  const paying = usePaying(card);
  const enlarged = useMemo(() => ({ facts, now: null, places: [`card:${card}`] }), [facts, card]);
  const { look, away, wasOpened, on } = useLooking(enlarged);
  const [only] = verbs;
  const press = () => {
    if (wasOpened()) return;
    if (paying) paying.press();
    else if (only && verbs.length === 1) only.press();
    else look();
  };
  const lit = paying !== null || verbs.length > 0;
  const label = said.stackLabel(facts.name, amount, resource, supply.length, exhausted);
  return (
    <div
      className={`ccg-stack ccg-of-${hueOf(facts)} ${base ? 'ccg-stack-base' : ''} ${exhausted ? 'ccg-spent' : ''} ${lit ? 'ccg-lit' : ''} ${paying?.state === 'pays' ? 'ccg-pays' : ''}`}
      style={{ '--under': Math.min(4, supply.length) } as React.CSSProperties} // a property of our own
    >
      <button
        type="button"
        className="ccg-stack-face"
        data-answers
        data-enlarges
        aria-pressed={paying ? paying.state === 'pays' : undefined}
        onClick={press}
        onBlur={away}
        {...on}
      >
        <span className="sr">{label}</span>
        {!exhausted && <Emblem facts={facts} />}
        <span className="ccg-stack-name" aria-hidden="true">
          {headOf(facts)}
        </span>
        <span className="ccg-stack-foot" aria-hidden="true">
          {resource && <Pips of={resource} n={amount} />}
          {exhausted && (
            <span className="ccg-spent-note">
              <Sign of="down" /> {verbWords.spent}
            </span>
          )}
          {paying && <span>{paying.state === 'pays' ? verbWords.pays(amount) : verbWords.stays}</span>}
        </span>
      </button>
      {!paying && verbs.length > 0 && <VerbStrips verbs={verbs} of={facts.name} />}
    </div>
  );
});

const Persistent = memo(function Persistent(props: { card: number; id: string; exhausted: boolean }) {
  const { card, id, exhausted } = props;
  const facts = factsOf(id);
  const places = useMemo(() => [`card:${card}`], [card]);
  const verbs = useVerbs(places);
  const { look, away, wasOpened, on } = useLooking(useMemo(() => ({ facts, now: null, places }), [facts, places]));
  const [only] = verbs;
  const press = () => {
    if (wasOpened()) return;
    if (only && verbs.length === 1) only.press();
    else look();
  };
  return (
    <div className={`ccg-persistent ${exhausted ? 'ccg-spent' : ''} ${verbs.length > 0 ? 'ccg-lit' : ''}`}>
      <button type="button" className="ccg-stack-face" data-answers onClick={press} onBlur={away} {...on}>
        <Sign of="mission" /> {facts.name} <span className="quiet">{said.persistent}</span>
      </button>
      <VerbStrips verbs={verbs} of={facts.name} />
    </div>
  );
});
