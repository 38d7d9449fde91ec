/** Questions about people: whom to pick, whom to trust with cards and titles. */
import type { QuestionKind } from '@ragtag/galactica';
import type { Answer, Option } from '@ragtag/kernel';
import { number, phraseIn, word } from './phrase.ts';
import { orderWorth } from './places.ts';
import { best, pick, type Question, typed } from './question.ts';
import { playerAt, type Scene } from './scene.ts';
import { value } from './value.ts';

type Answering = (q: Question) => Answer;

function seatOf(option: Option): number {
  return number(option, 'seat') ?? 0;
}

function hasTitle({ view }: Scene, seat: number): boolean {
  return view.titles.president === seat || view.titles.admiral === seat;
}

/** Whose loss would hurt the humans most, where all else is equal. */
function weight(s: Scene, seat: number): number {
  return 0.05 * (playerAt(s, seat)?.hand.count ?? 0) + (hasTitle(s, seat) ? 0.5 : 0) - s.belief(seat);
}

const pickPlayer: Answering = (q) => {
  const { s, asked, side } = q;
  const effect = phraseIn(asked.context['effect']);
  const name = word(asked.context, 'name');
  return best(q, (option) => {
    const seat = seatOf(option);
    const belief = s.belief(seat);
    if (name === 'Executive Order') return orderWorth(s, seat) - 1.5 * belief - (belief > 0.35 ? 5 : 0);
    const worth = value(effect, { ...s, chosen: seat, name });
    // Looking tells most about those one knows least of, and about those with power.
    const looking = 0.02 * (1 - 2 * Math.abs(belief - 0.5)) + (hasTitle(s, seat) ? 0.008 : 0);
    return worth + looking + (side === 'evil' ? -0.2 * weight(s, seat) : 0);
  });
};

/** Loyalty cards go to whom it suits: a Cylon's to the most trusted, a human's to the least suspect. */
const handOnLoyalty: Answering = (q) =>
  pick(q.asked, (option) => {
    const seat = seatOf(option);
    return -q.s.belief(seat) + (q.side === 'human' ? 0 : weight(q.s, seat)) - (seat === q.s.me ? 5 : 0);
  });

export const peopleQuestions = {
  'pick-player': pickPlayer,
  'hand-on-loyalty': handOnLoyalty,
  'extra-loyalty-card': handOnLoyalty,
  'hand-on-mutineer': (q) =>
    pick(
      q.asked,
      (option) => (q.side === 'human' ? 1 : -1) * q.s.belief(seatOf(option)) - (seatOf(option) === q.s.me ? 5 : 0),
    ),
  'keep-title': (q) => pick(q.asked, ({ type }) => (type === 'yes' ? 1 : 0)),
  'who-goes-first': (q) => typed(q.asked, 'seat') ?? 0,
  'final-five-order': () => 0,
  'reveal-one': () => 0,
} as const satisfies { readonly [K in QuestionKind]?: Answering };
