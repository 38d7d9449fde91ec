/** How much to put into a skill check. */
import type { CheckView } from '@ragtag/galactica';
import type { Answer, Decision } from '@ragtag/kernel';
import { crisisNamed, locationOf, skillNamed } from './entries.ts';
import { chance, expected, type Forecast, forecast, positiveTypes, type Stakes } from './forecast.ts';
import { plainPrice, type SeenCard, scarcityOf, share } from './hand.ts';
import { number, word } from './phrase.ts';
import { humansOf, playerAt, type Scene } from './scene.ts';
import { checkIn, stakesIn, stakesOf } from './value.ts';

/** What the check under way is about, in points. */
export function stakesNow(s: Scene): Stakes {
  const none = { pass: 0, partial: null, fail: 0 };
  const { check, crisis, turn } = s.view;
  if (!check) return none;
  if (check.source === 'location') {
    const entry = check.location === null ? null : locationOf(check.location);
    const found = entry?.actions.map(({ effect }) => checkIn(effect.text)).find((one) => one !== null);
    const scene = { ...s, you: turn.current, chosen: check.target, name: entry?.name ?? '' };
    return found ? stakesIn(found, scene) : none;
  }
  const name = crisis && 'name' in crisis.card ? crisis.card.name : '';
  const spec = crisisNamed(name)?.check;
  return spec ? stakesOf(spec, { ...s, you: crisis?.drawnBy ?? turn.current, name }) : none;
}

export function stakeOf({ pass, fail }: Stakes): number {
  return pass - fail;
}

interface Candidate extends SeenCard {
  readonly index: number;
  readonly price: number;
}

function candidates(asked: Decision): readonly Candidate[] {
  return asked.options.map((option, index) => {
    const name = word(option, 'name');
    const strength = number(option, 'strength') ?? 0;
    const type = skillNamed(name)?.type ?? null;
    return { index, name, strength, type, price: plainPrice({ name, strength, type }) };
  });
}

export function counts(check: CheckView, { type, strength }: SeenCard): boolean {
  if (check.strengthOnePositive && strength === 1) return true;
  return type !== null && positiveTypes(check).includes(type);
}

/** Below this a check is not worth the cards. */
const LEAST_STAKE = 0.5;
const MOST_CARDS = 9;
/** Cards are there to be spent: most are drawn again before they are missed. */
const THRIFT = 0.6;

/** What a human adds: never anything against the own side. */
export function helpCheck(s: Scene, asked: Decision): Answer {
  const { check } = s.view;
  if (!check) return [];
  const stakes = stakesNow(s);
  if (stakeOf(stakes) < LEAST_STAKE) return [];
  const held = playerAt(s, s.me)?.hand.count ?? asked.options.length;
  const helpful = candidates(asked)
    .filter((card) => card.strength > 0 && card.type !== 'treachery' && counts(check, card))
    .map((card) =>
      card.type !== null && check.double.includes(card.type) ? { ...card, strength: card.strength * 2 } : card,
    )
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MOST_CARDS);
  const total = forecast(s, check);
  const plan = { check, stakes, total, held, most: asked.max, ...fairShare(s, check, total) };
  return bestSubset(helpful, plan).sort((a, b) => a - b);
}

interface Plan {
  readonly check: CheckView;
  readonly stakes: Stakes;
  readonly total: Forecast;
  readonly held: number;
  readonly most: number;
  /** Strength one is expected to bring, and not to exceed, while others are still to come. */
  readonly least: number;
  readonly cap: number;
}

/** The last seat closes the gap or lets it go; those before bring their share. */
function fairShare(s: Scene, check: CheckView, total: Forecast): { least: number; cap: number } {
  const types = positiveTypes(check);
  const others = humansOf(s).filter(
    ({ seat, hand }) => seat !== s.me && check.added[seat] === null && hand.count > 0 && share(s.view, seat, types) > 0,
  );
  if (others.length === 0) return { least: 0, cap: Number.POSITIVE_INFINITY };
  const lying = check.added.reduce<number>((sum, n) => sum + (n ?? 0) * 2.2, 0);
  const fair = Math.max(0, (check.difficulty + 2 - lying) / (others.length + 1));
  const hopeless = chance({ mean: total.mean + fair * 1.5, sd: total.sd }, check.difficulty) < 0.2;
  return { least: hopeless ? 0 : fair, cap: fair + 2 };
}

/** Of all ways to add cards the one that gains most, their price counted. */
function bestSubset(cards: readonly Candidate[], { check, stakes, total, held, most, least, cap }: Plan): number[] {
  const { difficulty } = check;
  let best: { worth: number; chosen: number } = { worth: Number.NEGATIVE_INFINITY, chosen: 0 };
  const meant = Math.min(
    least,
    cards.slice(0, most).reduce((sum, { strength }) => sum + strength, 0),
  );
  for (let set = 0; set < 1 << cards.length; set++) {
    let strength = 0;
    let price = 0;
    let n = 0;
    cards.forEach((card, bit) => {
      if ((set & (1 << bit)) === 0) return;
      strength += card.strength;
      price += card.price;
      n++;
    });
    if (n > most) continue;
    const short = Math.max(0, meant - strength);
    const over = Math.max(0, strength - cap);
    const gained = expected({ mean: total.mean + strength, sd: total.sd }, difficulty, stakes);
    const paid = THRIFT * price * scarcityOf(held, n);
    const worth = gained - paid - 0.25 * short * Math.min(2, stakeOf(stakes)) - 0.3 * over;
    if (worth > best.worth) best = { worth, chosen: set };
  }
  return cards.filter((_, bit) => (best.chosen & (1 << bit)) !== 0).map(({ index }) => index);
}

/** What a revealed Cylon adds: the strongest card against it, where that can decide. */
export function hinderCheck(s: Scene, asked: Decision): Answer {
  const { check } = s.view;
  if (!check || asked.max < 1) return [];
  const away = forecast(s, check).mean - check.difficulty;
  const stake = stakeOf(stakesNow(s));
  if (Math.abs(away) > 6 || stake < LEAST_STAKE) return [];
  const [worst] = harmful(check, asked);
  return worst ? [worst.index] : [];
}

/** Cards that count against a check, the strongest first. */
export function harmful(check: CheckView, asked: Decision): readonly Candidate[] {
  return candidates(asked)
    .filter(
      (card) => card.strength > 0 && !counts(check, card) && !(card.type !== null && check.zero.includes(card.type)),
    )
    .sort((a, b) => b.strength - a.strength);
}

/**
 * What a Cylon adds who is not known as one: a single card against it where several add and it is near, so that it could
 * be Destiny's; otherwise what a human would. Null where it helps like a human.
 */
export function spoilCheck(s: Scene, asked: Decision): Answer | null {
  const { check } = s.view;
  if (!check || asked.max < 1) return null;
  const others = check.added.filter((n, seat) => seat !== s.me && (n === null || n > 0)).length;
  const total = forecast(s, check);
  if (others < 3 || Math.abs(total.mean - check.difficulty) > 3 || stakeOf(stakesNow(s)) < 1) return null;
  const types = s.view.players.flatMap(({ seat }) => (seat === s.me ? [] : [seat]));
  const common = harmful(check, asked).filter(
    ({ type, strength }) =>
      strength <= 4 && type !== null && type !== 'treachery' && types.some((seat) => share(s.view, seat, [type]) > 0),
  );
  const [card] = common;
  return card ? [card.index] : null;
}
