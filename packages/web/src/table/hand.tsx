/** My things: hand, quorum, mutiny, super crises, and loyalty cards that show only while held. */
import type { CardView, PlayerView, TableCard } from '@ragtag/galactica';
import { useState } from 'react';
import { Panel } from '../parts/panel.tsx';
import { words } from '../words/words.ts';
import { CardFace } from './card.tsx';

export function Hand({ me }: { me: PlayerView }) {
  const looking = me.lookingAt.cards;
  return (
    <Panel title={`Your hand: ${words.count(me.hand.count, 'card')}`} className="hand">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="cards" tabIndex={0} aria-label="Your cards">
        {looking.length > 0 && <Cards cards={looking} title="Just drawn" />}
        <Cards cards={[...me.hand.cards].sort(byTypeAndStrength)} title="Skill cards" />
        <Cards cards={me.quorum.cards} title="Quorum" />
        <Cards cards={me.mutiny.cards} title="Mutiny" />
        <Cards cards={me.superCrises.cards} title="Super crises" />
        <Loyalty cards={me.loyalty} />
      </section>
    </Panel>
  );
}

function Cards({ cards, title }: { cards: readonly CardView[]; title: string }) {
  if (cards.length === 0) return null;
  return (
    <div className="card-group">
      <h3 className="label">{title}</h3>
      <div className="card-row">
        {cards.map((card) => (
          <CardFace key={card.card} card={card} />
        ))}
      </div>
    </div>
  );
}

function byTypeAndStrength(a: CardView, b: CardView): number {
  return (a.type ?? '').localeCompare(b.type ?? '') || (b.strength ?? 0) - (a.strength ?? 0);
}

/** Faces are on the page only while the button is held, so that neither a glance nor a screenshot tells. */
function Loyalty({ cards }: { cards: readonly TableCard[] }) {
  const [held, hold] = useState(false);
  if (cards.length === 0) return null;
  const release = () => hold(false);
  return (
    <div className="card-group">
      <h3 className="label">Loyalty</h3>
      <div className="card-row">
        <button
          type="button"
          className="card loyalty-back"
          onPointerDown={() => hold(true)}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onBlur={release}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && hold(true)}
          onKeyUp={release}
        >
          <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
            <path d="M2 16Q16 2 30 16 16 30 2 16Z" fill="none" stroke="currentColor" strokeWidth="2" />
            <circle cx="16" cy="16" r="5" fill="currentColor" />
          </svg>
          <span>{words.count(cards.length, 'loyalty card')}</span>
          <span className="quiet">hold to look</span>
        </button>
        {held &&
          cards.map((card) =>
            'name' in card ? (
              <CardFace key={card.card} card={card} target={false} />
            ) : (
              <span key={card.card}>face down</span>
            ),
          )}
      </div>
    </div>
  );
}
