/** What it asks, and what can be answered. */
import type { OptionTellers, QuestionWords } from '../../../words/asking.ts';
import { areaName } from '../../../words/english/terms.ts';
import type { BaseOptions, BaseQuestions } from '../questions.ts';

export const baseQuestions: QuestionWords<BaseQuestions> = {
  'choose-player': 'Choose a player',
  'choose-quorum': 'Choose a quorum card',
  'destroy-scar': 'Is it Scar that is destroyed?',
  'exchange-quorum': 'Exchange a quorum card?',
  'exchange-super-crisis': 'Exchange a super crisis card?',
  'executive-order': ({ by }, { whom }) => `Executive Order by ${whom(by)}: how do you use it?`,
  'fly-anywhere': 'Fly to any area?',
  'force-their-hand': 'Add a card or draw a mutiny card',
  'give-quorum': 'Choose the quorum card to give',
  'keep-title': ({ name }) => `${name}: keep the title?`,
  'launch-another': 'Launch another ship?',
  'look-at-civilians': 'Choose the civilian ships to look at',
  'move-civilian': ({ area }) => `Move the civilian ship from ${areaName(area)}?`,
  'move-or-act': 'Move or act?',
  'play-or-discard': 'Play it or discard it?',
  'play-super-crisis': 'Choose the super crisis to play',
  'protect-resource': 'Choose the resource to protect',
  'quorum-chamber': 'Draw a quorum card or play one',
  'remove-from-check': 'Choose a card to take out of the check',
  'repair-location': 'Choose a location to repair',
  'take-card': 'Choose the card to take',
  'take-from-check': 'Take a card from the check?',
};

export const baseOptions: OptionTellers<BaseOptions> = {
  act: () => 'Act',
  'act-twice': () => 'Act twice',
  discard: ({ name }) => ({ label: 'Discard', detail: name }),
  draw: () => 'Draw',
  'move-and-act': () => 'Move, then act',
  play: ({ name }) => ({ label: 'Play', detail: name }),
  raiders: () => 'Raiders',
};
