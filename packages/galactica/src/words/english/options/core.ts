/** What can be answered: a few words, and what more there is to say. */
import { capital, count, listed } from '@ragtag/kernel/words';
import type { CoreOptions, Options } from '../../../core/vocabulary/questions.ts';
import type { QuestionKind } from '../../../vocabulary.ts';
import type { OptionTellers, OptionWords } from '../../asking.ts';
import { loyaltyName } from '../events/event-words.ts';
import { textOf } from '../phrases.ts';
import { areaName, nameOf, wordsFor } from '../terms.ts';
import { responseDetail } from './response.ts';

const said = (label: string, detail = ''): OptionWords => ({ label, detail });
const cardOf =
  (detail: string) =>
  ({ name }: { readonly name: string }) =>
    said(name, detail);

/** What doing nothing is called where it is more than a no. */
const nothingWords: { readonly [K in QuestionKind]?: string } = { action: 'Do nothing', 'move-civilian': 'Leave it' };

export const coreOptions: OptionTellers<CoreOptions> = {
  ability: ({ name }) => said(name, 'ability'),
  area: (option) =>
    'to' in option
      ? areaName(option.to)
      : said(areaName(option.area), option.raiders === undefined ? '' : count(option.raiders, 'raider')),
  attack: ({ target, ship, area }) => said(`Attack ${aimedAt(target)}`, shipAt({ ship, area })),
  basestar: ({ area }) => said('Basestar', area ? areaName(area) : ''),
  bottom: ({ name }) => said('On the bottom', name),
  card: ({ name, skill, strength }, _, kind) =>
    said(
      kind === 'reveal-one' ? loyaltyName(name) : name,
      [skill ?? '', strength === undefined ? '' : `strength ${strength}`].filter(Boolean).join(', '),
    ),
  centurion: ({ space }) => said('Centurion', `boarding space ${space + 1}`),
  character: ({ name, version }) => said(name, version === undefined ? '' : `${version} version`),
  civilian: ({ area }) => said('Civilian ship', area === null ? '' : areaName(area)),
  crisis: cardOf('crisis card'),
  damage: ({ ship }) => nameOf(ship),
  'damage-token': ({ token }) => nameOf(token),
  deck: ({ deck }) => capital(wordsFor(deck.replace(':', ' '))),
  destination: cardOf('destination card'),
  effect: ({ text }) => capital(textOf(text)),
  escort: ({ area }) => said('Escort a civilian ship', areaName(area)),
  fly: ({ area }) => `Fly to ${areaName(area)}`,
  land: ({ location, cost }) => said(`Land: ${nameOf(location)}`, price(cost)),
  launch: (option) =>
    'ship' in option ? said(`Launch in ${areaName(option.area)}`, wordsFor(option.ship)) : 'Launch another',
  'left-out': ({ kind, area }) => said(nameOf(kind), areaName(area)),
  location: ({ location, name }, _, kind) =>
    name === undefined ? nameOf(location) : said(name, kind === 'action' ? 'location' : ''),
  move: (option) => {
    if ('location' in option) return said(nameOf(option.location), price(option.cost));
    return 'to' in option ? said(`Move to ${areaName(option.to)}`, shipAt(option)) : 'Move';
  },
  'movement-card': cardOf('Movement card'),
  no: ({ text }) => said('No', capital(textOf(text))),
  nothing: (_option, _names, kind) => nothingWords[kind] ?? 'No',
  option: ({ index, label, text, difficulty, skills }) =>
    label === 'check'
      ? said(`Skill check ${difficulty}`, listed(skills ?? []))
      : capital(textOf(text)) || `Option ${index + 1}`,
  pass: () => said('Pass', 'Do nothing now'),
  player: ({ seat }, names) => names.who(seat),
  quorum: cardOf('quorum card'),
  raider: () => 'A raider',
  resource: ({ resource }) => capital(resource),
  respond: (option) => said(option.name, responseDetail(option)),
  return: () => 'Return to the hangar',
  reveal: ({ name }) => said('Reveal yourself as a Cylon', name),
  scar: () => 'Scar',
  seat: ({ seat }, names) => names.who(seat),
  ship: ({ kind, area }) => said(nameOf(kind === 'raider' ? kind : 'heavy-raider'), areaName(area)),
  'skill-card': ({ name, strength }) => said(name, `strength ${strength}`),
  'skill-type': ({ skill }) => capital(skill),
  skills: ({ skills }) => amounts(skills),
  split: ({ of, counts }) => listed(of.flatMap((type, at) => (counts[at] === 0 ? [] : [`${counts[at]} ${type}`]))),
  stay: () => 'Stay',
  target: ({ target }) => capital(aimedAt(target)),
  title: ({ title, name }) => (name === undefined ? nameOf(title) : said(name, nameOf(title))),
  top: ({ name }) => said('On the top', name),
  viper: (option, names) => {
    if (!('ship' in option)) return 'Activate your ship';
    const { ship, at, pilot } = option;
    return said(nameOf(ship), `${wordsFor(at)}${pilot === null ? '' : `, flown by ${names.whom(pilot)}`}`);
  },
  yes: ({ text }) => said('Yes', capital(textOf(text))),
};

function price(cards: number): string {
  return cards > 0 ? `discard ${count(cards, 'card')}` : '';
}

function shipAt({ ship, area }: { readonly ship: string; readonly area: string }): string {
  return `${wordsFor(ship)} in ${areaName(area)}`;
}

/** What is attacked, in words. */
function aimedAt(target: Options['target']['target']): string {
  if (target.kind === 'centurion') return `a centurion on boarding space ${target.space + 1}`;
  return 'area' in target ? `a ${wordsFor(target.kind)} in ${areaName(target.area)}` : `a ${wordsFor(target.kind)}`;
}

/** `2 piloting and 1 tactics`. */
function amounts(types: readonly string[]): string {
  return listed([...new Set(types)].map((type) => `${types.filter((one) => one === type).length} ${type}`));
}
