/** How a card is entered: its printed facts, then what its text does. */
import type { Face } from '@ragtag/kernel';
import type { Ability, Cost, Effect, Printed, Requirement } from '../state/printed.ts';
import {
  type CardType,
  type Keyword,
  keywordBit,
  type Resource,
  resources,
  type Trait,
  traitBit,
  type UnitType,
} from '../state/terms.ts';
import { cardText } from '../text/card-text.ts';

/** "2 logistics and 1 security": `{ logistics: 2, security: 1 }`. */
type Costs = Partial<Readonly<Record<Resource, number>>>;

interface Facts {
  readonly traits?: readonly Trait[];
  readonly keywords?: readonly Keyword[];
  readonly mystic: number;
  readonly threat: number;
  readonly promo?: true;
  /** The revision that brought it; left out, it has been there from the first. */
  readonly since?: number;
  /** What its text does. */
  readonly does?: readonly Ability[];
}

interface UnitFacts extends Facts {
  readonly title?: string;
  readonly subtitle?: string;
  readonly cost: Costs;
  readonly power: number;
  readonly resource: Resource;
  /** Red text. */
  readonly red?: Effect;
}

interface EventFacts extends Facts {
  readonly cost: Costs;
}

interface MissionFacts extends Facts {
  readonly requires: readonly Requirement[];
  readonly link?: UnitType | 'unit';
}

interface BaseFacts {
  readonly power: number;
  readonly handSize: number;
  readonly influence: number;
  readonly resource: Resource;
  readonly promo?: true;
  /** The revision that brought it; left out, it has been there from the first. */
  readonly since?: number;
  readonly does?: readonly Ability[];
}

/** A card before it has its place in the list of all. */
export type Entry = Omit<Printed, 'face'>;

export function baseCard(id: string, title: string, facts: BaseFacts): Entry {
  return printed(id, 'base', title, null, facts);
}

export function eventCard(id: string, subtitle: string, { cost, ...facts }: EventFacts): Entry {
  return printed(id, 'event', null, subtitle, { ...facts, cost });
}

export function missionCard(id: string, subtitle: string, facts: MissionFacts): Entry {
  return printed(id, 'mission', null, subtitle, facts);
}

/** `personnelCard('BSG1-098', 'Apollo, Ace Pilot', ...)`; a name without a comma is a subtitle. */
export function personnelCard(id: string, name: string, facts: UnitFacts): Entry {
  return unit(id, 'personnel', name, facts);
}

export function shipCard(id: string, name: string, facts: UnitFacts): Entry {
  return unit(id, 'ship', name, facts);
}

function unit(id: string, type: UnitType, name: string, facts: UnitFacts): Entry {
  const at = name.indexOf(', ');
  const title = at < 0 ? null : name.slice(0, at);
  return printed(id, type, title, at < 0 ? name : name.slice(at + 2), facts);
}

type AnyFacts = Partial<Omit<UnitFacts & MissionFacts & BaseFacts, 'title' | 'subtitle' | 'does' | 'promo'>> & {
  readonly does?: readonly Ability[] | undefined;
  readonly promo?: true | undefined;
};

function printed(id: string, type: CardType, title: string | null, subtitle: string | null, facts: AnyFacts): Entry {
  const { does = [], cost = {}, traits = [], keywords = [] } = facts;
  const effects = does.flatMap((one) => (one.kind === 'effect' ? [one.effect] : []));
  const card = {
    id,
    set: id.slice(0, 4).toLowerCase(),
    promo: facts.promo ?? false,
    since: facts.since ?? 1,
    type,
    title,
    subtitle,
    name: [title, subtitle].filter((part) => part !== null).join(', '),
    singular: title !== null && subtitle !== null,
    cost: costs(cost),
    power: facts.power ?? 0,
    traits: traits.reduce((set, trait) => set | traitBit(trait), 0),
    keywords: keywords.reduce((set, keyword) => set | keywordBit(keyword), 0),
    resource: facts.resource ?? null,
    mysticValue: facts.mystic ?? null,
    cylonThreat: facts.threat ?? null,
    handSize: facts.handSize ?? 0,
    influence: facts.influence ?? 0,
    requires: facts.requires ?? [],
    link: facts.link ?? null,
    activated: does.filter((one) => one.kind === 'activated'),
    triggered: does.filter((one) => one.kind === 'triggered'),
    continuous: does.filter((one) => one.kind === 'continuous'),
    standing: does.filter((one) => one.kind === 'standing'),
    only: does.find((one) => one.kind === 'only')?.condition ?? null,
    effect: effects[0] ?? null,
    red: facts.red ?? null,
  };
  return { ...card, text: cardText(card, does) };
}

function costs(cost: Costs): Cost[] {
  return resources.flatMap((resource) => {
    const n = cost[resource];
    return n === undefined ? [] : [{ resource, n }];
  });
}

/** A card with its place in the list. */
export function numbered(entry: Entry, index: number): Printed {
  return { ...entry, face: index as Face }; // a face is a place in the list of all cards
}
