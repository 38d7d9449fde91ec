/**
 * What there is to see of a game that is over, kept as it ended: nobody has to play it again to look at it, and no later
 * rules change how it ended.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Plain, Seat, Table, Viewer } from '@ragtag/kernel';
import { apply, LastSent, patchText } from '../protocol/patch.ts';
import type { Patch } from '../protocol/protocol.ts';
import type { Occurrence } from './record.ts';

interface Packed {
  readonly view: Plain;
  readonly seats: readonly Patch[];
  readonly lately: readonly Occurrence[];
}

export class Final {
  private constructor(
    private readonly view: Plain,
    /** How what each seat sees differs from that. */
    private readonly seats: readonly Patch[],
    /** What had happened last. */
    readonly lately: readonly Occurrence[],
  ) {}

  static pack(table: Table<unknown, unknown, unknown>, lately: readonly Occurrence[]): Uint8Array {
    const view = table.view('spectator').game;
    const seats = table.world.seats.map((seat) => {
      const changes = new LastSent(view).update(table.view(seat).game);
      return JSON.parse(patchText(changes)) as Patch; // as it was written
    });
    const packed: Packed = { view, seats, lately };
    return gzipSync(JSON.stringify(packed));
  }

  static unpack(packed: Uint8Array): Final {
    const { view, seats, lately } = JSON.parse(gunzipSync(packed).toString()) as Packed; // as `pack` wrote it
    return new Final(view, seats, lately);
  }

  viewOf(viewer: Exclude<Viewer, 'omniscient'>): Plain {
    return viewer === 'spectator' ? this.view : apply(this.view, this.seats[viewer as Seat] ?? []);
  }
}
