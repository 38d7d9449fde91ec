/**
 * Which cards a text is about, as something that can be read aloud and asked: `unit.with('Cylon').yours` is "Cylon unit you
 * control". Filters never change; every word makes a new one.
 */
import type { Card } from '@ragtag/kernel';
import { isSingularUnit } from '../rules/unit-stacks.ts';
import type { Ccg } from '../state/ccg.ts';
import type { Context } from '../state/printed.ts';
import { type CardType, type Keyword, type Trait, traitBit } from '../state/terms.ts';

type Test = (g: Ccg, c: Context, card: Card) => boolean;
/** Where the cards a filter is about lie. */
type Pool = 'fleet' | 'missions' | 'resources' | 'supply' | 'threats';

interface Nouns {
  readonly before: readonly string[];
  readonly noun: readonly [one: string, several: string];
  readonly after: readonly string[];
}

export class CardFilter {
  constructor(
    private readonly words: Nouns,
    private readonly pool: Pool,
    private readonly tests: readonly Test[],
    /** Whose they must be, where the text says so. */
    readonly side: 'yours' | 'opposing' | null = null,
  ) {}

  /** "alert Cylon unit you control" */
  get one(): string {
    return [...this.words.before, this.words.noun[0], ...this.words.after].join(' ');
  }

  get several(): string {
    return [...this.words.before, this.words.noun[1], ...this.words.after].join(' ');
  }

  /** "a ship", "an alert unit" */
  get any(): string {
    const { one } = this;
    if (this.words.before.includes('other')) return `another ${one.replace('other ', '')}`;
    return `${/^[aeiou]/i.test(one) && !one.startsWith('unit') ? 'an' : 'a'} ${one}`;
  }

  matches(g: Ccg, c: Context, card: Card): boolean {
    if (!this.isIn(g, card)) return false;
    for (const test of this.tests) if (!test(g, c, card)) return false;
    return true;
  }

  /** All of them, player by player in turn order. */
  in(g: Ccg, c: Context): Card[] {
    const found: Card[] = [];
    for (const seat of g.players) {
      for (const place of poolPlaces[this.pool]) {
        for (const card of g.list(place, seat)) if (this.matches(g, c, card)) found.push(card);
      }
    }
    return found;
  }

  private isIn(g: Ccg, card: Card): boolean {
    const place = g.placeOf(card);
    return place !== null && (poolPlaces[this.pool] as readonly string[]).includes(place);
  }

  /** `whose` stands right after the noun: "asset you control with no supply cards". */
  and(test: Test, words: { before?: string; whose?: string; after?: string }, side = this.side): CardFilter {
    const before = words.before ? [words.before, ...this.words.before] : this.words.before;
    const { whose = [], after: later = [] } = words;
    const after = [whose, this.words.after, later].flat();
    return new CardFilter({ ...this.words, before, after }, this.pool, [...this.tests, test], side);
  }

  with(trait: Trait): CardFilter {
    return this.and((g, _, card) => g.hasTrait(card, trait), { before: trait });
  }

  withEither(one: Trait, other: Trait): CardFilter {
    return this.and((g, _, card) => g.hasTrait(card, one) || g.hasTrait(card, other), { before: `${one} or ${other}` });
  }

  without(trait: Trait): CardFilter {
    return this.and((g, _, card) => !g.hasTrait(card, trait), { before: `non-${trait}` });
  }

  having(keyword: Keyword): CardFilter {
    return this.and((g, _, card) => keywordPrinted(g, card, keyword) || g.hasKeyword(card, keyword), {
      after: `with ${keyword}`,
    });
  }

  titled(title: string): CardFilter {
    const isCalled: Test = (g, _, card) => g.printed(card).title === title;
    return new CardFilter({ ...this.words, noun: [title, title] }, this.pool, [...this.tests, isCalled], this.side);
  }

  /** Not face down: such a card has no power to compare. */
  powerAtMost(power: number): CardFilter {
    return this.and((g, _, card) => !g.isBlank(card) && g.power(card) <= power, {
      after: `with power ${power} or less`,
    });
  }

  get yours(): CardFilter {
    return this.and((g, c, card) => g.ownerOf(card) === c.you, { whose: 'you control' }, 'yours');
  }

  /** As `yours`, where each of several players counts for himself. */
  get theirs(): CardFilter {
    return this.and((g, c, card) => g.ownerOf(card) === c.you, { whose: 'they control' }, 'yours');
  }

  get opposing(): CardFilter {
    return this.and((g, c, card) => g.ownerOf(card) !== c.you, { whose: 'an opponent controls' }, 'opposing');
  }

  get other(): CardFilter {
    return this.and((_, c, card) => card !== c.source, { before: 'other' });
  }

  /** Not what was chosen to pay with. */
  otherThan({ key }: { readonly key: object }): CardFilter {
    return this.and((_, c, card) => !c.chosen.get(key)?.includes(card), { before: 'other' });
  }

  get alert(): CardFilter {
    return this.and((g, _, card) => g.placeOf(card) === 'alert', { before: 'alert' });
  }

  get reserve(): CardFilter {
    return this.and((g, _, card) => g.placeOf(card) === 'reserve', { before: 'reserve' });
  }

  get exhausted(): CardFilter {
    return this.and((g, _, card) => g.isExhausted(card), { before: 'exhausted' });
  }

  get unexhausted(): CardFilter {
    return this.and((g, _, card) => !g.isExhausted(card), { before: 'unexhausted' });
  }

  /** With other cards underneath; "its unit stack" will say so. */
  get stacked(): CardFilter {
    return this.and((g, _, card) => g.under(card, 'stacked').length > 0, {});
  }

