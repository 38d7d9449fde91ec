import type { Plain } from '../decision.ts';

/** Who the seats are, as this viewer calls them. */
export interface Names {
  /** Whether that is the viewer. */
  own(seat: Plain | undefined): boolean;
  /** The same with short names, where there is little room. */
  readonly brief: Names;
  /** At the start of a sentence: "You", "Laura Roslin". */
  who(seat: Plain | undefined): string;
  /** As its object: "you", "Laura Roslin". */
  whom(seat: Plain | undefined): string;
  /** "You draw", "Laura Roslin draws". */
  does(seat: Plain | undefined, verb: string, rest?: string): string;
}
