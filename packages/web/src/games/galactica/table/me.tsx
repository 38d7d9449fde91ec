/** Me, in one view: who I am, what I can do, what I hold, and what I am. */
import type { PlayerView, View } from '@ragtag/galactica';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { Token } from '../board/token.tsx';
import { words } from '../words/words.ts';
import { AssistMember } from './assist.tsx';
import { CardFace } from './card.tsx';
import { CharacterSheet, SheetOf } from './character-sheet.tsx';
import { Aims, Loyalty, type SeenCard } from './loyalty.tsx';
import { badgesOf, whereIs } from './member.tsx';

export function MePanel(props: {
  me: PlayerView;
  met: readonly number[];
  seen: readonly SeenCard[];
  assist: View['assist'];
  titles: readonly string[];
  close: () => void;
}) {
  const { me, met, seen, assist, titles, close } = props;
  const said = words.hand;
  return (
    <Dialog title={said.meTitle} className="me sheet wide" close={close}>
      <div className="me-top">
        <Token player={me} />
        <div>
          <p className="me-name">{me.character?.name ?? words.crew.noCharacter}</p>
          {me.allegiance !== 'human' && (
            <p className={`allegiance ${me.allegiance}`}>{said.allegiance[me.allegiance]}</p>
          )}
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
      <CharacterSheet player={me} alone={assist !== null} />
      {assist && <Assist assist={assist} tokens={!me.withoutTokens} />}
      <Loyalty cards={me.loyalty} seen={seen} />
      {me.loyaltyFaceup.length > 0 && (
        <>
          <p className="quiet">{said.faceUp}</p>
          <div className="card-row">
            {me.loyaltyFaceup.map((card) => 'name' in card && <CardFace key={card.card} card={card} target={false} />)}
          </div>
        </>
      )}
      {me.motivesRevealed.cards.length > 0 && (
        <>
          <p className="quiet">{said.aims.revealed}</p>
          <div className="card-row">
            {me.motivesRevealed.cards.map((card) => (
              <CardFace key={card.card} card={card} target={false} />
            ))}
          </div>
        </>
      )}
      <Aims me={me} met={met} />
      {me.motives.count + me.motivesRevealed.count > 0 && <p className="quiet">{said.aims.motives}</p>}
      {me.agenda.count > 0 && <p className="quiet">{said.aims.agenda}</p>}
      <h3 className="label">{said.title(me.hand.count)}</h3>
      <div className="card-row">
        {[...me.hand.cards, ...me.quorum.cards, ...me.mutiny.cards].map((card) => (
          <CardFace key={card.card} card={card} target={false} />
        ))}
      </div>
    </Dialog>
  );
}

/** The other sheet of one who plays alone. */
function Assist({ assist, tokens }: { assist: NonNullable<View['assist']>; tokens: boolean }) {
  const { character, miracle, gone } = assist;
  return (
    <section className="me-assist" aria-label={words.hand.assists(character.name)}>
      <h3>{gone ? character.name : words.hand.assists(character.name)}</h3>
      <div className="crew">
        <AssistMember assist={assist} />
      </div>
      {!gone && (
        <>
          <p className="quiet">{words.crew.assistText}</p>
          <SheetOf character={character.id} miracle={miracle} tokens={tokens} off={false} alone assists />
          <p className="quiet">{words.hand.weaknessesOff}</p>
        </>
      )}
    </section>
  );
}
