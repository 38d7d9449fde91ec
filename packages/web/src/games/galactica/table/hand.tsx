/** My things: hand, quorum, mutiny, super crises, and loyalty cards that show only while held. */
import './hand.css';
import type { CardView, PlayerView, View } from '@ragtag/galactica';
import type { Names } from '@ragtag/kernel/words';
import { type KeyboardEvent, memo, useCallback, useContext, useMemo, useState } from 'react';
import { handOrders, setSetting, useSettings } from '../../../shell/settings/settings.ts';
import { ChoosingContext } from '../../../table/choosing.ts';
import { Token } from '../board/token.tsx';
import { words } from '../words/words.ts';
import { HandCard } from './hand-card.tsx';
import { moved, sorted, useOwnOrder } from './hand-order.ts';
import { Aims, Loyalty, seenBy } from './loyalty.tsx';
import { MePanel } from './me.tsx';
import { titlesOf } from './member.tsx';

export interface HandProps {
  readonly me: PlayerView;
  readonly players: View['players'];
  readonly titles: View['titles'];
  readonly mutineer: View['mutineer'];
  /** Who assists, where I play alone. */
  readonly assist: View['assist'];
  /** My motives that are as they want it now; nothing where I have none. */
  readonly motivesMet: readonly number[] | undefined;
  readonly game: string;
  readonly names: Names;
}

const none: readonly number[] = [];

export const Hand = memo(function Hand(props: HandProps) {
  const { me, players, titles, mutineer, assist, motivesMet: met = none, game, names } = props;
  const said = words.hand;
  const { handOrder } = useSettings();
  const [own, setOwn] = useOwnOrder(game);
  const [open, show] = useState(false);
  const hand = useMemo(() => sorted(me.hand.cards, handOrder, own), [me.hand.cards, handOrder, own]);
  const seen = useMemo(() => seenBy(me.seat, players, (seat) => names.who(seat)), [me.seat, players, names]);
  const move = useCallback((card: number, by: number) => setOwn(moved(hand, card, by)), [hand, setOwn]);
  return (
    <section className={`panel hand ${isEmpty(me) ? 'empty' : ''}`} aria-label={said.title(me.hand.count)}>
      <div className="hand-head">
        <button type="button" className="me-button" aria-haspopup="dialog" onClick={() => show(true)}>
          <Token player={me} /> {said.me}
        </button>
        <h2 className="label">{said.title(me.hand.count)}</h2>
        {me.hand.count > 1 && <OrderChoice />}
      </div>
      <section className="cards" aria-label={said.yourCards} onKeyDown={walk}>
        <Cards cards={me.lookingAt.cards} title={said.groups.lookingAt} names={names} />
        {hand.length === 0 && <p className="quiet">{said.empty}</p>}
        <Cards cards={hand} title={said.groups.skill} names={names} move={handOrder === 'own' ? move : null} />
        <Cards cards={me.quorum.cards} title={said.groups.quorum} names={names} />
        <Cards cards={me.mutiny.cards} title={said.groups.mutiny} names={names} />
        <Cards cards={me.superCrises.cards} title={said.groups.superCrises} names={names} />
        <Loyalty cards={me.loyalty} seen={seen} />
        <Aims me={me} met={met} />
      </section>
      {open && (
        <MePanel
          me={me}
          met={met}
          seen={seen}
          assist={assist}
          titles={titlesOf(me.seat, titles, mutineer)}
          close={() => show(false)}
        />
      )}
    </section>
  );
});

function isEmpty({ hand, lookingAt, quorum, mutiny, superCrises, motives, agenda, loyalty }: PlayerView): boolean {
  return (
    [hand, lookingAt, quorum, mutiny, superCrises, motives, agenda].every(({ count }) => count === 0) &&
    loyalty.length === 0
  );
}

function OrderChoice() {
  const { handOrder } = useSettings();
  return (
    <label className="hand-order">
      <span>{words.hand.order}</span>
      <select
        value={handOrder}
        onChange={({ target }) => {
          const order = handOrders.find((one) => one === target.value);
          if (order) setSetting('handOrder', order);
        }}
      >
        {handOrders.map((order) => (
          <option key={order} value={order}>
            {words.hand.orders[order]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CardsProps {
  readonly cards: readonly CardView[];
  readonly title: string;
  readonly names: Names;
  readonly move?: ((card: number, by: number) => void) | null;
}

const Cards = memo(function Cards({ cards, title, names, move = null }: CardsProps) {
  const choosing = useContext(ChoosingContext);
  if (cards.length === 0) return null;
  return (
    <div className="card-group" style={{ minInlineSize: `calc(${cards.length - 1} * var(--strip) + var(--card))` }}>
      <h3 className="label">{title}</h3>
      <ul className="card-row">
        {cards.map((card) => (
          <HandCard
            key={card.card}
            card={card}
            choosing={choosing}
            names={names}
            move={move && ((by) => move(card.card, by))}
          />
        ))}
      </ul>
    </div>
  );
});

/** From card to card with the arrow keys. */
function walk({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  const cards = [...currentTarget.querySelectorAll<HTMLElement>('button.card')];
  const at = cards.indexOf(target as HTMLElement /* whatever else it is, it is no card */);
  if (at >= 0) cards[at + by]?.focus();
}
