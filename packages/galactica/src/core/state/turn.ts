/** What is remembered until the turn ends. All of it is in cells, so that a position in the middle of a turn can be copied. */
import { type BoundRecord, type CellList, cell, flag, list, oneOf, optional, record, type Seat } from '@ragtag/kernel';
import {
  type ActivationIcon,
  type Area,
  activationIcons,
  areas,
  type Ending,
  type LocationId,
  type PhaseId,
  type Place,
  type Title,
} from './terms.ts';

/** The parts of a turn at which it can be gone on with. */
export const turnParts = [
  'start',
  'receive-skills',
  'movement',
  'action',
  'act',
  'crisis',
  'activate-cylon-ships',
  'activate',
  'prepare-for-jump',
  'discard',
  'end',
] as const;
export type TurnPart = (typeof turnParts)[number] | PhaseId;

/** What something does to the rest of the turn. New ones go to the end. */
const modifierKinds = [
  /** Done already, and not to be done again this turn: by name. */
  'used',
  /** A player may take no further action. */
  'no-more-actions',
  /** No Cylon ship is launched or activated. */
  'no-cylon-ships',
  /** The next crisis has a jump icon more. */
  'jump-icon',
  /** A crisis has got it. */
  'jump-icon-given',
  /** The next loss of a resource is 1 smaller. */
  'protected',
  /** The Crisis step comes again. */
  'crisis-again',
  /** A player stood where the jump is deadly when the fleet jumped. BG-UNI-106 */
  'caught-in-jump',
  /** Raiders that the Cylon attack card being resolved has set up in an area. */
  'raiders-set-up',
  /** A destination has something to add when the fleet marker has been reset: by its card. */
  'after-jump',
  /** A player's execution costs no morale. */
  'dies-quietly',
] as const;
export type TurnModifier = (typeof modifierKinds)[number];

/** What all modules together have of what cells hold by name. */
export interface Names {
  readonly locations: readonly LocationId[];
  readonly titles: readonly Title[];
  readonly phases: readonly PhaseId[];
  readonly endings: readonly Ending[];
}

const MOST_MODIFIERS = 40;
const MOST_CRISES = 24;
const MOST_EXECUTIONS = 7;

export const turnFields = ({ locations, phases, titles }: Names) => ({
  part: oneOf<TurnPart>([...turnParts, ...phases]),
  /** Where the current player began it: a location, or a space area. */
  startedAt: oneOf<Place | Area>(['off-board', 'space', ...locations, ...areas]),
  /** It is that of a Cylon player. */
  cylon: flag(),
  /** The current player was revealed or executed: the turn goes straight to its end. */
  ended: flag(),
  /** Actions of the Action step still to be taken. */
  actionsLeft: cell(),
  /** How many things have been carried out that have a scope of their own. */
  scopes: cell(),
  /** Who is being executed, then who waits for it. BG-UNI-150 */
  executions: list(MOST_EXECUTIONS, optional(cell<Seat>())),
  /** A title taken for this turn only. BG-UNI-143 */
  borrowedTitle: optional(oneOf(titles)),
  borrowedBy: optional(cell<Seat>()),
  borrowedFrom: optional(cell<Seat>()),
  // In columns, not in rows: a fork makes an object for each column and would make one for each row.
  crises: record({
    count: cell(),
    /** Each icon is a digit, the first the lowest. */
    icons: list(MOST_CRISES, cell()),
    jump: list(MOST_CRISES, flag()),
  }),
  modifiers: record({
    kind: list(MOST_MODIFIERS, optional(oneOf(modifierKinds))),
    /** In two cells: names need more room than one has. */
    about: list(MOST_MODIFIERS, cell()),
    aboutHigh: list(MOST_MODIFIERS, cell()),
    amount: list(MOST_MODIFIERS, cell()),
  }),
});
type TurnCells = BoundRecord<ReturnType<typeof turnFields>>;

/** What a cell holds of a number. */
const CELL = 1 << 15;

/** A name as a number that fits two cells, the same in every version; that no two names in use share one is tested. */
export function numberOf(about: string | number): number {
  if (typeof about === 'number') return about;
  let number = 0x811c9dc5;
  for (let at = 0; at < about.length; at++) number = Math.imul(number ^ about.charCodeAt(at), 0x01000193);
  return number >>> 2;
}

/**
 * What cards and rules do to the rest of a turn. `about`: whom or what it concerns, a name or a number. They lie in the
 * first cells without a gap, so most questions are answered by the first.
 */
class Modifiers {
  constructor(private readonly cells: TurnCells['modifiers']) {}

