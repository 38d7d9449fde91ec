/** What events about crises and checks say, read into the stage's own terms. */
import type { EventOf } from '@ragtag/galactica';
import type { CheckScene, CrisisScene, TurnedCard } from './scene.ts';

export function crisisOf(event: EventOf<'crisis-drawn' | 'super-crisis-played'>, n: number): CrisisScene {
  const { type, scope, name, seat, text, activation, jump } = event;
  return { n, scope, name, superCrisis: type === 'super-crisis-played', seat, text, activation, jump, choice: null };
}

export function checkOf(event: EventOf<'check-begins'>, n: number): CheckScene {
  const { scope, source, name, location, target, difficulty, printed, partial, skills, text } = event;
  return {
    n,
    scope,
    source,
    name,
    location,
    target,
    difficulty,
    printed,
    partial,
    skills,
    text,
    phase: 'before',
    reckless: false,
    destiny: null,
    added: [],
    pile: 0,
    cards: [],
    treachery: [],
    bonus: 0,
    ability: null,
    notes: [],
    strength: null,
    outcome: null,
  };
}

type ToldCard = EventOf<'check-revealed'>['cards'][number];

export function cardsOf(cards: readonly ToldCard[] = []): readonly TurnedCard[] {
  return cards.map(cardOf);
}

export function cardOf({ name, skill, strength, counts }: ToldCard): TurnedCard {
  return { name, skill, strength, counts, gone: false };
}
