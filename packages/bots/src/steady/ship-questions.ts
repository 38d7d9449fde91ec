/** Questions about ships: where they fly, whom they fire at, which are hit. */
import type { QuestionKind } from '@ragtag/galactica';
import type { Answer } from '@ragtag/kernel';
import { count, number, parts, phraseIn, word } from './phrase.ts';
import { batteryWorth } from './places.ts';
import { galacticaHits, pegasusHits } from './points.ts';
import { best, pick, type Question } from './question.ts';
import { playerAt } from './scene.ts';
import {
  activationWorth,
  areaNamed,
  launchWorth,
  nukeWorth,
  pilotWorth,
  shelter,
  shipPrice,
  targetWorth,
} from './ships.ts';
import { value } from './value.ts';

export const shipQuestions = {
  'activate-viper': (q) => {
    const left = number(q.asked.context, 'left') ?? 1;
    return best(q, (option) => activationWorth(q.s, option, left));
  },
  'activate-own-ship': (q) => best(q, (option) => activationWorth(q.s, option, 1)),
  'launch-self': (q) =>
    best(q, (option) => {
      const area = areaNamed(option['area']);
      return area ? pilotWorth(q.s.view, area) + 0.1 * launchWorth(q.s.view, area) + 0.05 * shipPrice(option) : 0;
    }),
  'fly-anywhere': (q) =>
    best(q, (option) => {
      const area = areaNamed(option['area']) ?? playerAt(q.s, q.s.me)?.piloting?.area;
      return area ? pilotWorth(q.s.view, area) : 0;
    }),
  'launch-another': (q) => pick(q.asked, ({ type }) => (type === 'launch' ? 1 : 0)),
  'attack-target': (q) =>
    best(q, (option) => (option.type === 'nothing' ? 0.01 : targetWorth(q.s, targetOf(option['target']), false))),
  'destroy-cylon-ship': (q) => best(q, (option) => targetWorth(q.s, option, true)),
  'destroy-scar': (q) => pick(q.asked, ({ type }) => (type === 'scar' || type === 'yes' ? 1 : 0)),
  'nuke-scar': (q) => pick(q.asked, ({ type }) => (type === 'scar' ? 1 : 0)),
  'nuke-area': (q) => best(q, (option) => nukeWorth(q.s.view, areaNamed(option['area']) ?? 'bow')),
  'nuke-basestar': (q) => best(q, (option) => nukeWorth(q.s.view, areaNamed(option['area']) ?? 'bow')),
  'choose-basestar': (q) => best(q, (option) => targetWorth(q.s, { ...option, kind: 'basestar' }, false)),
  'pick-area': (q) => {
    const effect = phraseIn(q.asked.context['effect']);
    const name = word(q.asked.context, 'name');
    const worth = name === 'Main Batteries' ? batteryWorth : null;
    return best(q, (option) => {
      const area = areaNamed(option['area']) ?? 'bow';
      return worth ? worth(q.s.view, area) : value(effect, { ...q.s, area, name }) + 0.1 * nukeWorth(q.s.view, area);
    });
  },
  'pick-viper': (q) => {
    const loses = q.asked.context['fate'] !== undefined || q.asked.context['attacker'] !== undefined;
    return best(q, (option) => (loses ? -1 : 1) * shipPrice(option));
  },
  'repair-viper': (q) => best(q, (option) => (option.type === 'nothing' ? 0 : shipPrice(option))),
  'choose-damaged-ship': (q) => {
    const { view } = q.s;
    const pegasus = galacticaHits(view) >= 2 && pegasusHits(view) <= 2;
    return best(q, (option) => ((word(option, 'ship') === 'pegasus') === pegasus ? 1 : 0));
  },
  'choose-damage': (q) => best(q, (option) => -tokenHarm(q.s.view.jumpTrack, word(option, 'token'))),
  'place-civilian': (q) => best(q, (option) => shelter(q.s.view, areaNamed(option['area']) ?? 'bow')),
  'set-up-ship': (q) => best(q, (option) => shelter(q.s.view, areaNamed(option['area']) ?? 'bow')),
  'place-assault-raptor': (q) => best(q, (option) => launchWorth(q.s.view, areaNamed(option['area']) ?? 'bow')),
  'move-civilian': (q) =>
    best(q, (option) => shelter(q.s.view, areaNamed(option['to']) ?? 'bow') + (option.type === 'nothing' ? 0.1 : 0)),
  'look-at-civilians': (q) => best(q, (option) => -shelter(q.s.view, areaNamed(option['area']) ?? 'bow')),
  'leave-out-ship': (q) => best(q, (option) => -shelter(q.s.view, areaNamed(option['area']) ?? 'bow')),
  'boarding-heavy-raider': (q) => pick(q.asked, () => 0),
  'assault-raptor-at-jump': (q) => pick(q.asked, ({ type }) => (type === 'return' ? 1 : 0)),
  'choose-civilian': (q) => best(q, (option) => -civilianPrice(q, number(option, 'ship'), areaNamed(option['area']))),
  'next-area': (q) =>
    best(q, (option) => {
      const area = areaNamed(option['area']);
      const here = area ? q.s.view.ships.areas[area] : null;
      return here ? here.vipers.viper + here.vipers['mark-vii'] - here.civilians.length : 0;
    }),
} as const satisfies { readonly [K in QuestionKind]?: (q: Question) => Answer };

function targetOf(value_: unknown): Readonly<Record<string, string | number>> {
  return typeof value_ === 'object' && value_ !== null ? (value_ as Record<string, string | number>) : {};
}

/** What a damaged place costs the humans. */
function tokenHarm(jumpTrack: number, token: string): number {
  const harm: { readonly [token: string]: number } = {
    'ftl-control': 1.2 + 0.4 * jumpTrack,
    command: 1.6,
    'weapons-control': 1.2,
    'hangar-deck': 1.3,
    armory: 1.1,
    'admirals-quarters': 1,
  };
  return harm[token] ?? 1.5;
}

/** Whose loss hurts: of those one has looked at, the fuller one. */
function civilianPrice({ s, asked }: Question, ship: number | null, area: ReturnType<typeof areaNamed>): number {
  if (!area) return 0;
  if (word(asked.context, 'name') === 'Civilian Self Defense') return -s.view.ships.areas[area].raiders;
  const known = s.view.ships.areas[area].civilians.find(({ card }) => card === ship);
  if (!known || !('name' in known)) return 1;
  const [aboard] = known.text.flatMap(({ text }) => parts(text, 'resources'));
  return aboard === undefined ? 0 : count(aboard);
}
