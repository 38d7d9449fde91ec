/**
 * Wreckers on boardgame.io: the same rules, cards and length, written as it wants them. The state is one plain object; a
 * card is an object with the three facts the kernel keeps of it; who is asked what is part of the state, since a move is
 * a function of the state alone. Where there was a choice, the one that costs boardgame.io less was taken: no stages (one
 * move takes the seat as an argument), no log entries for what the kernel emits as events, no fresh numbers for cards.
 */

import type { Face } from '@ragtag/kernel';
import type { Ctx, Game, MoveFn } from 'boardgame.io';
import type { Configuration } from '../../testing/wreckers/configuration.ts';
import {
  AGAIN,
  crewDeck,
  type Hazard,
  hazardDeck,
  print,
  roleDeck,
  STEADY,
  WRECKER,
  worth,
  wreckersAmong,
} from '../../testing/wreckers/printed-cards.ts';

interface Card {
  id: number;
  face: Face;
  /** Who has seen it, a bit each. */
  known: number;
}

interface Sailor {
  coins: number;
  aboard: boolean;
  role: Card;
  hand: Card[];
}

interface Option {
  type: string;
  seat?: number;
  card?: number;
  coins?: number;
}

export interface Question {
  seat: number;
  kind: string;
  options: Option[];
  min: number;
  max: number;
  chosen: number[] | null;
}

interface Answered {
  seat: number;
  options: Option[];
}

/** Somebody who wants to play a card. */
interface Wish {
  seat: number;
  card: number;
}

/** A window and all that has to be remembered until it closes. */
interface Interrupt {
  kind: 'before-trial' | 'before-gale' | 'after-roll';
  passed: number[];
  steadied: number;
  roll: number;
}

/** What the answers being waited for are about. */
type Step =
  | { at: 'act' | 'scouted' | 'discard' }
  | { at: 'vote'; accused: number }
  | { at: 'add'; left: number[] }
  | { at: 'window'; window: Interrupt }
  | { at: 'first'; window: Interrupt; wanting: Wish[] }
  | { at: 'bid'; prize: number }
  | { at: 'tie'; prize: number; highest: number };

export interface Ship {
  crewDeck: Card[];
  crewDiscard: Card[];
  hazardDeck: Card[];
  hazardDiscard: Card[];
  pile: Card[];
  box: Card[];
  sailors: Sailor[];
  planks: number;
  leagues: number;
  unmasked: number;
  outcome: 'open' | 'crew' | 'wreckers';
  asked: Question[];
  step: Step;
}

type Random = Parameters<MoveFn<Ship>>[0]['random'];
/** What a move gets to work with. */
interface Deck {
  G: Ship;
  ctx: Ctx;
  random: Random;
  configuration: Configuration;
}

const EVERYBODY = -1;

export function wreckersFor(configuration: Configuration, seed: string): Game<Ship> {
  return {
    name: 'wreckers',
    seed,
    setup: ({ ctx, random }) => castOff({ ctx, random, configuration }),
    turn: {
      order: {
        first: ({ random, ctx }) => random.Die(ctx.numPlayers) - 1,
        next: ({ G, ctx }) => crewFromLeft(G, ctx)[0] ?? 0,
      },
      onBegin: ({ G, ctx, random }) => beginTurn({ G, ctx, random, configuration }),
    },
    moves: {
      answer: ({ G, ctx, random, events }, seat: number, chosen: number[]) => {
        const question = G.asked.find((asked) => asked.seat === seat && asked.chosen === null);
        if (!question || !isLegal(question, chosen)) return 'INVALID_MOVE';
        question.chosen = chosen;
        if (G.asked.every((asked) => asked.chosen !== null)) {
          goOn({ G, ctx, random, configuration });
          if (G.asked.length === 0) {
            if (ctx.turn === configuration.turns) end(G, 'wreckers');
            if (G.outcome === 'open') events.endTurn();
            else events.endGame(G.outcome);
          }
        }
        return undefined; // the state has been changed in place
      },
    },
  };
}

function isLegal({ options, min, max }: Question, chosen: readonly number[]): boolean {
  return (
    chosen.length >= min &&
    chosen.length <= max &&
    chosen.every((option, at) => option >= 0 && option < options.length && option > (chosen[at - 1] ?? -1))
  );
}

