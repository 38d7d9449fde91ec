/** What is asked and answered, to those who put it into words. */
import type { Names } from '@ragtag/kernel/words';
import type { Asks, QuestionKind } from '../core/vocabulary/questions.ts';
import type { WindowFacts } from '../core/vocabulary/windows-questions.ts';

export interface OptionWords {
  readonly label: string;
  readonly detail: string;
}

type Said<About> = string | ((about: About, names: Names) => string);

/** Every question of a chapter or a module in a few words. */
export type QuestionWords<Q> = {
  readonly [K in keyof Q]: Said<
    (Q[K] extends Asks<string, infer About> ? About : never) | (K extends keyof WindowFacts ? WindowFacts[K] : never)
  >;
};

/** Every window, as the question it is. */
export type WindowWords<W extends keyof WindowFacts = keyof WindowFacts> = { readonly [N in W]: Said<WindowFacts[N]> };

/** Every question of a chapter or a module: what a beginner should think about. */
export type Advice<Q> = { readonly [K in keyof Q]: string };

/** Every option of a chapter or a module: what it is called, and what more there is to say of it. */
export type OptionTellers<O> = {
  readonly [T in keyof O]: (option: O[T], names: Names, kind: QuestionKind) => string | OptionWords;
};
