/** Whom an effect is about: a target, all of a kind, the card itself, players. These make effects out of actions. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import { choose } from '../rules/asking.ts';
import { distinct } from '../rules/decks.ts';
import { isInPlay } from '../rules/moving.ts';
import type { Ccg } from '../state/ccg.ts';
import type { Context, Effect, Worth } from '../state/printed.ts';
import type { CardAction } from './card-actions.ts';
import type { CardFilter, FaceFilter } from './filter.ts';
import type { PlayerAction } from './player-actions.ts';
import { it, lowered, type Subject, sentence, them } from './words.ts';

/** What several actions say of one subject: named first, then "it". */
function said(subject: Subject, actions: readonly CardAction[]): string {
  const later = subject.plural ? them : it;
  const sentences: string[] = [];
  for (const action of actions) {
    const text = action.text(sentences.length === 0 ? subject : later);
    const joined = withSameEnd(sentences.at(-1), text, action.text(later));
    if (joined) sentences.splice(-1, 1, joined);
    else sentences.push(sentence(text));
  }
  return sentences.join(' ');
}

const DURATION = ' until the end of the phase';

/** "It gets +1 power and gains Scramble until the end of the phase": the duration is said once. */
function withSameEnd(before: string | undefined, text: string, ofIt: string): string | null {
  const does = /^(?:it|they) (.*) until the end of the phase$/.exec(ofIt)?.[1];
  if (!before?.endsWith(`${DURATION}.`) || !text.endsWith(DURATION) || !does) return null;
  return `${before.slice(0, -DURATION.length - 1)} and ${does}${DURATION}.`;
}

/** What several actions come to for whom they are done to. */
function together(actions: readonly Partial<Worth>[]): Worth {
  const sum = (of: (action: Partial<Worth>) => number | undefined) =>
    actions.reduce((total, action) => total + (of(action) ?? 0), 0);
  return { worth: sum((action) => action.worth), power: sum((action) => action.power) };
}

/** What is done to somebody's card as worth to who plays it: good things to his own, bad ones to others'. */
function aimed({ worth, power }: Worth, side: 'yours' | 'opposing' | null, times = 1): Worth {
  const sign = side === 'yours' ? 1 : side === 'opposing' ? -1 : Math.sign(worth || power);
  return { worth: times * sign * worth, power: sign * power };
}

// Cards

/** One target, chosen on play and looked at again on resolution. CCG-PLAY-06, CCG-TIMING-02 */
export function target(filter: CardFilter, ...actions: readonly CardAction[]): Effect {
  return targets(1, filter, ...actions);
}

export function targets(n: number, filter: CardFilter, ...actions: readonly CardAction[]): Effect {
  const subject =
    n === 1 ? { name: aTarget(filter.one), plural: false } : { name: `${n} target ${filter.several}`, plural: true };
  const key = {};
  const changesPower = actions.some((action) => action.changesPower);
  const legal = (g: Ccg, c: Context) => filter.in(g, c).filter((card) => mayTarget(g, card, changesPower));
  const done = together(actions);
  return {
    ...aimed(done, filter.side, n),
    text: said(subject, actions),
    possible: (g, c) => hasAtLeast(n, legal(g, c)),
    *prepare(g, c) {
      const chosen: Card[] = [];
      for (let index = 0; index < n; index++) {
        const left = legal(g, c).filter((card) => !chosen.includes(card));
        chosen.push(yield* pick(g, c, useful(g, left, actions), helps(done)));
      }
      c.chosen.set(key, chosen);
      for (const action of actions) if (action.prepare) yield* action.prepare(g, c);
      g.emit({
        type: 'chosen',
        player: c.you,
        cards: chosen,
        ids: chosen.map((card) => g.printed(card).id),
        players: [],
      });
    },
    *run(g, c) {
      for (const card of (c.chosen.get(key) ?? []) as readonly Card[]) {
        // put there just above
        const stands = filter.matches(g, c, card) || hasPaidItself(g, c, card);
        if (!stands || !mayTarget(g, card, changesPower)) continue; // CCG-EFFECT-06
        for (const action of actions) yield* action.run(g, c, card);
      }
    },
  };
}

/** Set where a card has paid with itself for its own ability. */
export const paidItself = {};

/** What the price did to its own card does not undo a choice made before it was paid. CCG-TIMING-02 */
function hasPaidItself(g: Ccg, c: Context, card: Card): boolean {
  return c.chosen.get(paidItself)?.includes(card) === true && isInPlay(g, card);
}