function castOff({ ctx, random, configuration }: Omit<Deck, 'G'>): Ship {
  let id = 0;
  const shuffled = (faces: readonly Face[]) => random.Shuffle(faces.map((face) => ({ id: id++, face, known: 0 })));
  const box = shuffled(roleDeck(ctx.numPlayers));
  const crew = shuffled(crewDeck);
  return {
    crewDeck: crew,
    crewDiscard: [],
    hazardDeck: shuffled(hazardDeck),
    hazardDiscard: [],
    pile: [],
    box,
    sailors: Array.from({ length: ctx.numPlayers }, () => ({
      coins: 2,
      aboard: true,
      role: taken(box),
      hand: [taken(crew), taken(crew), taken(crew)],
    })),
    planks: configuration.planks,
    leagues: 0,
    unmasked: 0,
    outcome: 'open',
    asked: [],
    step: { at: 'act' },
  };
}

function taken(pile: Card[]): Card {
  const card = pile.pop();
  if (!card) throw new RangeError('an empty pile');
  return card;
}

const captainOf = (ctx: Ctx) => Number(ctx.currentPlayer);

function sailor(G: Ship, seat: number): Sailor {
  const found = G.sailors[seat];
  if (!found) throw new RangeError(`nobody sits at ${seat}`);
  return found;
}

function crewFromLeft(G: Ship, ctx: Ctx): number[] {
  const crew: number[] = [];
  for (let step = 1; step <= ctx.numPlayers; step++) {
    const seat = (captainOf(ctx) + step) % ctx.numPlayers;
    if (sailor(G, seat).aboard) crew.push(seat);
  }
  return crew;
}

function ask(G: Ship, seat: number, kind: string, options: Option[], min = 1, max = 1): void {
  G.asked.push({ seat, kind, options, min, max: Math.min(max, options.length), chosen: null });
}

/** The options chosen by each of those who were asked. */
function answersOf(G: Ship): Answered[] {
  return G.asked.map(({ seat, options, chosen }) => ({
    seat,
    options: options.filter((_, index) => chosen?.includes(index)),
  }));
}

function beginTurn(deck: Deck): void {
  const { G, ctx } = deck;
  const captain = captainOf(ctx);
  for (const seat of crewFromLeft(G, ctx)) draw(deck, seat, seat === captain ? 2 : 1);
  const options: Option[] = [{ type: 'work' }, { type: 'rest' }, { type: 'scout' }];
  const { coins, role } = sailor(G, captain);
  G.sailors.forEach((other, seat) => {
    if (seat === captain || !other.aboard) return;
    if (coins >= 2 && (other.role.known & (1 << captain)) === 0) options.push({ type: 'spy', seat });
    if (coins >= 3) options.push({ type: 'accuse', seat });
  });
  if (G.planks * 2 <= deck.configuration.planks && role.face === WRECKER) options.push({ type: 'scuttle' });
  G.step = { at: 'act' };
  G.asked = [];
  ask(G, captain, 'act', options);
}

/** Everybody asked has answered: goes on to the next questions; none means that the turn is over. */
function goOn(deck: Deck): void {
  const { G, ctx } = deck;
  const { step } = G;
  const answers = answersOf(G);
  G.asked = [];
  const [first] = answers;
  if (!first) throw new Error('nobody was asked');
  const [option] = first.options;
  switch (step.at) {
    case 'act':
      act(deck, option);
      break;
    case 'scouted':
      if (option?.type === 'bury') G.hazardDeck.unshift(taken(G.hazardDeck));
      meetHazard(deck);
      break;
    case 'vote': {
      const votes = answers.filter(({ options: [vote] }) => vote?.type === 'for').length;
      if (votes * 3 > answers.length * 2) overboard(deck, step.accused);
      meetHazard(deck);
      break;
    }
    case 'add':
      for (const { card } of first.options) G.pile.push(fromHand(G, first.seat, card));
      askToAdd(deck, step.left);
      break;
    case 'window':
      settleWindow(deck, step.window, answers);
      break;
    case 'first': {
      const chosen = step.wanting.find(({ seat }) => seat === option?.seat);
      if (chosen) respond(deck, step.window, chosen);
      break;
    }
    case 'bid': {
      const highest = Math.max(...answers.map(({ options: [bid] }) => bid?.coins ?? 0));
      const tied = answers.filter(({ options: [bid] }) => bid?.coins === highest).map(({ seat }) => seat);
      const [winner, another] = tied;
      if (highest === 0 || winner === undefined) {
        keepToLimit(deck);
      } else if (another === undefined) {
        win(deck, winner, highest, step.prize);
      } else {
        G.step = { at: 'tie', prize: step.prize, highest };
        ask(G, captainOf(ctx), 'settle-tie', tied.map(asOption));
      }
      break;
    }
    case 'tie':
      win(deck, option?.seat ?? 0, step.highest, step.prize);
      break;
    case 'discard':
      for (const { seat, options } of answers) for (const { card } of options) discard(G, seat, card);
  }
}

