/** A card I hold: lit when it is an answer, and telling all about itself when looked at. */
import type { CardView } from '@ragtag/galactica';
import type { Names } from '@ragtag/kernel/words';
import { type PointerEvent, useRef, useState } from 'react';
import { Bubble } from '../../../shell/parts/bubble.tsx';
import { Icon } from '../../../shell/parts/icons.tsx';
import { type Choosing, single } from '../../../table/choosing.ts';
import { Why } from '../../../table/why.tsx';
import { useWindows } from '../knowing/reference.ts';
import { words } from '../words/words.ts';
import { CardInside, classOf, kindOf } from './card.tsx';

export interface HandCardProps {
  readonly card: CardView;
  readonly choosing: Choosing;
  readonly names: Names;
  /** Moves it by so many places; where the order is not the player's own, it cannot be moved. */
  readonly move: ((by: number) => void) | null;
}

export function HandCard({ card, choosing, names, move }: HandCardProps) {
  const { asked, lit, chosen, point } = choosing;
  const box = useRef<HTMLLIElement>(null);
  const [looking, look] = useState(false);
  const options = lit.get(`card:${card.card}`) ?? [];
  const picked = options.some((one) => chosen.includes(one));
  const state = options.length > 0 ? 'lit' : asked ? 'dim' : '';
  const bymouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  const press = ({ nativeEvent }: { nativeEvent: MouseEvent }) => {
    // A finger looks first: what it does is pressed beside the text. Several cards are picked at a touch.
    const finger = nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch';
    if (options.length > 0 && asked && (!finger || !single(asked))) point(options);
    else look(finger ? !looking : true);
  };
  return (
    <li
      ref={box}
      onPointerEnter={(event) => bymouse(event) && look(true)}
      onPointerLeave={(event) => bymouse(event) && look(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && look(true)}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) look(false);
      }}
      onContextMenu={(event) => {
        event.preventDefault(); // a finger held on it
        look(true);
      }}
    >
      <button
        type="button"
        data-card={card.card}
        className={`${classOf(card)} ${state}`}
        aria-pressed={options.length > 0 ? picked : undefined}
        onClick={press}
      >
        <CardInside card={card} />
      </button>
      {looking && (
        <Bubble anchor={() => box.current} label={card.name} className={classOf(card)} close={() => look(false)}>
          <CardDetail card={card} choosing={choosing} names={names} move={move} />
        </Bubble>
      )}
    </li>
  );
}

/** The full text, what it can do now, and when else it can be used. */
function CardDetail({ card, choosing, names, move }: HandCardProps) {
  const { asked, lit, chosen, toggle } = choosing;
  const said = words.hand;
  const options = lit.get(`card:${card.card}`) ?? [];
  const looked = useWindows();
  const windows =
    looked.state === 'here'
      ? looked.value.filter(({ responders }) => responders.some(({ name }) => name === card.name))
      : [];
  return (
    <>
      <p className="detail-name">
        {card.name}
        <span className="quiet">
          {kindOf(card)}
          {card.strength !== undefined && `, ${said.strength(card.strength)}`}
        </span>
      </p>
      {card.text.map(words.lineText).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {asked && options.length > 0 ? (
        <div className="detail-now">
          <p className="label">{said.now}</p>
          {options.map((index) => {
            const option = asked.options[index];
            if (!option) return null;
            const { label, detail } = words.optionWords(option, asked, names);
            const picked = chosen.includes(index);
            return (
              <button
                key={index}
                type="button"
                className="act"
                aria-pressed={single(asked) ? undefined : picked}
                onClick={() => toggle(index)}
              >
                {picked ? said.chosen : single(asked) ? [label, detail].filter(Boolean).join(' · ') : said.choose}
              </button>
            );
          })}
        </div>
      ) : (
        <p className="quiet">{asked ? said.notNow : said.notAsked}</p>
      )}
      {windows.length > 0 && (
        <>
          <p className="label">{said.otherwise}</p>
          <ul className="detail-windows">
            {windows.map(({ window }) => (
              <li key={window}>{words.game.orders.windowName(window)}</li>
            ))}
          </ul>
          <Why rules={[...new Set(windows.flatMap(({ rules }) => rules))]} />
        </>
      )}
      {move && (
        <p className="row">
          <button type="button" onClick={() => move(-1)} aria-label={said.earlier(card.name)}>
            <Icon of="left" size={12} />
          </button>
          <button type="button" onClick={() => move(1)} aria-label={said.later(card.name)}>
            <Icon of="right" size={12} />
          </button>
        </p>
      )}
    </>
  );
}
