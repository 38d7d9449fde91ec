/** One game as the lobby shows it: who sits, who is awaited, what is special about it, and what can be done. */
import type { ListedGame, ListedSeat } from '@ragtag/server/http';
import { type GameLobby, useLobbyOf, useUnusual } from '../games/game-client.ts';
import { Face } from '../parts/face.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { joinPath, replayPath, tablePath } from './paths.ts';
import { recapOf } from './recap.ts';
import { useAttempt } from './use-loaded.ts';

export function isAwaited(game: ListedGame): boolean {
  return game.seats.some(({ seat, mine }) => mine && game.awaited.includes(seat));
}

function isFree({ name, bot }: ListedSeat): boolean {
  return name === null && bot === null;
}

export function GameEntry({ game, again }: { game: ListedGame; again: () => void }) {
  const yours = isAwaited(game);
  const lobby = useLobbyOf(game.game);
  const unusual = useUnusual();
  return (
    <article className={`game ${yours ? 'yours' : ''}`}>
      <h3>
        <a href={tablePath(game.id, unusual(game.game))}>{game.title}</a>
      </h3>
      <p className="game-state">
        {yours && <strong className="mark">{words.lobby.yourAnswer}</strong>} {stateOf(game, lobby)}
      </p>
      <SeatTokens game={game} />
      <ul className="chips">
        <li>{words.lobby.by(game.host)}</li>
        {recapOf(game, lobby).map((chip) => (
          <li key={chip.text} className={chip.house ? 'house' : ''}>
            {chip.text}
          </li>
        ))}
      </ul>
      <Acts game={game} again={again} />
    </article>
  );
}

/** Where the game stands, in one line. */
function stateOf(game: ListedGame, { won }: GameLobby): string {
  const said = words.lobby;
  const { status, awaited, seats } = game;
  if (status === 'over') {
    const { result } = game;
    return result ? `${won(result.winner) ?? said.over} ${said.wonAfter(result.turns)}` : said.over;
  }
  if (status === 'open') {
    const free = said.seatsFree(seats.filter(isFree).length);
    return `${game.hosting ? said.youStart : said.notStarted} · ${free}`;
  }
  const since = game.since === null ? null : Math.max(0, Date.now() - game.since);
  if (isAwaited(game)) return said.awaitsYou(since);
  const names = awaited.flatMap((seat) => nameAt(seats.find((one) => one.seat === seat)));
  return names.length === 0 ? said.awaitsSomebody : said.awaits(names, since);
}

function nameAt(seat: ListedSeat | undefined): string[] {
  if (!seat) return [];
  const said = words.lobby;
  if (seat.mine && !seat.borrowed) return [said.you];
  if (seat.name === null) return [seat.bot === null ? said.free : (seat.mate ?? said.artificial)];
  return [seat.standIn === null ? seat.name : said.standsIn(seat.standIn, seat.name)];
}

/** The seats as small tokens; shape and letter say what colour says. */
function SeatTokens({ game: { seats, awaited } }: { game: ListedGame }) {
  const said = words.lobby;
  return (
    <ul className="seat-tokens" aria-label={said.seats}>
      {seats.map((seat) => {
        const [who = ''] = nameAt(seat);
        const waits = awaited.includes(seat.seat);
        const label = said.seat(seat.seat + 1, seat.mate === null || seat.name !== null ? who : said.mate(who));
        const kind = seat.name !== null ? 'person' : seat.bot === null ? 'empty' : 'bot';
        return (
          <li key={seat.seat} className={`${kind} ${seat.mine ? 'own' : ''} ${waits ? 'awaited' : ''}`} title={label}>
            <span aria-hidden="true">
              {kind === 'person' ? initials(seat.name ?? '') : kind === 'bot' ? <Face of={who} /> : '+'}
            </span>
            <span className="sr">{waits ? said.seatAwaited(label) : label}</span>
          </li>
        );
      })}
    </ul>
  );
}

function initials(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase();
}

function Acts({ game, again }: { game: ListedGame; again: () => void }) {
  const said = words.lobby;
  const [trouble, attempt, busy] = useAttempt();
  const seated = game.seats.some(({ mine }) => mine);
  const { id, title, status } = game;
  const join = async () => {
    const { me } = await api.me();
    if (!me) return window.location.assign(joinPath(id)); // who has no name yet says it there
    await api.join(id, { seat: null });
    window.location.assign(tablePath(id));
  };
  if (status === 'over') {
    return (
      <p className="row acts">
        <a href={tablePath(id)} aria-label={said.endingOf(title)}>
          {said.ending}
        </a>
        <a href={replayPath(id)} aria-label={said.replayGame(title)}>
          {said.replay}
        </a>
      </p>
    );
  }
  if (status === 'playing' && !seated) {
    return (
      <p className="row acts">
        <a href={tablePath(id)} aria-label={said.watchGame(title)}>
          {said.watchShort}
        </a>
      </p>
    );
  }
  if (status !== 'open' || seated || !game.seats.some(isFree)) return null;
  return (
    <div className="acts">
      <button
        type="button"
        aria-label={said.joinGame(title)}
        disabled={busy}
        onClick={async () => {
          if (!(await attempt(join))) again();
        }}
      >
        {said.join}
      </button>
      <Trouble>{trouble}</Trouble>
    </div>
  );
}
