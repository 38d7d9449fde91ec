/**
 * Windows: moments when several players may interrupt. A window is open to everybody who by public knowledge might
 * respond; only those who really can are asked, in secret, so nobody learns who holds what from who is waited for.
 */
import type { Option, Plain } from './decision.ts';
import { ask, askAll, type Rules } from './rules.ts';
import type { Seat } from './seats.ts';

export interface Pass extends Option {
  readonly type: 'pass';
}
const pass: Pass = Object.freeze({ type: 'pass' });

export interface Window<O extends Option> {
  /** What the moment is: `before-roll`. Standing orders and clients know windows by it. */
  readonly kind: string;
  readonly rules: readonly string[];
  readonly context?: { readonly [key: string]: Plain };
  /** Which event this belongs to; one pass may cover every window of it. */
  readonly event?: string;
  /** Those who might respond, in the order of play. */
  readonly seats: readonly Seat[];
  /** Once each, or again and again until everybody passes in succession. */
  readonly until: 'all-pass' | 'once-each';
  /** What this player could do now; nothing means the player is not asked. */
  responses(seat: Seat): readonly O[];
  /** Does it. Returning 'close' ends the window: the moment is gone. */
  respond(seat: Seat, response: O): Rules<'close' | void>;
  /** Who decides when several want the same moment. */
  readonly arbiter: Seat;
}

/** Opens a window and closes it when nobody wants, or is able, to respond any more. */
export function* openWindow<O extends Option>(window: Window<O>): Rules<void> {
  const done = new Set<Seat>();
  for (;;) {
    const able: { seat: Seat; options: readonly (Pass | O)[] }[] = [];
    for (const seat of window.seats) {
      if (done.has(seat)) continue;
      const responses = window.responses(seat);
      if (responses.length > 0) able.push({ seat, options: [pass, ...responses] });
    }
    if (able.length === 0) return;
    const context = { ...window.context, ...(window.event === undefined ? {} : { event: window.event }) };
    const answers = yield* askAll<Pass | O>(
      able.map(({ seat, options }) => ({ seat, kind: window.kind, rules: window.rules, context, options })),
    );
    const wanting: { seat: Seat; response: O }[] = [];
    able.forEach(({ seat }, index) => {
      const response = answers[index]?.[0];
      if (!response || isPass(response)) {
        if (window.until === 'once-each') done.add(seat);
      } else {
        wanting.push({ seat, response });
      }
    });
    const first = wanting.length > 1 ? yield* whoGoesFirst(window, wanting) : wanting[0];
    if (!first) return;
    if (window.until === 'once-each') done.add(first.seat);
    if ((yield* window.respond(first.seat, first.response)) === 'close') return;
  }
}

function isPass(option: Option): option is Pass {
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
