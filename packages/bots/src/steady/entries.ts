/** What the cards, characters and places say, by name: every player has read them. */

import {
  allCharacters,
  allFaces,
  allLocations,
  allTitles,
  type CharacterEntry,
  type CrisisEntry,
  type DestinationEntry,
  type FaceEntry,
  type LocationEntry,
  type LoyaltyEntry,
  type SkillEntry,
} from '@ragtag/galactica';
import type { Part } from './phrase.ts';

const faces = new Map<string, FaceEntry>();
for (const entry of allFaces) {
  const key = `${entry.deck} ${entry.deck === 'loyalty' ? entry.id : entry.name}`;
  if (!faces.has(key)) faces.set(key, entry);
}

export function skillNamed(name: string): SkillEntry | null {
  const entry = faces.get(`skill ${name}`);
  return entry?.deck === 'skill' ? entry : null;
}

export function crisisNamed(name: string): CrisisEntry | null {
  const entry = faces.get(`crisis ${name}`) ?? faces.get(`super-crisis ${name}`);
  return entry?.deck === 'crisis' || entry?.deck === 'super-crisis' ? entry : null;
}

const crises = allFaces.flatMap((entry) => (entry.deck === 'crisis' ? [entry] : []));
const withoutAttacks = [...new Set(crises.filter(({ attack }) => !attack).map(({ name }) => name))];
const withAttacks = [...new Set(crises.map(({ name }) => name))];

/** The crises there are, with the attack cards or without. */
export function crisisNames(attacks: boolean): readonly string[] {
  return attacks ? withAttacks : withoutAttacks;
}

export function destinationNamed(name: string): DestinationEntry | null {
  const entry = faces.get(`destination ${name}`);
  return entry?.deck === 'destination' ? entry : null;
}

export function loyaltyOf(id: string): LoyaltyEntry | null {
  const entry = faces.get(`loyalty ${id}`);
  return entry?.deck === 'loyalty' ? entry : null;
}

/** A motive or an agenda. */
export function aimNamed(name: string): { readonly side: 'humans' | 'cylons' } | null {
  const entry = faces.get(`motive ${name}`) ?? faces.get(`agenda ${name}`);
  return entry?.deck === 'motive' || entry?.deck === 'agenda' ? entry : null;
}

/** What a quorum or mutiny card does as an action. */
export function actionOf(deck: 'quorum' | 'mutiny', name: string): Part {
  const entry = faces.get(`${deck} ${name}`);
  return entry?.deck === 'quorum' || entry?.deck === 'mutiny' ? entry.action.text : '';
}

const characters = new Map<string, CharacterEntry>();
for (const entry of allCharacters) if (!characters.has(entry.id)) characters.set(entry.id, entry);

export function characterOf(id: string | undefined): CharacterEntry | null {
  return (id !== undefined && characters.get(id)) || null;
}

const locations = new Map<string, LocationEntry>(allLocations.map((entry) => [entry.id, entry]));

export function locationOf(id: string): LocationEntry | null {
  return locations.get(id) ?? null;
}

/** What the holder of a title may do, by the name of the action. */
export function titleAction(name: string): Part {
  for (const { actions } of allTitles) for (const one of actions) if (one.name === name) return one.effect.text;
  return '';
}
