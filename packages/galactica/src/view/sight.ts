/** How somebody looks at a game. Most of it looks the same to all: that is made once, and only the rest for each viewer. */
import { type Anybody, type Audience, includes, NOBODY, type Viewer, type Zone } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export class Sight {
  /** For each zone those who see more of it than anybody; found out when it is asked for. */
  private beyond: readonly Audience[] | null = null;

  constructor(
    readonly g: Galactica,
    readonly viewer: Viewer | Anybody,
  ) {}

  /** Whether the viewer sees more of a zone than what everybody sees. */
  more(zone: Zone): boolean {
    this.beyond ??= this.g.cards.beyond();
    return includes(this.beyond[zone] ?? NOBODY, this.viewer);
  }

  moreOfAny(zones: readonly Zone[]): boolean {
    for (const zone of zones) if (this.more(zone)) return true;
    return false;
  }

  /** What is seen in a zone: what everybody sees there, where that was made already and the viewer sees no more. */
  in<T>(zone: Zone, open: T | undefined, make: (sight: Sight, zone: Zone) => T): T {
    return open !== undefined && !this.more(zone) ? open : make(this, zone);
  }
}
