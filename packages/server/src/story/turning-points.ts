/** The moments that made a game what it was. */
import type { GameEvent } from '@ragtag/kernel';
import type { TurningPoint } from '../protocol/story.ts';

/** How much more one kind of moment matters than another. */
const weights: Readonly<Record<TurningPoint['kind'], number>> = {
  end: 1_000,
  reveal: 100,
  execution: 90,
  disaster: 80,
  losses: 60,
  'close-check': 50,
  jump: 40,
  title: 30,
};

const kinds: Readonly<Record<string, TurningPoint['kind']>> = {
  'cylon-revealed': 'reveal',
  'final-five-revealed': 'reveal',
  executed: 'execution',
  'pegasus-destroyed': 'disaster',
  jumped: 'jump',
  'title-given': 'title',
  'game-over': 'end',
};

/** A check that fails by so little could have gone otherwise. */
const CLOSE = 2;
/** From how many resources on a turn's losses are worth telling of. */
const MANY = 3;
const MOST = 12;

interface Weighed extends TurningPoint {
  readonly weight: number;
}

interface Losses {
  readonly lost: Record<string, number>;
  total: number;
  /** The worst of them. */
  worst: { readonly event: GameEvent; readonly step: number };
}

export class TurningPoints {
  private readonly found: Weighed[] = [];
  private readonly losses = new Map<number, Losses>();
  private readonly checks: string[] = [];

  saw(event: GameEvent, step: number, turn: number): void {
    if (event.type === 'resource-lost') this.lose(event, step, turn);
    if (event.type === 'check-begins') this.checks.push(String(event['name'] || event['location']));
    const name = event.type === 'check-outcome' ? this.checks.pop() : undefined;
    const kind = kindOf(event);
    if (!kind) return;
    const weight = weights[kind];
    this.found.push({ kind, turn, step, event, weight, ...(name === undefined ? {} : { name }) });
  }

  /** The weightiest, as they followed each other. */
  chosen(): TurningPoint[] {
    const all = [...this.found, ...this.heavyLosses()];
    const kept = all.sort((a, b) => b.weight - a.weight || a.step - b.step).slice(0, MOST);
    return kept.sort((a, b) => a.step - b.step).map(({ weight: _, ...point }) => point);
  }

  private lose(event: GameEvent, step: number, turn: number): void {
    const n = Number(event['n']);
    const resource = String(event['resource']);
    const losses = this.losses.get(turn) ?? { lost: {}, total: 0, worst: { event, step } };
    losses.lost[resource] = (losses.lost[resource] ?? 0) + n;
    losses.total += n;
    if (n > Number(losses.worst.event['n'])) losses.worst = { event, step };
    this.losses.set(turn, losses);
  }

  private heavyLosses(): Weighed[] {
    const heavy = [...this.losses].filter(([, { total }]) => total >= MANY);
    return heavy.map(([turn, { lost, total, worst }]) => {
      return { kind: 'losses', turn, ...worst, lost, weight: weights.losses + total };
    });
  }
}

function kindOf({ type, outcome, strength, difficulty, from }: GameEvent): TurningPoint['kind'] | null {
  if (type === 'check-outcome') {
    const short = Number(difficulty) - Number(strength);
    return outcome === 'fail' && strength !== null && short <= CLOSE ? 'close-check' : null;
  }
  if (type === 'title-given' && typeof from !== 'number') return null; // handed out at the start
  return kinds[type] ?? null;
}
