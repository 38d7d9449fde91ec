/** A card in its place: it can be looked at closely, and answered with while it is lit. */
import './spot.css';
import { memo, type ReactNode, useState } from 'react';
import { verbWords } from '../words/verbs.ts';
import { CardFace, type InPlay, type Size } from './card.tsx';
import type { Enlarged } from './enlarging.ts';
import type { CardFacts } from './facts.ts';
import { useLooking } from './looking.ts';
import { litFor, mainVerb, useVerbs, VerbStrips } from './verbs.tsx';

export interface SpotProps {
  readonly facts: CardFacts;
  readonly size: Size;
  /** As a screen reader says it. */
  readonly label: string;
  /** Where answers with it are found. */
  readonly places: readonly string[];
  readonly now?: InPlay;
  readonly enlarged: Enlarged;
  readonly className?: string;
  /** What lies over its corner. */
  readonly badge?: ReactNode;
  readonly verbs?: ReactNode;
  /** Why it is no answer; null where nobody would expect it. */
  readonly note?: string | null;
}

export const CardSpot = memo(function CardSpot(props: SpotProps) {
  const { facts, size, label, places, now, enlarged, className = '', badge, verbs: more, note = null } = props;
  const { look, away, byFinger, wasOpened, on } = useLooking(enlarged);
  const verbs = useVerbs(places);
  const main = mainVerb(verbs);
  const only = verbs.length === 1 ? main : undefined;
  // A finger chooses first; the second tap does it.
  const [armed, arm] = useState<number | null>(null);
  const isArmed = only !== undefined && armed === only.index;
  const press = () => {
    if (wasOpened()) return;
    if (!only) look();
    else if (byFinger() && !isArmed && !only.toggles) arm(only.index);
    else {
      away();
      arm(null);
      only.press();
    }
  };
  const state = [
    size === 'lie' ? 'ccg-lying' : '',
    verbs.length > 0 ? 'ccg-lit' : '',
    verbs.length > 1 ? 'ccg-verbs-2' : '',
    verbs.some(({ chosen }) => chosen) ? 'ccg-chosen' : '',
    note === null ? '' : 'ccg-not-now',
    isArmed ? 'ccg-armed' : '',
  ].join(' ');
  return (
    <div className={`ccg-spot ccg-spot-${size} ${state} ${className}`}>
      <button
        type="button"
        className="ccg-face"
        data-answers
        data-lit={litFor(verbs)}
        aria-pressed={only?.toggles ? only.chosen : undefined}
        data-enlarges
        onClick={press}
        onBlur={() => {
          away();
          arm(null);
        }}
        {...on}
      >
        <span className="sr">
          {[label, ...verbs.map(({ name }) => verbWords.can(name)), ...(note === null ? [] : [`${note}.`])].join(' ')}
        </span>
        <span className="ccg-face-card">
          <CardFace facts={facts} size={size} {...(now && { now })} />
        </span>
        {main && (
          <span className={`ccg-verb ${only ? '' : 'ccg-verb-several'}`} aria-hidden="true">
            <span>{isArmed ? verbWords.again(main.name) : only ? main.name : verbWords.among(main.name)}</span>
            {main.sign && only && <span className="ccg-key">{main.sign}</span>}
          </span>
        )}
        {note !== null && (
          <span className="ccg-why-not" aria-hidden="true">
            {note}
          </span>
        )}
      </button>
      {badge}
      {(verbs.length > 1 || more) && (
        <span className="ccg-verbs">
          {verbs.length > 1 && main && <VerbStrips verbs={[main]} of={facts.name} />}
          {verbs.length > 1 && (
            <button type="button" className="ccg-verb ccg-more" aria-haspopup="dialog" onClick={look}>
              {verbWords.more(verbs.length - 1)}
            </button>
          )}
          {more}
        </span>
      )}
    </div>
  );
});
