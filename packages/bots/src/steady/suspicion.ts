/** Who may be a Cylon: a chance for every set of seats, from the deal and from what was seen happen. */
import type { GalacticaEvent, SkillType, View } from '@ragtag/galactica';
import type { GameEvent } from '@ragtag/kernel';
import { hasAims, leaning } from './aims.ts';
import { characterOf } from './entries.ts';
import { share } from './hand.ts';

/** How likely there are no, one, two Cylons by the recipe of the loyalty deck: at first, and after the Sleeper Agent phase. */
interface Recipe {
  readonly first: readonly number[];
  readonly later: readonly number[];
}

const nobody: Recipe = { first: [1], later: [1] };
const recipe: { readonly [players: number]: Recipe } = {
  1: nobody,
  2: { first: [1], later: [0.55, 0.45] },
  3: { first: [0.57, 0.43], later: [0.14, 0.86] },
  4: { first: [0.56, 0.44], later: [0.11, 0.89] },
  5: { first: [0.27, 0.55, 0.18], later: [0, 0.18, 0.82] },
  6: { first: [0.27, 0.54, 0.19], later: [0, 0.15, 0.85] },
};

/** A Cylon Leader has no part in the deal: the deck is the one for the others. */
function recipeOf({ players, options }: View): Recipe {
  const dealtTo = players.filter(({ character }) => characterOf(character?.id)?.type !== 'cylon-leader');
  return options.cooperative ? nobody : (recipe[Math.min(6, dealtTo.length)] ?? nobody);
}

/** How far one event may move a suspicion, and all together. */
const MOST = 8;
const LEAST = 0.15;
const LIMIT = 60;

/** By the number of negative cards in a check, then by the number of positive types: Cylon to human, for each who added. */
const negatives: readonly (readonly [two: number, three: number, four: number])[] = [
  [0.8, 0.75, 0.7],
  [0.85, 0.9, 1],
  [1.3, 1.7, 2.5],
  [2.2, 2.8, 4],
];

interface CheckSeen {
  readonly skills: readonly SkillType[];
  readonly added: Map<number, number>;
}

/** What a player remembers of the others: rebuilt from the events of its seat. */
export class Suspicion {
  /** Evidence as odds, Cylon to human. */
  private readonly odds = new Map<number, number>();
  private readonly revealed = new Set<number>();
  private check: CheckSeen | null = null;
  /** Checks seen since it was last asked what it makes of them. */
  private readonly waiting: { readonly check: CheckSeen; readonly against: readonly SkillType[] }[] = [];

  see(events: readonly GameEvent[]): void {
    for (const event of events) this.note(event as GalacticaEvent); // this game emits no others
  }

  private note(event: GalacticaEvent): void {
    switch (event.type) {
      case 'check-begins':
        this.check = { skills: event.skills, added: new Map() };
        // Somebody wants this player locked up, and will have a reason.
        if (event.location === 'admirals-quarters' && event.target !== null) this.weigh(event.target, 2.5);
        return;
      case 'check-cards-added':
        this.check?.added.set(event.seat, event.n);
        return;
      case 'check-revealed': {
        if (!this.check) return;
        const against = event.cards.filter(({ counts }) => counts < 0).map(({ skill }) => skill);
        this.waiting.push({ check: this.check, against });
        this.check = null;
        return;
      }
      case 'cylon-revealed':
        this.revealed.add(event.seat);
        return;
      case 'executed':
        this.odds.delete(event.seat); // a new character, whose cards are all shown or dealt anew
        return;
      case 'sleeper-phase':
        for (const [seat, odds] of this.odds) this.odds.set(seat, Math.sqrt(odds)); // new cards: old evidence fades
        return;
      default:
        return;
    }
  }

  private weigh(seat: number, ratio: number): void {
    const odds = (this.odds.get(seat) ?? 1) * Math.min(MOST, Math.max(LEAST, ratio));
    this.odds.set(seat, Math.min(LIMIT, Math.max(1 / LIMIT, odds)));
  }

