/** One table: what I may see of it, what I am asked, what has happened. */
import './table.css';
import type { View } from '@ragtag/galactica';
import type { TableState } from '@ragtag/server/protocol';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Board } from '../board/board.tsx';
import { Stage } from '../check/stage.tsx';
import { GuideBubbles, GuideOffer } from '../knowing/guide/offer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { Connection, Watched } from '../socket/connection.ts';
import { useSound } from '../sound/use-sound.ts';
import { words } from '../words/words.ts';
import { Agreement } from './agreement.tsx';
import { Announcer } from './announcer.tsx';
import { useAnswering } from './answering.ts';
import { ChoosingContext, pickedCharacter } from './choosing.ts';
import { Crew, CrewRow, nameOfSeat } from './crew.tsx';
import { Drawer } from './drawer.tsx';
import { Ending } from './ending.tsx';
import { Hand } from './hand.tsx';
import { InPlay } from './in-play.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Orders } from './orders/orders.tsx';
import { Question } from './question.tsx';
import { Status, StatusStrip } from './status.tsx';
import { Talk } from './talk.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { useScreen } from './use-screen.ts';

/** A table of this game carries its view. */
function viewOf({ view }: TableState): View {
  return view as unknown as View; // the server knows games' views as plain data
}

export function Table(props: { connection: Connection; watched: Watched; table: TableState }) {
  const { connection, watched, table } = props;
  const view = viewOf(table);
  // What is told takes its time: how things stand and what is asked come first.
  const told = useDeferredValue(watched);
  const tableTold = told.table ?? table;
  const { question, seat } = table;
  const screen = useScreen();
  const answering = useAnswering(connection, table);
  const [help, showHelp] = useState(false);
  const [talking, talk] = useState(false);
  const [heard, hear] = useState(watched.chat.length);
  const called = view.players.map((player) => nameOfSeat(view, table, player.seat)).join('\n');
  const names = useMemo(() => words.namesFor(called.split('\n'), seat), [called, seat]);
  const me = seat === null ? undefined : view.players[seat];
  useSound(told.log, tableTold.question?.name ?? null, told.chat.length);

  useKeys(({ key }) => {
    if (key !== '?') return false;
    showHelp(true);
    return true;
  });
  const asksMe = tableTold.question !== null;
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
    <Talk log={told.log} chat={told.chat} names={names} connection={connection} game={watched.game} orders={orders} />
  );
  const closeTalk = () => {
    hear(watched.chat.length);
    talk(false);
  };
  const openTalk = useCallback(() => talk(true), []);
  const openHelp = useCallback(() => showHelp(true), []);
  const reading = question !== null && pickedCharacter(question.asked, answering.chosen) !== null;
  const crisis = view.crisis?.card.card ?? null;
  const inPlay = useMemo(
    () => <InPlay crisis={crisis} turnCrises={view.turnCrises} inPlay={view.inPlay} />,
    [crisis, view.turnCrises, view.inPlay],
  );
  return (
    <ChoosingContext value={answering.choosing}>
      <div className={`table on-${screen}`} data-turn={view.turn.number}>
        <TopBar
          table={table}
          view={view}
          names={names}
          connection={connection}
          talk={screen === 'phone' ? openTalk : null}
          unread={talking ? 0 : watched.chat.length - heard}
          help={openHelp}
        >
          {screen === 'desk' && inPlay}
        </TopBar>
        <main className={`table-main ${me ? '' : 'watched'} ${reading ? 'reading' : ''}`} aria-label={table.title}>
          {screen === 'desk' ? <Status view={view} /> : <StatusStrip view={view} />}
          <div className="middle">
            <GuideOffer table={table} view={view} />
            <Agreement table={table} names={names} connection={connection} />
            {screen !== 'desk' && inPlay}
            {view.over && <Ending over={view.over} view={view} table={table} game={watched.game} />}
            <div className="board-place">
              <Board view={view} log={told.log} />
              {/* At the end it makes way for the closing screen. */}
              {!view.over && (
                <Stage
                  asked={tableTold.question?.asked ?? null}
                  view={viewOf(tableTold)}
                  log={told.log}
                  names={names}
                />
              )}
            </div>
          </div>
          {screen === 'phone' ? (
            <CrewRow table={table} view={view} />
          ) : (
            <div className="right">
              <Crew table={table} view={view} />
              {talkPanel}
            </div>
          )}
          <Drawer question={question?.name ?? null}>
            <Question
              table={table}
              names={names}
              answering={answering}
              since={watched.log.at(-1)?.at ?? null}
              loyal={me !== undefined && me.loyalty.length > 0}
            />
            {me ? (
              <Hand me={me} titles={view.titles} mutineer={view.mutineer} game={watched.game} names={names} />
            ) : (
              <p className="panel quiet watching">{words.table.watching}</p>
            )}
          </Drawer>
        </main>
        <GuideBubbles table={table} view={view} />
        <Announcer table={tableTold} log={told.log} names={names} />
        {help && <KeysHelp close={() => showHelp(false)} />}
        {talking && screen === 'phone' && (
          <Dialog title={words.table.talk} className="sheet tall" close={closeTalk}>
            {talkPanel}
          </Dialog>
        )}
      </div>
    </ChoosingContext>
  );
}
