/** What a place does, beside it: while the pointer or the focus is on it, or after a tap. */
import { type RefObject, useEffect, useState } from 'react';
import { useTarget } from '../../../table/choosing.ts';
import { useLocation } from '../knowing/reference.ts';
import { words } from '../words/words.ts';

interface Noted {
  readonly id: string;
  /** In pixels of the frame: the place, and on which side of it there is room. */
  readonly x: number;
  readonly y: number;
  readonly below: boolean;
}

/** A glance is no question: milliseconds until the pointer is believed to rest. */
const REST = 250;
const WIDTH = 260;

/** The place pointed at, or with the focus, in a frame. */
export function useNoted(frame: RefObject<HTMLElement | null>): Noted | null {
  const [noted, note] = useState<Noted | null>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const placeAt = (target: EventTarget | null): SVGElement | null =>
      target instanceof SVGElement ? target.closest<SVGElement>('[data-place]') : null;
    const tell = (place: SVGElement | null): void => {
      clearTimeout(resting);
      note(place ? besides(place, current) : null);
    };
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => current.addEventListener(type, listener, { signal: stop.signal });
    on('pointerover', ({ target, pointerType }) => {
      clearTimeout(resting);
      const place = placeAt(target);
      if (pointerType === 'mouse') resting = setTimeout(() => tell(place), place ? REST : 0);
    });
    on('pointerleave', () => tell(null));
    on('pointerdown', ({ pointerType }) => pointerType === 'mouse' && tell(null));
    on('click', ({ target }) => tell(placeAt(target)));
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) tell(placeAt(target));
    });
    on('focusout', () => tell(null));
    on('keydown', ({ key }) => key === 'Escape' && tell(null));
    return () => {
      clearTimeout(resting);
      stop.abort();
    };
  }, [frame]);
  return noted;
}

function besides(place: SVGElement, frame: HTMLElement): Noted {
  const [box, around] = [place.getBoundingClientRect(), frame.getBoundingClientRect()];
  const below = box.top - around.top < around.height / 2;
  const middle = box.left - around.left + box.width / 2;
  return {
    id: place.dataset['place'] ?? '',
    x: Math.max(WIDTH / 2 + 4, Math.min(around.width - WIDTH / 2 - 4, middle)),
    y: (below ? box.bottom : box.top) - around.top,
    below,
  };
}

export function Note({ noted, damaged }: { noted: Noted; damaged: boolean }) {
  const place = useLocation(noted.id);
  const { lit } = useTarget(`location:${noted.id}`);
  const said = words.board;
  return (
    <div
      className={`place-note ${noted.below ? 'below' : 'above'}`}
      role="status"
      style={{ insetInlineStart: `${noted.x}px`, insetBlockStart: `${noted.y}px` }}
    >
      <strong>{words.nameOf(noted.id)}</strong>
      {damaged && <p className="place-note-bad">{said.noteDamaged}</p>}
      {place?.hazardous === true && <p className="place-note-hazard">{said.noteHazard}</p>}
      {(place?.lines ?? [said.noteLoading]).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {lit && <p className="place-note-again">{said.noteAgain}</p>}
    </div>
  );
}
