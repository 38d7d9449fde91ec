/** What its cards, locations and abilities ask. */

import type { Card, Seat } from '@ragtag/kernel';
import type { Area } from '../../core/state/terms.ts';
import type { Because } from '../../core/vocabulary/effects-questions.ts';
import type { Nothing } from '../../core/vocabulary/events.ts';
import type { Asks } from '../../core/vocabulary/questions.ts';
import type { ACard } from '../../core/vocabulary/turn-questions.ts';

export interface BaseQuestions {
  readonly 'choose-player': Asks<'player'>;
  readonly 'choose-quorum': Asks<'quorum'>;
  readonly 'destroy-scar': Asks<'scar' | 'raiders' | 'yes' | 'no'>;
  readonly 'exchange-quorum': Asks<'quorum', Because>;
  readonly 'exchange-super-crisis': Asks<'nothing' | 'card'>;
  readonly 'executive-order': Asks<'move-and-act' | 'act-twice', { readonly by: Seat }>;
  readonly 'fly-anywhere': Asks<'nothing' | 'area'>;
  readonly 'force-their-hand': Asks<'mutiny' | 'card'>;
  readonly 'give-quorum': Asks<'quorum'>;
  readonly 'keep-title': Asks<'yes' | 'no', { readonly name: string; readonly to: Seat }>;
  readonly 'launch-another': Asks<'launch' | 'nothing'>;
  readonly 'look-at-civilians': Asks<'civilian'>;
  readonly 'move-civilian': Asks<
    'nothing' | 'area',
    { readonly ship: Card; readonly area: Area; readonly name: string }
  >;
  readonly 'move-or-act': Asks<'move' | 'act' | 'nothing'>;
  readonly 'play-or-discard': Asks<'play' | 'discard'>;
  readonly 'play-super-crisis': Asks<'card'>;
  readonly 'protect-resource': Asks<'resource'>;
  readonly 'quorum-chamber': Asks<'nothing' | 'draw' | 'quorum'>;
  readonly 'remove-from-check': Asks<'card'>;
  readonly 'repair-location': Asks<'location' | 'nothing'>;
  readonly 'take-card': Asks<'card'>;
  readonly 'take-from-check': Asks<'nothing' | 'card'>;
}

export interface BaseOptions {
  readonly act: Nothing;
  readonly 'act-twice': Nothing;
  readonly discard: ACard;
  readonly draw: Nothing;
  readonly 'move-and-act': Nothing;
  readonly play: ACard;
  readonly raiders: Nothing;
}

declare module '../../core/vocabulary/questions.ts' {
  interface Questions extends BaseQuestions {}
  interface Options extends BaseOptions {}
}
