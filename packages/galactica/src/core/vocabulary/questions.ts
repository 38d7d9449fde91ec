/**
 * What players are asked. Every question and every option is declared once, by the chapter or the module it belongs to: a
 * module adds its own to `Questions` and `Options`. Nothing else can be asked, and whoever words them, advises on them or
 * answers them knows all of them.
 */
import type { WindowName } from '../engine/windows.ts';
import type { CardOptions, CardQuestions } from './cards-questions.ts';
import type { CheckOptions, CheckQuestions } from './check-questions.ts';
import type { CrisisOptions, CrisisQuestions } from './crisis-questions.ts';
import type { DamageOptions, DamageQuestions } from './damage-questions.ts';
import type { EffectOptions, EffectQuestions } from './effects-questions.ts';
import type { Nothing } from './events.ts';
import type { JumpOptions, JumpQuestions } from './jump-questions.ts';
import type { LoyaltyOptions, LoyaltyQuestions } from './loyalty-questions.ts';
import type { ShipOptions, ShipQuestions } from './ships-questions.ts';
import type { TurnOptions, TurnQuestions } from './turn-questions.ts';
import type { WindowFacts, WindowOptions } from './windows-questions.ts';

/** A question: which options it has, and what it says of itself. */
export interface Asks<O extends string, About = Nothing> {
  readonly options: O;
  readonly about: About;
}

/** Fields by the type of the option that has them: those of the chapters. */
export interface CoreOptions
  extends CardOptions,
    CheckOptions,
    CrisisOptions,
    DamageOptions,
    EffectOptions,
    JumpOptions,
    LoyaltyOptions,
    ShipOptions,
    TurnOptions,
    WindowOptions {}

/** With those of the modules. */
export interface Options extends CoreOptions {}

export type OptionType = keyof Options;
export type OptionOf<T extends OptionType> = { [N in T]: { readonly type: N } & Options[N] }[T];
export type GalacticaOption = OptionOf<OptionType>;

/** Questions by their kind: those of the chapters. */
export interface CoreQuestions
  extends CardQuestions,
    CheckQuestions,
    CrisisQuestions,
    DamageQuestions,
    EffectQuestions,
    JumpQuestions,
    LoyaltyQuestions,
    ShipQuestions,
    TurnQuestions {
  /** Several want to respond in the same window. */
  readonly 'who-goes-first': Asks<'seat', { readonly window: WindowName }>;
}

/** With those of the modules; every window is a question, too. */
export interface Questions extends CoreQuestions {}

type InWindow<W extends WindowName> = Asks<'pass' | 'respond', WindowFacts[W] & { readonly event: string }>;
type AsksOf<K extends QuestionKind> =
  | (K extends keyof Questions ? Questions[K] : never)
  | (K extends WindowName ? InWindow<K> : never);

export type QuestionKind = keyof Questions | WindowName;
/** What a question of this kind says of itself. */
export type AboutOf<K extends QuestionKind> = { [N in K]: AsksOf<N>['about'] }[K];
/** The options a question of this kind can have. */
export type OptionsOf<K extends QuestionKind> = { [N in K]: OptionOf<AsksOf<N>['options'] & OptionType> }[K];
