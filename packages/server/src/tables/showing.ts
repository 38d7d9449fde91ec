/** What everybody at a table is shown: who may look, from where, what is seen there, and what is held back for a while. */
import { type Emitted, EVERYBODY, type Seat } from '@ragtag/kernel';
import { houseRulesOf } from '../lobby/setups.ts';
import type { SeatState, TableState } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Storage, StoredGame, StoredSeat } from '../storage/storage.ts';
import type { Played } from './played.ts';
import { PokerFace } from './poker-face.ts';
import { linesFor, type Told } from './record.ts';
import type { Sitting } from './sitting.ts';
import { undoOf } from './undo.ts';
import { keyOf, type Place, type Prepared, type Sight, Viewers, type Watcher } from './viewers.ts';

/**
 * A newcomer is told what so many answers led to; of a game read anew, so many events. Only what everybody sees is counted:
 * how far back it goes tells nothing of what some do not see.
 */
const [LATELY, RECALLED] = [40, 100];

export class Showing {
  readonly viewers: Viewers;
  /** What the table should be told besides the game. */
  notice: string | null = null;
  readonly face: PokerFace<Told>;
  private readonly houseRules: readonly string[];
  /** Those who came while something was held back from them. */
  private readonly latecomers = new Set<Watcher>();
  private unveiling: (() => void)[] = [];
  /** As bytes, since only newcomers need it: as objects it would be a large part of all that tables keep. */
  private lately: Buffer[] = [];
  /** When last something was answered that everybody knows of. */
  private openly: number | null = null;
  private readonly names = new Map<string, string>();
  /** Who sits where, and what that was made of. */
  private seated: {
    readonly of: readonly StoredSeat[];
    readonly comings: number;
    readonly names: number;
    readonly states: readonly SeatState[];
  } | null = null;

  constructor(
    private readonly storage: Pick<Storage, 'account'>,
    private readonly played: Played,
    private readonly sitting: Sitting,
    private readonly now: () => number,
  ) {
    this.viewers = new Viewers(played.stored.id);
    this.houseRules = houseRulesOf(played.stored);
    this.face = new PokerFace(sitting.options.pokerFace * 1_000);
  }

  /** The seat that a person plays, as its owner or standing in. */
  seatOf(account: string): Seat | null {
    const mine = this.played.stored.seats.find((one) => one.account === account || one.standIn === account);
    return mine ? (mine.seat as Seat) : null; // seats are stored as numbers
  }

  placeOf(account: string): Place {
    return { viewer: this.seatOf(account) ?? 'spectator', host: account === this.played.stored.host };
  }

  /** Refuses whoever may not even look. */
  admit(account: string): void {
    if (!this.mayLook(account)) throw new Refused('not-allowed', 'only the players may look at this game');
  }

  /** Players and the host look at any time, others before the game starts and where the host lets them. */
  private mayLook(account: string): boolean {
    const { viewer, host } = this.placeOf(account);
    const { stored } = this.played;
    return viewer !== 'spectator' || host || stored.status === 'open' || admitsSpectators(stored);
  }

  /** Those who sit at the table now. */
  async learnNames(): Promise<void> {
    const sitting = this.played.stored.seats.flatMap(({ account, standIn }) => [account, standIn]);
    const unknown = sitting.filter((id) => id !== null && !this.names.has(id)) as string[]; // none of them is null
    const found = await Promise.all(unknown.map((id) => this.storage.account(id)));
    for (const account of found) if (account) this.names.set(account.id, account.name);
  }

  nameAt(seat: number): string {
    const sitting = this.played.stored.seats.find((one) => one.seat === seat);
    return (sitting && this.seatState(sitting).name) ?? `seat ${seat + 1}`;
  }

  /** Somebody starts to look, as soon as nothing is held back from there. */
  welcome(watcher: Watcher): void {
    if (this.isHeldFrom(this.placeOf(watcher.account))) this.latecomers.add(watcher);
    else this.show(watcher);
  }

  leave(watcher: Watcher): void {
    this.latecomers.delete(watcher);
    this.viewers.remove(watcher);
  }

  /** Who sits where may have changed: some see the table from elsewhere now, or no longer. */
  reseat(): void {
    for (const watcher of this.viewers.all()) {
      const place = this.placeOf(watcher.account);
      const old = this.viewers.placeOf(watcher);
      if (!this.mayLook(watcher.account)) this.viewers.remove(watcher);
      else if (old?.viewer !== place.viewer || old.host !== place.host) this.show(watcher);
    }
  }

  /** Notes what happened, for those who look and those who come. */
  note(at: number, events: readonly Emitted[], secret = false): void {
    this.openly = this.tellable(at, secret);
    const told = toldAt(this.openly, events);
    this.remember(told, events);
    this.face.hold(told);
  }

  /** What an answer leads to, to be told and noted as soon as it is kept; null if some of it is to be held back. */
  prepare(at: number, events: readonly Emitted[], secret: boolean): Prepared | null {
    if (!this.face.isOff) return null;
    const openly = this.tellable(at, secret);
    const told = toldAt(openly, events);
    const { telling, note } = this.viewers.prepare((place) => this.sightFrom(place, told));
    return {
      telling,
      note: () => {
        this.openly = openly;
        this.remember(told, events);
        note();
      },
    };
  }

