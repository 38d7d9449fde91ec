/** Every component as data: the facts its entry states, and its text made from what the entry does. */
import type { Plain } from '@ragtag/kernel';
import { allCharacters, allFaces, allLocations, allTitles } from './content.ts';
import type { CharacterEntry, CrisisEntry, FaceEntry, LocationEntry, TitleEntry } from './core/content/entry.ts';
import { cardLines } from './core/text/card-lines.ts';
import { lineText } from './words/english/card-line.ts';
import { sentence } from './words/english/phrases.ts';

export interface CatalogEntry {
  readonly deck: string;
  readonly name: string;
  readonly set: string;
  readonly text: string;
  /** The same text, line by line as on the card. */
  readonly lines: readonly string[];
  readonly [field: string]: Plain;
}

/** All of them, whatever the options of a game. */
export function catalog(): CatalogEntry[] {
  return [
    ...allFaces.filter(({ deck }) => deck !== 'civilian').map(cardInCatalog),
    ...allCharacters.map(characterInCatalog),
    ...allLocations.map(locationInCatalog),
    ...allTitles.map(titleInCatalog),
  ];
}

function cardInCatalog(entry: FaceEntry): CatalogEntry {
  const { deck, name, set, count, option, variant } = entry;
  return {
    deck,
    name,
    set,
    count,
    ...(option === undefined ? {} : { option }),
    ...(variant === undefined ? {} : { variant }),
    ...fields(entry),
    ...written(cardLines(entry).map(lineText)),
  };
}

function written(lines: readonly string[]): Pick<CatalogEntry, 'text' | 'lines'> {
  return { text: lines.join(' '), lines };
}

/** What only cards of this deck have. */
function fields(entry: FaceEntry): { [field: string]: Plain } {
  switch (entry.deck) {
    case 'crisis':
    case 'super-crisis':
      return crisisFields(entry);
    case 'skill': {
      const { type, copies, checkAbility, facts, onDiscard } = entry;
      return {
        type,
        copies,
        skillCheckAbility: checkAbility !== undefined,
        reckless: facts?.['reckless'] ?? false,
        mutinyOnDiscard: onDiscard !== undefined,
      };
    }
    case 'destination':
      return { distance: entry.distance };
    case 'loyalty':
      return { id: entry.id, kind: entry.kind };
    default:
      return entry.facts ?? {};
  }
}

function crisisFields({ kind, chooser, check, attack, activation, jump, distance }: CrisisEntry): {
  [field: string]: Plain;
} {
  return {
    kind,
    ...(chooser ? { chooser } : {}),
    ...(check ? { difficulty: check.difficulty, skills: check.skills } : {}),
    ...(check?.partial ? { partial: check.partial[0] } : {}),
    ...(attack ? { activate: attack.activate, setup: attack.setup as Plain } : {}), // plain data, but for optional keys
    activation,
    jump,
    ...(distance === undefined ? {} : { distance }),
  };
}

function characterInCatalog(entry: CharacterEntry): CatalogEntry {
  const { id, name, version, set, type, skills, canPilot, setupText, abilities, succession } = entry;
  return {
    deck: 'character',
    id,
    name,
    ...(version === undefined ? {} : { version }),
    set,
    count: 1,
    type,
    skills,
    canPilot,
    setup: setupText,
    succession,
    abilities: abilities.map((ability) => ({ name: ability.name, kind: ability.kind, text: sentence(ability.text) })),
    ...written(abilities.map((ability) => `${ability.name}: ${sentence(ability.text)}`)),
  };
}

function locationInCatalog(entry: LocationEntry): CatalogEntry {
  const { id, name, set, board, side, hazardous, damageable, ongoing, actions } = entry;
  const texts = [
    ...(ongoing ? [sentence(ongoing)] : []),
    ...actions.map(({ effect }) => `Action: ${sentence(effect.text)}`),
  ];
  return { deck: 'location', id, name, set, board, side, hazardous, damageable, ...written(texts) };
}

function titleInCatalog({ title, name, set, option, actions }: TitleEntry): CatalogEntry {
  const texts = actions.map(({ effect }) => `Action: ${sentence(effect.text)}`);
  return {
    deck: 'title',
    id: title,
    name,
    set,
    count: 1,
    ...(option === undefined ? {} : { option }),
    ...written(texts),
  };
}
