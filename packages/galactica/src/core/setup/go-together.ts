/** Which options go together, and with how many players. */
import { ConfigurationError } from '@ragtag/kernel';
import { listed } from '@ragtag/kernel/words';
import { modulesOf } from '../content/in-use.ts';
import type { Module } from '../module.ts';
import { MOST_PLAYERS } from './chosen-characters.ts';
import { type Configuration, type ModuleOption, type OptionName, optionsOf } from './options.ts';

/** Less the options that something else leaves no room for: they may be usual, but not asked for. */
export function withoutExcluded(
  wanted: Configuration,
  modules: readonly Module[],
  given: Partial<Record<OptionName, unknown>>,
): Configuration {
  let configuration = wanted;
  for (const { name, excludes = {} } of modulesOf(modules, wanted)) {
    for (const [option, rule] of Object.entries(excludes) as [OptionName, string][]) {
      if (!wanted[option]) continue;
      if (given[option]) throw new ConfigurationError(`${option} does not go with ${name} (${rule})`);
      configuration = { ...configuration, [option]: false };
    }
  }
  return configuration;
}

/** Throws where two choices do not go together; the error names the rule. */
export function checkTogether(configuration: Configuration, modules: readonly Module[]): void {
  const options = optionsOf(modules);
  checkNeeds(configuration, options);
  checkWithout(configuration, options);
  checkPlayers(configuration, options);
}

function checkNeeds(configuration: Configuration, options: readonly ModuleOption[]): void {
  for (const { name, needs, rules } of options) {
    if (!configuration[name] || !needs || configuration[needs.name] === needs.value) continue;
    const other = needs.value ? `with ${needs.name}` : `without ${needs.name}`;
    throw new ConfigurationError(`${name} goes only ${other} (${rules.join(', ')})`);
  }
}

function checkWithout(configuration: Configuration, options: readonly ModuleOption[]): void {
  const chosen = new Set<string>(configuration.sets);
  for (const { name } of options) if (configuration[name]) chosen.add(name);
  for (const { name, without = [], rules } of options) {
    const other = chosen.has(name) ? without.find((one) => chosen.has(one)) : undefined;
    if (other) throw new ConfigurationError(`${name} does not go with ${other} (${rules.join(', ')})`);
  }
}

/** Options for some numbers of players only, and numbers of players that need one. */
function checkPlayers(configuration: Configuration, options: readonly ModuleOption[]): void {
  const { players } = configuration;
  for (const { name, players: range, rules } of options) {
    if (!range || !configuration[name] || range.includes(players)) continue;
    throw new ConfigurationError(`${name} is for ${listed(range.map(String), 'or')} players (${rules.join(', ')})`);
  }
  const enough = options.some((option) => configuration[option.name] && option.players?.includes(MOST_PLAYERS));
  if (players === MOST_PLAYERS && !enough) {
    throw new ConfigurationError('7 players: one of them must be a Cylon Leader (BG-SETUP-38)');
  }
}
