/** Questions about cards: drawing, discarding, giving, keeping. */
import { type QuestionKind, type SkillType, skillTypes } from '@ragtag/galactica';
import type { Answer, Option } from '@ragtag/kernel';
import { counts } from './checks.ts';
import { actionOf, characterOf, skillNamed } from './entries.ts';
import { cardPrice } from './hand.ts';
import { isPoor } from './odd.ts';
import { number, word } from './phrase.ts';
import { relief } from './points.ts';
import { best, pick, type Question, typed } from './question.ts';
import { playerAt, type Scene } from './scene.ts';
import { value } from './value.ts';

type Answering = (q: Question) => Answer;

/** What a card of the own skill set is worth, more or less. */
const ENOUGH = 0.7;

/** How often each type helps in checks. */
const helps: Readonly<Record<SkillType, number>> = {
  leadership: 1,
  tactics: 0.95,
  politics: 0.9,
  engineering: 0.6,
  piloting: 0.4,
  treachery: -0.5,
};
const hurts: Readonly<Record<SkillType, number>> = {
  leadership: 0.2,
  tactics: 0.2,
  politics: 0.3,
  engineering: 0.9,
  piloting: 1,
  treachery: 0.85,
};

function typeNamed(name: string): SkillType | null {
  return skillTypes.find((type) => type === name) ?? null;
}

/** One more card of a type, for one who has some already. */
function typeWorth({ s, side }: Question, type: SkillType, drawn = 0): number {
  const me = playerAt(s, s.me);
  const kept = keepsWorth(s, type, drawn);
  if (side === 'evil') return hurts[type] + kept;
  const held = (me?.hand.cards.filter((card) => card.type === type).length ?? 0) + drawn;
  const flying = type === 'piloting' && me?.piloting && relief(s.view) > 0 ? 0.4 : 0;
  const mending = type === 'engineering' ? 0.15 * Math.min(3, s.view.damaged.length) : 0;
  return helps[type] + flying + mending + kept - 0.08 * held;
}

/** A card that an aim of one's own asks for: three of one type, or one of each. */
function keepsWorth(s: Scene, type: SkillType, drawn: number): number {
  if (!s.course?.keeps.includes(type)) return 0;
  const held = (playerAt(s, s.me)?.hand.cards.filter((card) => card.type === type).length ?? 0) + drawn;
  const most = s.course.keeps.length === 1 ? 3 : 1;
  return held < most ? 1 : 0;
}

/** What a type is worth on the Destiny deck: as often as it counts for a check. */
export function destinyWorth(name: string): number {
  const type = skillNamed(name)?.type;
  return type === undefined ? 0 : helps[type] - 0.65;
}

/** Some cards of each type together. */
function mixWorth(q: Question, types: readonly SkillType[]): number {
  const drawn = new Map<SkillType, number>();
  let sum = 0;
  for (const type of types) {
    const before = drawn.get(type) ?? 0;
    sum += typeWorth(q, type, before);
    drawn.set(type, before + 1);
  }
  return sum;
}

function words(value_: unknown): readonly string[] {
  return Array.isArray(value_) ? value_.map(String) : [];
}
function types(names: readonly string[]): readonly SkillType[] {
  return names.flatMap((name) => typeNamed(name) ?? []);
}

/** A split: so many of each. */
function splitTypes(option: Option): readonly SkillType[] {
  const counted = Array.isArray(option['counts']) ? option['counts'] : [];
  return types(words(option['of'])).flatMap((type, index) => Array<SkillType>(Number(counted[index] ?? 0)).fill(type));
}

function priceOf(q: Question, option: Option): number {
  const name = word(option, 'name');
  const type = skillNamed(name)?.type ?? null;
  const strength = number(option, 'strength') ?? 0;
  if (type !== null && keepsWorth(q.s, type, -1) > 0) return 9;
  if (q.side === 'evil') return type === null ? strength : strength * hurts[type];
  return cardPrice({ name, strength, type }, playerAt(q.s, q.s.me)?.hand.count ?? 6);
}

/** The cheapest go. */
const cheapest: Answering = (q) => pick(q.asked, (option) => -priceOf(q, option));

const quorumWorth: Answering = (q) =>
  best(q, (option) => {
    const name = word(option, 'name');
    if (option.type === 'nothing' || option.type === 'discard') return 0;
    return option.type === 'draw' ? 0.45 : value(actionOf('quorum', name), { ...q.s, name });
  });
const worstQuorum: Answering = (q) =>
  best(q, (option) => -value(actionOf('quorum', word(option, 'name')), { ...q.s, name: word(option, 'name') }));