  /** How much of this there is; 0 where there is none. */
  amount(kind: TurnModifier, about: string | number = 0): number {
    const at = this.find(kind, about);
    return at < 0 ? 0 : this.cells.amount.get(at);
  }

  has(kind: TurnModifier, about: string | number = 0): boolean {
    return this.find(kind, about) >= 0;
  }

  any(kind: TurnModifier): boolean {
    const { kind: kinds } = this.cells;
    for (let at = 0; at < MOST_MODIFIERS && kinds.get(at) !== null; at++) if (kinds.get(at) === kind) return true;
    return false;
  }

  /** So much of it, whatever there was. */
  set(kind: TurnModifier, about: string | number = 0, amount = 1): void {
    const { cells } = this;
    const found = this.find(kind, about);
    if (amount === 0) {
      if (found >= 0) this.remove(found);
      return;
    }
    const at = found < 0 ? this.count : found;
    cells.kind.set(at, kind);
    this.setAbout(at, numberOf(about));
    cells.amount.set(at, amount);
  }

  /** One more of it. */
  add(kind: TurnModifier, about: string | number = 0): void {
    this.set(kind, about, this.amount(kind, about) + 1);
  }

  /** One less of it; false where there is none. */
  take(kind: TurnModifier, about: string | number = 0): boolean {
    const at = this.find(kind, about);
    if (at < 0) return false;
    const left = this.cells.amount.get(at) - 1;
    if (left > 0) this.cells.amount.set(at, left);
    else this.remove(at);
    return true;
  }

  /** Ends all of this kind; returns what they were about, in the order they came. */
  takeAll(kind: TurnModifier): number[] {
    const { cells } = this;
    const about: number[] = [];
    for (let at = 0; at < this.count; ) {
      if (cells.kind.get(at) !== kind) {
        at++;
        continue;
      }
      about.push(this.aboutAt(at));
      this.remove(at);
    }
    return about;
  }

  clear(): void {
    for (let at = this.count - 1; at >= 0; at--) this.remove(at);
  }

  private get count(): number {
    const { kind } = this.cells;
    let at = 0;
    while (at < MOST_MODIFIERS && kind.get(at) !== null) at++;
    return at;
  }

  private find(kind: TurnModifier, about: string | number): number {
    const { cells } = this;
    for (let at = 0; at < MOST_MODIFIERS; at++) {
      const there = cells.kind.get(at);
      if (there === null) return -1;
      if (there === kind && this.aboutAt(at) === numberOf(about)) return at;
    }
    return -1;
  }

  /** The later ones move up. */
  private remove(from: number): void {
    const { kind, amount } = this.cells;
    const last = this.count - 1;
    for (let at = from; at < last; at++) {
      kind.set(at, kind.get(at + 1));
      this.setAbout(at, this.aboutAt(at + 1));
      amount.set(at, amount.get(at + 1));
    }
    kind.set(last, null);
    this.setAbout(last, 0);
    amount.set(last, 0);
  }

  private aboutAt(at: number): number {
    return this.cells.aboutHigh.get(at) * CELL + this.cells.about.get(at);
  }

  private setAbout(at: number, number: number): void {
    this.cells.about.set(at, number % CELL);
    this.cells.aboutHigh.set(at, Math.floor(number / CELL));
  }
}

/** A crisis resolved this turn, with its icons still to be resolved: they count wherever the card goes. */
export interface CrisisOfTurn {
  readonly activation: readonly ActivationIcon[];
  readonly jump: boolean;
}

const DIGIT = activationIcons.length + 1;

/** The crises resolved this turn, in order; their icons come after. */
class CrisesOfTurn {
  constructor(private readonly cells: TurnCells['crises']) {}

  add({ activation, jump }: CrisisOfTurn): void {
    const { count, icons } = this.cells;
    icons.set(
      count,
      activation.reduceRight((rest, icon) => rest * DIGIT + activationIcons.indexOf(icon) + 1, 0),
    );
    this.cells.jump.set(count, jump);
    this.cells.count = count + 1;
  }

  /** Takes the next icon to be resolved; null if all have been. BG-ACTIVATE-01, -03, -04 */
  nextIcon(): ActivationIcon | null {
    const { count, icons } = this.cells;
    for (let at = 0; at < count; at++) {
      const left = icons.get(at);
      const icon = activationIcons[(left % DIGIT) - 1];
      if (icon === undefined) continue;
      icons.set(at, Math.floor(left / DIGIT));
      return icon;
    }
    return null;
  }

  /** The icons still to be resolved are not. */
  ignoreIcons(): void {
    const { count, icons } = this.cells;
    for (let at = 0; at < count; at++) icons.set(at, 0);
  }

