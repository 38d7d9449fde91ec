/** What is asked of me, why, and every legal answer; or who is awaited, and since when. */
import './question.css';
import type { Decision } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import type { TableState } from '@ragtag/server/protocol';
import { memo, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../shell/parts/after-paint.ts';
import { Icon } from '../shell/parts/icons.tsx';
import { useNow } from '../shell/parts/use-now.ts';
import { words } from '../shell/words/words.ts';
import type { Answering } from './answering.ts';
import { missing, single } from './choosing.ts';
import { type Standing, StandingContext } from './moments/use-moments.ts';
import { OpenWindow } from './open-window.tsx';
import { OptionFilter, Options } from './options.tsx';
import { pressesItself, useKeys } from './use-keys.ts';
import { Why } from './why.tsx';

const MINUTE = 60_000;
/** From so many answers on the question takes more room. */
const MANY = 7;

export interface QuestionProps {
  readonly table: TableState;
  readonly names: Names;
  readonly answering: Answering;
  /** When something last happened at the table. */
  readonly since: number | null;
  /** What has happened of late, for those who were not shown. */
  readonly told?: ReactNode;
}

/** What a game adds to its questions. */
export interface Asides {
  /** Its title, where the game knows more than the question says of itself. */
  readonly title?: string | undefined;
  /** Beside the reasons. */
  readonly beside?: ReactNode;
  /** Answers that can be given on the table itself: where there is little room they are not listed as well. */
  readonly onTable?: ReadonlySet<number> | undefined;
  /** Something is always chosen: nothing can be cleared, only what led here taken back. */
  readonly alwaysChosen?: boolean | undefined;
}

export const Question = memo(function Question({
  table,
  names,
  answering,
  since,
  told,
  title,
  beside,
  onTable,
  alwaysChosen,
}: QuestionProps & Asides) {
  const { question, status } = table;
  const said = words.question;
  const { trouble, undo } = answering;
  const many = (question?.asked.options.length ?? 0) >= MANY;
  useKeys(({ key }) => {
    if (key.toLowerCase() !== 'u' || table.undo !== 'own') return false;
    undo();
    return true;
  });
  useFocusKept(answering.panel, question?.name);
  return (
    <section
      ref={answering.panel}
      tabIndex={-1}
      data-question={question?.name}
      data-status={status}
      className={`panel question ${question ? 'asked' : ''} ${many ? 'many' : ''}`}
      aria-label={said.title}
    >
      {question ? (
        <Asked
          key={question.name}
          asked={question.asked}
          names={names}
          answering={answering}
          undo={table.undo}
          title={title}
          beside={beside}
          onTable={onTable}
          alwaysChosen={alwaysChosen}
        />
      ) : (
        <Waiting table={table} names={names} since={since} answering={answering} />
      )}
      <OpenWindow table={table} names={names} answering={answering} />
      <ForMe table={table} />
      {told}
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
});

/** What was answered without asking me, for it made no difference. */
function ForMe({ table: { answeredFor } }: Pick<QuestionProps, 'table'>) {
  if (answeredFor === null) return null;
  return <p className="for-me quiet">{words.question.forYou(answeredFor.why, answeredFor.about)}</p>;
}

/** Whatever else goes with its question: whoever uses the keyboard goes on from here, not from the top. */
function useFocusKept(panel: RefObject<HTMLElement | null>, name: string | undefined): void {
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    return afterPaint(() => {
      if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    });
  }, [panel, name]);
}

/** While the page is behind: what is happening there, not who is waited for by now. */
function Telling({ fresh, waiting, names }: Pick<Standing, 'fresh' | 'waiting'> & { names: Names }) {
  const last = fresh.at(-1)?.event;
  const asked = waiting.at(-1)?.table.question;
  return (
    <>
      <h2 className="question-title">{words.question.telling}</h2>
      <p>{last ? words.game.eventLine(last, names).text : ''}</p>
      {asked && <p className="quiet">{words.question.askedSoon}</p>}
    </>
  );
}

function Waiting({ table, names, since, answering }: QuestionProps) {
  const { behind, turning, fresh, waiting } = useContext(StandingContext);
  const said = words.question;
  const now = useNow(MINUTE / 4);
  const over = table.status === 'over';
  if (behind) return <Telling fresh={turning ? [] : fresh} waiting={waiting} names={names} />;
  return (
    <>
      <div className="question-head">
        <h2 className="question-title">{over ? said.over : table.waiting ? said.nothing : said.moment}</h2>
        <Undo how={table.undo} answering={answering} names={names} />
      </div>
      {!over && !table.window && (
        <p className="quiet">
          {waitingFor(table, names)}{' '}
          {table.waiting && since !== null && said.since(Math.max(0, Math.floor((now - since) / MINUTE)))}
        </p>
      )}
      <Passing table={table} answering={answering} />
    </>
  );
}

export function waitingFor({ awaited, seat }: TableState, names: Names): string {
  const others = awaited.filter((one) => one !== seat).map((one) => names.who(one));
  return others.length === 0 ? words.question.tableWaits : words.question.waitingFor(others);
}

