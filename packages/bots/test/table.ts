/** A steady player put before a position: what it answers, from the view and the question alone. */
import type { CheckView, View } from '@ragtag/galactica';
import { type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { decision, type GameEvent, type Option, type Plain, seat } from '@ragtag/kernel';
import { type Player, steadyPlayer } from '../src/index.ts';

/** Five people where they usually are: the President, the Admiral, two pilots, the Chief. */
const crew: readonly SeatSetup[] = [
  { character: 'laura-roslin', at: 'presidents-office' },
  { character: 'william-adama', at: 'command' },
  { character: 'kara-thrace', at: 'hangar-deck' },
  { character: 'lee-adama', at: 'research-lab' },
  { character: 'galen-tyrol', at: 'weapons-control' },
];

/** The crew, some of them otherwise. */
export function crewWith(changes: { readonly [seat: number]: Partial<SeatSetup> }): SeatSetup[] {
  return crew.map((one, index) => ({ ...one, ...changes[index] }));
}

/** What a seat sees of a position; `changes` are what a position cannot say. */
export function seen(viewer: number, setup: Partial<PositionSetup>, changes: Partial<View> = {}): View {
  const view = position({ seats: crew, ...setup }).view(seat(viewer)) as View; // of this very game
  return { ...view, ...changes };
}

/** Everybody but these holds so many cards. */
export function holding(view: View, n: number, ...except: readonly number[]): View {
  const players = view.players.map((player) =>
    except.includes(player.seat) ? player : { ...player, hand: { ...player.hand, count: n } },
  );
  return { ...view, players };
}

interface Asking {
  readonly context?: { readonly [key: string]: Plain };
  readonly min?: number;
  readonly max?: number;
  /** What the player has seen happen before. */
  readonly after?: readonly GameEvent[];
}

/** The options it takes. */
export function takes(view: View, kind: string, options: readonly Option[], asking: Asking = {}): Option[] {
  const { after = [], ...rest } = asking;
  const asked = decision({ seat: seat(Number(view.viewer)), kind, options, ...rest });
  const player = told(after);
  const answer = player.decide(asked, () => ({ game: view, asked, awaited: [], waiting: true, over: false }));
  return (typeof answer === 'number' ? [answer] : answer).flatMap((index) => options[index] ?? []);
}

function told(events: readonly GameEvent[]): Player {
  const player = steadyPlayer(7);
  player.see?.(events);
  return player;
}

const galactica = [
  'ftl-control',
  'weapons-control',
  'communications',
  'research-lab',
  'command',
  'admirals-quarters',
  'hangar-deck',
  'armory',
] as const;
const elsewhere = [
  'pegasus-cic',
  'airlock',
  'main-batteries',
  'engine-room',
  'press-room',
  'presidents-office',
  'administration',
  'quorum-chamber',
] as const;
const cylon = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship', 'basestar-bridge'] as const;

/** Moves and acts: what is done in the end, and where. */
export function turn(view: View, more: readonly Option[] = [], asking: Asking = {}): Option & { readonly at: string } {
  const number = Number(view.viewer);
  const me = view.players[number];
  if (!me) throw new RangeError(`nobody sits at ${number}`);
  const onGalactica = galactica.some((id) => id === me.place);
  const places = me.revealed ? cylon : [...galactica, ...elsewhere];
  const moves = places
    .filter((id) => id !== me.place)
    .map((location) => {
      const near = me.revealed || galactica.some((id) => id === location) === onGalactica;
      return { type: 'move', location, cost: near ? 0 : 1 };
    });
  const [moved] = takes(view, 'movement', [{ type: 'stay' }, ...moves], asking);
  const at = moved?.type === 'move' ? String(moved['location']) : me.place;
  const there = { ...me, place: at as typeof me.place }; // one of the places above
  const players = view.players.map((one) => (one === me ? there : one));
  const cards = me.hand.cards
    .filter(({ text }) => text.some(({ kind }) => kind === 'action'))
    .filter(({ name }) => name !== 'Repair' || view.damaged.includes(at))
    .map(({ card, name, strength = 0 }) => ({ type: 'skill-card', card, name, strength }));
  const here = view.damaged.includes(at) ? [] : [{ type: 'location', location: at, name: at }];
  const options: Option[] = [...here, ...cards, ...more, { type: 'nothing' }];
  const [done] = takes({ ...view, players }, 'action', options, asking);
  if (!done) throw new Error('nothing was chosen');
  return { ...done, at };
}

/** A check under way. */
export function checking(
  view: View,
  crisis: string,
  check: Pick<CheckView, 'difficulty' | 'skills' | 'added'> & Partial<CheckView>,
): View {
  const none: CheckView = {
    source: 'crisis',
    location: null,
    target: null,
    printed: check.difficulty,
    partial: null,
    changes: [],
    faceup: false,
    noDestiny: false,
    noAbilities: false,
    positive: [],
    zero: [],
    double: [],
    strengthOnePositive: false,
    facedown: 2,
    cards: [],
    turnedUp: [],
    stage: 'adding',
    strength: null,
    outcome: null,
    ...check,
  };
  const card = { card: 1, deck: 'crisis', name: crisis, text: [] };
  const { current } = view.turn;
  return { ...view, check: none, crisis: { card, drawnBy: current, superCrisis: false, chooser: null, option: null } };
}

/** The own hand as it is offered for a check. */
export function hand(view: View): Option[] {
  const cards = view.players[Number(view.viewer)]?.hand.cards ?? [];
  return cards.map(({ card, name, type = 'politics', strength = 0 }) => ({
    type: 'card',
    card,
    name,
    skill: type,
    strength,
  }));
}

export function strength(options: readonly Option[]): number {
  return options.reduce((sum, option) => sum + Number(option['strength']), 0);
}

/** Checks in which a player added, and cards against it came up that only that player draws. */
export function caught(culprit: number, others: readonly number[], times: number): GameEvent[] {
  const against = ['piloting', 'piloting', 'piloting'].map((skill) => ({
    name: 'Evasive Maneuvers',
    skill,
    strength: 2,
    counts: -2,
  }));
  const one: GameEvent[] = [
    { type: 'check-begins', location: null, target: null, skills: ['politics', 'leadership'] },
    { type: 'check-cards-added', seat: culprit, n: 3 },
    ...others.map((seat) => ({ type: 'check-cards-added', seat, n: 0 })),
    { type: 'check-revealed', matching: [], others: [], cards: against },
  ];
  return Array.from({ length: times }, () => one).flat();
}
