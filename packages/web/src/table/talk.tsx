/** The log, the chat, and what can be said at a click. */
import type { LogLine } from '@ragtag/server/protocol';
import { memo, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Connection, Said } from '../socket/connection.ts';
import { eventLine } from '../words/event.ts';
import type { Names } from '../words/terms.ts';

type Tab = 'log' | 'chat';

export function Talk({
  log,
  chat,
  names,
  connection,
}: {
  log: readonly LogLine[];
  chat: readonly Said[];
  names: Names;
  connection: Connection;
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
        {tab === 'log' ? <Log log={log} names={names} /> : <Chat chat={chat} connection={connection} />}
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
  const { text, tone } = eventLine(line.event, names);
  return <p className={`line ${tone}`}>{text}</p>;
});

/** What may always be said. */
const signals = [
  ['help?', 'How much can you help?'],
  ['a-lot', 'I can help a lot'],
  ['a-little', 'I can help a little'],
  ['nothing', 'I cannot help'],
  ['thanks', 'Thank you'],
] as const;

function Chat({ chat, connection }: { chat: readonly Said[]; connection: Connection }) {
  const following = useFollowing(chat.length);
  const [text, write] = useState('');
  const [trouble, complain] = useState<string | null>(null);
  const told = (reply: Awaited<ReturnType<Connection['say']>>) => {
    complain(reply.ok ? null : reply.message);
    return reply.ok;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && told(await connection.say(text.trim()))) write('');
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="log" role="log" aria-label="Chat" tabIndex={0} {...following}>
        {chat.length === 0 && <p className="quiet">Nobody has said anything.</p>}
        {chat.map((said, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays where it is
          <p key={index} className="line">
            <strong>{said.from}</strong> {said.text}
          </p>
        ))}
      </div>
      <ul className="signals" aria-label="Signals">
        {signals.map(([signal, words]) => (
          <li key={signal}>
            <button type="button" className="plain" onClick={async () => told(await connection.signal(signal, null))}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      <form className="say" onSubmit={submit}>
        <label htmlFor="say" className="sr">
          Say something to the table
        </label>
        <input
          id="say"
          value={text}
          maxLength={500}
          onChange={({ target }) => write(target.value)}
          placeholder="Say something"
        />
        <button type="submit">Say</button>
      </form>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
