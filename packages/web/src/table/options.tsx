/** Every legal answer: under headings, with a key each, and a filter where they are many. */
import type { Decision } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import { useEffect, useMemo, useRef } from 'react';
import { words } from '../shell/words/words.ts';
import type { Answering } from './answering.ts';
import { single } from './choosing.ts';
import { groupsOf, signs } from './option-groups.ts';
import { useKeys } from './use-keys.ts';

/** From so many on there is a filter. */
const MANY = 13;

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
  readonly onTable: ReadonlySet<number> | undefined;
}

export function Options({ asked, names, answering, sought, onTable }: OptionsProps) {
  const { chosen, pointed, busy, toggle } = answering;
  const list = useRef<HTMLElement>(null);
  const one = single(asked);
  const said = useMemo(
    () => asked.options.map((option) => words.game.optionWords(option, asked, names)),
    [asked, names],
  );
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
  const primary = one ? words.game.usual(asked) : null;
  const { OptionText } = words.game;

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
              const option = asked.options[index];
              const picked = chosen.includes(index);
              const sign = signs[inOrder.indexOf(index)];
              return (
                <li key={index} className={onTable?.has(index) ? 'on-table' : ''}>
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
                    {OptionText && option && <OptionText option={option} asked={asked} />}
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
