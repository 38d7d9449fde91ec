/** What the viewer knew that everybody held: all of it once nothing has to be hidden any more, before that one's own hand. */
import './faces.css';
import type { CardView, PlayerView, View } from '@ragtag/galactica';
import type { Names } from '@ragtag/kernel/words';
import { Panel } from '../../../shell/parts/panel.tsx';
import { SkillShape } from '../parts/skill-shape.tsx';
import { words } from '../words/words.ts';

export function Faces({ view, names }: { view: View; names: Names }) {
  const open = view.viewer === 'omniscient';
  const known = view.players.filter(({ seat }) => open || seat === view.viewer);
  if (known.length === 0) return null;
  return (
    <Panel title={open ? words.replay.faces : words.replay.ownHand} className="faces">
      <ul>
        {known.map((player) => (
          <li key={player.seat} className={`seat-${player.seat} ${view.turn.current === player.seat ? 'current' : ''}`}>
            <Held player={player} name={names.brief.who(player.seat)} open={open} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Held({ player, name, open }: { player: PlayerView; name: string; open: boolean }) {
  const said = words.replay;
  const loyalty = [...player.loyaltyFaceup, ...player.loyalty].flatMap((card) => ('name' in card ? [card] : []));
  const others = (['quorum', 'mutiny', 'superCrises'] as const).filter((kind) => player[kind].cards.length > 0);
  return (
    <>
      <h3>{name}</h3>
      {open && (
        <p className="held-loyalty">
          <span className="sr">{said.loyalty}</span>
          {loyalty.map((card) => (
            <span key={card.card} className={`loyalty-face ${card.kind ?? ''}`}>
              {words.story.loyaltyName(card.id ?? '')}
            </span>
          ))}
        </p>
      )}
      <p className="held-cards">
        <span className="sr">{said.hand}</span>
        {player.hand.cards.length === 0 && <span className="quiet">{said.emptyHand}</span>}
        {player.hand.cards.map((card) => (
          <SmallCard key={card.card} card={card} />
        ))}
      </p>
      {others.map((kind) => (
        <p key={kind} className="held-others">
          {said.others[kind](player[kind].cards.map((card) => card.name))}
        </p>
      ))}
    </>
  );
}

function SmallCard({ card }: { card: CardView }) {
  return (
    <span className={`small-card ${card.type ?? ''}`} title={card.name}>
      {card.type && <SkillShape skill={card.type} size={11} />}
      {card.strength}
      <span className="sr">{words.replay.card(card.type ?? '', card.name)}</span>
    </span>
  );
}
