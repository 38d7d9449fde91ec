import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { lookAtTop } from '../../../core/engine/decks.ts';
import { putIntoCheck } from '../../../core/rules/check-contributions.ts';
import { execute } from '../../../core/rules/execution.ts';
import { abilitiesOf } from '../../../core/rules/sheets.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import type { Check } from '../../../core/state/records.ts';
import { type SkillType, skillTypes } from '../../../core/state/terms.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const ID = 'anastasia-dualla';
const LEARNER = 'Fast Learner';
const BREAKING_POINT = 2;
/** More than there are civilian ships. */
const ALL = Number.POSITIVE_INFINITY;

function* learn(g: Galactica, seat: Seat, check: Check, type: SkillType): Rules<void> {
  const cards = lookAtTop(g, seat, zones.skillDeck[type], zones.skillDiscard[type], 3);
  const names = cards.map((card) => `${g.entry(card).name} ${g.strength(card)}`);
  const options = [phrase('pegasus.add-all-to-check'), phrase('pegasus.take-all')].map((text, index) => ({
    type: 'effect' as const,
    index,
    text,
  }));
  const { index } = yield* askOne({
    seat,
    kind: 'choose-effect',
    context: { source: 'sheet', name: LEARNER, effect: phrase('names', { names }) },
    options,
  });
  if (index === 0) check.modifiers.push({ source: LEARNER, kind: 'later' });
  else for (const card of cards) keep(g, seat, type, card);
}

function keep(g: Galactica, seat: Seat, type: SkillType, card: Card): void {
  const held = g.cards.move(card, zones.hand(seat));
  const { name } = g.entry(held);
  g.emitWith({ type: 'skill-drawn', seat, skill: type }, { card: held, name, strength: g.strength(held) });
}

/** Her own player, or one she assists; games of earlier revisions forgot the latter. BG-VAR1P-10 */
function learns(g: Galactica, seat: Seat): boolean {
  if (g.configuration.revision < 8) return g.character(seat)?.id === ID;
  return abilitiesOf(g, seat).some(({ name }) => name === LEARNER);
}

/** What has been looked at and left for the check. BG-UNI-137 */
function* join(g: Galactica, check: Check): Rules<void> {
  for (const seat of g.seats) {
    if (!learns(g, seat)) continue;
    putIntoCheck(g, check, seat, g.cards.list(zones.lookedAt(seat)), LEARNER);
  }
}

export const anastasiaDualla: CharacterEntry = {
  id: ID,
  name: 'Anastasia "Dee" Dualla',
  set: 'pegasus',
  since: 2,
  type: 'support',
  skills: [
    { n: 1, of: ['leadership'] },
    { n: 3, of: ['tactics'] },
    { n: 1, of: ['engineering'] },
  ],
  canPilot: false,
  start: 'communications',
  setupText: 'Communications',
  succession: { president: 18, admiral: 9, cag: 14 },
  abilities: [
    {
      name: 'Efficient',
      kind: 'positive',
      text: phrase('pegasus.efficient'),
      hooks: { civiliansContacted: (_, owner, seat, n) => (owner === seat ? ALL : n) },
    },
    {
      name: LEARNER,
      kind: 'miracle',
      inCheck: { afterDestiny: join },
      text: phrase('pegasus.fast-learner'),
      responses: [
        {
          window: 'before-check',
          choices: (g) =>
            skillTypes
              .filter((type) =>
                [zones.skillDeck[type], zones.skillDiscard[type]].some((zone) => g.cards.count(zone) > 0),
              )
              .map((skill) => ({ skill })),
          *respond(g, seat, { check }, { skill }) {
            for (const type of skillTypes) if (type === skill) yield* learn(g, seat, check, type);
          },
        },
      ],
    },
    {
      name: 'Emotionally Fragile',
      kind: 'negative',
      text: phrase('pegasus.emotionally-fragile'),
      hooks: {
        *afterLoss(g, owner, resource) {
          if (owner === null || resource !== 'morale' || g.state.resources.morale > BREAKING_POINT) return;
          yield* execute(g, owner, { keepsMorale: true }); // BG-UNI-150
        },
      },
    },
  ],
};
