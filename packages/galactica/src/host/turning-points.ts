/** The moments that made a game what it was. */
import type { EventOf, GalacticaEvent } from '../vocabulary.ts';
import { roleOf } from '../words/log.ts';
import type { TurningPoint } from './told-game.ts';

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
  worst: { readonly event: EventOf<'resource-lost'>; readonly step: number };
}

export class TurningPoints {
  private readonly found: Weighed[] = [];
  private readonly losses = new Map<number, Losses>();
  /** What each check was about, by its scope. */
  private readonly checks = new Map<string, string>();

  saw(event: GalacticaEvent, step: number, turn: number): void {
    if (event.type === 'resource-lost') this.lose(event, step, turn);
    if (event.type === 'check-begins') this.checks.set(event.scope, event.name || (event.location ?? ''));
    const name = event.type === 'check-outcome' ? this.checks.get(event.scope) : undefined;
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

  private lose(event: EventOf<'resource-lost'>, step: number, turn: number): void {
    const { n, resource } = event;
    const losses = this.losses.get(turn) ?? { lost: {}, total: 0, worst: { event, step } };
    losses.lost[resource] = (losses.lost[resource] ?? 0) + n;
    losses.total += n;
    if (n > losses.worst.event.n) losses.worst = { event, step };
    this.losses.set(turn, losses);
  }

  private heavyLosses(): Weighed[] {
    const heavy = [...this.losses].filter(([, { total }]) => total >= MANY);
    return heavy.map(([turn, { lost, total, worst }]) => {
      return { kind: 'losses', turn, ...worst, lost, weight: weights.losses + total };
    });
  }
}

function kindOf(event: GalacticaEvent): TurningPoint['kind'] | null {
  if (event.type === 'check-outcome') {
    const { outcome, strength, difficulty } = event;
    if (outcome !== 'fail' || strength === null || difficulty - strength > CLOSE) return null;
  }
  if (event.type === 'title-given' && event.from === null) return null; // handed out at the start
  return roleOf(event).point ?? null;
}
