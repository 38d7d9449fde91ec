/** A moment everybody should notice, with a headline of its own. */
import type { GameEvent } from '@ragtag/kernel';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { toneOf } from './moments.ts';

export function Headline({ event, names, next }: { event: GameEvent; names: Names; next: () => void }) {
  const { label, headline, text } = words.check.momentWords(event, names);
  return (
    <section className={`stage-moment ${toneOf(event)} ${event.type}`} aria-label={words.check.moment.label}>
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
