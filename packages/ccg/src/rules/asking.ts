/** The ways to ask a player: the kernel's, for the questions and options that are declared and no others. */
import {
  type Decision,
  ask as kernelAsk,
  askSome as kernelAskSome,
  choose as kernelChoose,
  type Rules,
  type Seat,
} from '@ragtag/kernel';
import type { AboutOf, OptionsOf, QuestionKind } from '../state/questions.ts';

/** A question of one kind; what it says of itself may be left out where that is nothing. */
type Asking<K extends QuestionKind, O> = {
  readonly seat: Seat;
  readonly kind: K;
  readonly options: readonly O[];
} & Partial<Pick<Decision, 'rules' | 'secret' | 'min' | 'max' | 'silence'>> &
  (Readonly<Record<never, never>> extends AboutOf<K>
    ? { readonly context?: AboutOf<K> }
    : { readonly context: AboutOf<K> });

type AskOne = <K extends QuestionKind, O extends OptionsOf<K>>(asked: Asking<K, O>) => Rules<O>;
type AskSome = <K extends QuestionKind, O extends OptionsOf<K>>(asked: Asking<K, O>) => Rules<O[]>;

// The kernel takes every question. These take fewer; that they are plain data it cannot see from here.
export const ask: AskOne = kernelAsk as AskOne;
export const choose: AskOne = kernelChoose as AskOne;
export const askSome: AskSome = kernelAskSome as AskSome;

/** Where nothing need be done. */
export const pass = Object.freeze({ type: 'pass' } as const);
