/** How long people would wait for windows in a game that is played at once, as tables hold them. */
import type { Decision, Seat } from '@ragtag/kernel';
import { tableOptions, windowTime } from '../lobby/table-options.ts';
import { type Stage, Stages } from './stages.ts';

/** What has to be known of a table. */
interface WatchedTable {
  atWindow: ((openTo: readonly Seat[]) => void) | null;
  readonly pending: readonly Decision[];
}

const window: Stage = { told: [], views: new Map(), signals: new Map() };

export class AddedWaiting {
  /** In milliseconds, and for how many windows. */
  waited = 0;
  windows = 0;
  private readonly stages: Stages;
  private opened: Stage[] = [];

  /** A live table as it is made by default; the first so many seats are people's. */
  constructor(
    game: string,
    people: number,
    private readonly table: WatchedTable,
  ) {
    const usual = people < 2 ? 0 : windowTime(tableOptions.parse({}));
    this.stages = new Stages(game, () => usual);
    table.atWindow = (openTo) => {
      if (usual > 0 && openTo.some((seat) => seat < people)) this.opened.push(window);
    };
  }

  /** Somebody answered, and whoever is asked in secret answers at once: all the others wait until everything is shown. */
  answered(secret: boolean): void {
    const at = this.waited;
    this.windows += this.opened.length;
    this.stages.add({ windows: this.opened, rest: [], at, open: !secret });
    this.opened = [];
    if (!this.stages.shown || this.table.pending.some((asked) => asked.secret)) return;
    this.waited = this.stages.ending.shown;
    while (this.stages.shown) this.stages.advance();
  }
}
