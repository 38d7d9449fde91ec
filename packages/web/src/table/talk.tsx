/** The log, the chat, and what can be said at a click. */
import type { LogLine } from '@ragtag/server/protocol';
import { memo, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../lobby/api.ts';
import { useLoaded } from '../lobby/use-loaded.ts';
import type { Connection, Reply, Said } from '../socket/connection.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';

type Tab = 'log' | 'chat';

export function Talk({
  log,
  chat,
  names,
  connection,
  game,
}: {
  log: readonly LogLine[];
  chat: readonly Said[];
  names: Names;
  connection: Connection;
  game: string;
}) {
  const [tab, show] = useState<Tab>('log');
  const [seen, see] = useState(0);
  const unread = tab === 'chat' ? 0 : chat.length - seen;
  const open = (next: Tab) => {
    see(chat.length);
    show(next);
  };
  return (
    <section className="panel talk" aria-label="Log and chat">
      <div className="tabs" role="tablist" aria-label="Log and chat">
        <TabButton tab="log" name="Log" open={tab} show={open} />
        <TabButton tab="chat" name={unread > 0 ? `Chat (${unread} new)` : 'Chat'} open={tab} show={open} />
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="tab-panel">
        {tab === 'log' ? <Log log={log} names={names} /> : <Chat chat={chat} connection={connection} game={game} />}
      </div>
    </section>
  );
}

function TabButton({ tab, name, open, show }: { tab: Tab; name: string; open: Tab; show: (tab: Tab) => void }) {
  const selected = tab === open;
  const other: Tab = tab === 'log' ? 'chat' : 'log';
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${tab}`}
      aria-selected={selected}
      aria-controls={selected ? `panel-${tab}` : undefined}
      tabIndex={selected ? 0 : -1}
      onClick={() => show(tab)}
      onKeyDown={({ key }) => {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
        show(other);
        document.getElementById(`tab-${other}`)?.focus();
      }}
    >
      {name}
    </button>
  );
}

/** The latest below, followed as long as nobody has scrolled up. */
function useFollowing(length: number) {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what to follow
  useEffect(() => {
    if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);
  const onScroll = () => {
    const { current } = box;
    if (current) following.current = current.scrollHeight - current.scrollTop - current.clientHeight < 40;
  };
  return { ref: box, onScroll };
}

const SHOWN = 400;

function Log({ log, names }: { log: readonly LogLine[]; names: Names }) {
  const following = useFollowing(log.length);
  const first = Math.max(0, log.length - SHOWN);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="log" role="log" aria-label="What happened" tabIndex={0} {...following}>
      {log.length === 0 && <p className="quiet">Nothing has happened yet.</p>}
      {log.slice(first).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place in the log
        <Line key={first + index} line={line} names={names} />
      ))}
    </div>
  );
}

const Line = memo(function Line({ line, names }: { line: LogLine; names: Names }) {
  const { text, tone } = words.eventLine(line.event, names);
  return <p className={`line ${tone}`}>{text}</p>;
});

function Chat({ chat, connection, game }: { chat: readonly Said[]; connection: Connection; game: string }) {
  const following = useFollowing(chat.length);
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
      <div className="log" role="log" aria-label="Chat" tabIndex={0} {...following}>
        {chat.length === 0 && <p className="quiet">Nobody has said anything.</p>}
        {chat.map((said) => (
          <p key={`${said.room} ${said.n}`} className="line">
            <strong>{said.from}</strong> {said.text}
            {said.room === 'spectators' && <span className="quiet"> (spectators)</span>}
          </p>
        ))}
      </div>
      <Signals game={game} say={async (signal) => told(await connection.signal(signal, null))} />
      <form className="say" onSubmit={submit}>
        <label htmlFor="say" className="sr">
          Say something to the table
        </label>
        <input
          id="say"
          value={text}
          maxLength={2000}
          onChange={({ target }) => write(target.value)}
          placeholder="Say something"
        />
        <button type="submit">Say</button>
      </form>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble.message}
          {trouble.code === 'secrecy' && (
            <button type="button" className="plain" onClick={() => say(true)}>
              Say it anyway
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
        Say at a click
      </label>
      <select
        id="signal"
        value=""
        onFocus={again}
        onChange={({ target }) => {
          if (target.value !== '') say(target.value);
        }}
      >
        <option value="">Say at a click...</option>
        {all.map(({ signal, text }) => (
          <option key={signal} value={signal}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
