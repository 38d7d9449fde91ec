/** A thing drawn on the board. While it is an answer it is lit, and can be pressed by pointer and by key. */
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useState } from 'react';
import { useTarget } from '../../../table/choosing.ts';

export function Spot({
  at,
  label,
  className = '',
  transform,
  shape,
  place,
  first = false,
  children,
}: {
  /** What an option points at: `area:bow`. */
  at: string;
  label: string;
  className?: string;
  transform?: string;
  /** The outline that is pressed. What is written on it stays outside: a button is called by its label. */
  shape: string;
  /** A location, which tells what can be done there; see `note.tsx`. */
  place?: string;
  first?: boolean;
  children: ReactNode;
}) {
  const { lit, chosen, point } = useTarget(at);
  return (
    <g
      className={`${className} ${lit ? 'lit-spot' : ''} ${chosen ? 'chosen' : ''}`}
      transform={transform}
      data-place={place}
    >
      {children}
      {lit ? (
        <Press at={at} label={label} shape={shape} tells={place !== undefined} chosen={chosen} point={point} />
      ) : place === undefined ? (
        <title>{label}</title>
      ) : (
        <Told shape={shape} place={place} label={label} first={first} />
      )}
    </g>
  );
}

/** The outline of an answer. */
function Press(props: {
  at: string;
  label: string;
  shape: string;
  /** It tells what can be done there: a finger asks first, and goes there by a second tap. */
  tells: boolean;
  chosen: boolean;
  point: () => void;
}) {
  const { at, label, shape, tells, chosen, point } = props;
  const [told, tell] = useState(false);
  const tap = ({ nativeEvent }: MouseEvent) => {
    const finger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (tells && finger && !told) tell(true);
    else point();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation(); // the question's own keys would answer a second time
    point();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <path
      className="press"
      d={shape}
      data-at={at}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      onClick={tap}
      onBlur={() => tell(false)}
      onKeyDown={press}
    >
      {!tells && <title>{label}</title>}
    </path>
  );
}

/** The outline of a location that is no answer now: it has the focus to be told about, no more. */
const Told = memo(function Told(props: { shape: string; place: string; label: string; first: boolean }) {
  const { shape, place, label, first } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <path
      className="told"
      d={shape}
      data-tell={place}
      role="button"
      tabIndex={first ? 0 : -1}
      aria-label={label}
      aria-haspopup="true"
    />
  );
});

/** A place on the board and all that is in it, read out by name. */
export function Group({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: nothing in a drawing is interactive by itself
    <g role="group" aria-label={label} className={className}>
      {children}
    </g>
  );
}
