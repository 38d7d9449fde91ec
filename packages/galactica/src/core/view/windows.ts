/** Every interrupt of a turn, made from the windows and from the entries that respond in them. */
import type { CharacterEntry, Content, FaceEntry } from '../content/entry.ts';
import { isOf, REVISION } from '../content/revision.ts';
import type { Moment } from '../engine/moments.ts';
import type { Responses, WindowName } from '../engine/windows.ts';

/** A card or an ability that responds in a window. */
export interface Responder {
  readonly name: string;
  readonly from: 'skill' | 'quorum' | 'character';
  /** The skill's type or the character's name. */
  readonly of: string;
}

export interface WindowEntry extends Omit<Moment, 'conditions'> {
  readonly window: WindowName;
  readonly responders: readonly Responder[];
}

/** Every kind of window in the order of a turn, then those that can open in several steps of it. */
export function windowsOf(
  faces: readonly FaceEntry[],
  characters: readonly CharacterEntry[],
  moments: Content['moments'],
): WindowEntry[] {
  const everyResponder = respondersAmong(faces, characters);
  const names = Object.keys(moments) as WindowName[]; // the keys of the record are the windows
  return names.map((window) => {
    const { conditions: _, ...moment } = moments[window];
    const responding = everyResponder.filter(({ responses }) =>
      responses?.some((one) => one.window === window && isOf(REVISION, one)),
    );
    return { window, ...moment, responders: responding.map(asListed) };
  });
}

type Listed = Responder & { readonly responses: Responses | undefined };

function respondersAmong(faces: readonly FaceEntry[], characters: readonly CharacterEntry[]): readonly Listed[] {
  return [
    ...faces.flatMap((entry): Listed[] => {
      if (entry.deck !== 'skill' && entry.deck !== 'quorum') return [];
      const { deck, name, responses } = entry;
      return [{ name, from: deck, of: entry.deck === 'skill' ? entry.type : deck, responses }];
    }),
    ...characters.flatMap((character) =>
      character.abilities.map(({ name, responses }): Listed => {
        return { name, from: 'character', of: character.name, responses };
      }),
    ),
  ];
}

function asListed({ name, from, of }: Listed): Responder {
  return { name, from, of };
}
