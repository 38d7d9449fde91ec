/**
 * Who looks at a table, and what each was last told. What a viewer receives is numbered for that viewer alone, and where
 * nothing changed for a viewer nothing is sent: no message tells that somebody else was asked or answered in secret.
 */
import type { Plain, Seat } from '@ragtag/kernel';
import { Findings } from '../protocol/findings.ts';
import { patchText, Told } from '../protocol/patch.ts';
import type { LogLine, ServerMessage, TableState } from '../protocol/protocol.ts';
import type { Said } from '../storage/storage.ts';

/** A device of a person who looks at a table. */
export type Watcher = Said['to'] & { readonly account: string };

/** What is to be told, and what to note when it has been. Until then nothing has changed. */
export interface Prepared {
  readonly telling: readonly Said[];
  note(): void;
}

/** From where somebody looks. */
export interface Place {
  readonly viewer: Seat | 'spectator';
  readonly host: boolean;
}

/** Places from which the same is seen have the same key. */
export function keyOf({ viewer, host }: Place): string {
  return `${viewer} ${host}`;
}

export interface Sight {
  readonly state: TableState;
  /** What happened since the last time, as seen from there. */
  readonly log: readonly LogLine[];
}

/** Those who look from the same place see the same. */
interface Group {
  readonly place: Place;
  readonly told: Told;
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

  all(): Watcher[] {
    return [...this.groups.values()].flatMap(({ watchers }) => [...watchers.keys()]);
  }

  placeOf(watcher: Watcher): Place | null {
    for (const { place, watchers } of this.groups.values()) if (watchers.has(watcher)) return place;
    return null;
  }

  /** Shows the whole table to somebody, new or moved to another place. */
  show(watcher: Watcher, place: Place, sight: Sight): void {
    this.remove(watcher);
    const key = keyOf(place);
    let group = this.groups.get(key);
    if (!group) {
      group = { place, told: new Told(asPlain(sight.state)), watchers: new Map() };
      this.groups.set(key, group);
    }
    group.watchers.set(watcher, 0);
    this.comings++;
    // What the others here were last told may be older; the next update tells them.
    const table = group.told.all as unknown as TableState; // what it was made of and made to be ever since
    watcher.send(text({ type: 'table', game: this.game, n: 0, table, log: sight.log }));
  }

  remove(watcher: Watcher): void {
    this.comings++;
    for (const [key, { watchers }] of this.groups) {
      if (watchers.delete(watcher) && watchers.size === 0) this.groups.delete(key);
    }
  }

  /** Tells everybody what changed for them; nothing those who are to see nothing yet. */
  update(look: (place: Place, key: string) => Sight | null): void {
    const { telling, note } = this.prepare(look);
    note();
    for (const { to, text: said } of telling) to.send(said);
  }

  /** What everybody is to be told of what changed for them. */
  prepare(look: (place: Place, key: string) => Sight | null): Prepared {
    const findings = new Findings();
    const telling: Said[] = [];
    const updates: { readonly group: Group; note(): void }[] = [];
    for (const [key, group] of this.groups) {
      const sight = look(group.place, key);
      if (!sight) continue;
      const { state, log } = sight;
      const { changes, note } = group.told.compare(asPlain(state), findings);
      if (changes.length === 0 && log.length === 0) continue;
      updates.push({ group, note });
      const lines = findings.list(log, ({ at, event }) => `{"at":${at},"event":${findings.text(event)}}`);
      const rest = `"patch":${patchText(changes)},"log":${lines}}`;
      for (const [to, n] of group.watchers) {
        telling.push({ to, text: `{"type":"patch","game":${JSON.stringify(this.game)},"n":${n + 1},${rest}` });
      }
    }
    const noteAll = () => {
      for (const { group, note } of updates) {
        note();
        for (const [watcher, n] of group.watchers) group.watchers.set(watcher, n + 1);
      }
    };
    return { telling, note: noteAll };
  }

  /** Says something to everybody in some places. */
  tell(message: ServerMessage, to: (place: Place) => boolean): void {
    const said = text(message);
    for (const { place, watchers } of this.groups.values()) {
      if (to(place)) for (const watcher of watchers.keys()) watcher.send(said);
    }
  }
}

export function text(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** A table's state is plain data, which its type, made of named parts, does not tell the compiler. */
function asPlain(state: TableState): Plain {
  return state as unknown as Plain;
}