export const cardQuestions = {
  'split-skills': (q) => pick(q.asked, (option) => mixWorth(q, splitTypes(option))),
  'draw-skill': (q) =>
    pick(q.asked, (option) => {
      const type = typeNamed(word(option, 'skill'));
      return type ? typeWorth(q, type) : 0;
    }),
  'choose-first-skills': (q) =>
    pick(q.asked, (option) => {
      const chosen = types(words(option['skills']));
      return mixWorth(q, chosen) + 0.3 * new Set(chosen).size;
    }),
  // What a skill set gives most of is missed least.
  'skill-not-drawn': (q) =>
    pick(q.asked, (option) => -Math.max(...types(words(option['of'])).map((type) => typeWorth(q, type)))),
  // One card of another set in place of one of the own: only for a type that is always wanted.
  'assist-skill': (q) =>
    pick(q.asked, (option) => {
      const type = typeNamed(word(option, 'skill'));
      return type ? typeWorth(q, type) : ENOUGH;
    }),
  'choose-assist': (q) => pick(q.asked, (option) => characterWorth(q, word(option, 'character'))),
  'choose-character': (q) => pick(q.asked, (option) => characterWorth(q, word(option, 'character'))),
  discard: cheapest,
  'give-cards': cheapest,
  'discard-strength': cheapest,
  'discard-destiny': (q) =>
    best(q, (option) => {
      const type = skillNamed(word(option, 'name'))?.type ?? null;
      return (type === null ? 0 : -helps[type]) * (1 + (number(option, 'strength') ?? 0));
    }),
  'force-their-hand': (q) => {
    const { check } = q.s.view;
    return best(q, (option) => {
      if (option.type === 'mutiny') return -0.5;
      const name = word(option, 'name');
      const strength = number(option, 'strength') ?? 0;
      const type = skillNamed(name)?.type ?? null;
      return check && counts(check, { name, strength, type }) ? 0.2 * strength : -0.3 * strength;
    });
  },
  'keep-mutiny': (q) => pick(q.asked, (option) => mutinyWorth(q, option)),
  'discard-mutiny': (q) => pick(q.asked, (option) => (option.type === 'nothing' ? 0 : 0.2 - mutinyWorth(q, option))),
  'discard-quorum': worstQuorum,
  'exchange-quorum': () => [],
  'bury-quorum': worstQuorum,
  'play-quorum': quorumWorth,
  'choose-quorum': quorumWorth,
  'give-quorum': quorumWorth,
  'play-or-discard': quorumWorth,
  'quorum-chamber': quorumWorth,
  'choose-deck': (q) => {
    const wanted = q.s.view.jumpTrack >= 3 ? 'destination' : 'crisis';
    return pick(q.asked, (option) => (word(option, 'deck').startsWith(wanted) ? 1 : 0));
  },
  'order-quorum': quorumWorth,
  'exchange-skills': (q) => {
    const poor = q.asked.options.flatMap((option, index) => {
      const name = word(option, 'name');
      const type = skillNamed(name)?.type;
      return isPoor({ name, strength: number(option, 'strength') ?? 0, ...(type && { type }) }) ? [index] : [];
    });
    return poor.length > 0 ? poor : cheapest(q);
  },
  'ability-order': (q) => typed(q.asked, 'ability') ?? 0,
} as const satisfies { readonly [K in QuestionKind]?: Answering };

/** A mutiny card in one's own hand: the harmless one. */
function mutinyWorth({ s, side }: Question, option: Option): number {
  const name = word(option, 'name');
  const worth = value(actionOf('mutiny', name), { ...s, name });
  return side === 'human' ? worth : -worth;
}

/** How often in a hundred somebody takes a Cylon Leader, each of them. */
const LEADS_CYLONS = 4;

/** What a character brings that the table lacks. */
function characterWorth({ s, below }: Question, id: string): number {
  const entry = characterOf(id);
  if (!entry) return 0;
  if (entry.type === 'cylon-leader') return below(100) < LEADS_CYLONS ? 99 : -1;
  const seated = s.view.players.flatMap((player) => characterOf(player.character?.id) ?? []);
  const there = (type: SkillType): number =>
    seated.reduce((sum, { skills }) => sum + skills.reduce((n, set) => n + (set.of.includes(type) ? set.n : 0), 0), 0);
  let worth = 0;
  for (const { n, of } of entry.skills) {
    const worths = of.map((type) => helps[type] + (there(type) === 0 ? 0.8 : 0) - 0.06 * there(type));
    worth += n * Math.max(...worths);
  }
  const { president = 30, admiral = 30 } = entry.succession ?? {};
  const leads = 0.3 * (president <= 4 || admiral <= 4 ? 1 : 0);
  return worth + leads + below(100) / 50; // not the same crew every evening
}
