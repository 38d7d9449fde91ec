/** What people say to each other, and what can be said at a click. */
import './log.css';
import type { TableState } from '@ragtag/server/protocol';
import { type SubmitEvent, useState } from 'react';
import type { Connection, Reply, Said } from '../shell/socket/connection.ts';
import { words } from '../shell/words/words.ts';
import { nameOfSeat } from './seat-names.ts';
import { Signals } from './signals.tsx';
import { useFollowing } from './use-following.ts';
import { withLinks } from './with-links.tsx';

const LONGEST = 2_000;

export function Chat({
  chat,
  seats,
  connection,
  game,
  signals = true,
}: {
  chat: readonly Said[];
  seats: TableState['seats'];
  connection: Connection;
  game: string;
  /** Before the game there is nothing to say at a click. */
  signals?: boolean;
}) {
  const { box, inside, onScroll } = useFollowing();
  const [text, write] = useState('');
  const [trouble, complain] = useState<Extract<Reply, { ok: false }> | null>(null);
  const told = (reply: Reply) => {
    complain(reply.ok ? null : reply);
    return reply.ok;
  };
  const say = async (anyway: boolean) => {
    if (text.trim() !== '' && told(await connection.say(text.trim(), anyway))) write('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void say(false);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="log" role="log" aria-label={words.chat.title} tabIndex={0} ref={box} onScroll={onScroll}>
        <div ref={inside}>
          {chat.length === 0 && <p className="quiet">{words.chat.empty}</p>}
          {chat.map((said) => (
            <p key={`${said.room} ${said.n}`} className="line">
              <Speaker said={said} seats={seats} /> {withLinks(said.text)}
              {said.room === 'spectators' && <span className="quiet"> {words.chat.spectators}</span>}
            </p>
          ))}
        </div>
      </div>
      {signals && <Signals game={game} say={async (signal) => told(await connection.signal(signal))} />}
      <form className="say" onSubmit={submit}>
        <label htmlFor="say" className="sr">
          {words.chat.label}
        </label>
        <input
          id="say"
          value={text}
          maxLength={LONGEST}
          onChange={({ target }) => write(target.value)}
          placeholder={words.chat.placeholder}
        />
        <button type="submit">{words.chat.say}</button>
      </form>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble.message}
          {trouble.code === 'secrecy' && (
            <button type="button" className="plain" onClick={() => say(true)}>
              {words.chat.anyway}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** A player is whoever sits there, in the seat's colour; what they were called when they said it is no proof. */
function Speaker({ said: { seat, from, room }, seats }: { said: Said; seats: TableState['seats'] }) {
  if (seat === null) return room === 'spectators' ? <strong>{from}</strong> : <em className="quiet">{from}</em>;
  const name = nameOfSeat({ seats }, seat);
  return (
    <>
      <strong className={`speaker seat-${seat}`}>{name}</strong>
      {from !== name && <span className="quiet">{words.chat.calledThen(from)}</span>}
    </>
  );
}
