/** What is asked of me, with every legal answer. */
import type { Decision } from '@ragtag/kernel';
import type { TableState } from '@ragtag/server/protocol';
import { useEffect, useRef } from 'react';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { missing, single } from './choosing.ts';

/** Keys for the first options, in the order of the list. */
const keys = '1234567890abcdefghijklmnopqrstuvwxyz';

export interface QuestionProps {
  readonly table: TableState;
  readonly names: Names;
  readonly chosen: readonly number[];
  /** Options to show first, because somebody pointed at what they are about. */
  readonly pointed: readonly number[];
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly toggle: (index: number) => void;
  readonly confirm: () => void;
  readonly undo: () => void;
  /** Passes every window of the event being resolved. */
  readonly passAll: (event: string) => void;
}

export function Question(props: QuestionProps) {
  const { table, names, undo, trouble } = props;
  const { question, status, waiting } = table;
  const over = status === 'over';
  return (
    <section
      data-question={question?.name}
      className={`panel question ${question ? 'asked' : ''}`}
      aria-label="Question"
    >
      {question ? (
        <Asked key={question.name} {...props} asked={question.asked} />
      ) : (
        <>
          <h2 className="question-title">{over ? 'The game is over' : waiting ? 'Nothing to decide' : 'One moment'}</h2>
          {!over && <p className="quiet">{waitingFor(table, names)}</p>}
        </>
      )}
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {table.undo !== 'no' && (
        <button type="button" className="plain undo" onClick={undo}>
          {table.undo === 'own' ? 'Take back my answer' : 'Ask all to take the last answer back'}
        </button>
      )}
    </section>
  );
}

function waitingFor({ awaited, seat }: TableState, names: Names): string {
  const others = awaited.filter((one) => one !== seat).map((one) => names.who(one));
  return others.length === 0 ? 'The table is waiting.' : `Waiting for ${others.join(', ')}.`;
}

function Asked({
  asked,
  names,
  chosen,
  pointed,
  busy,
  toggle,
  confirm,
  passAll,
}: QuestionProps & { readonly asked: Decision }) {
  const one = single(asked);
  const list = useRef<HTMLUListElement>(null);
  const reason = words.questionReason(asked, names);
  const wrong = missing(asked, chosen);
  const event = asked.context['event'];
  const passable = asked.options.some(({ type }) => type === 'pass');

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return;
      if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
        if (chosen.length > 0 || !one) confirm();
        return;
      }
      const index = keys.indexOf(event.key.toLowerCase());
      if (event.key.length !== 1 || index < 0 || index >= asked.options.length) return;
      event.preventDefault();
      toggle(index);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [asked, chosen, one, toggle, confirm]);

  useEffect(() => {
    const first = pointed[0];
    if (first === undefined) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-option="${first}"]`);
    button?.scrollIntoView({ block: 'nearest' });
    button?.focus();
  }, [pointed]);

  return (
    <>
      <div aria-live="polite">
        <h2 className="question-title">{words.questionTitle(asked, names)}</h2>
        {reason && <p className="reason">{reason}</p>}
        {!one && <p className="bounds">{bounds(asked)}</p>}
      </div>
      <ul className="options" ref={list} aria-label="Answers">
        {asked.options.map((option, index) => {
          const { label, detail } = words.optionWords(option, asked, names);
          const picked = chosen.includes(index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its number
            <li key={index}>
              <button
                type="button"
                data-option={index}
                className={`option ${picked ? 'picked' : ''} ${pointed.includes(index) ? 'pointed' : ''}`}
                aria-pressed={one ? undefined : picked}
                disabled={busy}
                onClick={() => toggle(index)}
              >
                <span className="option-label">{label}</span>
                {detail && <span className="option-detail">{detail}</span>}
                {keys[index] && (
                  <span className="key" aria-hidden="true">
                    {keys[index]}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {(!one || chosen.length > 0) && (
        <p className="confirm">
          <button type="button" data-confirm className="act" disabled={busy || wrong !== null} onClick={confirm}>
            {confirmWords(asked, chosen.length)}
          </button>
          {wrong && <span className="quiet">{wrong}</span>}
        </p>
      )}
      {typeof event === 'string' && passable && (
        <p>
          <button type="button" className="plain undo" disabled={busy} onClick={() => passAll(event)}>
            Pass on everything in this event
          </button>
        </p>
      )}
      <Rules rules={asked.rules} />
    </>
  );
}

function confirmWords(asked: Decision, n: number): string {
  if (single(asked)) return 'Yes, do it';
  return n === 0 ? 'Choose nothing' : `Confirm ${n}`;
}

function bounds({ min, max }: Decision): string {
  if (min === max) return `Choose ${min}.`;
  return min === 0 ? `Choose up to ${max}.` : `Choose ${min} to ${words.count(max, 'option')}.`;
}

function Rules({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <p className="rules">
      Why?{' '}
      {rules.map((rule, index) => (
        <span key={rule}>
          {index > 0 && ', '}
          <a href={`/rules#${rule}`} target="_blank" rel="noreferrer">
            {rule}
          </a>
        </span>
      ))}
    </p>
  );
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}
