/** Who gave what to every skill check of a game that is over: what nobody could know while it was played. */
import type { Answer, Decision } from '@ragtag/kernel';
import type { View } from '../core/view/view.ts';
import type { GalacticaEvent } from '../vocabulary.ts';
import { isQuestion } from '../words/english/question.ts';
import type { GivenCard, ToldCheck, ToldPlayer } from './told-game.ts';

interface Open {
  readonly scope: string;
  readonly name: string;
  readonly location: string | null;
  /** As chosen from the hand. */
  readonly given: { readonly seat: number; readonly cards: readonly Printed[] }[];
  shares: ToldCheck['given'];
}

type Printed = Pick<GivenCard, 'name' | 'skill' | 'strength'>;

export class CheckLedger {
  readonly checks: ToldCheck[] = [];
  /** An action in the middle of a check may bring another. */
  private readonly open: Open[] = [];

  answered(asked: Decision, answer: Answer): void {
    const check = this.open.at(-1);
    if (!isQuestion(asked) || asked.kind !== 'add-to-check' || !check) return;
    const { seat, options } = asked;
    const chosen = (typeof answer === 'number' ? [answer] : answer).flatMap((index) => options[index] ?? []);
    const cards = chosen.map(({ name, skill, strength }) => {
      return { name: String(name), skill: String(skill), strength: Number(strength) };
    });
    if (cards.length > 0) check.given.push({ seat, cards });
  }

  saw(event: GalacticaEvent, step: number, { check: view, turn }: View): void {
    if (event.type === 'check-begins') {
      const { scope, name, location } = event;
      this.open.push({ scope, name, location, given: [], shares: [] });
    }
    if (event.type !== 'check-totalled' && event.type !== 'check-outcome') return;
    const at = this.open.findIndex(({ scope }) => scope === event.scope);
    const check = this.open[at];
    if (!check || !view) return;
    if (event.type === 'check-totalled') {
      check.shares = shares(check.given, event.cards);
      return;
    }
    this.open.splice(at, 1);
    const { name, location } = check;
    const { difficulty, skills, strength, outcome } = view;
    this.checks.push({
      turn: turn.number,
      step,
      name,
      location,
      difficulty,
      skills,
      strength,
      outcome: outcome ?? '',
      given: check.shares,
    });
  }

  /** All that a player gave to checks. */
  givenBy(seat: number): ToldPlayer['given'] {
    const cards = this.checks.flatMap(({ given }) =>
      given.filter((one) => one.seat === seat).flatMap((one) => one.cards),
    );
    const sum = (counted: readonly number[]) => counted.reduce((total, n) => total + n, 0);
    const counts = cards.map((card) => card.counts);
    return {
      cards: cards.length,
      for: sum(counts.filter((n) => n > 0)),
      against: -sum(counts.filter((n) => n < 0)),
    };
  }
}

/** What each player's cards came to, and last what came from elsewhere: the Destiny deck, cards turned up. */
function shares(given: Open['given'], counted: readonly GivenCard[]): ToldCheck['given'] {
  const rest = [...counted];
  const told = given.map(({ seat, cards }) => ({
    seat,
    cards: cards.map((card) => taken(rest, card) ?? { ...card, counts: 0 }), // it was taken out of the check
  }));
  return rest.length > 0 ? [...told, { seat: null, cards: rest }] : told;
}

/** Takes one such card away; null if none is left. */
function taken(rest: GivenCard[], { name, skill, strength }: Printed): GivenCard | null {
  const at = rest.findIndex((card) => card.name === name && card.skill === skill && card.strength === strength);
  return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
}
