/** Tables for tests: a position set up in the game's words, chance that does as it is told, one procedure at a time. */
import { Chance } from '../src/chance.ts';
import { type Answer, type Decision, isSingle, type Option } from '../src/decision.ts';
import type { Game } from '../src/game.ts';
import type { Rules } from '../src/rules.ts';
import type { Seat } from '../src/seats.ts';
import type { Snapshot } from '../src/state.ts';
import { type Checkpoint, Table } from '../src/table.ts';

/** Chance with the next rolls and draws written down; when they are used up it goes on as usual. */
export class ScriptedChance extends Chance {
  /** What the next dice show. */
  readonly rolls: number[] = [];

  /** Which the next draws come to: the first is 0. */
  readonly draws: number[] = [];

  override draw(from: number): number {
    const next = this.draws.shift();
    if (next === undefined) return super.draw(from);
    if (next < 0 || next >= from) throw new RangeError(`there are ${from} to draw from: none is number ${next}`);
    return next;
  }

  override die(sides: number): number {
    const next = this.rolls.shift();
    if (next === undefined) return super.die(sides);
    if (next < 1 || next > sides) throw new RangeError(`a die of ${sides} sides cannot show ${next}`);
    return next;
  }
}

export class TestTable<C, F, G> extends Table<C, F, G> {
  readonly chance: ScriptedChance;
  private performing = false;
  private position: Snapshot | null = null;

  constructor(game: Game<C, F, G>, configuration: C, seed = 'test') {
    let chance: ScriptedChance | undefined;
    super(game, configuration, seed, (key, position) => {
      chance = new ScriptedChance(key, position);
      return chance;
    });
    if (!chance) throw new Error('a table makes its chance when it is made');
    this.chance = chance;
  }

  /** Changes the state as the game's own words allow, then plays on from it as from a turn boundary. */
  setUp(change: (g: G) => void): this {
    change(this.state);
    this.world.cards.keepAccount({ fetched: false });
    this.performing = false;
    this.position = this.snapshot();
    return this.begin();
  }

  /** Going back to the beginning is going back to the position. */
  protected override beginning(): Checkpoint {
    return this.position ? { at: 0, snapshot: this.position } : super.beginning();
  }

  /** Runs one procedure instead of the game, up to its first question or its end. Throws what it throws. */
  perform(procedure: (g: G) => Rules<unknown>): this {
    const { state } = this;
    this.world.cards.keepAccount({ fetched: false }); // from the position on; tests fetch what they need
    this.performing = true;
    this.over = false;
    this.fault = null;
    this.rules = (function* (): Rules<void> {
      yield* procedure(state);
    })();
    const failure = this.run([]);
    if (failure) throw failure;
    return this;
  }

  /** A procedure by itself leaves nothing to be shuffled. */
  protected override run(answers: readonly Answer[]): Error | null {
    const failure = super.run(answers);
    if (this.over && this.performing) this.world.cards.owed?.checkAll();
    return failure;
  }

  /** A procedure by itself has no turn boundary to go back to: what it did stays, to be looked at. */
  protected override recover(failure: Error, told: number): void {
    if (this.performing) this.log.truncate(this.log.length - 1);
    else super.recover(failure, told);
  }

  /** Answers for a seat with the option that has these fields, or options if several are chosen; throws if refused. */
  choose(seat: Seat, ...wanted: readonly Partial<Option>[]): this {
    const asked = this.askedOf(seat);
    if (!asked) throw new Error(`seat ${seat} is not asked anything; asked: ${describe(this.pending)}`);
    const indices: number[] = [];
    for (const fields of wanted) {
      const index = asked.options.findIndex(
        (option, at) =>
          !indices.includes(at) &&
          Object.entries(fields).every(([key, value]) => JSON.stringify(option[key]) === JSON.stringify(value)),
      );
      if (index < 0) throw new Error(`${JSON.stringify(fields)} is no option of ${describe([asked])}`);
      indices.push(index);
    }
    if (!isSingle(asked))
      return this.give(
        seat,
        indices.sort((a, b) => a - b),
      );
    const [only = -1] = indices;
    if (indices.length !== 1) throw new Error(`expected one choice, not ${indices.length}: ${describe([asked])}`);
    return this.give(seat, only);
  }

  /** Answers for a seat; throws if refused. */
  give(seat: Seat, answer: Answer): this {
    const outcome = this.answer(seat, answer);
    if (!outcome.ok) throw this.fault ?? new Error(outcome.refusal.message);
    return this;
  }
}

function describe(decisions: readonly Decision[]): string {
  return decisions
    .map(({ seat, kind, options }) => `${kind} of seat ${seat} with ${JSON.stringify(options)}`)
    .join('; ');
}
