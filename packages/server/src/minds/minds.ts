/**
 * Where artificial players think. It follows each game by its journal, so that a player is told all that its seat was told,
 * from the start, and looks at nothing but what its seat may see.
 */
import { randomInt } from 'node:crypto';
import { type Player, type PlayerKind, playerKinds } from '@ragtag/bots';
import {
  type Answer,
  ConfigurationError,
  type Decision,
  type Emitted,
  type GivenAnswer,
  logFor,
  type Seat,
  startTable,
  type Table,
  type TableView,
} from '@ragtag/kernel';
import type { HostedGame, HostedGames } from '@ragtag/kernel/host';

/** A question to an artificial player, and what has been played since the last one at that table. */
export interface Thought {
  /** Of the stored game. */
  readonly id: string;
  readonly game: string;
  readonly configuration: unknown;
  readonly seed: string;
  /** How many answers are taken to be known. */
  readonly from: number;
  readonly answers: readonly GivenAnswer[];
  /** Of the state in which the question is asked. */
  readonly hash: number;
  readonly seat: Seat;
  readonly kind: PlayerKind;
  /** How long it may take, in milliseconds. */
  readonly budget: number;
}

/** A question to an artificial player who has been told nothing of the game, with what its seat sees. */
export interface Untold {
  readonly asked: Decision;
  readonly view: TableView;
  readonly kind: PlayerKind;
  /** How long it may take, in milliseconds. */
  readonly budget: number;
}

/** 'again': it does not know these answers' beginning. 'parted': the rules no longer lead there from the start. */
export type Decided = { readonly answer: Answer } | 'again' | 'parted';

/**
 * How many games are followed: a quarter of a megabyte each. Those asked about longest ago are let go of: what is asked about one
 * of them plays it anew from its start, which takes a hundred times as long as any other question.
 */
const MOST = 400;

type MakePlayer = (kind: PlayerKind) => Player;

export class Minds {
  private readonly followed = new Map<string, Followed>();

  constructor(
    private readonly games: HostedGames,
    private readonly make: MakePlayer = (kind) => playerKinds[kind](randomInt(2 ** 31)),
  ) {}

  decide(thought: Thought): Decided {
    const { id, from, answers, hash, seat, kind, budget } = thought;
    const known = from === 0 ? this.begin(thought) : this.goOn(id);
    const stands = known?.follow(from, answers) === true && known.table.hash === hash;
    return stands ? known.decide(seat, kind, budget) : from === 0 ? 'parted' : 'again';
  }

  /** Less well, for the player remembers nothing. */
  decideUntold({ asked, view, kind, budget }: Untold): Answer {
    return this.make(kind).decide(asked, () => view, budget);
  }

  private begin({ id, game, configuration, seed }: Thought): Followed {
    const hosted = this.games[game];
    if (!hosted) throw new ConfigurationError(`there is no game '${game}'`);
    const begun = new Followed(hosted, configuration, seed, this.make);
    this.keepLast(id, begun);
    for (const [oldest] of this.followed) {
      if (this.followed.size <= MOST) break;
      this.followed.delete(oldest);
    }
    return begun;
  }

  private goOn(id: string): Followed | undefined {
    const known = this.followed.get(id);
    if (known) this.keepLast(id, known);
    return known;
  }

  private keepLast(id: string, followed: Followed): void {
    this.followed.delete(id);
    this.followed.set(id, followed);
  }
}

/** A game as it is played elsewhere, and the artificial players in it. */
class Followed {
  readonly table: Table<unknown, unknown, unknown>;
  private readonly emitted: Emitted[] = [];
  private readonly players = new Map<string, { readonly player: Player; seen: number }>();

  constructor(
    { game }: HostedGame,
    configuration: unknown,
    seed: string,
    private readonly make: MakePlayer,
  ) {
    this.table = startTable(game, game.configure(configuration), seed);
  }

  /** Plays what was played after the first `from` answers. False where those it knows are not as many, or the rules lead elsewhere. */
  follow(from: number, answers: readonly GivenAnswer[]): boolean {
    const { table } = this;
    if (table.length !== from) return false;
    for (const { seat, answer, hash } of answers) {
      if (!table.answer(seat, answer).ok || table.hash !== hash) return false;
    }
    this.emitted.push(...table.takeEvents());
    return true;
  }

  decide(seat: Seat, kind: PlayerKind, budget: number): Decided {
    const asked = this.table.askedOf(seat);
    if (!asked) throw new RangeError(`seat ${seat} is not asked anything`);
    const mind = this.playerAt(seat, kind);
    mind.player.see?.(logFor(this.emitted.slice(mind.seen), seat));
    mind.seen = this.emitted.length;
    return { answer: mind.player.decide(asked, () => this.table.view(seat), budget) };
  }

  private playerAt(seat: Seat, kind: PlayerKind): { readonly player: Player; seen: number } {
    const key = `${seat} ${kind}`;
    const mind = this.players.get(key) ?? { player: this.make(kind), seen: 0 };
    this.players.set(key, mind);
    return mind;
  }
}
