/** One table: what I may see of it, what I am asked, what has happened. */
import type { View } from '@ragtag/galactica';
import type { TableState } from '@ragtag/server/protocol';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Board } from '../board/board.tsx';
import { Gathering } from '../lobby/gathering.tsx';
import { NameForm } from '../lobby/name.tsx';
import type { Connection, Reply, Watched } from '../socket/connection.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { Agreement } from './agreement.tsx';
import { answerOf, ChoosingContext, litBy, missing, single, toggled } from './choosing.ts';
import { Clock } from './clock.tsx';
import { Crew, nameOfSeat } from './crew.tsx';
import { Hand } from './hand.tsx';
import { Question } from './question.tsx';
import { Resolving } from './resolving.tsx';
import { Status } from './status.tsx';
import { Talk } from './talk.tsx';

export function TablePage({ connection, game }: { connection: Connection; game: string }) {
  const { watched, line } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  useEffect(() => {
    connection.watch(game);
    return () => connection.unwatch();
  }, [connection, game]);
  if (line === 'signed-out') {
    return (
      <main className="page">
        <h1>Ragtag</h1>
        <NameForm known={() => connection.restart()} />
      </main>
    );
  }
  if (watched?.refused) {
    return (
      <main className="page">
        <h1>No table here</h1>
        <p>{watched.refused}</p>
        <p>
          <a href="/">Back to the lobby</a>
        </p>
      </main>
    );
  }
  if (!watched?.table) {
    return (
      <main className="page">
        <h1>Ragtag</h1>
        <p role="status">Going to the table...</p>
      </main>
    );
  }
  if (watched.table.view === null) return <Gathering connection={connection} game={game} table={watched.table} />;
  return <Table connection={connection} watched={watched} table={watched.table} />;
}

/** Not taken back easily: asked for twice. */
const grave = new Set(['reveal', 'goal']);
const nothingChosen: readonly number[] = [];

function Table({ connection, watched, table }: { connection: Connection; watched: Watched; table: TableState }) {
  const view = table.view as unknown as View; // a table of this game carries its view
  const { question, seat } = table;
  const asked = question?.asked ?? null;
  const name = question?.name ?? '';
  const [choice, choose] = useState({ name, chosen: nothingChosen });
  const [pointed, pointTo] = useState(nothingChosen);
  const [busy, setBusy] = useState(false);
  const [trouble, complain] = useState<string | null>(null);
  const chosen = choice.name === name ? choice.chosen : nothingChosen;

  const called = view.players.map((player) => nameOfSeat(view, table, player.seat)).join('\n');
  const names = useMemo(() => words.namesFor(called.split('\n'), seat), [called, seat]);
  const lit = useMemo(() => litBy(asked), [asked]);

  const send = useCallback(
    async (indices: readonly number[]) => {
      if (!asked || busy) return;
      setBusy(true);
      const reply = await connection.answer(name, answerOf(asked, indices));
      setBusy(false);
      complain(reply.ok ? null : reply.message);
      if (reply.ok) choose({ name, chosen: nothingChosen });
    },
    [asked, busy, connection, name],
  );
  const toggle = useCallback(
    (index: number) => {
      if (!asked) return;
      if (!single(asked)) choose({ name, chosen: toggled(chosen, index) });
      else if (grave.has(asked.options[index]?.type ?? '')) choose({ name, chosen: [index] });
      else void send([index]);
    },
    [asked, chosen, name, send],
  );
  const confirm = useCallback(() => {
    if (asked && missing(asked, chosen) === null) void send(chosen);
  }, [asked, chosen, send]);
  const told = async (sent: Promise<Reply>) => {
    const reply = await sent;
    complain(reply.ok ? null : reply.message);
  };
  const choosing = useMemo(
    () => ({
      lit,
      chosen,
      point: (options: readonly number[]) => {
        const [first] = options;
        if (first !== undefined && options.length === 1) toggle(first);
        else pointTo(options);
      },
    }),
    [lit, chosen, toggle],
  );

  useEffect(() => {
    document.title = `${question ? '● Your answer · ' : ''}${table.title} · Ragtag`;
  }, [question, table.title]);

  const me = seat === null ? undefined : view.players[seat];
  return (
    <ChoosingContext value={choosing}>
      <div className="table" data-status={table.status}>
        <TopBar table={table} view={view} names={names} connection={connection} />
        <main className="table-main" aria-label={table.title}>
          <Status view={view} />
          <div className="middle">
            <Agreement table={table} names={names} connection={connection} />
            {view.over && <Ending over={view.over} view={view} table={table} />}
            <Resolving view={view} names={names} />
            <Board view={view} log={watched.log} />
          </div>
          <div className="right">
            <Crew table={table} view={view} />
            <Talk log={watched.log} chat={watched.chat} names={names} connection={connection} game={watched.game} />
          </div>
          <div className="bottom">
            <Question
              table={table}
              names={names}
              chosen={chosen}
              pointed={pointed}
              busy={busy}
              trouble={trouble}
              toggle={toggle}
              confirm={confirm}
              undo={() => told(connection.undo())}
              passAll={(event) => told(connection.pass(event, true))}
            />
            {me ? <Hand me={me} /> : <p className="panel quiet">You are watching. Only what is public is shown.</p>}
          </div>
        </main>
      </div>
    </ChoosingContext>
  );
}

const steps = [
  'receive-skills',
  'movement',
  'action',
  'crisis',
  'activate-cylon-ships',
  'prepare-for-jump',
  'discard',
] as const;

function TopBar({
  table,
  view,
  names,
  connection,
}: {
  table: TableState;
  view: View;
  names: Names;
  connection: Connection;
}) {
  return (
    <header className="top">
      <h1>
        <a href="/" className="brand">
          Ragtag
        </a>
        <span className="quiet">
          {table.title} · turn {view.turn.number}
        </span>
      </h1>
      <ol className="steps" aria-label="Steps of the turn">
        {steps.map((step) => (
          <li key={step} aria-current={view.turn.step === step ? 'step' : undefined}>
            {words.nameOf(step)}
          </li>
        ))}
      </ol>
      {table.clock && <Clock clock={table.clock} names={names} connection={connection} seated={table.seat !== null} />}
      {table.notice && (
        <p className="notice" role="status">
          {table.notice}
        </p>
      )}
    </header>
  );
}

const endings: Readonly<Record<NonNullable<NonNullable<View['over']>['ending']>, string>> = {
  objective: 'The fleet has reached Kobol.',
  resources: 'A resource has run out.',
  centurions: 'Centurions have taken Galactica.',
  'galactica-destroyed': 'Galactica is destroyed.',
  'no-character-left': 'No character is left to lead the fleet.',
  'resources-at-final-jump': 'The last jump cost what the fleet did not have.',
  'personal-goals': 'Personal goals that nobody met cost the fleet its last resources.',
};

function Ending({ over, view, table }: { over: NonNullable<View['over']>; view: View; table: TableState }) {
  return (
    <section className={`panel ending ${over.winner}`} aria-label="The end">
      <h2>{words.capital(over.winner)} win</h2>
      {over.ending && <p>{endings[over.ending]}</p>}
      <p>Winners: {over.winners.map((seat) => nameOfSeat(view, table, seat)).join(', ') || 'nobody'}</p>
    </section>
  );
}
