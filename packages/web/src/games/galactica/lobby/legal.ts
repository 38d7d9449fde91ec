/** What goes together when a game is set up, as the options say it of themselves. */
import type { ExplainedOption } from '@ragtag/galactica/host';
import type { Forbidden, GameSetup } from '../../../shell/games/game-client.ts';
import { type Chosen, limitOf } from '../../../shell/lobby/chosen-options.ts';
import { words } from '../words/lobby-words.ts';
import { boxesIn, isBox } from './boxes.ts';

function optionsIn({ options }: GameSetup): readonly ExplainedOption[] {
  return options as unknown as readonly ExplainedOption[]; // as this game's host tells them
}

/** Characters to choose: one for each player, and for one alone another who assists. BG-VAR1P-03 */
export function sheetsFor(players: number): number {
  return Math.max(2, players);
}

export function forbidden(name: string, chosen: Chosen, setup: GameSetup): Forbidden | null {
  const option = optionsIn(setup).find((one) => one.name === name);
  return option ? whyNot(option, chosen, optionsIn(setup)) : null;
}

function whyNot(option: ExplainedOption, chosen: Chosen, options: readonly ExplainedOption[]): Forbidden | null {
  const { sets, without = [], excludedBy = [], players, needs, rules } = option;
  const said = words.shelf.forbidden;
  const taken = boxesIn(chosen['sets']);
  const called = (name: string): string =>
    isBox(name) ? words.shelf.boxes[name].name : (options.find((one) => one.name === name)?.label ?? name);
  if (sets && !sets.some((set) => taken.includes(set))) return { text: said.box(sets.map(called)), rules: [] };
  const excluding = excludedBy.find(({ name, value }) => chosen[name] === value);
  if (excluding) {
    const { name, value, rule } = excluding;
    return { text: name === 'players' ? said.players(Number(value)) : said.without(called(name)), rules: [rule] };
  }
  const other = without.find((one) => chosen[one] === true || taken.some((box) => box === one));
  if (other !== undefined) return { text: said.without(called(other)), rules };
  if (players && !players.includes(Number(chosen['players']))) return { text: said.onlyFor(players), rules };
  if (!needs || chosen[needs.name] === needs.value) return null;
  return { text: (needs.value ? said.onlyWith : said.without)(called(needs.name)), rules };
}

/** As much of it as goes together: whatever cannot be chosen now is not. */
export function fitted(chosen: Chosen, setup: GameSetup): Chosen {
  const options = optionsIn(setup);
  let now: Chosen = { ...chosen, players: playersIn(chosen, options) };
  for (const option of options) {
    if (now[option.name] === true && whyNot(option, now, options)) now = { ...now, [option.name]: false };
  }
  const { characters } = now;
  return Array.isArray(characters)
    ? { ...now, characters: characters.slice(0, sheetsFor(Number(now['players']))) }
    : now;
}

/** So many only if that is possible together with what so many need. */
function playersIn(chosen: Chosen, options: readonly ExplainedOption[]): number {
  const wanted = Number(chosen['players']);
  const option = options.find(({ name }) => name === 'players');
  const { beyond } = option?.values.kind === 'number' ? option.values : {};
  if (!option || !beyond || wanted <= beyond.above) return wanted;
  const needed = options.find(({ name }) => name === beyond.needs.name);
  const possible = limitOf(option, chosen) === null && needed && !whyNot(needed, chosen, options);
  return possible ? wanted : beyond.above;
}

/** What else is chosen that says who may be in the game. */
export function wantedWith(chosen: Chosen, setup: GameSetup): Chosen {
  const yes = optionsIn(setup).filter(({ name }) => chosen[name] === true);
  return {
    players: Number(chosen['players']),
    sets: [...boxesIn(chosen['sets'])],
    ...Object.fromEntries(yes.map(({ name }) => [name, true])),
  };
}
