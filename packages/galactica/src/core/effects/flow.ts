/** The joints of the vocabulary: order, choices, conditions, dice, picking players. */
import type { Rules, Seat } from '@ragtag/kernel';
import type { Chooser } from '../content/entry.ts';
import { choose as askOne } from '../engine/asking.ts';
import { rollDie } from '../engine/dice.ts';
import { isInBrig } from '../rules/boards.ts';
import { pickable } from '../rules/cylon-player.ts';
import { canRisk, risk as riskShips } from '../rules/risk.ts';
import { chooserOf } from '../rules/titles.ts';
import { countsAsCylon, countsAsHuman } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, areas } from '../state/terms.ts';
import { type Phrase, phrase } from '../text/phrase.ts';
import type { Because } from '../vocabulary/effects-questions.ts';
import type { Context, Effect, Who } from './effect.ts';

/** Who decides something: a title, the current player, or whoever acts. */
export type Decider = Chooser | 'you' | 'chosen';

export function deciderOf(g: Galactica, c: Context, by: Decider): Seat {
  if (by === 'you') return c.you;
  if (by === 'chosen') return c.chosen ?? c.you;
  // What a crisis leaves to the current player, a Cylon player who brought it about decides. BG-CYLON-08
  const crisis = c.source === 'crisis' || c.source === 'super-crisis';
  if (by === 'current' && crisis && countsAsCylon(g, c.you)) return c.you;
  return chooserOf(g, by);
}
const decider = (by: Decider): Phrase => phrase(by);

export const nothing: Effect = {
  text: phrase('nothing'),
  *run(): Rules<void> {},
};

/** One after the other, each as far as it can be; as an action, if anything comes of it at all. BG-UNI-113 */
export function all(...effects: readonly Effect[]): Effect {
  return {
    text: phrase('all', { effects: effects.map(({ text }) => text) }),
    *run(g, c) {
      for (const effect of effects) yield* effect.run(g, c);
    },
    possible: (g, c) => {
      const can = (effect: Effect): boolean => effect.possible?.(g, c) ?? true;
      const rest = effects.filter(({ needed }) => !needed);
      return effects.every((effect) => !effect.needed || can(effect)) && (rest.length === 0 || rest.some(can));
    },
  };
}

/** As it is carried out from this revision of the content on; games made before go on with what they had. */
export function sinceRevision(revision: number, effect: Effect, before: Effect): Effect {
  const then = ({ configuration }: Galactica): Effect => (configuration.revision >= revision ? effect : before);
  return { text: effect.text, run: (g, c) => then(g).run(g, c) };
}

/** Only with this does the rest of an action come. */
export function needs(effect: Effect): Effect {
  return { ...effect, needed: true };
}

/** Somebody chooses one of these; for actions only what is possible is offered, else whatever is not forbidden. */
export function choose(by: Decider, ...effects: readonly Effect[]): Effect {
  return {
    text: phrase('choose', { by: decider(by), effects: effects.map(({ text }) => text) }),
    *run(g, c) {
      const offered = effects.filter((effect) =>
        c.acting ? (effect.possible?.(g, c) ?? true) : !(effect.barred?.(g, c) ?? false),
      );
      if (offered.length === 0) return;
      const options = offered.map((effect, index) => ({ type: 'effect' as const, index, text: effect.text }));
      const picked = yield* askOne({
        seat: deciderOf(g, c, by),
        kind: 'choose-effect',
        options,
        context: because(g, c),
      });
      yield* (offered[picked.index] as Effect).run(g, c); // an index of the list the options were made from
    },
    possible: (g, c) => effects.some((effect) => effect.possible?.(g, c) ?? true),
  };
}

/** Somebody may do it, or not. Not asked where it is not possible. */
export function may(by: Decider, effect: Effect): Effect {
  return {
    text: phrase('may', { by: decider(by), effect: effect.text }),
    *run(g, c) {
      if (effect.possible && !effect.possible(g, c)) return;
      const options = [
        { type: 'yes' as const, text: effect.text },
        { type: 'no' as const, text: phrase('nothing') },
      ];
      const picked = yield* askOne({ seat: deciderOf(g, c, by), kind: 'may', options, context: because(g, c) });
      if (picked.type === 'yes') yield* effect.run(g, c);
    },
  };
}

export interface Condition {
  readonly text: Phrase;
  holds(g: Galactica, c: Context): boolean;
}

export function condition(text: Phrase, holds: Condition['holds']): Condition {
  return { text, holds };
}

/** If the condition holds when it comes to it. */
export function when(cond: Condition, then: Effect, otherwise: Effect = nothing): Effect {
  return {
    text: phrase('when', { condition: cond.text, met: then.text, otherwise: otherwise.text }),
    *run(g, c) {
      yield* (cond.holds(g, c) ? then : otherwise).run(g, c);
    },
    possible: (g, c) => {
      const effect = cond.holds(g, c) ? then : otherwise;
      return effect !== nothing && (effect.possible?.(g, c) ?? true);
    },
  };
}

/** May only be used while the condition holds: for actions and for options of a choice. */
export function onlyIf(cond: Condition, effect: Effect): Effect {
  return {
    text: phrase('onlyIf', { condition: cond.text, effect: effect.text }),
    run: (g, c) => effect.run(g, c),
    possible: (g, c) => cond.holds(g, c) && (effect.possible?.(g, c) ?? true),
    barred: (g, c) => !cond.holds(g, c),
  };
}

