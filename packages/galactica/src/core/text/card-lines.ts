/** What stands on a card, line by line, made from its entry: what it says is what it does. Words are put to it elsewhere. */
import type { CrisisEntry, FaceEntry, LoyaltyEntry, Printed } from '../content/entry.ts';
import type { CheckSpec, Effect } from '../effects/effect.ts';
import { type Phrase, phrase } from './phrase.ts';

/** What a line of a card is for. */
export type LineKind =
  | 'aboard'
  | 'action'
  | 'activate'
  | 'afterwards'
  | 'check'
  | 'check-ability'
  | 'consequence'
  | 'distance'
  | 'either'
  | 'examined'
  | 'executed'
  | 'fail'
  | 'goal'
  | 'kept'
  | 'movement'
  | 'or'
  | 'partial'
  | 'pass'
  | 'plain'
  | 'reveal'
  | 'set-up'
  | 'special'
  | 'unrevealed';

export type CardLine = {
  readonly kind: LineKind;
  readonly text: Phrase;
  /** What it is about: a check of some difficulty, a total to reach, an area, the name of a rule. */
  readonly of?: Phrase;
};

export function cardLines(entry: FaceEntry): readonly CardLine[] {
  const known = written.get(entry);
  if (known) return known;
  const lines = linesOf(entry);
  written.set(entry, lines);
  return lines;
}
/** Entries never change, so what was written once stays true. */
const written = new WeakMap<FaceEntry, readonly CardLine[]>();

function linesOf(entry: FaceEntry): readonly CardLine[] {
  switch (entry.deck) {
    case 'crisis':
    case 'super-crisis':
      return crisisLines(entry);
    case 'skill':
      return [
        ...line('action', entry.action?.text),
        ...line('movement', entry.movement?.text),
        ...line('check-ability', entry.checkAbility?.text),
        ...line('plain', entry.text),
      ];
    case 'quorum':
      return [...line('action', entry.action.text), ...line('kept', entry.text)];
    case 'destination':
      return [...line('distance', phrase('distanceOf', { n: entry.distance })), ...line('plain', entry.effect.text)];
    case 'loyalty':
      return loyaltyLines(entry);
    case 'civilian':
      return line('aboard', phrase('aboard', { resources: amounts(entry.loss) }));
    default:
      return moduleLines(entry);
  }
}

/** A card of a deck that only a module has. */
function moduleLines(entry: Printed & { readonly action?: Effect }): readonly CardLine[] {
  return [...line('action', entry.action?.text), ...line('plain', entry.text)];
}

function line(kind: LineKind, text: Phrase | undefined, of?: Phrase): CardLine[] {
  if (text === undefined) return [];
  return [of === undefined ? { kind, text } : { kind, text, of }];
}

/** So many of each. */
function amounts(things: Readonly<Record<string, number>>): Phrase[] {
  return Object.entries(things).map(([thing, n]) => phrase('amountOf', { n, thing }));
}

function crisisLines(entry: CrisisEntry): CardLine[] {
  const { check, otherwise, event, options = [], attack } = entry;
  const lines = [
    ...(check ? checkLines(check) : []),
    ...line('or', otherwise?.text),
    ...line('plain', event?.text),
    ...options.flatMap(({ text }, index) => line(index === 0 ? 'either' : 'or', text)),
  ];
  if (!attack) return lines;
  return [
    ...lines,
    ...line('activate', phrase('icons', { icons: attack.activate })),
    ...Object.entries(attack.setup).flatMap(([area, ships]) =>
      line('set-up', phrase('ships', { ships: amounts(ships) }), phrase('area', { area })),
    ),
    ...line('special', attack.special.effect.text, phrase('names', { names: [attack.special.name] })),
  ];
}

/** What a check asks for and what comes of it, on a card or at a location. */
export function checkLines(check: CheckSpec): readonly CardLine[] {
  const known = writtenChecks.get(check);
  if (known) return known;
  const { difficulty, skills, pass, partial, fail, consequence } = check;
  const lines = [
    ...line('check', phrase('asksFor', { skills }), phrase('checkOf', { difficulty })),
    ...line('pass', pass.text),
    ...line('partial', partial?.[1].text, phrase('orMore', { n: partial?.[0] ?? 0 })),
    ...line('fail', fail?.text),
    ...line('consequence', consequence?.text),
  ];
  writtenChecks.set(check, lines);
  return lines;
}
const writtenChecks = new WeakMap<CheckSpec, readonly CardLine[]>();

function loyaltyLines(entry: LoyaltyEntry): CardLine[] {
  const { loss } = entry;
  return [
    ...line('reveal', entry.reveal?.text),
    ...line('afterwards', entry.afterDiscard?.text),
    ...line('goal', entry.goal?.text),
    ...line('examined', entry.examined?.text),
    ...line('executed', entry.executed?.text),
    ...line('plain', entry.text),
    ...(loss ? line('unrevealed', phrase('amountOf', { n: loss.n, thing: loss.resource })) : []),
  ];
}
