/** Every legal answer: under headings, with a key each, and a filter where they are many. */
import type { Decision } from '@ragtag/kernel';
import { useEffect, useMemo, useRef } from 'react';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import type { Answering } from './answering.ts';
import { single } from './choosing.ts';
import { groupsOf } from './option-groups.ts';
import { useKeys } from './use-keys.ts';

/** Signs for the answers, in the order they are shown. */
const signs = '1234567890abcdefghijklmnopqrstuvwxyz';
/** From so many on there is a filter. */
const MANY = 13;
/** Options that decline: never the first choice. */
const declining = new Set(['pass', 'nothing', 'no', 'stay']);

/** Looks for an answer in a long list. */
export function OptionFilter(props: { asked: Decision; sought: string; seek: (sought: string) => void }) {
  const { asked, sought, seek } = props;
  const field = useRef<HTMLInputElement>(null);
  useKeys(({ key }) => {
    if (key !== '/' || !field.current) return false;
    field.current.focus();
    return true;
  });
  if (asked.options.length < MANY) return null;
  return (
    <input
      ref={field}
      type="search"
      className="option-filter"
      aria-label={words.question.filter}
      placeholder={words.question.filter}
      value={sought}
      onChange={({ target }) => seek(target.value)}
    />
  );
}

interface OptionsProps {
  readonly asked: Decision;
  readonly names: Names;
  readonly answering: Answering;
  /** Only those that say this are shown. */
  readonly sought: string;
}

export function Options({ asked, names, answering, sought }: OptionsProps) {
  const { chosen, pointed, busy, toggle } = answering;
  const list = useRef<HTMLElement>(null);
  const one = single(asked);
  const said = useMemo(() => asked.options.map((option) => words.optionWords(option, asked, names)), [asked, names]);
  const groups = useMemo(() => groupsOf(asked), [asked]);
  const shown = groups
    .map(({ title, options }) => ({
      title,
      options: options.filter((index) => {
        const { label = '', detail = '' } = said[index] ?? {};
        return `${title} ${label} ${detail}`.toLowerCase().includes(sought.trim().toLowerCase());
      }),
    }))
    .filter(({ options }) => options.length > 0);
  const inOrder = shown.flatMap(({ options }) => options);
  const primary = one ? inOrder.find((index) => !declining.has(asked.options[index]?.type ?? '')) : undefined;

  useKeys((event) => {
    const at = event.key.length === 1 ? signs.indexOf(event.key.toLowerCase()) : -1;
    const index = at < 0 ? undefined : inOrder[at];
    if (index === undefined || busy) return false;
    toggle(index);
    return true;
  });

  useEffect(() => {
    const first = pointed[0];
    if (first === undefined) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-option="${first}"]`);
    button?.scrollIntoView({ block: 'nearest' });
    button?.focus();
  }, [pointed]);

  return (
    <section className="options" ref={list} aria-label={words.question.answers}>
      {shown.length === 0 && <p className="quiet">{words.question.noneLike}</p>}
      {shown.map(({ title, options }) => (
        <div key={title} className="option-group">
          {title && <h3 className="label">{title}</h3>}
          <ul>
            {options.map((index) => {
              const { label = '', detail = '' } = said[index] ?? {};
              const picked = chosen.includes(index);
              const sign = signs[inOrder.indexOf(index)];
              return (
                <li key={index}>
                  <button
                    type="button"
                    data-option={index}
                    className={`option ${picked ? 'picked' : ''} ${pointed.includes(index) ? 'pointed' : ''} ${index === primary ? 'primary' : ''}`}
                    aria-pressed={one ? undefined : picked}
                    aria-keyshortcuts={sign}
                    disabled={busy}
                    onClick={() => toggle(index)}
                  >
                    <span className="option-label">{label}</span>
                    {detail && <span className="option-detail">{detail}</span>}
                    {sign && (
                      <span className="key" aria-hidden="true">
                        {sign}
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