function asOption(seat: number): Option {
  return { type: 'seat', seat };
}

function act(deck: Deck, action: Option | undefined): void {
  const { G, ctx } = deck;
  const captain = captainOf(ctx);
  switch (action?.type) {
    case 'work':
      sailor(G, captain).coins += 2;
      break;
    case 'rest':
      draw(deck, captain, 2);
      break;
    case 'scout': {
      refillHazards(deck);
      const top = G.hazardDeck.at(-1);
      if (top) top.known |= 1 << captain;
      G.step = { at: 'scouted' };
      ask(G, captain, 'scouted', [{ type: 'leave' }, { type: 'bury' }]);
      return;
    }
    case 'spy':
      sailor(G, captain).coins -= 2;
      sailor(G, action.seat ?? 0).role.known |= 1 << captain;
      break;
    case 'accuse':
      sailor(G, captain).coins -= 3;
      G.step = { at: 'vote', accused: action.seat ?? 0 };
      for (const seat of crewFromLeft(G, ctx)) ask(G, seat, 'vote', [{ type: 'for' }, { type: 'against' }]);
      return;
    case 'scuttle':
      losePlank(G);
      overboard(deck, captain);
      break;
  }
  meetHazard(deck);
}

function meetHazard(deck: Deck): void {
  const { G, ctx } = deck;
  if (G.outcome !== 'open') {
    keepToLimit(deck);
    return;
  }
  refillHazards(deck);
  G.hazardDiscard.push(taken(G.hazardDeck));
  const hazard = currentHazard(G);
  switch (hazard.kind) {
    case 'trial':
      askToAdd(deck, crewFromLeft(G, ctx));
      break;
    case 'gale':
      openWindow(deck, { kind: 'before-gale', passed: [], steadied: 0, roll: 0 });
      break;
    case 'salvage':
      G.step = { at: 'bid', prize: hazard.cards };
      for (const seat of crewFromLeft(G, ctx)) {
        const { coins } = sailor(G, seat);
        if (coins > 0)
          ask(
            G,
            seat,
            'bid',
            Array.from({ length: coins + 1 }, (_, bid) => ({ type: 'bid', coins: bid })),
          );
      }
      if (G.asked.length === 0) keepToLimit(deck);
  }
}

function currentHazard(G: Ship): Hazard {
  const card = G.hazardDiscard.at(-1);
  if (!card) throw new RangeError('no hazard');
  return print(card.face) as Hazard; // only hazards are in the hazard deck
}

function askToAdd(deck: Deck, seats: readonly number[]): void {
  const { G } = deck;
  const next = seats.findIndex((seat) => sailor(G, seat).hand.length > 0);
  const seat = seats[next];
  if (seat === undefined) {
    for (let drawn = 0; drawn < 2; drawn++) G.pile.push(drawnCrew(deck));
    openWindow(deck, { kind: 'before-trial', passed: [], steadied: 0, roll: 0 });
  } else {
    G.step = { at: 'add', left: seats.slice(next + 1) };
    ask(G, seat, 'add-to-pile', handOptions(G, seat), 0, 2);
  }
}

function handOptions(G: Ship, seat: number): Option[] {
  return sailor(G, seat).hand.map(({ id }) => ({ type: 'card', card: id }));
}

function openWindow(deck: Deck, window: Interrupt): void {
  const { G, ctx } = deck;
  const lucky = window.kind === 'after-roll' ? AGAIN : STEADY;
  G.step = { at: 'window', window };
  for (const seat of crewFromLeft(G, ctx)) {
    if (window.passed.includes(seat)) continue;
    const card = sailor(G, seat).hand.find(({ face }) => face === lucky);
    if (card) ask(G, seat, window.kind, [{ type: 'pass' }, { type: 'card', card: card.id }]);
  }
  if (G.asked.length === 0) closeWindow(deck, window);
}