  /** How many of them have the jump icon. */
  get jumpIcons(): number {
    const { count, jump } = this.cells;
    let icons = 0;
    for (let at = 0; at < count; at++) if (jump.get(at)) icons++;
    return icons;
  }

  list(): CrisisOfTurn[] {
    const { count, icons, jump } = this.cells;
    return Array.from({ length: count }, (_, at) => {
      const activation: ActivationIcon[] = [];
      for (let left = icons.get(at); left > 0; left = Math.floor(left / DIGIT)) {
        const icon = activationIcons[(left % DIGIT) - 1];
        if (icon !== undefined) activation.push(icon);
      }
      return { activation, jump: jump.get(at) };
    });
  }

  clear(): void {
    const { cells } = this;
    for (; cells.count > 0; cells.count--) {
      cells.icons.set(cells.count - 1, 0);
      cells.jump.set(cells.count - 1, false);
    }
  }
}

/** Seats in a row: the first is dealt with, the others wait. */
class Queue {
  constructor(private readonly cells: CellList<Seat | null>) {}

  get first(): Seat | null {
    return this.cells.get(0);
  }

  includes(seat: Seat): boolean {
    for (let at = 0; at < this.cells.length; at++) if (this.cells.get(at) === seat) return true;
    return false;
  }

  push(seat: Seat): void {
    let at = 0;
    while (this.cells.get(at) !== null) at++;
    this.cells.set(at, seat);
  }

  clear(): void {
    while (this.first !== null) this.shift();
  }

  shift(): void {
    for (let at = 0; at < this.cells.length; at++) {
      this.cells.set(at, at + 1 < this.cells.length ? this.cells.get(at + 1) : null);
    }
  }
}

export interface BorrowedTitle {
  readonly title: Title;
  readonly by: Seat;
  readonly from: Seat;
}

export class Turn {
  readonly modifiers: Modifiers;
  readonly crises: CrisesOfTurn;
  readonly executions: Queue;

  constructor(private readonly cells: TurnCells) {
    this.modifiers = new Modifiers(cells.modifiers);
    this.crises = new CrisesOfTurn(cells.crises);
    this.executions = new Queue(cells.executions);
  }

  /** Forgets everything: the next turn begins. */
  clear(): void {
    const { cells } = this;
    cells.part = 'start';
    cells.startedAt = 'off-board';
    cells.cylon = false;
    cells.ended = false;
    cells.actionsLeft = 0;
    cells.scopes = 0;
    this.borrowed = null;
    this.executions.clear();
    this.crises.clear();
    this.modifiers.clear();
  }

  /** The part that is played, or where the turn is gone on with. */
  get part(): TurnPart {
    return this.cells.part;
  }
  set part(part: TurnPart) {
    this.cells.part = part;
  }

  get startedAt(): Place | Area {
    return this.cells.startedAt;
  }
  set startedAt(at: Place | Area) {
    this.cells.startedAt = at;
  }

  /** Whether the current player began it piloting a ship. */
  get startedPiloting(): boolean {
    return isArea(this.cells.startedAt);
  }

  /** It is that of a Cylon player. */
  get cylon(): boolean {
    return this.cells.cylon;
  }
  set cylon(cylon: boolean) {
    this.cells.cylon = cylon;
  }

  /** The current player was revealed or executed: it goes straight to its end. */
  get ended(): boolean {
    return this.cells.ended;
  }
  set ended(ended: boolean) {
    this.cells.ended = ended;
  }

  /** Actions of the Action step still to be taken. */
  get actionsLeft(): number {
    return this.cells.actionsLeft;
  }
  set actionsLeft(left: number) {
    this.cells.actionsLeft = left;
  }

  /** Names of what has been done and may be done once per turn. */
  readonly used = {
    has: (name: string): boolean => this.modifiers.has('used', name),
    add: (name: string): void => this.modifiers.set('used', name),
  };

  get borrowed(): BorrowedTitle | null {
    const { borrowedTitle: title, borrowedBy: by, borrowedFrom: from } = this.cells;
    return title === null || by === null || from === null ? null : { title, by, from };
  }
  set borrowed(borrowed: BorrowedTitle | null) {
    const { cells } = this;
    cells.borrowedTitle = borrowed?.title ?? null;
    cells.borrowedBy = borrowed?.by ?? null;
    cells.borrowedFrom = borrowed?.from ?? null;
  }

  /** How many things have been carried out that have a scope of their own. */
  get scopes(): number {
    return this.cells.scopes;
  }
  set scopes(count: number) {
    this.cells.scopes = count;
  }
}

function isArea(at: Place | Area): at is Area {
  return (areas as readonly string[]).includes(at); // wider than its elements: it is asked about any name
}
