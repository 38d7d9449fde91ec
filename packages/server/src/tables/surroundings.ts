/** What tables need of their surroundings. */
import type { Answer, Decision, Seat, TableView } from '@ragtag/kernel';
import type { Storage } from '../storage/storage.ts';
import type { LiveTable } from './live-table.ts';
import type { Outage } from './outages.ts';
import type { RulesInUse } from './rules-in-use.ts';

/** Answers for a seat, from what the seat may see; null leaves the question to somebody else. */
export type AutoPlayer = (asked: Decision, look: () => TableView) => Answer | null | Promise<Answer | null>;

export interface Surroundings {
  readonly storage: Storage;
  now(): number;
  /** When no server ran. */
  readonly outages?: readonly Outage[];
  /** By which rules games are played, here and elsewhere. */
  readonly rules?: RulesInUse;
  /** Who answers for a seat by itself: an artificial player, standing orders. */
  autoPlayer(table: LiveTable, seat: Seat): AutoPlayer | null;
  /** Whether artificial players answer at once whatever a table's host chose. */
  readonly botsAtOnce?: boolean;
  /** Who answers once for a seat whose time is up. */
  substitute(table: LiveTable, asked: Decision, look: () => TableView): Answer | Promise<Answer>;
  /** A seat's time is nearly up, or was. Nobody else may hear of it where the question is a secret. */
  timely(table: LiveTable, seat: Seat, what: 'remind' | 'decided', secret: boolean): void;
  /** Hears of everything, after everybody was told; `played` where this process has added to the journal. */
  changed(table: LiveTable, played: boolean): void;
  /** A game is no longer to be played, or no longer here: whoever looks at it has to look again. */
  gone?(game: string): void;
  /** An answer was kept that everybody knows of; `own` where nobody gave it. Of secret ones nobody hears. */
  answered?(own: boolean): void;
  /** A defect of ours: for the server's log. */
  failed(table: LiveTable, error: unknown): void;
}
