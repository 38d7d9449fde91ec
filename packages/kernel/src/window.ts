/**
 * Windows: moments when several players may interrupt. A window is open to everybody who by public knowledge might
 * respond; only those who really can are asked, in secret, so nobody learns who holds what from who is waited for.
 */
import { type Decision, decision, type Option } from './decision.ts';
import { ask, type Opening, type Rules } from './rules.ts';
import { includes, NOBODY, only, type Seat, union } from './seats.ts';

/** A moment that passes without a look at who could respond: to everybody else it is a window like any other. */
export function* passUnasked(opening: Opening): Rules<void> {
  yield opening;
}

export interface Pass extends Option {
  readonly type: 'pass';
}
const pass: Pass = Object.freeze({ type: 'pass' });
/** The number of that option. */
const PASS = 0;

export interface Window<O extends Option> {
  /** What the moment is: `before-roll`. Standing orders and clients know windows by it. */
  readonly kind: string;
  readonly rules: readonly string[];
  /** A function where making it is worth avoiding: most windows pass without anybody being asked. */
  readonly context?: Decision['context'] | (() => Decision['context']);
  /** Which event this belongs to; one pass may cover every window of it. */
  readonly event?: string;
  /** Those who might respond, in the order of play. */
  readonly seats: readonly Seat[];
  /** Whether by public knowledge this one of them might respond now; left out, all might. Reads nothing hidden. */
  isOpenTo?(seat: Seat): boolean;
  /** Once each, or again and again until everybody passes in succession. */
  readonly until: 'all-pass' | 'once-each';
  /** What this player could do now; nothing means the player is not asked. */
  responses(seat: Seat): readonly O[];
  /**
   * Does it; rules where it asks something, a plain function where not. (A generator written inside another function
   * costs more than it looks: keep `*respond` for what has to ask.) Returning 'close' ends the window: the moment is gone.
   */
  respond(seat: Seat, response: O): Rules<'close' | void> | 'close' | void;
  /** Who decides when several want the same moment. */
  readonly arbiter: Seat;
}

/** Opens a window and closes it when nobody wants, or is able, to respond any more. */
export function* openWindow<O extends Option>(window: Window<O>): Rules<void> {
  const { kind, rules, seats, until } = window;
  const opening: Opening = { seats, isOpenTo: (seat) => window.isOpenTo?.(seat) ?? true };
  let context: Decision['context'] | null = null; // made when somebody is asked: most windows pass unseen
  let answered = NOBODY;
  for (;;) {
    yield opening;
    const questions: Decision<Pass | O>[] = [];
    for (const seat of seats) {
      if (includes(answered, seat)) continue;
      const responses = window.responses(seat);
      if (responses.length === 0) continue;
      context ??= contextOf(window);
      questions.push(
        decision({ seat, kind, rules, context, secret: true, options: [pass, ...responses], silence: PASS }),
      );
    }
    if (questions.length === 0) return;
    const answers = yield questions;
    const wanting: { seat: Seat; response: O }[] = [];
    for (let index = 0; index < questions.length; index++) {
      const { seat, options } = questions[index] as Decision<Pass | O>; // one answer to each, an index of its options
      const response = options[answers[index] as number] as Pass | O;
      if (!isPass(response)) wanting.push({ seat, response });
      else if (until === 'once-each') answered = union(answered, only(seat));
    }
    const first = wanting.length > 1 ? yield* whoGoesFirst(window, wanting) : wanting[0];
    if (!first) return;
    if (until === 'once-each') answered = union(answered, only(first.seat));
    const done = window.respond(first.seat, first.response);
    if ((typeof done === 'object' ? yield* done : done) === 'close') return;
  }
}

const noContext = Object.freeze({});

function contextOf({ context = noContext, event }: Pick<Window<Option>, 'context' | 'event'>): Decision['context'] {
  const facts = typeof context === 'function' ? context() : context;
  return event === undefined ? facts : { ...facts, event };
}

export function isPass(option: Option): option is Pass {
  return option.type === 'pass';
}

/** Those who also wanted the moment are asked again afterwards: it may have changed. */
function* whoGoesFirst<O extends Option, W extends { readonly seat: Seat }>(
  window: Window<O>,
  wanting: readonly W[],
): Rules<W> {
  const options = wanting.map(({ seat }) => ({ type: 'seat', seat }));
  const chosen = yield* ask({
    seat: window.arbiter,
    kind: 'who-goes-first',
    rules: window.rules,
    context: { window: window.kind },
    options,
  });
  return wanting[options.indexOf(chosen)] as W; // `chosen` is one of `options`, made from `wanting` one by one
}
