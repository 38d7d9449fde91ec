/** What each answer is to the table: what it points at there, and how it is listed. */
import type { Options, OptionType } from '@ragtag/galactica';
import { atCard, card, gathered, isOption, nowhere, type Pointed, type Pointing } from '@ragtag/galactica/words';
import type { Option } from '@ragtag/kernel';

const atArea = ({ area }: { readonly area: string }) => `area:${area}`;
const atSeat = ({ seat }: { readonly seat: number }) => `player:${seat}`;
const atLocation = ({ location }: { readonly location: string }) => `location:${location}`;
const area = { at: atArea };
const seat = { at: atSeat };
const location = { at: atLocation };

function atTarget({ target }: Options['target']): string | null {
  if (target.kind === 'basestar') return `basestar:${target.basestar}`;
  return 'area' in target ? `ship:${target.area}:${target.kind}` : null;
}

const shown: Pointing<Options> = {
  ...gathered('pointing'),
  ability: { at: atCard, group: 'ability' },
  area: { at: (option) => ('to' in option ? `area:${option.to}` : atArea(option)) },
  attack: { at: (option) => atTarget(option) ?? atArea(option) },
  basestar: { at: ({ basestar }) => `basestar:${basestar}` },
  bottom: card,
  card,
  centurion: nowhere,
  character: { grave: true },
  civilian: { at: ({ ship }) => `card:${ship}` },
  crisis: card,
  damage: nowhere,
  'damage-token': nowhere,
  deck: nowhere,
  destination: card,
  effect: nowhere,
  escort: { at: ({ civilian }) => `card:${civilian}` },
  fly: area,
  land: location,
  launch: { at: (option) => ('area' in option ? atArea(option) : null) },
  'left-out': area,
  location,
  move: {
    at: (option) => ('location' in option ? atLocation(option) : 'to' in option ? `area:${option.to}` : null),
  },
  'movement-card': card,
  no: nowhere,
  nothing: { at: ({ to }) => (to === undefined ? null : `area:${to}`) },
  option: nowhere,
  pass: nowhere,
  player: seat,
  quorum: card,
  raider: nowhere,
  resource: nowhere,
  respond: { at: (option) => atCard(option) ?? (option.seat === undefined ? null : `player:${option.seat}`) },
  return: nowhere,
  reveal: { at: atCard, grave: true, telling: true },
  scar: nowhere,
  seat,
  ship: { at: ({ kind, area: at }) => `ship:${at}:${kind === 'heavyRaider' ? 'heavy-raider' : kind}` },
  'skill-card': card,
  'skill-type': nowhere,
  skills: nowhere,
  split: nowhere,
  stay: nowhere,
  target: { at: atTarget },
  title: { group: 'ability' },
  top: card,
  viper: { at: (option) => ('ship' in option ? atViper(option) : null) },
  yes: nowhere,
};

/** One of ours in space; those in the hangar are nowhere to be seen. */
function atViper({ ship, at, pilot }: Extract<Options['viper'], { readonly at: string }>): string | null {
  if (pilot !== null) return `player:${pilot}`;
  return at === 'reserve' || at === 'damaged' || at === 'destroyed' ? null : `ship:${at}:${ship}`;
}

function shownOf(option: Option): Pointed<Options[OptionType]> {
  return isOption(option) ? shown[option.type] : nowhere;
}

export function pointsAt(option: Option): string | null {
  const { at } = shownOf(option) as { at?(option: Option): string | null }; // each is asked of its own type
  return at?.(option) ?? null;
}

export function isTelling(option: Option | undefined): boolean {
  return option !== undefined && shownOf(option).telling === true;
}

export const graveTypes: ReadonlySet<string> = new Set(
  Object.entries(shown).flatMap(([type, { grave }]: [string, Pointed<never>]) => (grave ? [type] : [])),
);

type Group = 'place' | 'area' | 'ship' | 'player' | 'ability' | 'skill' | 'card' | 'other';
const groups: readonly (readonly [RegExp, Group])[] = [
  [/^location:/, 'place'],
  [/^area:/, 'area'],
  [/^(ship|basestar|fleet):/, 'ship'],
  [/^player:/, 'player'],
];

/** The heading it stands under where there are many. */
export function groupOf(option: Option): Group {
  const { group } = shownOf(option);
  if (group) return group;
  const at = pointsAt(option);
  const found = groups.find(([pattern]) => at !== null && pattern.test(at))?.[1];
  if (found) return found;
  if (typeof option['skill'] === 'string') return 'skill';
  return at?.startsWith('card:') ? 'card' : 'other';
}
