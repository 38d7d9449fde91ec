/** A Cylon's choices: when to show oneself, and what then. */
import { areas, type PlayerView, type View } from '@ragtag/galactica';
import type { Option } from '@ragtag/kernel';
import type { Course } from './aims.ts';
import { loyaltyOf } from './entries.ts';
import { number, word } from './phrase.ts';
import { civilianWorth, lossOf } from './points.ts';
import { basestarsOut, playerAt, raidersIn, type Scene } from './scene.ts';
import { pursuitStep, waiting } from './threat.ts';
import { value } from './value.ts';

/** Whose side a seat plays for: a human, a Cylon nobody has seen, a revealed one. Who has aims of their own, as suits them now. */
export type Side = 'human' | 'sly' | 'evil';

export function sideOf(view: View, me: number, course: Course | null): Side {
  const player = view.players[me];
  if (!player) return 'human';
  if (course) return course.helps ? 'human' : 'evil';
  if (player.revealed) return 'evil';
  return player.loyalty.some((card) => 'kind' in card && card.kind === 'cylon') ? 'sly' : 'human';
}

/** The table as it would be with this player revealed. */
function asRevealed(s: Scene): Scene {
  const players = s.view.players.map((one): PlayerView => (one.seat === s.me ? { ...one, revealed: true } : one));
  return {
    ...s,
    view: { ...s.view, players },
    you: s.me,
    belief: (seat) => (seat === s.me ? 1 : s.belief(seat)),
    memo: new Map(),
  };
}

/** What the humans lose by the power of a Cylon card. */
function powerHarm(s: Scene, id: string): number {
  const entry = loyaltyOf(id);
  if (!entry?.reveal || playerAt(s, s.me)?.place === 'brig') return 0;
  const scene = asRevealed(s);
  return -value(entry.reveal.text, scene) - (entry.afterDiscard ? value(entry.afterDiscard.text, scene) : 0);
}

/** How often, in a hundred turns, a Cylon shows himself without a reason of the moment: the second one waits. */
const SHOWS_FIRST = 10;
const SHOWS_SECOND = 5;

/** Whether this is the moment to be revealed. `below` rolls where nothing speaks for or against it. */
export function wantsToReveal(s: Scene, option: Option, below: (bound: number) => number): boolean {
  const { view } = s;
  const me = playerAt(s, s.me);
  if (!me) return false;
  const card = me.loyalty.find(({ card: one }) => one === number(option, 'card'));
  const harm = card && 'id' in card && card.id !== undefined ? powerHarm(s, card.id) : 0;
  if (me.place === 'brig') return view.sleeperPhaseDone && below(100) < 40;
  if (s.belief(s.me) > 0.6) return true;
  const nearEnd = Object.values(view.resources).some((level) => level <= 2);
  if (!view.sleeperPhaseDone) return harm >= 5 || (nearEnd && harm >= 2);
  if (nearEnd && harm >= 1.5) return true;
  // Who chooses the way, or plays the quorum's cards, does more harm at the table.
  if (view.titles.admiral === s.me && view.jumpTrack >= 3) return false;
  const partner = view.players.some(({ allegiance }) => allegiance === 'cylon');
  const patience = partner ? SHOWS_SECOND : SHOWS_FIRST;
  return below(100) < patience * (harm >= 2.5 ? 2 : 1) * (view.distance >= 6 ? 1.5 : 1);
}

/** The two abilities of the Basestar Bridge, by what each costs the humans. */
export function bridgeHarm(s: Scene, option: Option): number {
  const { view } = s;
  const raiders = areas.reduce((sum, area) => sum + raidersIn(view.ships.areas[area]), 0);
  const harm: { readonly [ability: string]: number } = {
    civilian: raiders > 0 ? 0.7 * civilianWorth(view) : 0.4 * civilianWorth(view),
    reinforce: 0.8 + 0.1 * view.pursuit,
    pursue: 0.4 + (5 / 8) * pursuitStep(view) + (waiting(view) > 3 && view.pursuit === 3 ? 1 : 0),
    swarm: raiders > 1 ? (Math.min(8, raiders - 1) / 8) * 2 : 0,
  };
  const first = harm[word(option, 'first')] ?? 0;
  const order = word(option, 'first') === 'reinforce' ? 0.01 : 0;
  return first + (harm[word(option, 'second')] ?? 0) + order;
}

/** A basestar or three raiders for the Cylon Fleet board. */
export function reinforceHarm({ view }: Scene, option: Option): number {
  const { basestars, raiders } = view.ships.supply;
  if (word(option, 'ship') === 'basestar') return basestars > 0 ? 1.2 - 0.4 * basestarsOut(view) : 0;
  return 0.35 * Math.min(3, raiders);
}

/** How much a loss would hurt: the dearest unit there is. */
export function dearest(view: View, resource: string): number {
  const found = (['fuel', 'food', 'morale', 'population'] as const).find((one) => one === resource);
  return found ? lossOf(view, found, 1) : 0;
}
