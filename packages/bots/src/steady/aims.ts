/**
 * What somebody wants who wins by aims of their own: a Cylon Leader's motives, an agenda. Which side has to win, whether the
 * humans are to be helped just now, and whether it is better done from among them.
 */
import { type PlayerView, resources, type SkillType, type View } from '@ragtag/galactica';
import { aimNamed } from './entries.ts';
import { galacticaHits } from './points.ts';

export interface Course {
  /** The side that has to win. */
  readonly wins: 'humans' | 'cylons';
  /** The humans are to be helped, for now. */
  readonly helps: boolean;
  /** The place for it is among the humans. */
  readonly among: boolean;
  /** Types of cards that must be in hand in the end. */
  readonly keeps: readonly SkillType[];
}

/** What has to come about: harm to the humans, their progress, something of one's own, or that nothing of it is lost. */
type Asks = 'harm' | 'progress' | 'own' | 'stay';
type Met = (view: View, me: PlayerView) => boolean;
interface Wanted {
  readonly asks: Asks;
  readonly met: Met;
  readonly keeps?: readonly SkillType[];
}

const wanted = (asks: Asks, met: Met, keeps?: readonly SkillType[]): Wanted => ({ asks, met, ...(keeps && { keeps }) });
const lowest = ({ resources: levels }: View): number => Math.min(...Object.values(levels));
const holds = ({ hand }: PlayerView, type: SkillType): number => hand.cards.filter((card) => card.type === type).length;
const quiet = ({ ships }: View): boolean =>
  Object.values(ships.areas).every((area) => area.raiders + area.heavyRaiders + area.basestars.length === 0);
function vipersLost({ ships: { hangar } }: View): number {
  return Object.values(hangar).reduce((lost, { damaged, destroyed }) => lost + damaged + destroyed, 0);
}

const balanced: readonly SkillType[] = ['politics', 'tactics', 'engineering'];
const JOIN = 'Join the Colonials';
const BRIG = 'Show Their True Nature';

/** Motives and agendas by name. */
const aims: { readonly [name: string]: Wanted } = {
  'A Justified Response': wanted('progress', (view) => view.jumpTrack >= 3 && view.jumpTrack <= 4 && quiet(view)),
  'End the Chase': wanted('harm', ({ damaged }) => damaged.some((id) => /^(ftl-control|admirals-quarters)$/.test(id))),
  'Make an Ally': wanted('own', () => false),
  'No Unnecessary Force': wanted(
    'progress',
    ({ distance, boarding }) => distance >= 5 && boarding.every((n) => n === 0),
  ),
  'A False Sense of Security': wanted('stay', (view) => view.resources.morale >= 3),
  'Fight with Honor': wanted('own', (_, me) => holds(me, 'treachery') >= 3, ['treachery']),
  'Harvest their Resources': wanted('stay', (view) => view.resources.food >= 2),
  'Improve Efficiency': wanted('own', (_, me) => balanced.every((type) => holds(me, type) > 0), balanced),
  'Keep Them Docile': wanted('harm', (view) => view.resources.food <= 4),
  'Learn to Cherish': wanted('harm', (view) => view.resources.population <= 6),
  'Pressure their Leaders': wanted('harm', (view) => view.resources.morale <= 5),
  'Remove the Threat': wanted('harm', (view) => vipersLost(view) >= 4),
  'Savor their Demise': wanted('progress', ({ distance }) => distance >= 7),
  'Subjects for Study': wanted('stay', (view) => view.resources.population >= 4),

  [BRIG]: wanted('own', (_, { place }) => place === 'brig'),
  'Siege Warfare': wanted('harm', () => false),
  'Reduce Them to Ruins': wanted('harm', (view) => view.damaged.length >= 4 && view.resources.morale <= 3),
  Genocide: wanted('harm', (view) => view.resources.food <= 2 && view.resources.population <= 2),
  'Mutual Annihilation': wanted('harm', (_, { superCrises }) => superCrises.count === 0),
  'Grant Mercy': wanted(
    'harm',
    ({ resources: { food, morale, population } }) => Math.min(food, morale, population) <= 2,
  ),
  'Guide Them to Destiny': wanted('stay', (view) => Math.abs(view.resources.population - view.resources.morale) <= 2),
  'Convert the Infidels': wanted('harm', (view) => resources.every((one) => view.resources[one] <= 3)),
  [JOIN]: wanted('own', (_, { allegiance, place }) => allegiance === 'infiltrating' && place !== 'brig'),
  'The Illusion of Hope': wanted('progress', ({ distance }) => distance >= 6),
  'Prove Their Worth': wanted('harm', (view) => vipersLost(view) + view.ships.raptors.destroyed >= 5),
  'Salvage their Equipment': wanted('stay', (view) => galacticaHits(view) <= 2),
};

/** How likely it is so in the end, by what it asks: as it is already, or not yet. */
const likely: Readonly<Record<Asks, readonly [met: number, notYet: number]>> = {
  harm: [0.9, 0.55],
  progress: [0.9, 0.5],
  own: [0.75, 0.4],
  stay: [0.7, 0.1],
};

