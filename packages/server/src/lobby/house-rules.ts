import type { HostedGame, Wanted } from '@ragtag/kernel/host';
import type { StoredGame } from '../storage/storage.ts';

/** What a game was set up with that is not in the rulebook, by its labels. */
export function houseRulesOf(
  hosted: Pick<HostedGame, 'setup'> | undefined,
  { configuration }: Pick<StoredGame, 'configuration'>,
): string[] {
  const chosen = configuration as Wanted; // the configuration of every game is an object
  const options = hosted?.setup.options ?? [];
  return options.filter(({ name, houseRule }) => houseRule && chosen[name] === true).map(({ label }) => label);
}
