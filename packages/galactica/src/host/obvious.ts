/**
 * Questions that nobody has to be asked: there is one answer, the answers are all the same, or nothing that could be done
 * would help. Only where that is known to all, or the question is a secret: that it is answered at once tells nobody anything.
 */
import type { Answer, Decision, Option, Plain } from '@ragtag/kernel';
import type { Obvious } from '@ragtag/kernel/host';
import type { RollPurpose } from '../core/state/records.ts';
import type { View } from '../core/view/view.ts';
import type { OptionType, QuestionKind } from '../vocabulary.ts';

type Below = (bound: number) => number;

export function obvious(asked: Decision, look: () => Plain, below: Below): Obvious | null {
  const view = () => look() as unknown as View; // as the game made it
  const [first] = asked.options;
  if (asked.secret && first?.type === ('pass' satisfies OptionType))
    return isHopeless(asked, view) ? { answer: 0, why: 'hopeless' } : null;
  const only = onlyAnswer(asked);
  if (only !== null) return { answer: only, why: 'only' };
  if (isAllTheSame(asked, view)) return { answer: below(asked.options.length), why: 'same' };
  return null;
}

/**
 * What everybody can count: cards in a hand, ships in space. Elsewhere hidden cards may decide what else could be done, as with
 * an action: that nobody had to be asked would tell that there are none.
 */
const counted: ReadonlySet<string> = new Set<QuestionKind>(['discard', 'look-at-civilians']);

/** The one answer there is, where it is a secret that there is no other, or everybody knows. */
function onlyAnswer({ kind, options, min, max, secret }: Decision): Answer | null {
  if (options.length !== min || min !== max) return null;
  if (!secret && !counted.has(kind)) return null;
  return options.length === 1 ? 0 : options.map((_, index) => index);
}

/** Ships nobody here can tell apart, and an order that changes nothing. */
function isAllTheSame({ kind, options, context }: Decision, view: () => View): boolean {
  if (kind === ('choose-civilian' satisfies QuestionKind)) {
    const [place] = options;
    if (!options.every(({ area }) => area === place?.['area'])) return false;
    const lying = Object.values(view().ships.areas).flatMap(({ civilians }) => civilians);
    return options.every(({ ship }) => lying.some((one) => one.card === ship && !('name' in one)));
  }
  if (kind === ('ability-order' satisfies QuestionKind)) return isAnyOrder(options.map(({ name }) => String(name)));
  if (kind !== ('next-area' satisfies QuestionKind)) return false;
  if (context['icon'] === 'basestars') return true; // each attacks Galactica, whichever is first
  const { areas } = view().ships;
  // Where there is neither a viper nor a civilian ship, raiders do the same in any order.
  return options.every(({ area }) => {
    const there = Object.entries(areas).find(([name]) => name === area)?.[1];
    if (!there || there.civilians.length > 0 || there.pilots.length > 0) return false;
    return Object.values(there.vipers).every((count) => count === 0);
  });
}

/** Abilities that only mark the check: what they do comes with its total or its result, whichever was first. */
const marks: ReadonlySet<string> = new Set(['All Hands on Deck', 'Establish Network', 'Install Upgrades', 'Iron Will']);
/** They take cards out of the check, and with them abilities that have not had their turn. */
const removers: ReadonlySet<string> = new Set(['Dogfight', 'Quick Thinking', 'Red Tape']);

function isAnyOrder(abilities: readonly string[]): boolean {
  const others = new Set(abilities.filter((name) => !marks.has(name)));
  return others.size <= 1 && (abilities.length === 1 || ![...others].some((name) => removers.has(name)));
}

/** Whether nothing that could be done in this window helps whoever is asked. */
function isHopeless(asked: Decision, view: () => View): boolean {
  const ways = asked.options.slice(1);
  return ways.every((way) => useless[String(way['name'])]?.(asked, way, view) ?? false);
}

/** Of what can be said without judging: whether it can change anything, or only for the worse. */
const useless: Readonly<Record<string, (asked: Decision, way: Option, view: () => View) => boolean>> = {
  /** Lowers the difficulty by 2, once in a check. */
  'Declare Emergency': ({ context: { short } }) => typeof short === 'number' && (short <= 0 || short > 2),
  /** A higher die is never good for a human there. */
  'Strategic Planning': ({ context: { purpose }, seat }, _, view) => isAttackOnUs(purpose) && isHuman(view(), seat),
  /** Rolls again: no human wants that of a shot that missed. */
  'Evasive Maneuvers': ({ context, seat }, _, view) => resultOf(context) < DAMAGED && isHuman(view(), seat),
  /** Engineering cards count already. */
  'Scientific Research': (_asked, _, view) => {
    const { check } = view();
    return check !== null && [...check.skills, ...check.positive].includes('engineering');
  },
  /** 1 more or less: no human wants what makes no difference, or the wrong one. */
  Calculations: ({ context, seat }, { change }, view) => {
    const result = resultOf(context);
    const turns = turningPoints[String(context['purpose'])];
    if (!turns || !Number.isFinite(result) || typeof change !== 'number') return false;
    const turned = turns.some((least) => result >= least !== result + change >= least);
    return !turned || (change > 0 === isAttackOnUs(context['purpose']) && isHuman(view(), seat));
  },
};

/** The least results from which on a die tells something else, whoever shoots at whatever. */
const turningPoints: Readonly<Record<string, readonly number[]>> = {
  'attack-on-viper': [5, 6, 7, 8],
  'attack-on-galactica': [4, 8],
  'viper-attack': [3, 7, 8],
  'galactica-attack': [3, 5, 7],
  'centurion-attack': [7],
  ftl: [7],
} satisfies Partial<Record<RollPurpose, readonly number[]>>;

/** From this result on a viper is damaged. */
const DAMAGED = 5;

function resultOf({ natural, modifier }: Decision['context']): number {
  return typeof natural === 'number' && typeof modifier === 'number' ? natural + modifier : Number.POSITIVE_INFINITY;
}

function isAttackOnUs(purpose: Plain | undefined): boolean {
  return purpose === 'attack-on-galactica' || purpose === 'attack-on-viper';
}

/** As far as they know themselves: whoever has cause to harm the fleet is asked everything. */
function isHuman({ players }: View, seat: number): boolean {
  const me = players[seat];
  if (!me || me.revealed) return false;
  return me.loyalty.every((card) => 'name' in card && card.name.startsWith('You Are Not a Cylon'));
}
