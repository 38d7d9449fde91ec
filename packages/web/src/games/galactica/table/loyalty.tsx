import type { CardView, PlayerView, TableCard } from '@ragtag/galactica';
import { type ReactNode, useState } from 'react';
import { words } from '../words/words.ts';
import { CardFace } from './card.tsx';

/** Mine, and with them what I have been shown of others. */
export function Loyalty({ cards, seen = [] }: { cards: readonly TableCard[]; seen?: readonly SeenCard[] }) {
  const { groups, loyaltyCards, ownerOf } = words.hand;
  const owners = new Map(seen.map(({ card, owner }) => [card.card, owner]));
  return (
    <Held
      title={groups.loyalty}
      cards={[...cards, ...seen.map(({ card }) => card)]}
      label={loyaltyCards(cards.length)}
      noteOf={({ card }) => {
        const owner = owners.get(card);
        return owner === undefined ? null : ownerOf(owner);
      }}
    >
      {seen.length > 0 && <strong className="aim-now">{words.hand.andSeen(seen.length)}</strong>}
    </Held>
  );
}

/** What I have been shown of one of the others. */
export function SeenLoyalty({ seen }: { seen: readonly SeenCard[] }) {
  const { groups, loyaltyCards } = words.hand;
  return <Held title={groups.seen} cards={seen.map(({ card }) => card)} label={loyaltyCards(seen.length)} />;
}

export interface SeenCard {
  readonly card: CardView;
  readonly owner: string;
}

/** Loyalty cards of others, face down, whose faces I know. */
export function seenBy(me: number, players: readonly PlayerView[], nameOf: (seat: number) => string): SeenCard[] {
  return players
    .filter(({ seat }) => seat !== me)
    .flatMap(({ seat, loyalty }) => loyalty.flatMap((card) => ('name' in card ? [{ card, owner: nameOf(seat) }] : [])));
}

/** What somebody wants who is known to be a Cylon, and which motives are as they want it now. */
export function Aims({ me: { motives, agenda }, met }: { me: PlayerView; met: readonly number[] }) {
  const { groups, aims } = words.hand;
  const holding = motives.cards.filter(({ card }) => met.includes(card));
  const open = holding.filter(({ facts }) => facts?.['onlyWhenGameOver'] !== true);
  const noteOf = (card: CardView): string | null => {
    if (!holding.includes(card)) return null;
    return open.includes(card) ? aims.canBeRevealed : aims.holds;
  };
  return (
    <>
      <Held title={groups.motives} cards={motives.cards} label={aims.cards(motives.cards.length)} noteOf={noteOf}>
        {open.length > 0 && <strong className="aim-now">{aims.now(open.length)}</strong>}
      </Held>
      <Held title={groups.agenda} cards={agenda.cards} label={aims.one} />
    </>
  );
}

/** Faces are on the page only while the button is held, so that neither a glance nor a screenshot tells. */
function Held(props: {
  title: string;
  cards: readonly TableCard[];
  label: string;
  /** What is said below a card. */
  noteOf?: (card: CardView) => string | null;
  children?: ReactNode;
}) {
  const { title, cards, label, noteOf, children } = props;
  const [held, hold] = useState(false);
  const said = words.hand;
  if (cards.length === 0) return null;
  const release = () => hold(false);
  return (
    <div className="card-group loyalty">
      <h3 className="label">{title}</h3>
      <div className="card-row">
        <button
          type="button"
          className="card loyalty-back"
          title={said.holdLong}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            hold(true);
          }}
          onPointerUp={release}
          onPointerCancel={release}
          onLostPointerCapture={release}
          onBlur={release}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== ' ' && event.key !== 'Enter') return;
            event.preventDefault();
            hold(true);
          }}
          onKeyUp={release}
        >
          <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
            <path d="M2 16Q16 2 30 16 16 30 2 16Z" fill="none" stroke="currentColor" strokeWidth="2" />
            <circle cx="16" cy="16" r="5" fill="currentColor" />
          </svg>
          <span>{label}</span>
          {children}
          <span className="quiet">{said.holdToLook}</span>
        </button>
        {held &&
          cards.map((card) =>
            'name' in card ? (
              <Noted key={card.card} note={noteOf?.(card) ?? null}>
                <CardFace card={card} target={false} />
              </Noted>
            ) : (
              <span key={card.card}>{said.faceDown}</span>
            ),
          )}
      </div>
    </div>
  );
}

/** A card with a word about how it stands. */
function Noted({ note, children }: { note: string | null; children: ReactNode }) {
  if (note === null) return children;
  return (
    <span className="noted">
      {children}
      <strong className="aim-now">{note}</strong>
    </span>
  );
}
