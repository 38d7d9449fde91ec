/** A moment everybody should notice, with a headline of its own. */
import type { GalacticaEvent, View } from '@ragtag/galactica';
import type { Names } from '@ragtag/kernel/words';
import { words } from '../words/words.ts';
import { MomentPicture } from './moment-picture.tsx';
import { toneOf } from './moments.ts';

interface HeadlineProps {
  readonly event: GalacticaEvent;
  readonly view: View;
  readonly names: Names;
  readonly next: () => void;
  /** It is happening now and takes the whole board; otherwise it waits to be read. */
  readonly whole: boolean;
}

export function Headline({ event, view, names, next, whole }: HeadlineProps) {
  const { label, headline, text } = words.check.momentWords(event, names);
  return (
    <section
      className={`stage-moment ${toneOf(event)} ${event.type} ${whole ? 'whole' : ''}`}
      aria-label={words.check.moment.label}
    >
      {whole && <MomentPicture event={event} view={view} />}
      <div>
        {label && <p className="label">{label}</p>}
        <p className="stage-moment-headline">{headline}</p>
        {text && <p>{text}</p>}
      </div>
      <button type="button" onClick={next}>
        {words.check.moment.next}
      </button>
    </section>
  );
}