  /** The time of an answer given in secret would tell of it. */
  private tellable(at: number, secret: boolean): number {
    return secret && this.openly !== null ? this.openly : at;
  }

  /** The game was read anew: all that is known to have happened, for those who come. */
  recall(at: number, events: readonly Emitted[]): void {
    this.openly = at;
    this.lately = [bytesOf(toldAt(at, lastSeen(events, RECALLED)))];
  }

  private remember(told: readonly Told[], events: readonly Emitted[]): void {
    if (told.length === 0) return;
    const before = events.some(isSeenByAll) ? undefined : this.lately.pop();
    this.lately.push(bytesOf(before ? [...toldIn(before), ...told] : told));
    if (this.lately.length > LATELY) this.lately.shift();
  }

  /** Tells everybody what changed for them. False while something is held back from some. */
  update(): boolean {
    const holding = this.isHolding();
    this.viewers.update((place, key) => {
      if (holding && this.isHeldFrom(place)) return null;
      const sight = this.sightFrom(place, this.face.rest(key));
      if (holding) this.face.tell(key);
      return sight;
    });
    if (!holding) this.unveil();
    return !holding;
  }

  isHolding(): boolean {
    return this.face.isHolding(this.now());
  }

  /** While the table keeps its poker face, only those who are asked in secret see what they are asked about. */
  isHeldFrom({ viewer }: Place): boolean {
    if (!this.isHolding()) return false;
    return viewer === 'spectator' || this.played.table?.askedOf(viewer)?.secret !== true;
  }

  /** Waits until nothing is held back from this place any more. */
  async unveiled(place: Place): Promise<void> {
    while (this.isHeldFrom(place)) await new Promise<void>((resolve) => this.unveiling.push(resolve));
  }

  /** Everybody has seen what there is to see: those who waited for it come in. */
  private unveil(): void {
    this.face.clear();
    for (const watcher of this.latecomers) this.show(watcher);
    if (this.latecomers.size > 0) this.latecomers.clear();
    if (this.unveiling.length > 0) for (const go of this.unveiling.splice(0)) go();
  }

  private show(watcher: Watcher): void {
    const place = this.placeOf(watcher.account);
    const lately = linesFor(place.viewer, this.lately.flatMap(toldIn));
    this.viewers.show(watcher, place, { state: this.stateFrom(place), log: lately });
    this.face.tell(keyOf(place)); // it is among what happened lately
  }

  private sightFrom(place: Place, told: readonly Told[]): Sight {
    return { state: this.stateFrom(place), log: linesFor(place.viewer, told) };
  }

  stateFrom({ viewer, host }: Place): TableState {
    const { stored, table } = this.played;
    const shown = table?.view(viewer);
    const seat = viewer === 'spectator' ? null : viewer;
    const asked = shown?.asked ?? null;
    return {
      title: stored.title,
      game: stored.game,
      status: table ? (table.over ? 'over' : 'playing') : 'open',
      seat,
      host,
      seats: this.seats(),
      houseRules: this.houseRules,
      view: shown?.game ?? null,
      question: asked && this.played.question(asked),
      awaited: shown?.awaited ?? [],
      waiting: shown?.waiting ?? false,
      clock: this.sitting.clockFor(seat),
      undo: table && seat !== null ? undoOf(table, seat) : 'no',
      proposal: this.sitting.proposalView(),
      orders: this.sitting.ordersView(stored.seats.find((one) => one.seat === seat)?.account ?? null),
      notice: this.notice,
    };
  }

  /** Who sits where, the same object as long as nothing of it changes. */
  private seats(): readonly SeatState[] {
    const { seats } = this.played.stored;
    const known = this.seated;
    if (known?.of === seats && known.comings === this.viewers.comings && known.names === this.names.size) {
      return known.states;
    }
    const states = seats.map((one) => this.seatState(one));
    this.seated = { of: seats, comings: this.viewers.comings, names: this.names.size, states };
    return states;
  }

  private seatState({ seat, account, bot, standIn }: StoredSeat): SeatState {
    const player = standIn ?? account;
    const name = player === null ? bot : (this.names.get(player) ?? null);
    const here = [account, standIn].some((one) => one !== null && this.viewers.has(one));
    return { seat, name, kind: player !== null ? 'person' : bot !== null ? 'bot' : 'empty', here };
  }
}

function toldAt(at: number, events: readonly Emitted[]): Told[] {
  return events.map((emitted) => ({ at, emitted }));
}

function bytesOf(told: readonly Told[]): Buffer {
  return Buffer.from(JSON.stringify(told));
}

function toldIn(bytes: Buffer): Told[] {
  return JSON.parse(bytes.toString()); // as `bytesOf` wrote it
}

function isSeenByAll({ to }: Emitted): boolean {
  return to === EVERYBODY;
}

/** From the last so many events on that everybody sees. */
function lastSeen(events: readonly Emitted[], count: number): readonly Emitted[] {
  const seen = events.flatMap((emitted, index) => (isSeenByAll(emitted) ? [index] : []));
  return events.slice(seen.at(-count) ?? 0);
}

function admitsSpectators({ options }: StoredGame): boolean {
  return typeof options === 'object' && options !== null && 'spectators' in options && options['spectators'] === true;
}
