/** My hand: every card large enough to be read, in the order I like. */
import { memo, useContext, useMemo, useState } from 'react';
import { ChoosingContext } from '../../../table/choosing.ts';
import { factsOf, totalCost } from '../cards/facts.ts';
import { tableWords as said } from '../words/table.ts';
import { alongRow } from './arrows.ts';
import { OwnSideContext, whyNot } from './own-side.ts';
import { Laid } from './unit.tsx';
import type { PlayerView } from './view.ts';

type Held = NonNullable<PlayerView['hand']>;
type Order = keyof typeof said.orders;
const orders = Object.keys(said.orders) as Order[]; // its own keys

const compare: Readonly<Record<Order, (a: string, b: string) => number>> = {
  drawn: () => 0,
  cost: (a, b) => totalCost(factsOf(a)) - totalCost(factsOf(b)),
  type: (a, b) => byText(factsOf(a).type, factsOf(b).type),
  name: (a, b) => byText(factsOf(a).name, factsOf(b).name),
};

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const KEY = 'ragtag.ccg.hand-order';

function isOrder(value: string | null): value is Order {
  return orders.some((one) => one === value);
}

export const Hand = memo(function Hand({ hand, title }: { hand: Held; title: string }) {
  const [order, setOrder] = useState<Order>(() => {
    const kept = window.localStorage.getItem(KEY);
    return isOrder(kept) ? kept : 'cost';
  });
  const cards = useMemo(() => [...hand].sort((a, b) => compare[order](a.id, b.id)), [hand, order]);
  const { lit, asked } = useContext(ChoosingContext);
  const side = useContext(OwnSideContext);
  /** Of several copies the rules ask for one: each of them stands for it. */
  const answers = (card: number, id: string) => {
    if (lit.has(`card:${card}`)) return card;
    return hand.find((one) => one.id === id && lit.has(`card:${one.card}`))?.card ?? card;
  };
  const noteOf = (card: number, id: string) => {
    if (!asked || !side || lit.has(`card:${answers(card, id)}`)) return null;
    return whyNot(factsOf(id), side, asked.kind);
  };
  return (
    <section className="panel ccg-held" aria-label={title}>
      <div className="ccg-hand-head">
        <h2 className="label">{title}</h2>
        <label className="ccg-hand-order">
          <span>{said.orderBy}</span>
          <select
            value={order}
            onChange={({ target }) => {
              if (!isOrder(target.value)) return;
              window.localStorage.setItem(KEY, target.value);
              setOrder(target.value);
            }}
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {said.orders[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {cards.length === 0 ? (
        <p className="quiet">{said.noHand}</p>
      ) : (
        <ul className="ccg-hand-cards" onKeyDown={alongRow}>
          {cards.map(({ card, id }) => (
            <li key={card}>
              <Laid id={id} number={answers(card, id)} note={noteOf(card, id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
