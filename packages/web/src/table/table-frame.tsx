/** What is round every table: the top bar, the question, log and chat, one's orders, and a voice for screen readers. */
import './table.css';
import type { Names } from '@ragtag/kernel/words';
import { type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../shell/games/game-client.ts';
import { Dialog } from '../shell/parts/dialog.tsx';
import { words } from '../shell/words/words.ts';
import { Agreement } from './agreement.tsx';
import { Announcer } from './announcer.tsx';
import type { Answering } from './answering.ts';
import { ChoosingContext } from './choosing.ts';
import { Drawer } from './drawer.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Since } from './moments/since.tsx';
import { StandingContext } from './moments/use-moments.ts';
import { Orders } from './orders/orders.tsx';
import { type Asides, Question } from './question.tsx';
import { useSound } from './sound/use-sound.ts';
import { Talk } from './talk.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import type { Screen } from './use-screen.ts';

export interface TableFrameProps extends TableProps, Asides, Pick<TopBarProps, 'turn' | 'lookUp' | 'picture'> {
  readonly names: Names;
  readonly answering: Answering;
  readonly screen: Screen;
  /** How the main part is laid out. */
  readonly className?: string;
  /** In the top bar. */
  readonly top?: ReactNode;
  /** Beside what is in the middle, or above it. */
  readonly status?: ReactNode;
  /** Over what is in the middle, where it concerns somebody. */
  readonly notices?: ReactNode;
  readonly middle: ReactNode;
  /** What the question is about, beside it; empty where it is about nothing in particular. */
  readonly dock?: ReactNode;
  /** The people: above log and chat, or in a row of their own on a phone. */
  readonly people: ReactNode;
  readonly hand: ReactNode;
  /** Instead of all that, while something is asked that needs the room. */
  readonly whole?: ReactNode;
  /** What lies over all of it. */
  readonly over?: ReactNode;
}

export function TableFrame(props: TableFrameProps) {
  const { connection, watched, table, names, answering, screen } = props;
  const { question, seat } = table;
  const [help, showHelp] = useState(false);
  const [talking, talk] = useState(false);
  const [heard, hear] = useState(watched.chat.length);
  const log = useToldLog(watched);
  useSound(watched.log, question?.name ?? null, watched.chat.length);

  useKeys(({ key }) => {
    if (key !== '?') return false;
    showHelp(true);
    return true;
  });
  const asksMe = question !== null;
  useEffect(() => {
    const { yourAnswer } = words.table;
    document.title = [asksMe && yourAnswer, table.title, words.parts.brand].filter(Boolean).join(' · ');
  }, [asksMe, table.title]);

  const orders = useMemo(
    () =>
      seat === null ? null : (
        <Orders seat={seat} orders={table.orders} playing={table.status === 'playing'} connection={connection} />
      ),
    [seat, table.orders, table.status, connection],
  );
  const talkPanel = (
    <Talk
      log={log}
      chat={watched.chat}
      seats={table.seats}
      names={names}
      connection={connection}
      game={watched.game}
      orders={orders}
    />
  );
  const told = useMemo(
    () => <Since log={watched.log} question={question?.name ?? null} names={names} />,
    [watched.log, question?.name, names],
  );
  const closeTalk = () => {
    hear(watched.chat.length);
    talk(false);
  };
  const openTalk = useCallback(() => talk(true), []);
  const openHelp = useCallback(() => showHelp(true), []);
  const whole = props.whole ?? false;
  const talkAside = screen === 'phone' || whole !== false;
  return (
    <ChoosingContext value={answering.choosing}>
      <div className={`table on-${screen}`} data-turn={props.turn}>
        <TopBar
          table={table}
          turn={props.turn}
          names={names}
          connection={connection}
          lookUp={props.lookUp}
          {...(props.picture && { picture: props.picture })}
          talk={talkAside ? openTalk : null}
          unread={talking ? 0 : watched.chat.length - heard}
          help={openHelp}
        >
          {props.top}
        </TopBar>
        <main className={`table-main ${whole === false ? (props.className ?? '') : 'whole'}`} aria-label={table.title}>
          {whole !== false ? (
            <>
              <Agreement table={table} names={names} connection={connection} />
              <Suspense fallback={<p role="status">{words.parts.oneMoment}</p>}>{whole}</Suspense>
            </>
          ) : (
            <>
              {props.status}
              <div className="middle">
                {props.notices}
                <Agreement table={table} names={names} connection={connection} />
                {props.middle}
              </div>
              {screen === 'phone' ? (
                props.people
              ) : (
                <div className="right">
                  {props.people}
                  {talkPanel}
                </div>
              )}
              <Drawer question={question?.name ?? null}>
                {props.dock}
                <Question
                  told={told}
                  table={table}
                  names={names}
                  answering={answering}
                  since={watched.log.at(-1)?.at ?? null}
                  title={props.title}
                  beside={props.beside}
                  onTable={props.onTable}
                  alwaysChosen={props.alwaysChosen}
                />
                {props.hand}
              </Drawer>
            </>
          )}
        </main>
        {props.over}
        <Announcer table={table} log={log} names={names} />
        {help && <KeysHelp close={() => showHelp(false)} />}
        {talking && talkAside && (
          <Dialog title={words.table.talk} className="sheet tall" close={closeTalk}>
            {talkPanel}
          </Dialog>
        )}
      </div>
    </ChoosingContext>
  );
}

/** The log in words: nothing of what is still being turned over. */
function useToldLog({ log, fresh }: Pick<TableProps['watched'], 'log' | 'fresh'>): TableProps['watched']['log'] {
  const { turning } = useContext(StandingContext);
  return useMemo(() => (turning ? log.slice(0, log.length - fresh.length) : log), [turning, log, fresh]);
}

/** In place of a hand, for those who only look. */
export function Watching() {
  return <p className="panel quiet watching">{words.table.watching}</p>;
}
