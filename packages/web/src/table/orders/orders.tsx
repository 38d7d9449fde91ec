/** My standing orders: what is done for me when its moment comes. Nobody else ever gets to see them. */
import './orders.css';
import type { StandingOrder } from '@ragtag/kernel';
import type { TableState } from '@ragtag/server/protocol';
import { useState } from 'react';
import { Dialog } from '../../shell/parts/dialog.tsx';
import { Icon } from '../../shell/parts/icons.tsx';
import type { Connection } from '../../shell/socket/connection.ts';
import { words } from '../../shell/words/words.ts';
import { asOrder, isPassOnAll, ordersOf, passOnAll, sentenceOf } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { useOrderWindows } from './use-order-windows.ts';

export function Orders({
  seat,
  orders,
  playing,
  connection,
}: {
  seat: number;
  orders: TableState['orders'];
  playing: boolean;
  connection: Connection;
}) {
  const said = words.orders;
  const windows = useOrderWindows();
  const [writing, write] = useState(false);
  const [trouble, complain] = useState<string | null>(null);
  if (windows === null) return <p role="status">{words.parts.oneMoment}</p>;
  const { standing, passing } = ordersOf(orders);
  const own = standing.filter((order) => !isPassOnAll(order));
  const passesAll = standing.length > own.length;
  const event = passing.at(-1);
  const keep = async (kept: readonly StandingOrder[], all = passesAll) => {
    const reply = await connection.orders(all ? [...kept, passOnAll] : kept);
    complain(reply.ok ? null : reply.message);
  };
  return (
    <section className="orders" aria-label={said.title}>
      <p className="quiet">{said.secret}</p>
      {event !== undefined && playing && (
        <p className="orders-passing">
          {said.passing}{' '}
          <button type="button" className="plain" onClick={() => connection.pass(event, false)}>
            {said.notPassing}
          </button>
        </p>
      )}
      {own.length === 0 && <p>{said.none}</p>}
      {own.length > 0 && (
        <ol aria-label={said.list}>
          {own.map((order, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: an order is its place in the list
              key={index}
              order={order}
              text={sentenceOf(order, seat, windows)}
              first={index === 0}
              last={index === own.length - 1}
              change={(changed) => keep(own.flatMap((one, at) => (at === index ? changed : one)))}
              move={(by) => keep(swapped(own, index, index + by))}
            />
          ))}
        </ol>
      )}
      <button type="button" className="act" aria-haspopup="dialog" onClick={() => write(true)}>
        {said.add}
      </button>
      {writing && (
        <Dialog title={said.add} className="sheet" close={() => write(false)}>
          <OrderForm
            windows={windows}
            seat={seat}
            cancel={() => write(false)}
            give={(draft) => {
              const { only = [], answers } = windows.find(({ window }) => window === draft.window) ?? {};
              void keep([...own, asOrder(draft, seat, only, answers)]);
              write(false);
            }}
          />
        </Dialog>
      )}
      <label className="auto-pass">
        <input type="checkbox" checked={passesAll} onChange={({ target }) => keep(own, target.checked)} />
        <span>
          {said.autoPass} <small className="quiet">{said.autoPassWhy}</small>
        </span>
      </label>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

function Line(props: {
  order: StandingOrder;
  text: string;
  first: boolean;
  last: boolean;
  /** Nothing: it is deleted. */
  change: (changed: readonly StandingOrder[]) => void;
  move: (by: number) => void;
}) {
  const { order, text, first, last, change, move } = props;
  const said = words.orders;
  const { off = false, ...on } = order;
  return (
    <li className={off ? 'off' : ''}>
      <label>
        <input
          type="checkbox"
          checked={!off}
          aria-label={said.switch(text)}
          onChange={({ target }) => change([target.checked ? on : { ...on, off: true }])}
        />
        <span>{text}</span>
      </label>
      <span className="order-tools">
        <button type="button" aria-label={said.earlier(text)} disabled={first} onClick={() => move(-1)}>
          <Icon of="up" size={11} />
        </button>
        <button type="button" aria-label={said.later(text)} disabled={last} onClick={() => move(1)}>
          <Icon of="down" size={11} />
        </button>
        <button type="button" aria-label={said.remove(text)} onClick={() => change([])}>
          <Icon of="cross" size={11} />
        </button>
      </span>
    </li>
  );
}

function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  return list.map((one, index) => (index === a ? (list[b] ?? one) : index === b ? (list[a] ?? one) : one));
}
