/** The top bar: which table this is, the step of the turn, the clock, and the way to everything beside the table. */
import './top-bar.css';
import type { Names } from '@ragtag/kernel/words';
import type { TableState } from '@ragtag/server/protocol';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { type Drawing, Icon } from '../shell/parts/icons.tsx';
import { SettingsDialog } from '../shell/settings/settings-dialog.tsx';
import type { Connection } from '../shell/socket/connection.ts';
import { words } from '../shell/words/words.ts';
import { Clock } from './clock.tsx';
import { Behind } from './moments/behind.tsx';

/** Wanted now and then: loaded when they are. */
const SeatsDialog = lazy(() => import('../shell/lobby/seats-dialog.tsx'));
const ExportDialog = lazy(async () => ({ default: (await import('../shell/lobby/export-menu.tsx')).ExportDialog }));

type Beside = 'settings' | 'seats' | 'export';

export interface TopBarProps {
  readonly table: TableState;
  /** Which turn it is; null where the game has none. */
  readonly turn: number | null;
  readonly names: Names;
  readonly connection: Connection;
  /** Opens the log and the chat where they are not on the page by themselves. */
  readonly talk: (() => void) | null;
  readonly unread: number;
  readonly help: () => void;
  /** The way to what can be looked up. */
  readonly lookUp?: ReactNode;
  /** Draws the board as everybody sees it, where there is one. */
  readonly picture?: () => Promise<Blob>;
  /** What else belongs there. */
  readonly children?: ReactNode;
}

export const TopBar = memo(function TopBar({
  table,
  turn,
  names,
  connection,
  talk,
  unread,
  help,
  lookUp,
  picture,
  children,
}: TopBarProps) {
  const [open, show] = useState<Beside | null>(null);
  const close = () => show(null);
  const game = connection.snapshot().watched?.game ?? '';
  const said = words.table;
  const about = [table.title, ...(turn === null ? [] : [said.turn(turn)])].join(' · ');
  return (
    <header className="top">
      <h1>
        <a href="/" className="brand">
          {words.parts.brand}
        </a>
        <span className="top-title" title={about}>
          {about}
        </span>
        {table.houseRules.length > 0 && (
          <span className="house-rules" title={words.gathering.houseRules(table.houseRules)}>
            {words.lobby.houseRules}
          </span>
        )}
      </h1>
      {children}
      <Behind />
      {table.clock && <Clock clock={table.clock} names={names} connection={connection} seated={table.seat !== null} />}
      {table.notice && (
        <p className="notice" role="status">
          {table.notice}
        </p>
      )}
      <Tools talk={talk} unread={unread} help={help} lookUp={lookUp} show={show} />
      {open === 'settings' && <SettingsDialog close={close} />}
      <Suspense fallback={null}>
        {open === 'seats' && <SeatsDialog game={game} table={table} close={close} />}
        {open === 'export' && (
          <ExportDialog
            game={game}
            title={table.title}
            over={table.status === 'over'}
            seated={table.seat !== null}
            picture={picture ?? null}
            close={close}
          />
        )}
      </Suspense>
    </header>
  );
});

const Tools = memo(function Tools({
  talk,
  unread,
  help,
  lookUp,
  show,
}: Pick<TopBarProps, 'talk' | 'unread' | 'help' | 'lookUp'> & { show: (what: Beside) => void }) {
  const said = words.table;
  return (
    <nav className="tools" aria-label={said.tools}>
      {lookUp}
      {talk && (
        <Tool icon="chat" name={unread > 0 ? said.talkUnread(unread) : said.talk} press={talk}>
          {unread > 0 && (
            <span className="unread" aria-hidden="true">
              {unread}
            </span>
          )}
        </Tool>
      )}
      <Tool icon="population" name={words.gathering.menu} press={() => show('seats')} />
      <Tool icon="export" name={words.exporting.title} press={() => show('export')} />
      <Tool icon="ask" name={said.keys} press={help} />
      <Tool icon="sliders" name={words.settings.title} press={() => show('settings')} />
      <a className="tool" href="/" title={said.lobby}>
        <Icon of="leave" />
        <span className="tool-name">{said.lobby}</span>
      </a>
    </nav>
  );
});

function Tool({
  icon,
  name,
  press,
  children,
}: {
  icon: Drawing;
  name: string;
  press: () => void;
  children?: ReactNode;
}) {
  return (
    <button type="button" className="tool" title={name} aria-haspopup="dialog" onClick={press}>
      <Icon of={icon} />
      <span className="tool-name">{name}</span>
      {children}
    </button>
  );
}
