/** Components made up for a test: a sheet, a skill card, a crisis with just what the rule at hand needs. */
import type {
  Ability,
  CharacterEntry,
  Content,
  CrisisEntry,
  FaceEntry,
  SkillEntry,
} from '../src/core/content/entry.ts';

export function sheet(id: string, abilities: readonly Ability[], more: Partial<CharacterEntry> = {}): CharacterEntry {
  return {
    id,
    name: id,
    set: 'base',
    type: 'support',
    skills: [{ n: 5, of: ['tactics'] }],
    canPilot: false,
    start: 'command',
    setupText: '',
    abilities,
    succession: { president: 30, admiral: 30, cag: 30 },
    ...more,
  };
}

export function skill(name: string, more: Partial<SkillEntry> = {}): SkillEntry {
  return { deck: 'skill', name, set: 'base', count: 5, type: 'tactics', copies: { 1: 5 }, ...more };
}

export function crisis(name: string, more: Partial<CrisisEntry> = {}): CrisisEntry {
  return { deck: 'crisis', name, set: 'base', count: 1, kind: 'event', activation: [], jump: false, ...more };
}

/** The game's components with these besides. */
export function adding({
  characters = [],
  faces = [],
}: {
  readonly characters?: readonly CharacterEntry[];
  readonly faces?: readonly FaceEntry[];
}): (content: Content) => Content {
  return (content) => {
    const more: { entry: FaceEntry; strength: number; count: number }[] = [];
    for (const entry of faces) {
      if (entry.deck !== 'skill') more.push({ entry, strength: 0, count: entry.count });
      else
        for (const [strength, n] of Object.entries(entry.copies))
          more.push({ entry, strength: Number(strength), count: n });
    }
    return {
      ...content,
      characters: [...content.characters, ...characters],
      faces: [...content.faces, ...more.map(({ entry }) => entry)],
      strengths: [...content.strengths, ...more.map(({ strength }) => strength)],
      counts: [...content.counts, ...more.map(({ count }) => count)],
      cardCount: content.cardCount + more.reduce((sum, { count }) => sum + count, 0),
    };
  };
}
