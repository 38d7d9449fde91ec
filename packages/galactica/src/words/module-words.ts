/** What a module says and shows of itself: its part of every table of words there is. */
import type { WindowName } from '../core/engine/windows.ts';
import type { OptionName } from '../core/setup/options.ts';
import type { RollPurpose } from '../core/state/records.ts';
import type { Board, Ending, LocationId, PhaseId } from '../core/state/terms.ts';
import * as all from '../modules/words.ts';
import type { Sentences } from './english/phrases.ts';
import type { Role } from './telling.ts';

/** A board as the page has to know it. */
export interface BoardWords {
  readonly name: string;
  /** Beside Galactica: the humans' at the left, the Cylons' at the right, lowest number uppermost. */
  readonly stands?: readonly [side: 'left' | 'right', place: number];
  /** Its places in the order they are read, each drawn as lines in a box of 16 by 16. */
  readonly places: Readonly<Partial<Record<LocationId, string>>>;
  /** Places that come to lie on others, drawn likewise. */
  readonly overlays?: Readonly<Partial<Record<LocationId, string>>>;
}

/** A step of the turn, or what can happen in several, to whoever reads about it. */
export interface Explained {
  readonly title: string;
  readonly text: string;
}

/** A choice to whoever sets a game up. */
export interface OptionWords {
  readonly label: string;
  readonly text: string;
}

/** Each table as the compiler knows it from what the module declares: `Tellers`, `QuestionWords` and so on. */
export interface ModuleWords {
  readonly telling?: Readonly<Record<string, Role>>;
  readonly events?: object;
  readonly questions?: object;
  readonly options?: object;
  /** English for the phrases of its cards, places and sheets. */
  readonly phrases?: Readonly<Record<`${string}.${string}`, Sentences[string]>>;
  readonly pointing?: object;
  readonly advice?: object;
  readonly boards?: Readonly<Partial<Record<Board, BoardWords>>>;
  readonly phases?: Readonly<Partial<Record<PhaseId, Explained>>>;
  /** Its moments to respond in, for whoever reads about them. */
  readonly windows?: Readonly<Partial<Record<WindowName, Explained>>>;
  readonly setup?: Readonly<Partial<Record<OptionName, OptionWords>>>;
  readonly endings?: Readonly<Partial<Record<Ending, string>>>;
  /** What dice are rolled for: "a die is rolled for ...". */
  readonly rolls?: Readonly<Partial<Record<RollPurpose, string>>>;
}

type Part = keyof ModuleWords;
type All = typeof all;
type PartOf<M, P extends Part> = M extends { readonly [K in P]: infer T } ? T : never;
/** Of a union of tables, all of them in one. */
type Together<T> = (T extends unknown ? (one: T) => void : never) extends (one: infer I) => void ? I : never;
type PartsOf<P extends Part> = { [M in keyof All]: PartOf<All[M], P> }[keyof All];
type Gathered<P extends Part> = [PartsOf<P>] extends [never] ? Record<never, never> : Together<PartsOf<P>>;

/** One table out of what every module has for it; the compiler knows each entry. */
export function gathered<P extends Part>(part: P): Gathered<P> {
  return gatheredFrom(Object.values<ModuleWords>(all), part) as Gathered<P>; // what all of them have
}

export function gatheredFrom<P extends Part>(modules: readonly ModuleWords[], part: P): NonNullable<ModuleWords[P]> {
  return Object.assign({}, ...modules.map((one) => one[part]));
}