const Asked = memo(function Asked(
  props: Asides & { asked: Decision; names: Names; answering: Answering; undo: TableState['undo'] },
) {
  const { asked, names, answering, undo, title, beside, onTable, alwaysChosen = false } = props;
  const { chosen, busy, confirm, clear, pass } = answering;
  const [sought, seek] = useState('');
  const said = words.question;
  const one = single(asked);
  const reason = words.game.questionReason(asked, names);
  const wrong = missing(asked, chosen);
  const secretly = chosen.some((index) => isApart(asked, index));
  const event = asked.context['event'];
  const passable = typeof event === 'string' && asked.options.some(({ type }) => type === 'pass');

  useKeys(({ key, target }) => {
    if (key === 'Enter' && !pressesItself(target) && (chosen.length > 0 || !one)) confirm();
    else if (key === 'Escape' && chosen.length > 0 && !alwaysChosen) clear();
    else return false;
    return true;
  });

  return (
    <>
      <div className="question-head">
        <h2 className="question-title">{title ?? words.game.questionTitle(asked, names)}</h2>
        <Undo how={undo} answering={answering} names={names} />
      </div>
      <div className="question-why">
        {!one && <p className="bounds">{bounds(asked)}</p>}
        {reason && <p className="reason">{reason}</p>}
        <Why rules={asked.rules} />
        {beside}
        <OptionFilter asked={asked} sought={sought} seek={seek} />
        {passable && (
          <button
            type="button"
            className="plain"
            title={said.passAllWhy}
            disabled={busy}
            onClick={() => pass(event, true)}
          >
            {said.passAll}
          </button>
        )}
      </div>
      <Options asked={asked} names={names} answering={answering} sought={sought} onTable={onTable} />
      <div className="question-foot">
        {(!one || (chosen.length > 0 && !secretly)) && (
          <p className="confirm">
            <button type="button" className="act" data-confirm disabled={busy || wrong !== null} onClick={confirm}>
              {confirmWords(asked, chosen)}
            </button>
            <span className="quiet" role="status">
              {one ? noteOf(asked, chosen) : (wrong ?? said.chosenOf(chosen.length, asked.max))}
            </span>
            {chosen.length > 0 && !alwaysChosen && (
              <button type="button" className="plain" onClick={clear}>
                {one ? said.back : said.clear}
              </button>
            )}
          </p>
        )}
      </div>
    </>
  );
});

/** The pass for all of an event, as long as it holds. */
function Passing({ table, answering }: { table: TableState; answering: Answering }) {
  const event = passedEvent(table);
  if (event === null || table.status !== 'playing') return null;
  return (
    <p className="confirm">
      <span className="quiet">{words.question.passing}</span>
      <button type="button" className="plain" onClick={() => answering.pass(event, false)}>
        {words.question.stopPassing}
      </button>
    </p>
  );
}

/** The event whose windows are all passed for me, if there is one. */
function passedEvent({ orders }: TableState): string | null {
  if (typeof orders !== 'object' || orders === null || !('passing' in orders)) return null;
  const { passing } = orders;
  const last = Array.isArray(passing) ? passing.at(-1) : undefined;
  return typeof last === 'string' ? last : null;
}

export interface UndoProps {
  readonly how: TableState['undo'];
  readonly answering: Answering;
  readonly names: Names;
}

/** Says what would be taken back, and what was asked, as far as it was answered from here. */
export function Undo({ how, answering: { undo, given }, names }: UndoProps) {
  if (how === 'no') return null;
  const said = words.question;
  const own = how === 'own';
  const why = own ? said.undoWhy : said.askUndoWhy;
  const question = given && words.game.questionTitle(given.asked, names);
  return (
    <button
      type="button"
      className="plain undo"
      title={question === null ? why : `${said.undoes(question, answersOf(given, names))} ${why}`}
      onClick={undo}
    >
      <Icon of="undo" size={13} /> {own ? said.undo : said.askUndo}
      {given && own && <span className="undo-what">{answersOf(given, names)}</span>}
    </button>
  );
}

/** What was answered, in a few words. */
function answersOf(given: Answering['given'], names: Names): string {
  const labels = given?.chosen.flatMap((index) => {
    const option = given.asked.options[index];
    return option ? [words.game.optionWords(option, given.asked, names).label] : [];
  });
  return labels === undefined || labels.length === 0 ? words.question.nothingChosen : labels.join(', ');
}

function confirmWords(asked: Decision, chosen: readonly number[]): string {
  if (!single(asked)) return words.question.confirm(chosen.length);
  const option = asked.options[chosen[0] ?? -1];
  return (option && words.game.confirm(option)) ?? words.question.really;
}

function noteOf({ options }: Decision, [first = -1]: readonly number[]): string {
  const option = options[first];
  return (option && words.game.note(option)) ?? words.question.grave;
}

function isApart({ options }: Decision, index: number): boolean {
  const option = options[index];
  return option !== undefined && words.game.isApart(option);
}

function bounds({ min, max }: Decision): string {
  if (min === max) return words.question.exactly(min);
  return min === 0 ? words.question.upTo(max) : words.question.between(min, max);
}
