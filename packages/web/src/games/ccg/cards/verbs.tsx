/** The answers a card stands for, on the card itself, each with its key. */
import type { Option } from '@ragtag/kernel';
import { useContext } from 'react';
import { ChoosingContext, single } from '../../../table/choosing.ts';
import { signsOf } from '../../../table/option-groups.ts';
import { verbOf, verbWords } from '../words/verbs.ts';

export interface Verb {
  readonly index: number;
  readonly option: Option;
  readonly name: string;
  /** What it is done with, where that is not the card it stands on. */
  readonly about?: string;
  readonly sign: string | undefined;
  readonly chosen: boolean;
  /** One of several that are chosen together: pressed again it is not. */
  readonly toggles: boolean;
  press(): void;
}

const none: readonly Verb[] = [];

/** What can be answered at these places of the table: `card:12`, `player:1`. */
export function useVerbs(places: readonly string[]): readonly Verb[] {
  const { asked, lit, chosen, toggle } = useContext(ChoosingContext);
  if (!asked) return none;
  const indices = places.flatMap((place) => lit.get(place) ?? []);
  if (indices.length === 0) return none;
  const signs = signsOf(asked);
  const several = !single(asked);
  return indices.flatMap((index) => {
    const option = asked.options[index];
    if (!option) return [];
    const picked = chosen.includes(index);
    const name = picked && several ? verbWords.chosen : verbOf(option, asked.kind);
    return [
      { index, option, name, sign: signs.get(index), chosen: picked, toggles: several, press: () => toggle(index) },
    ];
  });
}

/** What can be answered where it is pressed, for those who look which answers are to be seen. */
export function litFor(verbs: readonly Pick<Verb, 'index'>[]): string | undefined {
  return verbs.length > 0 ? verbs.map(({ index }) => index).join(' ') : undefined;
}

/** The one verb there is room for on a small card: what is done most comes first. */
const foremost = ['challenge', 'play', 'resolve', 'defend', 'ability'];

export function mainVerb(verbs: readonly Verb[]): Verb | undefined {
  const rank = ({ option }: Verb) => (foremost.indexOf(option.type) + foremost.length + 1) % (foremost.length + 1);
  return [...verbs].sort((a, b) => rank(a) - rank(b))[0];
}

export function VerbStrips({ verbs, of }: { verbs: readonly Verb[]; of: string }) {
  return verbs.map(({ index, name, about, sign, chosen, press }) => (
    <button
      key={index}
      type="button"
      className="ccg-verb"
      data-answers
      data-lit={index}
      aria-pressed={chosen}
      onClick={press}
    >
      <span>
        {name}
        {about !== undefined && <span className="ccg-verb-about">{about}</span>}
        <span className="sr">{`: ${of}`}</span>
      </span>
      {sign && (
        <span className="ccg-key" aria-hidden="true">
          {sign}
        </span>
      )}
    </button>
  ));
}
