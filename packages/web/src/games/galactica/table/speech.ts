/** What the board game says in the parts of the table that all games share. */
import { isA, isBeginning, isTold, type LogKind, linesOf, roleOf } from '@ragtag/galactica/words';
import type { GameEvent, Option } from '@ragtag/kernel';
import { type GameSpeech, usualAnswer } from '../../../shell/games/speech.ts';
import type { CueName } from '../../../table/sound/cues.ts';
import { PlaceText } from '../knowing/place-text.tsx';
import { graveTypes, groupOf, isTelling, pointsAt } from '../points-at.ts';
import { markShapes } from '../story/marks.ts';
import { orders } from '../words/english/orders.ts';
import { markNames } from '../words/english/story.ts';
import { words } from '../words/words.ts';
import { LineAbout } from './line-about.tsx';
import { LineCards } from './line-cards.tsx';

const kinds: Readonly<Record<LogKind, string>> = { turns: 'Turns', checks: 'Checks', fights: 'Fights', cards: 'Cards' };

/** In the language of the page by now. */
export function speech(): GameSpeech {
  return {
    nameOf: words.nameOf,
    eventLine: words.eventLine,
    questionTitle: words.questionTitle,
    questionReason: words.questionReason,
    optionWords: words.optionWords,
    usual: usualAnswer,
    optionGroup,
    OptionText: PlaceText,
    pointsAt,
    isApart: isTelling,
    grave: graveTypes,
    confirm: (option) => (isA(option, 'character') ? words.question.play(option.name) : null),
    note: () => null,
    log: { kinds, linesOf, isBeginning, Beside: LineCards, About: LineAbout },
    called: (log) => calledIn(log),
    orders,
    keys: [],
    cueOf,
    replay: {
      marks: Object.fromEntries(
        Object.entries(markShapes).map(([kind, shape]) => [kind, { name: markNames[kind] ?? '', shape }]),
      ),
    },
  };
}

function optionGroup(option: Option): string {
  const group = groupOf(option);
  const { skill } = option;
  return group === 'skill' && typeof skill === 'string' ? words.capital(skill) : words.question.groups[group];
}

/** Players by their characters, as soon as they have one. */
function calledIn(log: readonly GameEvent[]): readonly (string | undefined)[] {
  const called: (string | undefined)[] = [];
  for (const event of log) {
    if (isTold(event) && event.type === 'character-chosen') called[event.seat] = words.shortName(event.name);
  }
  return called;
}

/** What is heard: dice, hits, jumps, a revealed Cylon. Cards are heard as they turn, on the stage. */
export function cueOf(event: GameEvent): CueName | null {
  if (!isTold(event) || (event.type === 'galactica-attacked' && !event.hit)) return null;
  return roleOf(event).cue ?? null;
}
