/**
 * What a game says at its table: how its events, questions and answers are put into words. The parts of the table that are
 * the same for every game say it as `words.game`.
 */
import type { Decision, GameEvent, Option } from '@ragtag/kernel';
import { capital, type Names } from '@ragtag/kernel/words';
import type { ComponentType } from 'react';
import type { CueName } from '../../table/sound/cues.ts';

/** A line of the log; its tone is good or bad for whoever the game is about. */
export interface EventLine {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad' | 'turn' | 'quiet';
}

export interface OptionWords {
  readonly label: string;
  readonly detail: string;
}

/** Something happened, as it stands in the log. */
export interface LineOfLog {
  /** As it happened, or several of a kind run together. */
  readonly event: GameEvent;
  readonly kind: string;
  /** The number of the last event in it: the moment it shows. */
  readonly at: number;
}

export interface TurnOfLog {
  /** Null before the first turn, or where the log begins in the middle of one. */
  readonly began: GameEvent | null;
  readonly at: number;
  /** True where the game itself begins here. */
  readonly first: boolean;
  readonly lines: readonly LineOfLog[];
}

type Value = string | number;

/** A standing order as it is picked together. */
export interface OrderDraft {
  readonly window: string;
  readonly only: readonly { readonly name: string; readonly values: readonly Value[] }[];
  /** The name of what to use; null to pass. */
  readonly use: string | null;
}

export interface GameSpeech {
  /** A term of the game: `ftl-control` as "FTL Control". */
  nameOf(term: string): string;
  eventLine(event: GameEvent, names: Names): EventLine;
  questionTitle(asked: Decision, names: Names): string;
  questionReason(asked: Decision, names: Names): string;
  optionWords(option: Option, asked: Decision, names: Names): OptionWords;
  /** What most would answer without much thought, by its number; null where no answer is better than the others at sight. */
  usual(asked: Decision): number | null;
  /** The heading it stands under where there are many; '' for the rest. */
  optionGroup(option: Option): string;
  /** What stands below the words of an answer; null if nothing ever does. */
  readonly OptionText: ComponentType<{ option: Option; asked: Decision }> | null;
  /** What on the table an answer points at; null if at nothing. */
  pointsAt(option: Option): string | null;
  /** Answers that are not listed with the others, for the game shows them apart. */
  isApart(option: Option): boolean;
  /** Kinds of answers that are given only when they have been confirmed. */
  readonly grave: ReadonlySet<string>;
  /** What the button says that confirms such an answer; null as always. */
  confirm(option: Option): string | null;
  /** What stands beside that button; null as always, that it cannot be taken back. */
  note(option: Option): string | null;
  readonly log: {
    /** What the log can be filtered by, each with its name. */
    readonly kinds: Readonly<Record<string, string>>;
    linesOf(events: readonly GameEvent[]): readonly TurnOfLog[];
    /** With this every game begins. */
    isBeginning(event: GameEvent): boolean;
    /** What stands beside a line besides its words. */
    readonly Beside: ComponentType<{ event: GameEvent }> | null;
    /** After the line, to be pressed by itself: where one can read what it is about. */
    readonly About: ComponentType<{ event: GameEvent }> | null;
  };
  /** What everybody is called in texts to take away, where the game has names for them. */
  called(log: readonly GameEvent[]): readonly (string | undefined)[];
  readonly orders: {
    windowName(window: string): string;
    conditionLabel(name: string): string;
    conditionValue(name: string, value: Value): string;
    condition(name: string, values: readonly Value[]): string;
    readonly examples: readonly OrderDraft[];
  };
  cueOf(event: GameEvent): CueName | null;
  /** Keys that do something only at its table, and what. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly replay: {
    /** What steps are marked with, each with its name and its drawing in a square of 16. */
    readonly marks: Readonly<Record<string, { readonly name: string; readonly shape: string }>>;
  };
}

/** `card-drawn` and `cardDrawn` as "Card drawn". */
function inWords(term: string): string {
  const apart = term.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return capital(apart.replaceAll('-', ' '));
}

/** Letting a moment pass, staying where one is, or the only answer there is. */
export function usualAnswer({ options }: Pick<Decision, 'options'>): number | null {
  if (options.length === 1) return 0;
  const at = options.findIndex(({ type }) => type === 'pass' || type === 'stay');
  return at < 0 ? null : at;
}

/** What is known without knowing the game: its own terms. */
export const plainSpeech: GameSpeech = {
  nameOf: inWords,
  eventLine: ({ type, seat, ...rest }, names) => {
    const facts = Object.entries(rest).flatMap(([key, value]) => (typeof value === 'object' ? [] : `${key} ${value}`));
    const who = typeof seat === 'number' ? `${names.who(seat)}: ` : '';
    const told = facts.length === 0 ? '' : ` (${facts.join(', ')})`;
    return { text: `${who}${inWords(type)}${told}`, tone: 'plain' };
  },
  questionTitle: ({ kind }) => inWords(kind),
  questionReason: ({ context }) =>
    Object.entries(context)
      .flatMap(([key, value]) => (typeof value === 'object' ? [] : `${inWords(key)}: ${value}`))
      .join(' · '),
  optionWords: ({ type, ...rest }, _, names) => {
    const facts = Object.entries(rest).flatMap(([key, value]) => {
      if (typeof value === 'object') return [];
      return key === 'seat' ? names.who(value) : `${inWords(key)} ${value}`;
    });
    return { label: inWords(type), detail: facts.join(', ') };
  },
  usual: (asked) => usualAnswer(asked),
  optionGroup: () => '',
  OptionText: null,
  pointsAt: ({ seat }) => (typeof seat === 'number' ? `player:${seat}` : null),
  isApart: () => false,
  grave: new Set(),
  confirm: () => null,
  note: () => null,
  log: {
    kinds: {},
    linesOf: (events) =>
      events.length === 0
        ? []
        : [{ began: null, at: 0, first: true, lines: events.map((event, at) => ({ event, kind: '', at })) }],
    isBeginning: () => false,
    Beside: null,
    About: null,
  },
  called: () => [],
  orders: {
    windowName: inWords,
    conditionLabel: inWords,
    conditionValue: (_, value) => inWords(String(value)),
    condition: (name, values) => `${inWords(name)} ${values.join(', ')}`,
    examples: [],
  },
  cueOf: () => null,
  keys: [],
  replay: { marks: {} },
};
