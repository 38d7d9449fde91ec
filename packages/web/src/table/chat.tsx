/** What people say to each other, and what can be said at a click. */
import './log.css';
import { type SubmitEvent, useCallback, useState } from 'react';
import { api } from '../lobby/api.ts';
import { useLoaded } from '../lobby/use-loaded.ts';
import type { Connection, Reply, Said } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { useFollowing } from './use-following.ts';

const LONGEST = 2_000;

export function Chat({ chat, connection, game }: { chat: readonly Said[]; connection: Connection; game: string }) {
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
              <strong>{said.from}</strong> {said.text}
              {said.room === 'spectators' && <span className="quiet"> {words.chat.spectators}</span>}
            </p>
          ))}
        </div>
      </div>
      <Signals game={game} say={async (signal) => told(await connection.signal(signal, null))} />
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

/** What the rules let everybody say, picked from a list. Looked up when it is opened: it changes with the game. */
function Signals({ game, say }: { game: string; say: (signal: string) => void }) {
  const load = useCallback(() => api.signals(game), [game]);
  const [signals, again] = useLoaded(load);
  const all = signals.state === 'here' ? signals.value.signals : [];
  return (
    <p className="signals">
      <label htmlFor="signal" className="sr">
        {words.chat.signal}
      </label>
      <select
        id="signal"
        value=""
        onFocus={again}
        onChange={({ target }) => {
          if (target.value !== '') say(target.value);
        }}
      >
        <option value="">{words.chat.signal}</option>
        {all.map(({ signal, text }) => (
          <option key={signal} value={signal}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
