/** The words on a card, made from its entry: what it says is what it does. */
import type { CrisisEntry, FaceEntry, LoyaltyEntry } from '../content/entry.ts';
import type { CheckSpec } from '../effects/effect.ts';
import type { ActivationIcon } from '../state/terms.ts';
import { locationName } from './english/grammar.ts';
import { sentence } from './english.ts';
import type { Phrase } from './phrase.ts';

/** Line by line. */
export function cardText(entry: FaceEntry): readonly string[] {
  const known = written.get(entry);
  if (known) return known;
  const lines = linesOf(entry);
  written.set(entry, lines);
  return lines;
}
/** Entries never change, so what was written once stays true. */
const written = new WeakMap<FaceEntry, readonly string[]>();

function linesOf(entry: FaceEntry): readonly string[] {
  switch (entry.deck) {
    case 'crisis':
    case 'super-crisis':
      return crisisLines(entry);
    case 'skill':
      return [
        ...line('Action', entry.action?.text),
        ...line('Movement', entry.movement?.text),
        ...line('Skill check ability', entry.checkAbility?.text),
        ...line('', entry.text),
      ];
    case 'quorum':
      return [...line('Action', entry.action.text), ...line('While it lies before a player', entry.text)];
    case 'mutiny':
      return line('Action', entry.action.text);
    case 'destination':
      return [`Distance ${entry.distance}.`, ...line('', entry.effect.text)];
    case 'loyalty':
      return loyaltyLines(entry);
    case 'civilian':
      return [lossLine(entry.loss)];
  }
}

function line(label: string, text: Phrase | undefined): string[] {
  if (text === undefined) return [];
  return [label === '' ? sentence(text) : `${label}: ${sentence(text)}`];
}

function crisisLines(entry: CrisisEntry): string[] {
  const lines = [
    ...(entry.check ? checkText(entry.check) : []),
    ...line('Or', entry.otherwise?.text),
    ...line('', entry.event?.text),
  ];
  entry.options?.forEach((option, index) => {
    lines.push(...line(index === 0 ? 'Either' : 'Or', option.text));
  });
  if (entry.attack) {
    lines.push(`Activate: ${entry.attack.activate.map((icon) => iconNames[icon]).join(', ')}.`);
    for (const [area, ships] of Object.entries(entry.attack.setup)) {
      lines.push(`${locationName(area)}: ${Object.entries(ships).map(shipsLine).join(', ')}.`);
    }
    lines.push(...line(entry.attack.special.name, entry.attack.special.effect.text));
  }
  return lines;
}

const iconNames: Readonly<Record<ActivationIcon, string>> = {
  raiders: 'raiders',
  launch: 'launch raiders',
  heavy: 'heavy raiders',
  basestars: 'basestars',
};

/** `4 raiders`, `1 civilian ship`. */
function shipsLine([ship, n]: readonly [string, number]): string {
  const name = ship === 'civilian' ? 'civilian ship' : ship.replace('-', ' ');
  return `${n} ${name}${n === 1 ? '' : 's'}`;
}

/** What a check asks for and what comes of it, on a card or at a location. */
export function checkText(check: CheckSpec): readonly string[] {
  const known = writtenChecks.get(check);
  if (known) return known;
  const partial = check.partial ? [...line(`${check.partial[0]} or more`, check.partial[1].text)] : [];
  const lines = [
    `Check ${check.difficulty}: ${check.skills.join(', ')}.`,
    ...line('Pass', check.pass.text),
    ...partial,
    ...line('Fail', check.fail?.text),
    ...line('Consequence', check.consequence?.text),
  ];
  writtenChecks.set(check, lines);
  return lines;
}
const writtenChecks = new WeakMap<CheckSpec, readonly string[]>();

function loyaltyLines(entry: LoyaltyEntry): string[] {
  const lines = [
    ...line('When you reveal it', entry.reveal?.text),
    ...line('Afterwards', entry.afterDiscard?.text),
    ...line('Goal', entry.goal?.text),
    ...line('If another player looks at it', entry.examined?.text),
    ...line('If you are executed', entry.executed?.text),
    ...line('', entry.text),
  ];
  if (entry.loss) lines.push(`Unrevealed at the end: lose ${entry.loss.n} ${entry.loss.resource}.`);
  return lines;
}

function lossLine(loss: Readonly<Record<string, number>>): string {
  const parts = Object.entries(loss).map(([resource, n]) => `${n} ${resource}`);
  return parts.length === 0 ? 'Nobody aboard.' : `Carries ${parts.join(' and ')}.`;
}
