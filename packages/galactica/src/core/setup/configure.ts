/** Options of unknown origin, checked one by one against what the modules offer. */
import { ConfigurationError } from '@ragtag/kernel';
import type { CharacterEntry } from '../content/entry.ts';
import { inUse, modulesOf } from '../content/in-use.ts';
import { type Dated, isIn, REVISION } from '../content/revision.ts';
import type { Module } from '../module.ts';
import type { ExpansionSet, ObjectiveId } from '../state/terms.ts';
import { castingOf } from './character-types.ts';
import { checkCharacters, notThere } from './chosen-characters.ts';
import { checkTogether, withoutExcluded } from './go-together.ts';
import {
  type Configuration,
  defaultsOf,
  FEWEST_PLAYERS,
  type ModuleOption,
  noObjective,
  objectivesOf,
  setsOf,
  withOptions,
} from './options.ts';

/** Checks options of unknown origin against the modules and characters there are; the error names the rule they break. */
export function configure(
  input: unknown,
  modules: readonly Module[],
  characters: readonly CharacterEntry[],
): Configuration {
  const defaults = defaultsOf(modules);
  if (input === undefined) return defaults;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new ConfigurationError('expected an object with the options of a game');
  }
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(defaults, key)) throw new ConfigurationError(`there is no option '${key}'`);
  }
  // The keys were checked just now, the values are checked one by one below.
  const given: Partial<Record<keyof Configuration, unknown>> = input;
  const sets = chosenSets(given.sets === undefined ? defaults.sets : given.sets, modules);
  const revision = revisionOf(given.revision === undefined ? REVISION : given.revision);
  const isThere = isIn(revision);
  const rest = {
    players: playersOf(given.players === undefined ? defaults.players : given.players, modules, revision),
    sets,
    objective: chosenObjective(given.objective, objectivesOf(modules, sets)),
    characters: listOfIds(given.characters ?? null),
    revision,
  };
  // A game from before an option is played without it, whatever is usual now.
  const wanted = withOptions(modules, rest, (option) => {
    const value = given[option.name];
    if (isThere(option)) return yesOrNo(option, value, sets);
    if (value === true) throw tooOld(option.name, option, revision);
    return false;
  });
  const configuration = withoutExcluded(wanted, modules, given);
  checkTogether(configuration, modules);
  const used = modulesOf(modules, configuration);
  const isUsed = inUse(used, configuration);
  const there = characters.filter((entry) => isThere(entry) && isUsed({ ...entry, deck: 'character' }));
  if (configuration.characters) {
    const missing = (id: string) => notThere(id, characters, there, configuration.sets);
    checkCharacters(configuration.characters, castingOf(used, rest.players), there, missing);
  }
  return configuration;
}

function revisionOf(revision: unknown): number {
  if (typeof revision === 'number' && Number.isInteger(revision) && revision >= 1 && revision <= REVISION)
    return revision;
  throw new ConfigurationError(`expected revision to be a whole number from 1 to ${REVISION}`);
}

function tooOld(what: string, { since }: Dated, revision: number): ConfigurationError {
  return new ConfigurationError(`${what}: from revision ${since} of the content on, and this is revision ${revision}`);
}

function playersOf(players: unknown, modules: readonly Module[], revision: number): number {
  if (typeof players !== 'number' || !Number.isInteger(players)) {
    throw new ConfigurationError('expected players to be a whole number from 1 to 7');
  }
  if (players < FEWEST_PLAYERS) {
    const variant = modules.find(({ seats }) => seats === players);
    if (!variant) {
      throw new ConfigurationError(
        `${players} players: the game is for three or more, fewer is a variant (BG-VAR2P-01)`,
      );
    }
    if (!isIn(revision)(variant)) throw tooOld(`${players} player${players === 1 ? '' : 's'}`, variant, revision);
  }
  if (players > 7) throw new ConfigurationError(`${players} players: up to seven can play (BG-COMBINE-08)`);
  return players;
}

function yesOrNo(
  { name, default: usual, sets: boxes, rules }: ModuleOption,
  value: unknown,
  sets: readonly ExpansionSet[],
): boolean {
  const there = boxes === undefined || boxes.some((box) => sets.includes(box));
  if (value === undefined) return there && usual;
  if (typeof value !== 'boolean') throw new ConfigurationError(`expected ${name} to be true or false`);
  if (value && !there) throw new ConfigurationError(`${name} comes with ${boxes?.join(' or ')} (${rules.join(', ')})`);
  return value;
}

/** In the order the boxes came out, the first of them always among them. */
function chosenSets(value: unknown, modules: readonly Module[]): ExpansionSet[] {
  const all = setsOf(modules);
  const [first] = all;
  if (!Array.isArray(value)) throw new ConfigurationError(`expected sets to be a list out of: ${all.join(', ')}`);
  for (const set of value) {
    if (!all.includes(set)) throw new ConfigurationError(`there is no set '${set}', only ${all.join(', ')}`);
  }
  if (first && !value.includes(first)) throw new ConfigurationError(`'${first}' is part of every game`);
  return all.filter((set) => value.includes(set));
}

function chosenObjective(value: unknown, open: readonly ObjectiveId[]): ObjectiveId {
  const found = value === undefined ? open[0] : open.find((id) => id === value);
  if (found === undefined && value !== undefined) {
    throw new ConfigurationError(`there is no objective '${value}', only ${open.join(', ')} (BG-COMBINE-02)`);
  }
  return found ?? noObjective();
}

function listOfIds(value: unknown): readonly string[] | null {
  if (value === null) return null;
  if (!Array.isArray(value) || !value.every((id) => typeof id === 'string')) {
    throw new ConfigurationError('expected characters to be a list of ids, or null');
  }
  return value;
}