/** Rolls once; bands by their highest number, the last being 8. Whoever acts rolls, else the current player. */
export function rollTable(...bands: readonly (readonly [upTo: number, effect: Effect])[]): Effect {
  return {
    text: phrase('rollTable', {
      bands: bands.map(([upTo, effect], index) => {
        const from = (bands[index - 1]?.[0] ?? 0) + 1;
        return phrase('band', { from, upTo, effect: effect.text });
      }),
    }),
    *run(g, c) {
      const rolled = yield* rollDie(g, c.acting ? c.you : g.current, c.source === 'location' ? 'location' : 'card');
      const band = bands.find(([upTo]) => rolled <= upTo);
      if (band) yield* band[1].run(g, c);
    },
  };
}

/** `roll(4).orLess(a)`, `roll(3).orMore(a, b)`. */
export function roll(n: number): {
  orLess(effect: Effect, otherwise?: Effect): Effect;
  orMore(effect: Effect, otherwise?: Effect): Effect;
} {
  return {
    orLess: (effect, otherwise = nothing) => rollTable([n, effect], [8, otherwise]),
    orMore: (effect, otherwise = nothing) => rollTable([n - 1, otherwise], [8, effect]),
  };
}

/** Risks ships of the Reserves: on `least` or more the gain, otherwise they are destroyed, or what the card says. BG-RISK-01.. */
export function risk(kind: 'raptor' | 'viper', n: number, least: number, gain: Effect, loss?: Effect): Effect {
  return {
    text: loss
      ? phrase('riskElse', { kind, n, least, gain: gain.text, loss: loss.text })
      : phrase('risk', { kind, n, least, gain: gain.text }),
    *run(g, c) {
      if (!canRisk(g, kind, n)) return;
      const success = yield* riskShips(g, c.acting ? c.you : g.current, kind, n, least, loss !== undefined);
      if (success) yield* gain.run(g, c);
      else if (loss) yield* loss.run(g, c);
    },
    possible: (g) => canRisk(g, kind, n),
  };
}

/** Which players may be picked. */
export interface Which {
  readonly text: Phrase;
  fits(g: Galactica, c: Context, seat: Seat): boolean;
}

export function which(text: Phrase, fits: Which['fits']): Which {
  return { text, fits };
}
export function both(...whiches: readonly Which[]): Which {
  return which(phrase('both', { whiches: whiches.map(({ text }) => text) }), (g, c, seat) =>
    whiches.every((one) => one.fits(g, c, seat)),
  );
}
export const anyPlayer = which(phrase('anyPlayer'), () => true);
export const anyHuman = which(phrase('anyHuman'), (g, _, seat) => countsAsHuman(g, seat));
/** Not the one who picks. */
export const another = which(phrase('another'), (_, c, seat) => seat !== c.you);
export const inBrig = which(phrase('inBrig'), (g, _, seat) => isInBrig(g, seat));

/** Somebody picks a player, who is `chosen` for the effects. Lapses where nobody can be picked. BG-UNI-130 */
export function pick(by: Decider, whom: Which, ...effects: readonly Effect[]): Effect {
  const effect = effects.length === 1 && effects[0] ? effects[0] : all(...effects);
  const candidates = (g: Galactica, c: Context): Seat[] => {
    const asker = { ...c, you: deciderOf(g, c, by) };
    return g.seatsFrom(g.current).filter((seat) => pickable(g, seat, c) && whom.fits(g, asker, seat));
  };
  return {
    text: phrase('pick', { by: decider(by), whom: whom.text, effect: effect.text }),
    *run(g, c) {
      const options = candidates(g, c).map((seat) => ({ type: 'player' as const, seat }));
      if (options.length === 0) return;
      const seat = deciderOf(g, c, by);
      const picked = yield* askOne({ seat, kind: 'pick-player', options, context: because(g, c, effect.text) });
      yield* effect.run(g, { ...c, chosen: picked.seat });
    },
    possible: (g, c) => candidates(g, c).length > 0,
  };
}

/** The effect once for each of them, who is then `chosen`. BG-UNI-119 */
export function each(who: Who, effect: Effect): Effect {
  return {
    text: phrase('each', { who: who.text, effect: effect.text }),
    *run(g, c) {
      for (const seat of who.of(g, c)) yield* effect.run(g, { ...c, chosen: seat });
    },
  };
}

/** Somebody names a space area, bound for the effects. */
export function pickArea(
  by: Decider,
  effect: Effect,
  fits: (g: Galactica, area: Area) => boolean = () => true,
): Effect {
  return {
    text: phrase('pickArea', { by: decider(by), effect: effect.text }),
    *run(g, c) {
      const options = areas.filter((area) => fits(g, area)).map((area) => ({ type: 'area' as const, area }));
      if (options.length === 0) return;
      const picked = yield* askOne({
        seat: deciderOf(g, c, by),
        kind: 'pick-area',
        options,
        context: because(g, c, effect.text),
      });
      yield* effect.run(g, { ...c, area: picked.area });
    },
    possible: (g) => areas.some((area) => fits(g, area)),
  };
}

/** Why something is asked: the card or location it comes from, and what it will do. */
export function because(g: Galactica, c: Context, effect?: Phrase): Because {
  const name = c.location ? (g.content.locations[c.location]?.name ?? '') : nameOf(g, c.card);
  return { source: c.source, name, ...(effect ? { effect } : {}) };
}

/** A card everybody has seen; one played may have been shuffled into its deck again meanwhile. BG-UNI-118 */
function nameOf(g: Galactica, card: Context['card']): string {
  return card === null || !g.cards.knows(card, 'spectator') ? '' : g.entry(card).name;
}