  /** Weighs the checks seen by who could have put in what. */
  private ponder(view: View): void {
    for (const { check, against } of this.waiting) {
      const byCylons = [...check.added].filter(([seat, n]) => n > 0 && this.revealed.has(seat)).length;
      const bad = Math.max(0, against.length - byCylons);
      const row = negatives[Math.min(bad, 3)] ?? negatives[0];
      const ratio = row?.[Math.min(2, Math.max(0, check.skills.length - 2))] ?? 1;
      for (const [seat, n] of check.added) {
        if (n > 0 && !this.revealed.has(seat)) this.weigh(seat, ratio * suits(view, seat, check, against));
      }
    }
    this.waiting.length = 0;
  }

  /**
   * How likely each player is a Cylon, as seen by the one at `me`; for `me` it is what an onlooker would say. `own` is what
   * that player knows of itself.
   */
  beliefs(view: View, me: number, own: 'human' | 'cylon'): readonly number[] {
    this.ponder(view);
    const mine = spread(view, this.odds, me, own);
    const onlooker = own === 'cylon' ? spread(view, this.odds, null, own) : mine;
    return view.players.map((player) => {
      const { seat } = player;
      return (seat === me && !hasAims(player) ? onlooker[seat] : mine[seat]) ?? 0;
    });
  }
}

/** Whether the cards against a check are such as this player draws. */
function suits(view: View, seat: number, check: CheckSeen, against: readonly SkillType[]): number {
  if (against.length < 2) return 1;
  const draws = against.filter((type) => type !== 'treachery' && share(view, seat, [type]) > 0);
  if (draws.length === 0) return 0.6;
  const others = [...check.added.keys()].filter((one) => one !== seat);
  const alone = draws.some((type) => others.every((one) => share(view, one, [type]) === 0));
  return alone ? 2 : 1;
}

/** Sets of seats that may be the Cylons, each as likely as the deal and the evidence make it. */
function spread(view: View, odds: ReadonlyMap<number, number>, me: number | null, own: 'human' | 'cylon'): number[] {
  const { first, later } = recipeOf(view);
  const chances = view.sleeperPhaseDone ? later : first;
  const certain = view.players.map((player) => known(player, me, own));
  const cylons = view.players.filter((player) => certain[player.seat] === 1 && !isBesides(player)).length;
  const open = view.players.filter(({ seat }) => certain[seat] === null).map(({ seat }) => seat);
  const weights = open.map(() => 0);
  let all = 0;
  for (let set = 0; set < 1 << open.length; set++) {
    const members = open.filter((_, bit) => (set & (1 << bit)) !== 0);
    let weight = (chances[cylons + members.length] ?? 0) / choose(open.length, members.length);
    for (const seat of members) weight *= odds.get(seat) ?? 1;
    all += weight;
    open.forEach((_, bit) => {
      if ((set & (1 << bit)) !== 0) weights[bit] = (weights[bit] ?? 0) + weight;
    });
  }
  return view.players.map(({ seat }) => {
    const sure = certain[seat];
    if (sure !== null && sure !== undefined) return sure;
    return all === 0 ? 0 : (weights[open.indexOf(seat)] ?? 0) / all;
  });
}

/** What is settled of a player: revealed, or all loyalty cards seen; of one with aims of their own, what these look like. */
function known(player: View['players'][number], me: number | null, own: 'human' | 'cylon'): number | null {
  if (hasAims(player)) return player.seat === me ? (own === 'cylon' ? 1 : 0) : leaning(player);
  if (player.revealed) return 1;
  if (player.seat === me) return own === 'cylon' ? 1 : 0;
  if (me === null) return null;
  const kinds = player.loyalty.map((card) => ('kind' in card ? card.kind : null));
  if (kinds.includes('cylon')) return 1;
  return kinds.length > 0 && !kinds.includes(null) ? 0 : null;
}

/** A Cylon besides those whom the Cylon cards of the deck make: by aims of their own, or as the Sympathizer. */
function isBesides(player: View['players'][number]): boolean {
  return hasAims(player) || player.loyaltyFaceup.some((card) => 'kind' in card && card.kind === 'sympathizer');
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 0; index < k; index++) ways = (ways * (n - index)) / (index + 1);
  return ways;
}
