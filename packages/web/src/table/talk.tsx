/** The log, the chat and one's own standing orders, one behind the other. */
import './talk.css';
import type { Names } from '@ragtag/kernel/words';
import type { LogLine, TableState } from '@ragtag/server/protocol';
import { memo, type ReactNode, useState } from 'react';
import type { Connection, Said } from '../shell/socket/connection.ts';
import { words } from '../shell/words/words.ts';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';

type Tab = 'log' | 'chat' | 'orders';

export const Talk = memo(function Talk({
  log,
  chat,
  seats,
  names,
  connection,
  game,
  orders,
}: {
  log: readonly LogLine[];
  chat: readonly Said[];
  seats: TableState['seats'];
  names: Names;
  connection: Connection;
  game: string;
  /** Null for those who have none to give. */
  orders: ReactNode;
}) {
  const tabs: readonly Tab[] = orders === null ? ['log', 'chat'] : ['log', 'chat', 'orders'];
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
        <TabButton tab="log" name={words.chat.logTab} open={tab} tabs={tabs} show={open} />
        <TabButton tab="chat" name={words.chat.chatTab(unread)} open={tab} tabs={tabs} show={open} />
        {orders !== null && <TabButton tab="orders" name={words.orders.tab} open={tab} tabs={tabs} show={open} />}
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="tab-panel">
        {tab === 'log' && <Log game={game} log={log} names={names} />}
        {tab === 'chat' && <Chat chat={chat} seats={seats} connection={connection} game={game} />}
        {tab === 'orders' && orders}
      </div>
    </section>
  );
});

function TabButton(props: { tab: Tab; name: string; open: Tab; tabs: readonly Tab[]; show: (tab: Tab) => void }) {
  const { tab, name, open, tabs, show } = props;
  const selected = tab === open;
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
        const by = key === 'ArrowRight' ? 1 : tabs.length - 1;
        const other = tabs[(tabs.indexOf(tab) + by) % tabs.length] ?? tab;
        show(other);
        document.getElementById(`tab-${other}`)?.focus();
      }}
    >
      {name}
    </button>
  );
}
