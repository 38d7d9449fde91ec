/** Everybody at the table: character, place, titles, what they hold, whether they are here. */
import type { PlayerView, View } from '@ragtag/galactica';
import type { SeatState, TableState } from '@ragtag/server/protocol';
import { Token } from '../board/emblems.tsx';
import { Icon } from '../parts/icons.tsx';
import { Panel } from '../parts/panel.tsx';
import { words } from '../words/words.ts';
import { Target } from './target.tsx';

export function Crew({ table, view }: { table: TableState; view: View }) {
  return (
    <Panel title="Crew" className="crew">
      <ul>
        {view.players.map((player) => (
          <li key={player.seat}>
            <Member player={player} view={view} table={table} />
          </li>
        ))}
      </ul>
      <Waiting table={table} view={view} />
    </Panel>
  );
}

/** The queue of public decisions; for secret ones only that the table waits. */
function Waiting({ table, view }: { table: TableState; view: View }) {
  if (table.status !== 'playing' || !table.waiting) return null;
  const awaited = table.awaited.map((seat) => (seat === table.seat ? 'you' : nameOfSeat(view, table, seat)));
  return (
    <p className="waiting" role="status">
      {awaited.length === 0 ? 'The table is waiting' : `Waiting for ${awaited.join(', then ')}`}
    </p>
  );
}

export function nameOfSeat(view: View, table: TableState, seat: number): string {
  return view.players[seat]?.character?.name ?? table.seats[seat]?.name ?? `Seat ${seat + 1}`;
}

function Member({ player, view, table }: { player: PlayerView; view: View; table: TableState }) {
  const sitting = table.seats[player.seat];
  const current = view.turn.current === player.seat;
  return (
    <Target at={`player:${player.seat}`} className={`member ${current ? 'current' : ''}`}>
      <Token player={player} />
      <span className="member-words">
        <span className="member-name">
          {player.character?.name ?? 'No character yet'}
          {titlesOf(player.seat, view).map((title) => (
            <span key={title} className="title">
              {title}
            </span>
          ))}
          {player.revealed && <span className="title cylon">Cylon</span>}
        </span>
        <span className="member-where">
          <Sitting sitting={sitting} own={table.seat === player.seat} /> · {whereIs(player)}
          {current && <span className="sr">, current player</span>}
        </span>
        <span className="member-holds">{holds(player)}</span>
      </span>
      <span className="hand-count">
        <Icon of="hand" size={14} />
        <span className="sr">skill cards: </span>
        {player.hand.count}
      </span>
    </Target>
  );
}

function Sitting({ sitting, own }: { sitting: SeatState | undefined; own: boolean }) {
  if (own) return <>you</>;
  if (!sitting || sitting.kind === 'empty') return <>empty seat</>;
  if (sitting.kind === 'bot') return <>artificial player</>;
  return (
    <>
      {sitting.name ?? 'somebody'}
      {!sitting.here && ' (away)'}
    </>
  );
}

function titlesOf(seat: number, { titles, mutineer }: View): string[] {
  const held = Object.entries(titles).flatMap(([title, holder]) => (holder === seat ? [words.nameOf(title)] : []));
  return mutineer === seat ? [...held, 'Mutineer'] : held;
}

function whereIs({ piloting, place }: PlayerView): string {
  return piloting ? `${words.wordsFor(piloting.ship)}, ${words.areaName(piloting.area)}` : words.nameOf(place);
}

/** What lies before a player besides the hand, as everybody sees it. */
function holds({ loyalty, quorum, mutiny, superCrises, miracle, quorumGiven, stranded }: PlayerView): string {
  return [
    loyalty.length > 0 && `${loyalty.length} loyalty`,
    quorum.count > 0 && `${quorum.count} quorum`,
    mutiny.count > 0 && `${mutiny.count} mutiny`,
    superCrises.count > 0 && words.count(superCrises.count, 'super crisis', 'super crises'),
    miracle > 0 && words.count(miracle, 'miracle'),
    stranded > 0 && 'stranded',
    ...quorumGiven.flatMap((card) => ('name' in card ? [card.name] : [])),
  ]
    .filter(Boolean)
    .join(' · ');
}
