/** What events about crises and checks say, read into the stage's own terms. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import { type SkillType, skillTypes } from '../parts/skills.ts';
import type { CheckScene, CrisisScene, TurnedCard } from './scene.ts';

export function crisisOf(event: GameEvent, n: number): CrisisScene {
  return {
    n,
    name: String(event['name']),
    superCrisis: event.type === 'super-crisis-played',
    seat: numberOr(event['seat']),
    text: strings(event['text']),
    activation: strings(event['activation']),
    jump: event['jump'] === true,
    choice: null,
  };
}

export function checkOf(event: GameEvent, n: number): CheckScene {
  const { source, name, location, target, difficulty, printed, partial, skills, text } = event;
  return {
    n,
    source: source === 'location' || source === 'super-crisis' ? source : 'crisis',
    name: String(name),
    location: typeof location === 'string' ? location : null,
    target: numberOr(target),
    difficulty: Number(difficulty),
    printed: Number(printed ?? difficulty),
    partial: numberOr(partial),
    skills: strings(skills).flatMap((skill) => skillOf(skill) ?? []),
    text: strings(text),
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

export function cardsOf({ cards }: GameEvent): readonly TurnedCard[] {
  return Array.isArray(cards) ? cards.map((card: Plain) => cardOf(card)) : [];
}

export function cardOf(card: Plain): TurnedCard {
  const said = typeof card === 'object' && card !== null && 'name' in card ? card : {};
  const { name, skill, strength, counts }: { readonly [key: string]: Plain } = said;
  return {
    name: String(name),
    skill: skillOf(skill) ?? 'treachery',
    strength: Number(strength),
    counts: Number(counts),
    gone: false,
  };
}

function skillOf(value: Plain | undefined): SkillType | null {
  return skillTypes.find((skill) => skill === value) ?? null;
}

export function outcomeOf(value: Plain | undefined): CheckScene['outcome'] {
  return value === 'pass' || value === 'partial' || value === 'fail' ? value : null;
}

export function numberOr(value: Plain | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function strings(value: Plain | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