function settleWindow(deck: Deck, window: Interrupt, answers: readonly Answered[]): void {
  const wanting: Wish[] = [];
  for (const { seat, options } of answers) {
    const card = options[0]?.card;
    if (card !== undefined) wanting.push({ seat, card });
    else if (window.kind === 'before-gale') window.passed.push(seat); // once each
  }
  const [first, another] = wanting;
  if (!first) {
    closeWindow(deck, window);
  } else if (!another) {
    respond(deck, window, first);
  } else {
    deck.G.step = { at: 'first', window, wanting };
    ask(
      deck.G,
      captainOf(deck.ctx),
      'who-goes-first',
      wanting.map(({ seat }) => asOption(seat)),
    );
  }
}

function respond(deck: Deck, window: Interrupt, { seat, card }: Wish): void {
  discard(deck.G, seat, card);
  if (window.kind === 'after-roll') {
    roll(deck, window);
  } else {
    if (window.kind === 'before-gale') window.passed.push(seat); // once each
    window.steadied += 1;
    openWindow(deck, window);
  }
}

function closeWindow(deck: Deck, window: Interrupt): void {
  const { G } = deck;
  const hazard = currentHazard(G);
  if (window.kind === 'before-gale') {
    roll(deck, window);
    return;
  }
  if (hazard.kind === 'trial') {
    let total = window.steadied;
    for (const card of deck.random.Shuffle(G.pile)) {
      total += worth(card.face, hazard.suit);
      card.known = EVERYBODY;
      G.crewDiscard.push(card);
    }
    G.pile = [];
    if (total >= hazard.strength) sailOn(deck);
    else losePlank(G);
  } else if (hazard.kind === 'gale') {
    if (window.roll + window.steadied < hazard.atLeast) losePlank(G);
    else if (window.roll === 6) sailOn(deck);
  }
  keepToLimit(deck);
}

function roll(deck: Deck, window: Interrupt): void {
  openWindow(deck, { kind: 'after-roll', passed: [], steadied: window.steadied, roll: deck.random.D6() });
}

function win(deck: Deck, seat: number, price: number, prize: number): void {
  sailor(deck.G, seat).coins -= price;
  draw(deck, seat, prize);
  keepToLimit(deck);
}

function keepToLimit(deck: Deck): void {
  const { G, ctx } = deck;
  G.step = { at: 'discard' };
  for (const seat of crewFromLeft(G, ctx)) {
    const over = sailor(G, seat).hand.length - 6;
    if (over > 0) ask(G, seat, 'discard', handOptions(G, seat), over, over);
  }
}

function draw(deck: Deck, seat: number, count: number): void {
  for (let drawn = 0; drawn < count; drawn++) sailor(deck.G, seat).hand.push(drawnCrew(deck));
}

function drawnCrew({ G, random }: Deck): Card {
  if (G.crewDeck.length === 0) {
    G.crewDeck = reshuffled(G.crewDiscard, random);
    G.crewDiscard = [];
  }
  return taken(G.crewDeck);
}

function refillHazards({ G, random }: Deck): void {
  if (G.hazardDeck.length > 0) return;
  G.hazardDeck = reshuffled(G.hazardDiscard, random);
  G.hazardDiscard = [];
}

function reshuffled(cards: readonly Card[], random: Random): Card[] {
  return random.Shuffle(cards.map(({ id, face }) => ({ id, face, known: 0 })));
}

function fromHand(G: Ship, seat: number, id: number | undefined): Card {
  const { hand } = sailor(G, seat);
  const [card] = hand.splice(
    hand.findIndex((held) => held.id === id),
    1,
  );
  if (!card) throw new RangeError(`sailor ${seat} does not hold card ${id}`);
  return card;
}

function discard(G: Ship, seat: number, id: number | undefined): void {
  const card = fromHand(G, seat, id);
  card.known = EVERYBODY;
  G.crewDiscard.push(card);
}

function losePlank(G: Ship): void {
  G.planks -= 1;
  if (G.planks === 0) end(G, 'wreckers');
}

function sailOn({ G, configuration }: Deck): void {
  G.leagues += 1;
  if (G.leagues === configuration.leagues) end(G, 'crew');
}

function overboard({ G, ctx }: Deck, seat: number): void {
  const leaving = sailor(G, seat);
  leaving.aboard = false;
  leaving.role.known = EVERYBODY;
  for (const { id } of [...leaving.hand]) discard(G, seat, id);
  if (leaving.role.face === WRECKER) G.unmasked += 1;
  if (G.unmasked === wreckersAmong(ctx.numPlayers)) end(G, 'crew');
  else if (crewFromLeft(G, ctx).length < 2) end(G, 'wreckers');
}

function end(G: Ship, winners: 'crew' | 'wreckers'): void {
  if (G.outcome === 'open') G.outcome = winners;
}
