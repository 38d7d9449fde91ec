/** Every legal answer: under headings, with a key each, and a filter where they are many. */
import type { Decision } from '@ragtag/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
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

export function Options({ asked, names, answering }: { asked: Decision; names: Names; answering: Answering }) {
  const { chosen, pointed, busy, toggle } = answering;
  const [sought, seek] = useState('');
  const list = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
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
    if (event.key === '/' && field.current) {
      field.current.focus();
      return true;
    }
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
    <>
      {asked.options.length >= MANY && (
        <input
          ref={field}
          type="search"
          className="option-filter"
          aria-label={words.question.filter}
          placeholder={words.question.filter}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      )}
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
    </>
  );
}