export function aTarget(one: string): string {
  return one.startsWith('other ') ? `another target ${one.slice(6)}` : `target ${one}`;
}

/** A target resource stack, whose supply cards are counted: `supplyThere`. */
export function withStack(filter: CardFilter, effect: Effect): Effect {
  const key = {};
  const stacks = (g: Ccg, c: Context) => filter.in(g, c).filter((card) => mayTarget(g, card, false));
  return {
    ...worthOf(effect),
    text: `Choose target ${filter.one}. ${effect.text}`,
    possible: (g, c) => stacks(g, c).length > 0 && (effect.possible?.(g, c) ?? true),
    *prepare(g, c) {
      c.chosen.set(key, [yield* pick(g, c, stacks(g, c))]);
      if (effect.prepare) yield* effect.prepare(g, c);
    },
    *run(g, c) {
      const [stack] = (c.chosen.get(key) ?? []) as readonly Card[]; // put there just above
      const stands = stack !== undefined && filter.matches(g, c, stack);
      yield* effect.run(g, { ...c, amount: stands ? g.supplyUnder(stack) : 0 });
    },
  };
}

function worthOf({ worth = 0, power = 0 }: Effect): Worth {
  return { worth, power };
}

function hasAtLeast(n: number, cards: readonly Card[]): boolean {
  return cards.length >= n;
}

function mayTarget(g: Ccg, card: Card, changesPower: boolean): boolean {
  return !g.derived.isBarred(card, 'target') && !(changesPower && g.derived.isBarred(card, 'power-target'));
}

/** Those of which something comes, if there are any. CCG-EFFECT-05 */
function useful(g: Ccg, cards: readonly Card[], actions: readonly CardAction[]): readonly Card[] {
  const better = cards.filter((card) => actions.every((action) => action.can?.(g, card) ?? true));
  return better.length > 0 ? better : cards;
}

/** Whether a card is the better for it. */
function helps({ worth, power }: Worth): boolean {
  return worth + power >= 0;
}

function* pick(g: Ccg, c: Context, cards: readonly Card[], helpful = true): Rules<Card> {
  const options = g.named('target', cards);
  return (yield* choose({
    seat: c.you,
    kind: 'target',
    rules: ['CCG-PLAY-06'],
    context: { ...g.source(c), helps: helpful },
    options,
  })).card;
}

/** Every card of a kind, whoever controls it; of a red text, but those of players it is void for. */
export function each(filter: CardFilter, ...actions: readonly CardAction[]): Effect {
  const isSpared = (g: Ccg, card: Card) => g.placeOf(card) !== 'threats' && g.turn.spared.has(g.ownerOf(card));
  return {
    ...(filter.side ? aimed(together(actions), filter.side, 2) : {}),
    text: said({ name: `all ${filter.several}`, plural: true }, actions),
    *run(g, c) {
      const cards = filter.in(g, c).filter((card) => !isSpared(g, card));
      for (const card of cards) for (const action of actions) yield* action.run(g, c, card);
    },
  };
}

/** The card the text is on. */
export function self(...actions: readonly CardAction[]): Effect {
  return about({ name: 'this card', plural: false }, (_, c) => c.source, actions);
}

/** What the trigger was about: "that ship". */
export function that(noun: string, ...actions: readonly CardAction[]): Effect {
  return about({ name: `that ${noun}`, plural: false }, (_, c) => c.subject, actions);
}

function about(subject: Subject, of: (g: Ccg, c: Context) => Card | null, actions: readonly CardAction[]): Effect {
  return {
    ...together(actions),
    text: said(subject, actions),
    *run(g, c) {
      const card = of(g, c);
      if (card === null || !isThere(g, card)) return;
      for (const action of actions) yield* action.run(g, c, card);
    },
  };
}

/** Whether it is still in play; games made before asked only whether it was anywhere. */
function isThere(g: Ccg, card: Card): boolean {
  return g.isSince(3) ? isInPlay(g, card) : g.placeOf(card) !== null;
}

/** A target card in one's own discard pile goes to one's hand. */
export function recover(filter: FaceFilter): Effect {
  const key = {};
  const found = (g: Ccg, c: Context) =>
    distinct(
      g,
      g.list('discard', c.you).filter((card) => filter.matches(g, card)),
    );
  return {
    worth: 1,
    text: `Return target ${filter.one} from your discard pile to your hand.`,
    possible: (g, c) => found(g, c).length > 0,
    *prepare(g, c) {
      c.chosen.set(key, [yield* pick(g, c, found(g, c))]);
    },
    *run(g, c) {
      for (const card of (c.chosen.get(key) ?? []) as readonly Card[]) {
        // put there just above
        if (g.placeOf(card) !== 'discard') continue;
        const { id } = g.printed(card);
        g.cards.move(card, g.zone('hand', c.you));
        g.emit({ type: 'returned-to-hand', player: c.you, card, id });
      }
    },
  };
}

