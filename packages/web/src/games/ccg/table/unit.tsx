/** A unit or mission in a fleet, with what lies under it. */
import { memo, useContext, useMemo, useState } from 'react';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { describeInPlay, describePrinted } from '../cards/describe.ts';
import { type Enlarged, EnlargingContext } from '../cards/enlarging.ts';
import { factsOf, headOf } from '../cards/facts.ts';
import { CardSpot } from '../cards/spot.tsx';
import { Sign } from '../cards/symbols.tsx';
import { litFor, useVerbs } from '../cards/verbs.tsx';
import { cardWords as said } from '../words/cards.ts';
import { verbWords } from '../words/verbs.ts';
import type { FleetCard } from './view.ts';

export type Area = 'alert' | 'reserve';

export const Unit = memo(function Unit({ card, area, mini = false }: { card: FleetCard; area: Area; mini?: boolean }) {
  const [opened, open] = useState(false);
  const facts = factsOf(card.id);
  const { exhausted, power, threat, keywords, linked, why, stacked } = card;
  const now = useMemo(
    () => ({ exhausted, power, threat, keywords, linked: linked.map(({ id }) => factsOf(id).name) }),
    [exhausted, power, threat, keywords, linked],
  );
  const places = useMemo(() => [`card:${card.card}`], [card.card]);
  const where = area === 'alert' ? said.alert : said.reserve;
  const enlarged = useMemo<Enlarged>(
    () => ({ facts, now: { ...now, where, why }, places }),
    [facts, now, where, why, places],
  );
  const { leave } = useContext(EnlargingContext);
  const show = () => {
    leave();
    open(true);
  };
  const below = useMemo(() => [...stacked, ...linked].map((one) => `card:${one.card}`), [stacked, linked]);
  const under = useVerbs(below);
  const has = stacked.length + linked.length > 0;
  return (
    <>
      <CardSpot
        facts={facts}
        size={mini ? 'mini' : area === 'alert' ? 'stand' : 'lie'}
        label={describeInPlay(facts, where, now, stacked.length)}
        places={places}
        now={now}
        enlarged={enlarged}
        className={`${stacked.length > 0 ? 'ccg-stacked' : ''} ${mini ? 'ccg-folded' : ''} ${under.length > 0 ? 'ccg-lit-under' : ''}`}
        badge={
          has && !mini ? (
            <button
              type="button"
              className="ccg-count"
              aria-haspopup="dialog"
              aria-label={said.stack(stacked.length + 1)}
              onClick={show}
            >
              <Sign of={stacked.length > 0 ? 'stack' : 'link'} />
              {stacked.length > 0 ? stacked.length + 1 : linked.length}
            </button>
          ) : null
        }
        verbs={
          under.length > 0 ? (
            <button
              type="button"
              className="ccg-verb"
              data-answers
              data-lit={litFor(under)}
              aria-haspopup="dialog"
              onClick={show}
            >
              {verbWords.stack}
            </button>
          ) : null
        }
      />
      {opened && <StackDialog card={card} close={() => open(false)} />}
    </>
  );
});

/** The cards of a stack laid out, the one that counts first. CCG-STACK-05 */
function StackDialog({ card, close }: { card: FleetCard; close: () => void }) {
  const top = factsOf(card.id);
  return (
    <Dialog title={said.stackTitle(headOf(top))} className="sheet ccg-stack-dialog" close={close}>
      <ul className="ccg-laid-out">
        <li>
          <Laid id={card.id} number={card.card} />
          <p>
            <strong>{said.onTop}</strong>
          </p>
        </li>
        {[...card.stacked, ...card.linked].map((one) => (
          <li key={one.card}>
            <Laid id={one.id} number={one.card} />
            <p>{said.underneath}</p>
          </li>
        ))}
      </ul>
      <p className="quiet">{said.stackRule}</p>
    </Dialog>
  );
}

/** A card laid out to be looked at, and answered with; `note`: why it is no answer. */
export const Laid = memo(function Laid(props: { id: string; number: number; note?: string | null }) {
  const { id, number, note = null } = props;
  const facts = factsOf(id);
  const places = useMemo(() => [`card:${number}`], [number]);
  const enlarged = useMemo<Enlarged>(() => ({ facts, now: null, places }), [facts, places]);
  const label = describePrinted(facts);
  return <CardSpot facts={facts} size="hand" label={label} places={places} enlarged={enlarged} note={note} />;
});
