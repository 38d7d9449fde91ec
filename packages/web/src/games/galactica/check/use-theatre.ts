/** The stage at the beat that the page stands at. */
import type { GalacticaEvent } from '@ragtag/galactica';
import type { LogLine } from '@ragtag/server/protocol';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { StandingContext } from '../../../table/moments/use-moments.ts';
import { playCue } from '../../../table/sound/sound.ts';
import type { Beat, Scene } from './scene.ts';
import { heard, opened, shownAt } from './theatre.ts';

export interface Playing {
  readonly shown: Beat;
  /** Cards are still to be turned over. */
  readonly turning: boolean;
  /** What happens by now is to be seen on the board. */
  readonly fought: boolean;
  /** Something everybody should notice. */
  readonly headline: GalacticaEvent | null;
  /** Away with the headline. */
  readonly dismiss: () => void;
}

export function useTheatre(log: readonly LogLine[]): Playing {
  const { beat, fresh, behind, pace, goOn } = useContext(StandingContext);
  const [kept, keep] = useState(() => opened(log));
  // Heard in the same drawing as the log: nothing has to be drawn twice.
  const theatre = heard(kept, log);
  if (theatre !== kept) keep(theatre);
  const playing = fresh.length > 0 && behind;
  const shown = shownAt(theatre, playing ? beat : Number.MAX_SAFE_INTEGER);
  useCues(shown.scene);
  const [read, setRead] = useState<GalacticaEvent | null>(null);
  // Where everything comes at once it stays until it has been read.
  const headline = (playing || pace === 'instant') && theatre.headline !== read ? theatre.headline : null;
  const dismiss = useCallback(() => {
    setRead(theatre.headline);
    if (playing) goOn();
  }, [theatre.headline, playing, goOn]);
  return { shown, turning: playing && beat < theatre.beats.length - 1, fought: theatre.fought, headline, dismiss };
}

/** A card that turns and how it comes out are heard, also by those for whom nothing moves. */
function useCues({ check }: Scene): void {
  const [n, turned, outcome] = [check?.n ?? null, check?.cards.length ?? 0, check?.outcome ?? null];
  const before = useRef({ n, turned, outcome });
  useEffect(() => {
    const was = before.current;
    before.current = { n, turned, outcome };
    if (outcome !== null && (was.n !== n || was.outcome === null)) playCue(outcome === 'fail' ? 'failed' : 'passed');
    else if (turned > (was.n === n ? was.turned : 0)) playCue('card');
  }, [n, turned, outcome]);
}
