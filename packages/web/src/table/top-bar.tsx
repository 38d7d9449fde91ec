/** The top bar: which table this is, the step of the turn, the clock, and the way to everything beside the table. */
import './top-bar.css';
import type { View } from '@ragtag/galactica';
import type { TableState } from '@ragtag/server/protocol';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { LookUp } from '../knowing/look-up.tsx';
import { type Drawing, Icon } from '../parts/icons.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import type { Connection } from '../socket/connection.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { Clock } from './clock.tsx';

/** Wanted now and then: loaded when they are. */
const SeatsDialog = lazy(() => import('../lobby/seats-dialog.tsx'));
const ExportDialog = lazy(async () => ({ default: (await import('../lobby/export-menu.tsx')).ExportDialog }));

type Beside = 'settings' | 'seats' | 'export';

const steps = [
  'receive-skills',
  'movement',
  'action',
  'crisis',
  'activate-cylon-ships',
  'prepare-for-jump',
  'discard',
] as const;

export interface TopBarProps {
  readonly table: TableState;
  readonly view: View;
  readonly names: Names;
  readonly connection: Connection;
  /** Opens the log and the chat where they are not on the page by themselves. */
  readonly talk: (() => void) | null;
  readonly unread: number;
  readonly help: () => void;
  /** What else belongs there. */
  readonly children?: ReactNode;
}

export const TopBar = memo(function TopBar({
  table,
  view,
  names,
  connection,
  talk,
  unread,
  help,
  children,
}: TopBarProps) {
  const [open, show] = useState<Beside | null>(null);
  const close = () => show(null);
  const game = connection.snapshot().watched?.game ?? '';
  const said = words.table;
  return (
    <header className="top">
      <h1>
        <a href="/" className="brand">
          {words.parts.brand}
        </a>
        <span className="top-title">{[table.title, said.turn(view.turn.number)].join(' · ')}</span>
        {table.houseRules.length > 0 && (
          <span className="house-rules" title={words.gathering.houseRules(table.houseRules)}>
            {words.lobby.houseRules}
          </span>
        )}
      </h1>
      <Steps now={view.turn.step} />
      {children}
      {table.clock && <Clock clock={table.clock} names={names} connection={connection} seated={table.seat !== null} />}
      {table.notice && (
        <p className="notice" role="status">
          {table.notice}
        </p>
      )}
      <Tools talk={talk} unread={unread} help={help} show={show} />
      {open === 'settings' && <SettingsDialog close={close} />}
      <Suspense fallback={null}>
        {open === 'seats' && <SeatsDialog game={game} table={table} close={close} />}
        {open === 'export' && (
          <ExportDialog
            game={game}
            title={table.title}
            over={table.status === 'over'}
            seated={table.seat !== null}
            picture={async () => (await import('../board/picture.tsx')).boardPicture(view)}
            close={close}
          />
        )}
      </Suspense>
    </header>
  );
});

const Steps = memo(function Steps({ now }: { now: string }) {
  return (
    <ol className="steps" aria-label={words.table.steps}>
      {steps.map((step) => (
        <li key={step} aria-current={now === step ? 'step' : undefined}>
          {words.nameOf(step)}
        </li>
      ))}
    </ol>
  );
});

const Tools = memo(function Tools({
  talk,
  unread,
  help,
  show,
}: Pick<TopBarProps, 'talk' | 'unread' | 'help'> & { show: (what: Beside) => void }) {
  const said = words.table;
  return (
    <nav className="tools" aria-label={said.tools}>
      <LookUp className="tool" />
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
