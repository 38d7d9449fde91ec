/** One table: what I may see of it, what I am asked, what has happened. */
import type { View } from '@ragtag/galactica';
import { isQuestion } from '@ragtag/galactica/words';
import type { TableState } from '@ragtag/server/protocol';
import { lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../../../shell/games/game-client.ts';
import { useAnswering } from '../../../table/answering.ts';
import { TableFrame, Watching } from '../../../table/table-frame.tsx';
import { useHasDock, useScreen } from '../../../table/use-screen.ts';
import { Board } from '../board/board.tsx';
import { Stage } from '../check/stage.tsx';
import { Advice } from '../knowing/advice.tsx';
import { Course, useIsTaught } from '../knowing/course/course.tsx';
import { GuideBubbles, GuideOffer } from '../knowing/guide/offer.tsx';
import { LookUp } from '../knowing/look-up.tsx';
import { words } from '../words/words.ts';
import { Crew, CrewRow, nameOfSeat } from './crew.tsx';
import { Ending } from './ending.tsx';
import { Hand } from './hand.tsx';
import { InPlay } from './in-play.tsx';
import { Secret } from './secret.tsx';
import { Status, StatusStrip } from './status.tsx';
import { Steps } from './steps.tsx';

/** A table of this game carries its view. */
export function viewOf({ view }: TableState): View {
  return view as unknown as View; // the server knows games' views as plain data
}

/** Only before the first turn, and after an execution. */
const ChooseCharacter = lazy(() => import('../choosing/choose-character.tsx'));

/** In the end everybody's loyalty lies open. */
const nobody: View['players'] = [];

export function Table({ connection, watched, table }: TableProps) {
  const view = viewOf(table);
  const { question, seat } = table;
  const screen = useScreen();
  const hasDock = useHasDock();
  const [dock, setDock] = useState<Element | null>(null);
  const answering = useAnswering(connection, table);
  const called = view.players.map((player) => nameOfSeat(view, table, player.seat)).join('\n');
  const names = useMemo(() => words.namesFor(called.split('\n'), seat), [called, seat]);
  const me = seat === null ? undefined : view.players[seat];
  const loyal = me !== undefined && me.loyalty.length > 0;

  const taught = useIsTaught(watched.game, table, view);
  const asked = question?.asked ?? null;
  const choosesCharacter =
    question !== null &&
    isQuestion(question.asked) &&
    (question.asked.kind === 'choose-character' || question.asked.kind === 'choose-assist');
  const beside = useMemo(
    () =>
      asked && (
        <>
          <Advice kind={asked.kind} />
          <Secret asked={asked} loyal={loyal} names={names} answering={answering} />
        </>
      ),
    [asked, loyal, names, answering],
  );
  const crisis = view.crisis?.card.card ?? null;
  const inPlay = useMemo(
    () => <InPlay crisis={crisis} turnCrises={view.turnCrises} inPlay={view.inPlay} />,
    [crisis, view.turnCrises, view.inPlay],
  );
  const chosen = charactersIn(view).join(' ');
  const lookUp = useMemo(
    () => <LookUp className="tool" playing={{ game: watched.game, characters: chosen.split(' ').filter(Boolean) }} />,
    [watched.game, chosen],
  );
  const { step } = view.turn;
  const top = useMemo(
    () => (
      <>
        <Steps now={step} />
        {screen === 'desk' && inPlay}
      </>
    ),
    [step, screen, inPlay],
  );
  return (
    <TableFrame
      connection={connection}
      watched={watched}
      table={table}
      names={names}
      answering={answering}
      screen={screen}
      turn={view.turn.number}
      className={me ? '' : 'watched'}
      top={top}
      lookUp={lookUp}
      picture={usePicture(view)}
      beside={beside}
      status={screen === 'desk' ? <Status view={view} /> : <StatusStrip view={view} />}
      notices={
        taught ? (
          <Course game={watched.game} table={table} view={view} brief={screen === 'phone'} />
        ) : (
          <GuideOffer table={table} view={view} />
        )
      }
      middle={
        <>
          {screen !== 'desk' && inPlay}
          {view.over && (
            <Ending over={view.over} view={view} table={table} game={watched.game} connection={connection} />
          )}
          <div className="board-place">
            <Board view={view} log={watched.log} />
            {/* At the end it makes way for the closing screen. */}
            {!view.over && <Stage asked={asked} view={view} log={watched.log} names={names} dock={dock} />}
          </div>
        </>
      }
      dock={hasDock && <div className="dock" ref={setDock} />}
      people={screen === 'phone' ? <CrewRow table={table} view={view} /> : <Crew table={table} view={view} />}
      hand={
        me ? (
          <Hand
            me={me}
            players={view.over === null ? view.players : nobody}
            titles={view.titles}
            mutineer={view.mutineer}
            assist={view.assist}
            motivesMet={view.own?.motivesMet}
            game={watched.game}
            names={names}
          />
        ) : (
          <Watching />
        )
      }
      whole={
        choosesCharacter && (
          <ChooseCharacter
            asked={question.asked}
            name={question.name}
            table={table}
            view={view}
            answering={answering}
          />
        )
      }
      over={!choosesCharacter && !taught && <GuideBubbles table={table} view={view} />}
    />
  );
}

/** Those that have been chosen, by id. */
function charactersIn({ players, assist }: View): string[] {
  return [...players.flatMap(({ character }) => character?.id ?? []), ...(assist ? [assist.character.id] : [])];
}

/** Draws the board as it stands when the picture is wanted. */
function usePicture(view: View): () => Promise<Blob> {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  return useCallback(async () => (await import('../board/picture.tsx')).boardPicture(latest.current), []);
}