  get singular(): CardFilter {
    // Face down it has no subtitle. CCG-MOVE-07
    return this.and((g, _, card) => isSingularUnit(g, card) && !(g.isSince(3) && g.isBlank(card)), {
      before: 'singular',
    });
  }

  get challenging(): CardFilter {
    return this.and((g, _, card) => g.challenge?.challenger === card, { before: 'challenging' });
  }

  get defending(): CardFilter {
    return this.and((g, _, card) => g.challenge?.defender === card, { before: 'defending' });
  }

  get inChallenge(): CardFilter {
    return this.and((g, _, card) => g.challenge?.challenger === card || g.challenge?.defender === card, {
      before: 'challenging or defending',
    });
  }

  get challengingThreat(): CardFilter {
    return this.and((g, _, card) => g.challenge?.challenger === card && g.challenge.threat, {
      after: 'that is challenging a Cylon threat',
    });
  }

  get challengingYouUndefended(): CardFilter {
    return this.and(
      ({ challenge }, c, card) => challenge?.challenger === card && challenge.against === c.you && !challenge.defended,
      { after: 'that is challenging you undefended' },
    );
  }

  /** Neither resolved nor attached. */
  get unresolved(): CardFilter {
    return this.and((g, _, card) => g.isInFleet(card), { before: 'unresolved' });
  }

  get withoutSupply(): CardFilter {
    return this.and((g, _, card) => g.supplyUnder(card) === 0, { after: 'with no supply cards' });
  }

  get withSupply(): CardFilter {
    return this.and((g, _, card) => g.supplyUnder(card) > 0, { after: 'with at least 1 supply card' });
  }
}

const poolPlaces = {
  fleet: ['alert', 'reserve'],
  missions: ['alert', 'reserve', 'resources', 'linked'],
  resources: ['resources'],
  supply: ['supply'],
  threats: ['threats'],
} as const;

function keywordPrinted(g: Ccg, card: Card, keyword: Keyword): boolean {
  return (
    g.printed(card).type === 'mission' && g.printed(card).keywords !== 0 && keywordNames(g, card).includes(keyword)
  );
}

function keywordNames(g: Ccg, card: Card): Keyword[] {
  const { link } = g.printed(card);
  return link ? ['Link'] : ['Persistent'];
}

function fleet(one: string, several: string, ...tests: Test[]): CardFilter {
  return new CardFilter({ before: [], noun: [one, several], after: [] }, 'fleet', tests);
}

const isType =
  (type: CardType): Test =>
  (g, _, card) =>
    g.printed(card).type === type;
const isUnit: Test = (g, _, card) => g.isUnit(card);

/** Any card in an alert or reserve area. */
export const anyCard = fleet('card', 'cards');
export const unit = fleet('unit', 'units', isUnit);
export const personnel = fleet('personnel', 'personnel', isType('personnel'));
export const ship = fleet('ship', 'ships', isType('ship'));
/** Any unit or mission in play. */
export const unitOrMission = new CardFilter(
  { before: [], noun: ['unit or mission', 'units and missions'], after: [] },
  'missions',
  [(g, _, card) => g.printed(card).type === 'mission' || g.isInFleet(card)],
);
/** Any mission in play, resolved or not. */
export const mission = new CardFilter({ before: [], noun: ['mission', 'missions'], after: [] }, 'missions', [
  isType('mission'),
]);
/** CCG-KEY-05: one that has been resolved. */
export const persistentMission = new CardFilter(
  { before: [], noun: ['persistent mission', 'persistent missions'], after: [] },
  'resources',
  [isType('mission')],
);
export const base = new CardFilter({ before: [], noun: ['base', 'bases'], after: [] }, 'resources', [isType('base')]);
export const asset = new CardFilter({ before: [], noun: ['asset', 'assets'], after: [] }, 'resources', [isUnit]);
export const supplyCard = new CardFilter(
  { before: [], noun: ['supply card', 'supply cards'], after: [] },
  'supply',
  [],
);
export const resourceStack = new CardFilter(
  { before: [], noun: ['resource stack', 'resource stacks'], after: [] },
  'resources',
  [(g, _, card) => g.isStackTop(card)],
);
export const cylonThreat = new CardFilter(
  { before: [], noun: ['Cylon threat', 'Cylon threats'], after: [] },
  'threats',
  [],
);

/** "Pilot", "Officers": units by what they are. */
export function those(trait: Trait): CardFilter {
  return fleet(trait, `${trait}s`, isUnit, (g, _, card) => g.hasTrait(card, trait));
}

/** Units of either kind: "Capital Ships and Fighters". */
export function thoseOf(one: Trait, other: Trait): CardFilter {
  const has: Test = (g, _, card) => g.hasTrait(card, one) || g.hasTrait(card, other);
  return fleet(`${one} or ${other}`, `${one}s and ${other}s`, isUnit, has);
}

/** A printed card by what it is, wherever it lies: in a hand, a deck, a discard pile. */
export interface FaceFilter {
  readonly one: string;
  matches(g: Ccg, card: Card): boolean;
}

export const aCard: FaceFilter = { one: 'card', matches: () => true };
export const aPersonnelCard: FaceFilter = {
  one: 'personnel card',
  matches: (g, card) => g.printed(card).type === 'personnel',
};
export function aCardWith(trait: Trait, type?: CardType): FaceFilter {
  return {
    one: type ? `${trait} ${type} card` : `${trait} card`,
    matches: (g, card) => (g.printed(card).traits & traitBit(trait)) !== 0 && (!type || g.printed(card).type === type),
  };
}

/** The Cylon threat being challenged. */
export const challengedThreat = cylonThreat.defending;
