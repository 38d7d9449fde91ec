/** What a game comes to, read from what was told. */
import type { CcgEvent } from '@ragtag/ccg';
import type { GameEvent } from '@ragtag/kernel';

export interface Done {
  readonly played: number;
  readonly missions: number;
  readonly won: number;
  readonly lost: number;
  readonly beaten: number;
}

export interface Course {
  /** Influence of each player at the end of each turn, what they began with first. */
  readonly influence: readonly (readonly number[])[];
  readonly done: readonly Done[];
  readonly moments: readonly KeyMoment[];
}

/** Something that stands out. */
export interface KeyMoment {
  readonly event: GameEvent;
  /** Its place in the log. */
  readonly at: number;
  readonly turn: number;
  /** What it came of; null where nothing else is told. */
  readonly cause: GameEvent | null;
}

/** What something else may come of. */
const causes: ReadonlySet<string> = new Set([
  'challenged',
  'mission-resolved',
  'played',
  'ability-used',
  'triggered',
  'red-text',
  'threat-beaten',
] satisfies CcgEvent['type'][]);

const none: Done = { played: 0, missions: 0, won: 0, lost: 0, beaten: 0 };
/** A change of influence that is remembered. */
const SWING = 3;
const MOST_MOMENTS = 8;

/** `now`: the influence of each player in the end; what each began with follows from all changes. */
export function courseOf(log: readonly GameEvent[], now: readonly number[]): Course {
  const events = log as unknown as readonly CcgEvent[]; // as the rules told it
  const standing = now.map((end, seat) =>
    events.reduce((sum, event) => (event.type === 'influence' && event.player === seat ? sum - event.by : sum), end),
  );
  const influence = [[...standing]];
  const done = now.map(() => ({ ...none }));
  const moments: KeyMoment[] = [];
  let [turn, cause] = [0, null as GameEvent | null];
  const stands = (event: CcgEvent, at: number, by: GameEvent | null) =>
    moments.push({ event: event as unknown as GameEvent, at, turn, cause: by }); // as it came
  let fight: { readonly by: number; readonly against: number; readonly threat: boolean } | null = null;
  const count = (seat: number, what: keyof Done) => {
    const one = done[seat];
    if (one) done[seat] = { ...one, [what]: one[what] + 1 };
  };
  for (const [at, event] of events.entries()) {
    if (causes.has(event.type)) cause = event as unknown as GameEvent; // as it came
    switch (event.type) {
      case 'turn-began':
        turn = event.turn;
        cause = null;
        if (event.turn > 1) influence.push([...standing]);
        break;
      case 'influence':
        standing[event.player] = (standing[event.player] ?? 0) + event.by;
        if (Math.abs(event.by) >= SWING) stands(event, at, cause);
        break;
      case 'played':
        count(event.player, 'played');
        break;
      case 'mission-resolved':
        count(event.player, 'missions');
        break;
      case 'challenged':
        fight = { by: event.player, against: event.against, threat: event.threat };
        break;
      case 'not-defended':
        if (fight) count(fight.by, 'won');
        break;
      case 'challenge-decided':
        if (fight && (event.won || !fight.threat)) count(event.won ? fight.by : fight.against, 'won');
        break;
      case 'defeated':
        count(event.player, 'lost');
        break;
      case 'threat-beaten':
        count(event.player, 'beaten');
        break;
      case 'eliminated':
        stands(event, at, cause);
        break;
      case 'fleet-jumped':
      case 'game-over':
        stands(event, at, null);
        break;
    }
  }
  influence.push([...standing]);
  return { influence, done, moments: moments.slice(-MOST_MOMENTS) };
}
