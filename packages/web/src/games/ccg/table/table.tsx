/** A table of the card game: the fleets, what I am asked, what has happened. */
import './table.css';
import './fleet.css';
import type { OptionType, QuestionKind } from '@ragtag/ccg';
import type { Decision } from '@ragtag/kernel';
import { useEffect, useMemo } from 'react';
import type { TableProps } from '../../../shell/games/game-client.ts';
import { useAnswering } from '../../../table/answering.ts';
import { useNames } from '../../../table/seat-names.ts';
import { TableFrame, Watching } from '../../../table/table-frame.tsx';
import { useKeys } from '../../../table/use-keys.ts';
import { useScreen } from '../../../table/use-screen.ts';
import { factsOf, headOf } from '../cards/facts.ts';
import { Enlarger } from '../cards/large-card.tsx';
import { Guide } from '../learn/guide.tsx';
import { LookUp } from '../learn/look-up.tsx';
import { ChallengeStage } from '../stage/challenge-stage.tsx';
import { CylonStage } from '../stage/cylon-stage.tsx';
import { useAct } from '../stage/use-act.ts';
import { Ending } from '../story/ending.tsx';
import { tableWords as said } from '../words/table.ts';
import { AboutQuestion } from './about-question.tsx';
import { Fleets } from './fleets.tsx';
import { Hand } from './hand.tsx';
import { useAnsweredOnTable } from './on-table.ts';
import { OwnSideContext } from './own-side.ts';
import { People } from './people.tsx';
import { Race } from './race.tsx';
import { Steps } from './steps.tsx';
import { type PlayerView, viewOf } from './view.ts';

const lookUp = <LookUp />;
/** With many players it is longer than its place: the keyboard must get there to scroll. */
const SCROLLS = 0;

/** What is paid for lies on the table: the question names it. */
function titleOf(asked: Decision | null, me: PlayerView | undefined): string | undefined {
  const { n, resource } = asked?.context ?? {};
  const paid = me?.played.at(-1);
  if (asked?.kind !== ('pay' satisfies QuestionKind) || !paid || typeof n !== 'number' || typeof resource !== 'string')
    return undefined;
  return said.payFor(n, resource, headOf(factsOf(paid.id)));
}

/** Answers that let something pass. */
const passes: ReadonlySet<string> = new Set(['pass', 'decline'] satisfies OptionType[]);

/** Where the log is on the page. */
function toLog(): boolean {
  const line = document.querySelector<HTMLElement>('.log button, [role="tab"]');
  line?.focus();
  return line !== null;
}

export function Table({ connection, watched, table }: TableProps) {
  const view = viewOf(table);
  const screen = useScreen();
  const answering = useAnswering(connection, table);
  const names = useNames(table);
  const { seat, question } = table;
  const me = seat === null ? undefined : view.players[seat];
  const { challenge } = view;
  const about = challenge === null ? null : challenge.by === seat ? challenge.against : challenge.by;

  // Of the ways to pay the cheapest is chosen from the start: what it takes is lit, and Enter pays.
  const asked = question?.asked ?? null;
  const { toggle, chosen } = answering;
  const unpaid = asked?.kind === ('pay' satisfies QuestionKind) && chosen.length === 0;
  useEffect(() => {
    if (unpaid) toggle(0);
  }, [unpaid, toggle]);

  useKeys(({ key }) => {
    const pass = asked?.options.findIndex(({ type }) => passes.has(type)) ?? -1;
    if (key.toLowerCase() === 'p' && pass >= 0) toggle(pass);
    else if (key.toLowerCase() === 'l') return toLog();
    else return false;
    return true;
  });

  const { phase } = view;
  const onPhone = screen === 'phone';
  const onTable = useAnsweredOnTable(asked, answering.panel, onPhone);
  const top = useMemo(() => <Steps phase={phase} />, [phase]);
  const choosesThreat = asked?.kind === ('which-threat' satisfies QuestionKind);
  const { act, ...control } = useAct(watched.log, question?.name ?? null, choosesThreat);
  const staged = table.status === 'over' ? null : act;
  const challenging = choosesThreat ? asked.context['card'] : null;
  const stage =
    staged === null ? null : staged.kind === 'challenge' ? (
      <ChallengeStage act={staged} names={names} view={view} control={control} />
    ) : (
      <CylonStage
        act={staged}
        names={names}
        view={view}
        seat={seat}
        chosen={typeof challenging === 'number' ? challenging : null}
        control={control}
      />
    );
  const guide = <Guide table={table} view={view} brief={onPhone} />;
  return (
    <OwnSideContext value={me ?? null}>
      <Enlarger>
        <TableFrame
          connection={connection}
          watched={watched}
          table={table}
          names={names}
          answering={answering}
          screen={screen}
          turn={view.turn}
          className={`ccg-table ${me ? '' : 'watched'}`}
          top={onPhone ? undefined : top}
          lookUp={onPhone ? undefined : lookUp}
          onTable={onTable}
          status={
            onPhone ? (
              <div className="ccg-strip">
                {top}
                <Race view={view} names={names} narrow />
              </div>
            ) : undefined
          }
          beside={
            <>
              {onPhone && guide}
              {asked && <AboutQuestion asked={asked} view={view} seat={seat} names={names} />}
            </>
          }
          title={titleOf(asked, me)}
          alwaysChosen={asked?.kind === ('pay' satisfies QuestionKind)}
          middle={
            <>
              {table.status === 'over' && <Ending view={view} names={names} game={watched.game} seat={seat} />}
              <Fleets
                view={view}
                names={names}
                seat={seat}
                about={about}
                withoutRace={onPhone}
                narrow={onPhone}
                stage={stage}
              />
            </>
          }
          people={
            onPhone ? null : (
              <section className="ccg-right" aria-label={said.beside} tabIndex={SCROLLS}>
                <People view={view} names={names} awaited={table.awaited} />
                {guide}
              </section>
            )
          }
          hand={me?.hand ? <Hand hand={me.hand} title={said.yourHand(me.hand.length)} /> : <Watching />}
        />
      </Enlarger>
    </OwnSideContext>
  );
}
