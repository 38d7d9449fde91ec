/** Everything a player can be asked: what a question says of itself, and which answers it has. */
import type { Card, Seat } from '@ragtag/kernel';
import type { Cost, Moment } from './printed.ts';
import type { Resource, UnitType } from './terms.ts';

type Nothing = { readonly [key in never]: never };

/** A card by its number, and the printed card: whoever is asked may know it. */
type Named = { readonly card: Card; readonly id: string };

/** Cards that help, and the printed cards they are. */
type Helped = { readonly helpers: readonly Card[]; readonly ids: readonly string[] };

/** The text a question comes from, by the card it is on. */
type FromText = { readonly source: Card; readonly id: string };

/** The challenge a question is about. */
type Challenged = { readonly challenger: Card; readonly id: string; readonly by: Seat; readonly power: number };

/** Every answer, by its type. */
export interface Options {
  readonly ability: Named & { readonly index: number };
  readonly as: { readonly as: UnitType };
  readonly asset: Nothing;
  readonly bury: Nothing;
  /** With its place where it matters. */
  readonly card: Named & { readonly place?: 'resources' | 'supply' };
  readonly challenge: Named;
  readonly cost: { readonly index: number; readonly cost: readonly Cost[] };
  readonly decline: Nothing;
  /** Without a card where it is only asked whether. */
  readonly defend: Named | Nothing;
  /** With the units that are committed to generate what it costs beyond the excess. */
  readonly expedite: Named & Helped;
  readonly inflict: Nothing;
  readonly keep: Nothing;
  readonly leave: Nothing;
  readonly mystic: { readonly value: number };
  readonly no: Nothing;
  readonly none: Nothing;
  readonly pass: Nothing;
  readonly pay: {
    readonly stacks: readonly Card[];
    readonly helpers: readonly Card[];
    /** The cards that are spent, then those that help. */
    readonly ids: readonly string[];
    readonly excess: number;
  };
  readonly play: Named;
  readonly player: { readonly player: Seat };
  readonly redraw: Nothing;
  readonly resolve: Named & Helped;
  readonly sacrifice: Named;
  readonly stack: Named;
  readonly supply: { readonly under: Card; readonly id: string };
  readonly take: Nothing;
  readonly target: Named;
  readonly threat: Named;
  readonly top: Named & { readonly on: Card };
  readonly use: Named;
  readonly way: { readonly index: number; readonly text: string };
  readonly yes: Nothing;
}

export type OptionType = keyof Options;
export type OptionOf<T extends OptionType> = { readonly type: T } & Options[T];
export type CcgOption = { [T in OptionType]: OptionOf<T> }[OptionType];

/** A question: which options it has, and what it says of itself. */
interface Asks<O extends OptionType, About = Nothing> {
  readonly options: O;
  readonly about: About;
}

type Move = 'play' | 'ability' | 'sacrifice';

/** Something is done with a card of one's own. */
type OfOwn = Asks<'card', FromText>;

/** Whether what is to be done to it does the target good. */
type Helps = { readonly helps?: boolean };

/** Every question, by its kind. */
export interface Questions {
  readonly action: Asks<'pass' | 'resolve' | 'challenge' | Move>;
  readonly bury: Asks<'keep' | 'bury'>;
  readonly 'challenge-play': Asks<'pass' | Move>;
  readonly 'challenge-whom': Asks<'player'>;
  readonly choose: OfOwn;
  readonly commit: OfOwn;
  readonly 'commit and exhaust': OfOwn;
  readonly defeat: OfOwn;
  readonly defend: Asks<'decline' | 'defend', Challenged>;
  readonly 'defend-at-all': Asks<'decline' | 'defend', Challenged>;
  readonly 'defend-from-hand': Asks<'pass' | 'play'>;
  readonly 'defend-with': Asks<'defend', Challenged>;
  readonly discard: Asks<'card' | 'none'>;
  readonly discount: Asks<'cost'>;
  readonly either: Asks<'way', FromText>;
  readonly exchange: Asks<'card' | 'none'>;
  readonly exhaust: OfOwn;
  readonly expedite: Asks<'pass' | 'expedite'>;
  readonly 'face-threats': Asks<'pass' | 'challenge'>;
  readonly jump: Asks<'card'>;
  readonly 'keep-on-top': Asks<'card' | 'none'>;
  readonly link: Asks<'target', Named>;
  readonly manipulate: Asks<'take' | 'inflict', { readonly power: number }>;
  readonly may: Asks<'yes' | 'no', FromText>;
  readonly mystic: Asks<'mystic', { readonly player: Seat }>;
  readonly pay: Asks<'pay', { readonly resource: Resource | 'any'; readonly n: number }>;
  readonly 'pick-from-hand': Asks<'card', { readonly player: Seat }>;
  readonly price: Asks<'target' | 'card', FromText>;
  readonly 'put-on-bottom': Asks<'card' | 'none', { readonly player?: Seat }>;
  readonly 'put-on-deck': Asks<'card' | 'none'>;
  readonly ready: OfOwn;
  readonly redraw: Asks<'keep' | 'redraw'>;
  readonly reorder: Asks<'pass' | 'top'>;
  readonly resource: Asks<'pass' | 'card'>;
  readonly 'resource-place': Asks<'asset' | 'supply', Named>;
  readonly respond: Asks<'pass' | 'use', Named & { readonly moment: Moment; readonly amount: number }>;
  readonly 'respond-next': Asks<'card', { readonly moment: Moment; readonly amount: number }>;
  readonly restore: OfOwn;
  readonly sacrifice: OfOwn;
  readonly search: Asks<'card' | 'none'>;
  readonly snipe: Asks<'defend' | 'leave', Challenged>;
  readonly stack: Asks<'stack'>;
  readonly strafe: Asks<'as', Named>;
  readonly supply: Asks<'card' | 'none'>;
  readonly 'take-back': Asks<'card'>;
  readonly target: Asks<'target', Partial<FromText> & Helps>;
  readonly 'target-player': Asks<'player', FromText & Helps>;
  readonly 'which-threat': Asks<'threat', Named>;
}

export type QuestionKind = keyof Questions;
/** What a question of this kind says of itself. */
export type AboutOf<K extends QuestionKind> = Questions[K]['about'];
/** The options a question of this kind can have. */
export type OptionsOf<K extends QuestionKind> = {
  [T in Questions[K]['options']]: OptionOf<T>;
}[Questions[K]['options']];
/** Questions about a card of one's own, with which something is then done. */
export type OwnKind = { [K in QuestionKind]: Questions[K] extends OfOwn ? K : never }[QuestionKind];
/** Questions answered in secret with a card that only who is asked may see. */
export type HiddenKind = 'discard' | 'exchange' | 'keep-on-top' | 'put-on-bottom' | 'put-on-deck' | 'search' | 'supply';
