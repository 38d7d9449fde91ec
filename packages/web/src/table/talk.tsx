/** The log and the chat, one behind the other. */
import type { LogLine } from '@ragtag/server/protocol';
import { useState } from 'react';
import type { Connection, Said } from '../socket/connection.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';

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
    <section className="panel talk" aria-label={words.chat.tabs}>
      <div className="tabs" role="tablist" aria-label={words.chat.tabs}>
        <TabButton tab="log" name={words.chat.logTab} open={tab} show={open} />
        <TabButton tab="chat" name={words.chat.chatTab(unread)} open={tab} show={open} />
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="tab-panel">
        {tab === 'log' ? (
          <Log game={game} log={log} names={names} />
        ) : (
          <Chat chat={chat} connection={connection} game={game} />
        )}
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