interface Held {
  readonly name: string;
  readonly side: 'humans' | 'cylons';
  readonly chance: number;
  readonly isMet: boolean;
  readonly asks: Asks;
}

function held(view: View, me: PlayerView, name: string, revealed: boolean): Held[] {
  const side = aimNamed(name)?.side;
  const want = aims[name];
  if (!side || !want) return [];
  const isMet = revealed || want.met(view, me);
  return [{ name, side, isMet, asks: want.asks, chance: revealed ? 1 : likely[want.asks][isMet ? 0 : 1] }];
}

/** Four motives in the end, of which all but one turned up, two of them for the side that wins. */
const [MOTIVES, FOR_THE_SIDE] = [4, 2];
/** A motive still to be dealt: of either side, more likely than not to come true. */
const UNKNOWN = 0.6;

function motiveChance(cards: readonly Held[], side: Held['side']): number {
  const unknown = Array.from({ length: Math.max(0, MOTIVES - cards.length) }, () => null);
  // [unrevealed, for the side] with its chance, card by card
  let cases: readonly (readonly [missed: number, fitting: number, chance: number])[] = [[0, 0, 1]];
  for (const card of [...cards, ...unknown]) {
    const comes = card?.chance ?? UNKNOWN;
    const fits = card ? (card.side === side ? 1 : 0) : 0.5;
    cases = cases.flatMap(([missed, fitting, chance]) => [
      [missed + 1, fitting, chance * (1 - comes)] as const,
      [missed, fitting + 1, chance * comes * fits] as const,
      [missed, fitting, chance * comes * (1 - fits)] as const,
    ]);
  }
  return cases.reduce(
    (sum, [missed, fitting, chance]) => sum + (missed <= 1 && fitting >= FOR_THE_SIDE ? chance : 0),
    0,
  );
}

/** How likely the humans win as things stand, somebody's help not counted. */
function humansWin(view: View): number {
  return Math.min(0.85, Math.max(0.1, 0.45 + 0.04 * (view.distance - 3) + 0.05 * (lowest(view) - 5)));
}
/** What one player's help is worth. */
const HELP = 0.15;

function sideToWin(view: View, motives: readonly Held[], agenda: readonly Held[]): Held['side'] {
  const [card] = agenda;
  if (card) return card.side;
  const win = humansWin(view);
  const humans = motiveChance(motives, 'humans') * (win + HELP);
  const cylons = motiveChance(motives, 'cylons') * (1 - win + HELP);
  return humans > cylons ? 'humans' : 'cylons';
}

/** A resource this low may end the game any moment. */
const BRINK = 2;

/** The course of a player with aims of their own; null for everybody else. */
export function courseOf(view: View, seat: number): Course | null {
  const me = view.players[seat];
  if (!me?.motives || !hasAims(me)) return null;
  const motives = [
    ...me.motives.cards.flatMap(({ name }) => held(view, me, name, false)),
    ...me.motivesRevealed.cards.flatMap(({ name }) => held(view, me, name, true)),
  ];
  const agenda = me.agenda.cards.flatMap(({ name }) => held(view, me, name, false));
  const all = [...motives, ...agenda];
  const wins = sideToWin(view, motives, agenda);
  const lacks = (asks: Asks): boolean => all.some((card) => card.asks === asks && !card.isMet);
  // What is still to be suffered comes first, and what is still to be reached; on the brink only who wins counts.
  const helps = wins === 'humans' ? lowest(view) <= BRINK || !lacks('harm') : lowest(view) > BRINK && lacks('progress');
  const inside = me.allegiance === 'infiltrating';
  const drawn = all.some(({ name }) => name === JOIN || (name === BRIG && view.distance < 6));
  return {
    wins,
    helps,
    among: helps || drawn || (inside && wins === 'humans'),
    keeps: all.flatMap(({ name }) => aims[name]?.keeps ?? []),
  };
}

/** Wins otherwise than with the own side: a leader, the Sympathetic Cylon. */
export function hasAims({ allegiance, loyaltyFaceup }: PlayerView): boolean {
  if (allegiance === 'cylon-leader' || allegiance === 'infiltrating') return true;
  return loyaltyFaceup.some((card) => 'kind' in card && card.kind === 'sympathetic-cylon');
}

/** Whether to turn a motive up now: among humans who still have a long way to go one for the Cylons is better kept. */
export function turnsUp(view: View, seat: number, name: string): boolean {
  const among = view.players[seat]?.allegiance === 'infiltrating';
  return !(among && aimNamed(name)?.side === 'cylons' && view.distance < 5);
}

/** How far others have to count such a player among the Cylons: by the side they stand on, and what they turned up. */
export function leaning(player: PlayerView): number {
  let belief = player.allegiance === 'infiltrating' ? 0.45 : 0.9;
  for (const { name } of player.motivesRevealed?.cards ?? []) {
    belief += aimNamed(name)?.side === 'humans' ? -0.2 : 0.2;
  }
  return Math.min(1, Math.max(0.1, belief));
}
