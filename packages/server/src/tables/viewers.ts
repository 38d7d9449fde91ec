/**
 * Who looks at a table, and what each was last told. What a viewer receives is numbered for that viewer alone, and where
 * nothing changed for a viewer nothing is sent: no message tells that somebody else was asked or answered in secret.
 */
import type { Plain, Seat } from '@ragtag/kernel';
import { Findings } from '../protocol/findings.ts';
import { LastSent, patchText } from '../protocol/patch.ts';
import type { LogLine, ServerMessage, TableState } from '../protocol/protocol.ts';

/** A device of a person who looks at a table. */
export interface Watcher {
  readonly account: string;
  /** By the number of the socket where that is known. */
  readonly socket: number;
  send(text: string): void;
}

/** Something to be said to somebody. */
export interface Said {
  readonly to: Pick<Watcher, 'send'>;
  readonly text: string;
}

/** From where somebody looks. */
export interface Viewpoint {
  readonly viewer: Seat | 'spectator';
  readonly host: boolean;
}

/** Places from which the same is seen have the same key. */
function keyOf({ viewer, host }: Viewpoint): string {
  return `${viewer} ${host}`;
}

export interface ViewUpdate {
  readonly state: TableState;
  /** What happened since the last time, as seen from there, in order. */
  readonly happened: readonly Happened[];
}

/** Something that happened, and the game as it was to be seen at that very moment; null where nobody looked then. */
export interface Happened {
  readonly line: LogLine;
  readonly view: Plain;
}

/** Those who look from the same place see the same. */
interface Group {
  readonly place: Viewpoint;
  readonly told: LastSent;
  /** With how many messages each has had since the whole table. */
  readonly watchers: Map<Watcher, number>;
}

export class Viewers {
  private readonly groups = new Map<string, Group>();
  /** How often somebody came or went. */
  comings = 0;

  constructor(private readonly game: string) {}

  get count(): number {
    let count = 0;
    for (const { watchers } of this.groups.values()) count += watchers.size;
    return count;
  }

  /** Whether any device of this person looks at the table. */
  has(account: string): boolean {
    for (const { watchers } of this.groups.values()) {
      for (const watcher of watchers.keys()) if (watcher.account === account) return true;
    }
    return false;
  }

  /** From where somebody looks. */
  places(): Viewpoint['viewer'][] {
    return [...new Set([...this.groups.values()].map(({ place }) => place.viewer))];
  }

  all(): Watcher[] {
    return [...this.groups.values()].flatMap(({ watchers }) => [...watchers.keys()]);
  }

  placeOf(watcher: Watcher): Viewpoint | null {
    for (const { place, watchers } of this.groups.values()) if (watchers.has(watcher)) return place;
    return null;
  }

  /** Shows the whole table to somebody, new or moved to another place. */
  show(watcher: Watcher, place: Viewpoint, sight: ViewUpdate): void {
    this.remove(watcher);
    const key = keyOf(place);
    let group = this.groups.get(key);
    if (!group) {
      group = { place, told: new LastSent(asPlain(sight.state)), watchers: new Map() };
      this.groups.set(key, group);
    }
    group.watchers.set(watcher, 0);
    this.comings++;
    // What the others here were last told may be older; the next update tells them.
    const table = tableIn(group.told);
    const log = sight.happened.map(({ line }) => line);
    watcher.send(text({ type: 'table', game: this.game, n: 0, table, log }));
  }

  remove(watcher: Watcher): void {
    this.comings++;
    for (const [key, { watchers }] of this.groups) {
      if (watchers.delete(watcher) && watchers.size === 0) this.groups.delete(key);
    }
  }

  /** Tells everybody what changed for them; nothing those who are to see nothing yet. */
  update(look: (place: Viewpoint, key: string) => ViewUpdate | null): void {
    const findings = new Findings();
    for (const [key, group] of this.groups) {
      const sight = look(group.place, key);
      if (!sight) continue;
      const moments = momentsOf(group.told, sight, findings);
      if (moments.length === 0) continue;
      const rest = `"moments":[${moments.join(',')}]}`;
      for (const [watcher, n] of group.watchers) {
        group.watchers.set(watcher, n + 1);
        watcher.send(`{"type":"patch","game":${JSON.stringify(this.game)},"n":${n + 1},${rest}`);
      }
    }
  }

  /** Says something to everybody in some places. */
  tell(message: ServerMessage, to: (place: Viewpoint) => boolean): void {
    const said = text(message);
    for (const { place, watchers } of this.groups.values()) {
      if (to(place)) for (const watcher of watchers.keys()) watcher.send(said);
    }
  }
}

/** Each moment as it is sent. What nobody saw happen is told with the next moment that somebody did. */
function momentsOf(told: LastSent, { state, happened }: ViewUpdate, findings: Findings): string[] {
  const moments: string[] = [];
  let lines: LogLine[] = [];
  const tell = (table: TableState) => {
    const changes = told.update(asPlain(table), findings);
    if (changes.length === 0 && lines.length === 0) return;
    const log = findings.list(lines, ({ at, event }) => `{"at":${at},"event":${findings.text(event)}}`);
    moments.push(`{"patch":${patchText(changes)},"log":${log}}`);
    lines = [];
  };
  for (const { line, view } of happened) {
    lines.push(line);
    // While the rules go on nobody is asked anything; all the rest of the table changes when they have come to their end.
    if (view !== null) tell({ ...tableIn(told), view, question: null, awaited: [], waiting: false, window: null });
  }
  tell(state);
  return moments;
}

/** What it was made of and made to be ever since. */
function tableIn(told: LastSent): TableState {
  return told.all as unknown as TableState;
}

export function text(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** A table's state is plain data, which its type, made of named parts, does not tell the compiler. */
function asPlain(state: TableState): Plain {
  return state as unknown as Plain;
}
