/** Who was what: every seat's character, side and loyalty. */
import type { View } from '@ragtag/galactica';
import type { ToldPlayer } from '@ragtag/galactica/host';
import { Token } from '../board/token.tsx';
import { words } from '../words/words.ts';
import type { Story } from './story.ts';

export function Revelations({ story, view }: { story: Story; view: View }) {
  return (
    <section className="revelations" aria-labelledby="revelations">
      <h3 id="revelations" className="label">
        {words.story.who}
      </h3>
      <ul>
        {story.players.map((player) => (
          <li key={player.seat} className={`revelation ${player.side}`}>
            <Revealed player={player} story={story} view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Revealed({ player, story, view }: { player: ToldPlayer; story: Story; view: View }) {
  const said = words.story;
  const { seat, characters, side, loyalty, revealed } = player;
  const seen = view.players[seat];
  const earlier = characters.slice(0, -1);
  return (
    <>
      {seen && <Token player={seen} />}
      <div className="revealed-words">
        <p className="revealed-name">{characters.at(-1) ?? words.table.seat(seat + 1)}</p>
        <p className="quiet">
          {[personAt(story, seat), ...(earlier.length > 0 ? [said.later(earlier)] : [])].filter(Boolean).join(' · ')}
        </p>
        <p className="revealed-side">
          <span className={`side ${side}`}>
            <SideShape side={side} />
            {said.sides[side]}
          </span>
          {story.winners.includes(seat) && <span className="won">{said.won}</span>}
        </p>
        <ul className="revealed-loyalty">
          {loyalty.map(({ id }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie in their order for good
            <li key={index}>{said.loyaltyName(id)}</li>
          ))}
        </ul>
        {side === 'cylons' && <p className="quiet">{revealed ? said.revealed(revealed.turn) : said.neverRevealed}</p>}
      </div>
    </>
  );
}

function personAt({ seats }: Story, seat: number): string | null {
  const sitting = seats[seat];
  return sitting?.kind === 'bot' ? words.crew.artificial : (sitting?.name ?? null);
}

/** A round head, or an eye that goes from side to side. */
function SideShape({ side }: { side: string }) {
  const drawing =
    side === 'cylons'
      ? 'M1 5h14v6H1ZM6 6.5v3h4v-3Z'
      : 'M8 1a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2 15c0-4 3-6 6-6s6 2 6 6Z';
  return (
    <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
      <path d={drawing} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
