/** A table of any game: all that can be seen, as lists, and the question. What a game starts with before it is drawn. */
import './plain-table.css';
import type { Plain } from '@ragtag/kernel';
import type { TableState } from '@ragtag/server/protocol';
import { useEffect } from 'react';
import type { GameTable, ScreeningProps, TableProps } from '../../shell/games/game-client.ts';
import { plainSpeech } from '../../shell/games/speech.ts';
import { Panel } from '../../shell/parts/panel.tsx';
import { words } from '../../shell/words/words.ts';
import { useAnswering } from '../answering.ts';
import { plainBeats } from '../moments/pace.ts';
import { tableAt } from '../replay/film.ts';
import { Timeline } from '../replay/timeline.tsx';
import { usePlayer, usePlayerKeys } from '../replay/use-player.ts';
import { nameOfSeat, useNames } from '../seat-names.ts';
import { TableFrame, Watching } from '../table-frame.tsx';
import { Target } from '../target.tsx';
import { useScreen } from '../use-screen.ts';

export const plainTable: GameTable = {
  Table: PlainTable,
  Screening: PlainScreening,
  beats: plainBeats,
  nameOfSeat,
  speak: () => plainSpeech,
};

export function PlainTable({ connection, watched, table }: TableProps) {
  const screen = useScreen();
  const answering = useAnswering(connection, table);
  const names = useNames(table);
  return (
    <TableFrame
      connection={connection}
      watched={watched}
      table={table}
      names={names}
      answering={answering}
      screen={screen}
      turn={null}
      className="plain-table"
      middle={
        <Panel title={table.title} scrolls>
          <Seen value={table.view} />
        </Panel>
      }
      people={<People table={table} />}
      hand={table.seat === null ? <Watching /> : null}
    />
  );
}

function People({ table }: { table: TableState }) {
  return (
    <Panel title={words.gathering.seats}>
      <ul className="plain-people">
        {table.seats.map(({ seat }) => (
          <li key={seat} aria-current={table.awaited.some((one) => one === seat) ? 'true' : undefined}>
            <Target at={`player:${seat}`} className="plain-person">
              {nameOfSeat(table, seat)}
            </Target>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Plain data as a list of what is called what; what is empty is left out. */
function Seen({ value }: { value: Plain }) {
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return (
    <dl className="plain-view">
      {entries.map(([key, inner]) => (
        <div key={key} className={typeof inner === 'object' ? 'nested' : ''}>
          <dt>{Array.isArray(value) ? Number(key) + 1 : words.game.nameOf(key)}</dt>
          <dd>
            <Seen value={inner} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: Plain): boolean {
  if (value === null || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function PlainScreening({ film, start, moved, top }: ScreeningProps) {
  const player = usePlayer(film, start);
  usePlayerKeys(film, player);
  const { at } = player;
  useEffect(() => moved?.(at), [moved, at]);
  const view = film.views[at] ?? null;
  const names = useNames(tableAt(film, view));
  return (
    <div className={`table on-${useScreen()}`} data-step={at}>
      {top?.(view)}
      <Panel title={film.replay.title} scrolls>
        <Seen value={view} />
      </Panel>
      <Timeline film={film} player={player} names={names}>
        {null}
      </Timeline>
    </div>
  );
}
