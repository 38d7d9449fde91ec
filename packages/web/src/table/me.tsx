/** Me, in one view: who I am, what I can do, what I hold, and what I am. */
import type { PlayerView } from '@ragtag/galactica';
import { Token } from '../board/emblems.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { words } from '../words/words.ts';
import { CardFace } from './card.tsx';
import { CharacterSheet } from './character-sheet.tsx';
import { Loyalty } from './loyalty.tsx';
import { badgesOf, whereIs } from './member.tsx';

export function MePanel({ me, titles, close }: { me: PlayerView; titles: readonly string[]; close: () => void }) {
  const said = words.hand;
  return (
    <Dialog title={said.meTitle} className="me sheet wide" close={close}>
      <div className="me-top">
        <Token player={me} />
        <div>
          <p className="me-name">{me.character?.name ?? words.crew.noCharacter}</p>
          <p className="quiet">{[whereIs(me), ...badgesOf(me).map(({ text }) => text)].join(' · ')}</p>
          <p>
            {titles.length === 0 && <span className="quiet">{said.noTitles}</span>}
            {titles.map((title) => (
              <span key={title} className="title">
                {title}
              </span>
            ))}
          </p>
        </div>
      </div>
      <CharacterSheet player={me} />
      <Loyalty cards={me.loyalty} />
      {me.loyaltyFaceup.length > 0 && (
        <>
          <p className="quiet">{said.faceUp}</p>
          <div className="card-row">
            {me.loyaltyFaceup.map((card) => 'name' in card && <CardFace key={card.card} card={card} target={false} />)}
          </div>
        </>
      )}
      <h3 className="label">{said.title(me.hand.count)}</h3>
      <div className="card-row">
        {[...me.hand.cards, ...me.quorum.cards, ...me.mutiny.cards].map((card) => (
          <CardFace key={card.card} card={card} target={false} />
        ))}
      </div>
    </Dialog>
  );
}
