/** What is asked of me, why, and every legal answer; or who is awaited, and since when. */
import './question.css';
import type { Decision } from '@ragtag/kernel';
import type { TableState } from '@ragtag/server/protocol';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Advice } from '../knowing/advice.tsx';
import { afterPaint } from '../parts/after-paint.ts';
import { Icon } from '../parts/icons.tsx';
import { useNow } from '../parts/use-now.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { type Answering, isTelling } from './answering.ts';
import { SheetOf } from './character-sheet.tsx';
import { missing, pickedCharacter, single } from './choosing.ts';
import { OptionFilter, Options } from './options.tsx';
import { Secret } from './secret.tsx';
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
}

export const Question = memo(function Question({
  table,
  names,
  answering,
  since,
  loyal,
}: QuestionProps & { readonly loyal: boolean }) {
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
          loyal={loyal}
        />
      ) : (
        <Waiting table={table} names={names} since={since} answering={answering} />
      )}
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
});

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

function Waiting({ table, names, since, answering }: QuestionProps) {
  const said = words.question;
  const now = useNow(MINUTE / 4);
  const over = table.status === 'over';
  return (
    <>
      <div className="question-head">
        <h2 className="question-title">{over ? said.over : table.waiting ? said.nothing : said.moment}</h2>
        <Undo how={table.undo} undo={answering.undo} />
      </div>
      {!over && (
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

const Asked = memo(function Asked(props: {
  asked: Decision;
  names: Names;
  answering: Answering;
  undo: TableState['undo'];
  loyal: boolean;
}) {
  const { asked, names, answering, undo, loyal } = props;
  const { chosen, busy, confirm, clear, pass } = answering;
  const [sought, seek] = useState('');
  const said = words.question;
  const one = single(asked);
  const reason = words.questionReason(asked, names);
  const wrong = missing(asked, chosen);
  const picked = pickedCharacter(asked, chosen);
  const secretly = chosen.some((index) => isTelling(asked.options[index]));
  const event = asked.context['event'];
  const passable = typeof event === 'string' && asked.options.some(({ type }) => type === 'pass');

  useKeys(({ key, target }) => {
    if (key === 'Enter' && !pressesItself(target) && (chosen.length > 0 || !one)) confirm();
    else if (key === 'Escape' && chosen.length > 0) clear();
    else return false;
    return true;
  });

  return (
    <>
      <div className="question-head">
        <h2 className="question-title">{words.questionTitle(asked, names)}</h2>
        <Undo how={undo} undo={answering.undo} />
      </div>
      <div className="question-why">
        {!one && <p className="bounds">{bounds(asked)}</p>}
        {reason && <p className="reason">{reason}</p>}
        <Why rules={asked.rules} />
        <Advice kind={asked.kind} />
        <Secret asked={asked} loyal={loyal} names={names} answering={answering} />
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
      {picked !== null ? (
        <SheetOf character={picked} miracle={1} revealed={false} />
      ) : (
        <Options asked={asked} names={names} answering={answering} sought={sought} />
      )}
      <div className="question-foot">
        {(!one || (chosen.length > 0 && !secretly)) && (
          <p className="confirm">
            <button type="button" className="act" data-confirm disabled={busy || wrong !== null} onClick={confirm}>
              {confirmWords(asked, chosen)}
            </button>
            <span className="quiet" role="status">
              {one ? picked === null && said.grave : (wrong ?? said.chosenOf(chosen.length, asked.max))}
            </span>
            {chosen.length > 0 && (
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

function Undo({ how, undo }: { how: TableState['undo']; undo: () => void }) {
  if (how === 'no') return null;
  const said = words.question;
  const own = how === 'own';
  return (
    <button type="button" className="plain undo" title={own ? said.undoWhy : said.askUndoWhy} onClick={undo}>
      <Icon of="undo" size={13} /> {own ? said.undo : said.askUndo}
    </button>
  );
}

function confirmWords(asked: Decision, chosen: readonly number[]): string {
  if (!single(asked)) return words.question.confirm(chosen.length);
  const option = asked.options[chosen[0] ?? -1];
  return option?.type === 'character' ? words.question.play(words.textOf(option['name'])) : words.question.really;
}

function bounds({ min, max }: Decision): string {
  if (min === max) return words.question.exactly(min);
  return min === 0 ? words.question.upTo(max) : words.question.between(min, max);
}
