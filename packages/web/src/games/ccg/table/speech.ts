/** What the card game says in the parts of the table that all games share. */
import type { CcgEvent, OptionType, QuestionKind } from '@ragtag/ccg';
import { englishWith, isUntold, turnsOf } from '@ragtag/ccg/words';
import type { GameEvent, Option } from '@ragtag/kernel';
import { type GameSpeech, plainSpeech, type TurnOfLog, usualAnswer } from '../../../shell/games/speech.ts';
import type { CueName } from '../../../table/sound/cues.ts';
import { factsOf, headOf } from '../cards/facts.ts';
import { tableWords } from '../words/table.ts';
import { PayText } from './pay-text.tsx';
import { numbers } from './paying.ts';
import { pointsAt } from './points-at.ts';

const english = englishWith({ name: (id) => factsOf(id).name, lines: (id) => factsOf(id).lines });

const kinds = { challenges: 'Challenges', cards: 'Cards', influence: 'Influence', cylons: 'Cylons' };
type Kind = keyof typeof kinds;

/** What each event is told under, if under anything. */
const kindOf: Readonly<Record<CcgEvent['type'], Kind | null>> = {
  'bases-revealed': null,
  'redrew-hand': null,
  'turn-began': null,
  'phase-began': null,
  'readied-and-restored': null,
  drew: 'cards',
  'deck-renewed': null,
  'asset-played': 'cards',
  'supply-played': 'cards',
  'stack-reordered': null,
  passed: null,
  played: 'cards',
  'put-into-hand': null,
  'put-into-play': null,
  paid: 'cards',
  'ability-used': 'cards',
  triggered: 'cards',
  chosen: null,
  'mission-resolved': 'cards',
  linked: 'cards',
  readied: null,
  committed: null,
  exhausted: null,
  restored: null,
  defeated: 'challenges',
  sacrificed: null,
  discarded: 'cards',
  'returned-to-hand': null,
  'put-on-deck': null,
  'shuffled-into-deck': null,
  'hand-shown': null,
  looked: null,
  'put-on-bottom': null,
  searched: null,
  influence: 'influence',
  power: 'challenges',
  trait: null,
  challenged: 'challenges',
  defended: 'challenges',
  'not-defended': 'challenges',
  'mystic-revealed': 'challenges',
  'challenge-decided': 'challenges',
  'challenge-ended': null,
  'threat-level': 'cylons',
  'threat-revealed': 'cylons',
  'red-text': 'cylons',
  'fleet-jumped': 'cylons',
  'threat-beaten': 'cylons',
  eliminated: 'influence',
  'game-over': 'influence',
};

/** What is heard of each event; most are silent. */
const cues: Readonly<Record<CcgEvent['type'], CueName | null>> = {
  'bases-revealed': null,
  'redrew-hand': null,
  'turn-began': null,
  'phase-began': null,
  'readied-and-restored': null,
  drew: null,
  'deck-renewed': null,
  'asset-played': null,
  'supply-played': null,
  'stack-reordered': null,
  passed: null,
  played: 'card',
  'put-into-hand': null,
  'put-into-play': null,
  paid: null,
  'ability-used': null,
  triggered: null,
  chosen: null,
  'mission-resolved': null,
  linked: null,
  readied: null,
  committed: null,
  exhausted: null,
  restored: null,
  defeated: null,
  sacrificed: null,
  discarded: null,
  'returned-to-hand': null,
  'put-on-deck': null,
  'shuffled-into-deck': null,
  'hand-shown': null,
  looked: null,
  'put-on-bottom': null,
  searched: null,
  influence: null,
  power: null,
  trait: null,
  challenged: null,
  defended: null,
  'not-defended': null,
  'mystic-revealed': 'card',
  'challenge-decided': null,
  'challenge-ended': null,
  'threat-level': null,
  'threat-revealed': 'card',
  'red-text': null,
  'fleet-jumped': 'jump',
  'threat-beaten': null,
  eliminated: null,
  'game-over': null,
};

function linesOf(events: readonly GameEvent[]): readonly TurnOfLog[] {
  return turnsOf(events).map(({ began, at, events: told }) => ({
    began: began && { ...began, seat: began['first'] ?? null },
    at,
    first: at === 0,
    lines: told.flatMap((event, index) =>
      isUntold(event)
        ? []
        : [{ event, kind: kindOf[event.type as CcgEvent['type']] ?? '', at: at + index + (began ? 1 : 0) }],
    ),
  }));
}

function namesIn(ids: unknown): string[] {
  return Array.isArray(ids) ? ids.map((id) => headOf(factsOf(String(id)))) : [];
}

const groups: Readonly<Record<string, string>> = {
  pass: 'No action', // offered first, so it stays in sight however long the list is
  play: 'Play',
  challenge: 'Challenge',
  ability: 'Use',
  resolve: 'Resolve',
  sacrifice: 'Sacrifice',
};

const paying = 'pay' satisfies OptionType & QuestionKind;
const considered: ReadonlySet<string> = new Set(['action', 'resource', 'face-threats'] satisfies QuestionKind[]);

export const speech: GameSpeech = {
  ...plainSpeech,
  nameOf: (term) => tableWords.phases[term] ?? plainSpeech.nameOf(term),
  eventLine: english.eventLine,
  questionTitle: english.questionTitle,
  questionReason: english.questionReason,
  optionWords: (option, asked, names) => {
    const told = english.optionWords(option, asked, names);
    if (option.type !== paying || numbers(option['helpers']).length > 0) return told;
    // What it costs besides is told below it.
    return { label: namesIn(option['ids']).join(' + ') || told.label, detail: '' };
  },
  OptionText: PayText,
  optionGroup: ({ type }: Option) => groups[type] ?? '',
  pointsAt,
  // What to do is no routine; what is passed elsewhere mostly is.
  usual: (asked) => (considered.has(asked.kind) ? null : usualAnswer(asked)),
  grave: new Set([paying]),
  confirm: ({ type }) => (type === paying ? tableWords.pay : null),
  note: ({ type }) => (type === paying ? '' : null),
  log: {
    kinds,
    linesOf,
    isBeginning: ({ type }) => type === ('bases-revealed' satisfies CcgEvent['type']),
    Beside: null,
    About: null,
  },
  keys: tableWords.keys,
  cueOf: ({ type }) => cues[type as CcgEvent['type']] ?? null,
};
