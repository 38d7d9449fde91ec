/** A line of text to fill in, with what it is called and what it means. */
import type { InputHTMLAttributes } from 'react';

type More = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'required' | 'minLength' | 'maxLength' | 'autoComplete' | 'placeholder'
>;

export function TextField({
  id,
  label,
  text,
  value,
  change,
  ...more
}: More & { id: string; label: string; text?: string | undefined; value: string; change: (value: string) => void }) {
  const explained = text === undefined ? undefined : `${id}-text`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        aria-describedby={explained}
        onChange={({ target }) => change(target.value)}
        {...more}
      />
      {text !== undefined && <small id={explained}>{text}</small>}
    </div>
  );
}
