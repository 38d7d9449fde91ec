/** What a line of the log is about: the card or the place it names, with its text and its rules. */
import type { GalacticaEvent } from '@ragtag/galactica';
import type { GameEvent } from '@ragtag/kernel';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../shell/parts/icons.tsx';
import { words } from '../words/words.ts';

const AboutDialog = lazy(() => import('../knowing/about-dialog.tsx'));

/** A card by its name, a place by the game's name for it. */
export interface About {
  readonly by: 'name' | 'location' | 'character';
  readonly value: string;
}

const about: Readonly<Partial<Record<GalacticaEvent['type'], readonly [field: string, by: About['by']]>>> = {
  'character-chosen': ['character', 'character'],
  'crisis-drawn': ['name', 'name'],
  'super-crisis-played': ['name', 'name'],
  'quorum-played': ['name', 'name'],
  'quorum-given': ['name', 'name'],
  'mutiny-played': ['name', 'name'],
  'destination-reached': ['name', 'name'],
  'skill-card-played': ['name', 'name'],
  'check-ability': ['name', 'name'],
  'treachery-turned-up': ['name', 'name'],
  'location-activated': ['location', 'location'],
  'location-damaged': ['location', 'location'],
  'location-repaired': ['location', 'location'],
};

function aboutOf(event: GameEvent): About | null {
  const [field, by] = about[event.type as GalacticaEvent['type']] ?? []; // others are about no card
  const value = field === undefined ? undefined : event[field];
  return by !== undefined && typeof value === 'string' ? { by, value } : null;
}

export function LineAbout({ event }: { event: GameEvent }) {
  const [open, show] = useState(false);
  const found = aboutOf(event);
  if (found === null) return null;
  const name = found.by === 'name' ? found.value : words.nameOf(found.value);
  return (
    <>
      <button
        type="button"
        className="line-about"
        tabIndex={-1} // one stop for the log: the arrow keys lead here from the line
        aria-haspopup="dialog"
        aria-label={words.knowing.readCard(name)}
        title={words.knowing.readCard(name)}
        onClick={() => show(true)}
        onKeyDown={({ key, currentTarget: { previousElementSibling: line } }) => {
          if (key === 'ArrowLeft' && line instanceof HTMLElement) line.focus();
        }}
      >
        <Icon of="book" size={14} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <AboutDialog about={found} name={name} close={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