// Players

const YOU: Subject = { name: 'you', plural: false };

function saidOf(subject: Subject, actions: readonly PlayerAction[]): string {
  const later = subject.name === 'you' ? YOU : { name: 'that player', plural: false };
  return actions
    .map((action, index) => action.text(index === 0 ? subject : later))
    .map((text) => sentence(text.replace(/^you (?!may )/, ''))) // "draw 1 card", not "you draw 1 card"
    .join(' ');
}

export function you(...actions: readonly PlayerAction[]): Effect {
  return {
    ...together(actions),
    text: saidOf(YOU, actions),
    *run(g, c) {
      for (const action of actions) yield* action.run(g, c, c.you);
    },
  };
}

/** Every player, in turn order; of a red text, but those it is void for. */
export function eachPlayer(...actions: readonly PlayerAction[]): Effect {
  return {
    text: saidOf({ name: 'each player', plural: false }, actions),
    *run(g, c) {
      for (const action of actions) {
        const seats = g.players.filter((seat) => !g.turn.spared.has(seat));
        if (action.together) yield* action.together(g, c, seats);
        else for (const seat of seats) if (!g.isOut(seat)) yield* action.run(g, c, seat);
      }
    },
  };
}

export function targetPlayer(...actions: readonly PlayerAction[]): Effect {
  return chosenPlayer('target player', null, (g) => g.players, actions);
}

export function targetOpponent(...actions: readonly PlayerAction[]): Effect {
  return chosenPlayer('target opponent', 'opposing', (g, c) => g.opponentsOf(c.you), actions);
}

function chosenPlayer(
  name: string,
  side: 'opposing' | null,
  among: (g: Ccg, c: Context) => readonly Seat[],
  actions: readonly PlayerAction[],
): Effect {
  const key = {};
  const done = together(actions);
  return {
    ...aimed(done, side),
    text: saidOf({ name, plural: false }, actions),
    *prepare(g, c) {
      const options = among(g, c).map((player) => ({ type: 'player' as const, player }));
      const { player } = yield* choose({
        seat: c.you,
        kind: 'target-player',
        rules: ['CCG-PLAY-08'],
        context: { ...g.source(c), helps: helps(done) },
        options,
      });
      c.chosen.set(key, [player]);
      g.emit({ type: 'chosen', player: c.you, cards: [], ids: [], players: [player] });
    },
    *run(g, c) {
      for (const seat of (c.chosen.get(key) ?? []) as readonly Seat[]) {
        // put there just above
        for (const action of actions) if (!g.isOut(seat)) yield* action.run(g, c, seat);
      }
    },
  };
}

/** Who controlled the card the trigger was about, or who did what it was about. */
export function thatPlayer(...actions: readonly PlayerAction[]): Effect {
  return {
    text: saidOf({ name: 'that player', plural: false }, actions),
    *run(g, c) {
      if (c.player === null) return;
      for (const action of actions) if (!g.isOut(c.player)) yield* action.run(g, c, c.player);
    },
  };
}

/** The player who controlled the card that the trigger was about. */
export function itsController(...actions: readonly PlayerAction[]): Effect {
  return { ...thatPlayer(...actions), text: saidOf({ name: 'its controller', plural: false }, actions) };
}

// Several effects

/** One after another. */
export function both(...effects: readonly Effect[]): Effect {
  return {
    ...together(effects),
    text: effects.map(({ text }) => text).join(' '),
    possible: (g, c) => effects.every((effect) => effect.possible?.(g, c) ?? true),
    *prepare(g, c) {
      for (const effect of effects) if (effect.prepare) yield* effect.prepare(g, c);
    },
    *run(g, c) {
      for (const effect of effects) yield* effect.run(g, c);
    },
  };
}

/** What only this card does: a short generator with its text beside it. */
export function code(
  text: string,
  run: Effect['run'],
  { possible, prepare }: Pick<Effect, 'possible' | 'prepare'> = {},
): Effect {
  return { text, run, ...(possible ? { possible } : {}), ...(prepare ? { prepare } : {}) };
}

/** As part of a longer sentence. */
export function clause(effect: Effect): string {
  return lowered(effect.text);
}
