/**
 * The script of what is played on the stage: events in, beats out. It knows no rules and no clock; each beat carries the
 * whole stage as it is after it, so whoever plays them may leave out as many as they like.
 */
import type { EventName, EventOf, GalacticaEvent } from '@ragtag/galactica';
import { type ActingEvent, isTold, isWithin, roleOf } from '@ragtag/galactica/words';
import type { GameEvent } from '@ragtag/kernel';
import { type Beat, type BeatKind, type CheckScene, emptyScene, type Scene, type TurnedCard } from './scene.ts';
import { cardOf, cardsOf, checkOf, crisisOf } from './told.ts';

export interface Script {
  readonly scene: Scene;
  /** Checks that go on, the outermost first: an action within one may bring another. */
  readonly open: readonly CheckScene[];
  /** How many crises and checks there have been. */
  readonly acts: number;
}

export const emptyScript: Script = { scene: emptyScene, open: [], acts: 0 };

type Staged = readonly [Script, readonly Beat[]];
type Director<T extends EventName> = (script: Script, event: EventOf<T>) => Staged | null;

/** What an event makes of the stage, and the beats that show it. */
function tell(before: Script, event: GalacticaEvent): Staged {
  const script = { ...before, open: before.open.filter(({ scope }) => isWithin(event.scope, scope)) };
  return acted(script, event) ?? [script, []];
}

function acted(script: Script, event: GalacticaEvent): Staged | null {
  switch (roleOf(event).stage) {
    case 'acts': {
      // Each event comes with the teller of its own type.
      const teller = tellers[event.type as ActingEvent] as Director<EventName>;
      return teller(script, event);
    }
    case 'notes':
      return note(script, event);
    case 'follows':
      return followed(script, event);
    default:
      return null;
  }
}

/** The beats of events in a row, and the script after them. */
export function tellAll(script: Script, events: readonly GameEvent[]): Staged {
  const beats: Beat[] = [];
  let now = script;
  for (const event of events) {
    if (!isTold(event)) continue;
    const [next, more] = tell(now, event);
    now = next;
    beats.push(...more);
  }
  return [now, beats];
}

/** Whether it happens in the crisis or the check that is on the stage. */
function isOfAct({ scene: { crisis, check } }: Script, { scope }: GalacticaEvent): boolean {
  const act = crisis?.scope ?? check?.scope;
  return act !== undefined && isWithin(scope, act);
}

/** What comes of it, once no check goes on. */
function followed(script: Script, event: GalacticaEvent): Staged | null {
  if (script.open.length > 0 || !isOfAct(script, event)) return null;
  return play(script, 'follows', { follows: [...script.scene.follows, event] });
}

/** One beat that changes the stage. */
function play(script: Script, kind: BeatKind, change: Partial<Scene>): Staged {
  const scene: Scene = { ...script.scene, ...change };
  return [{ ...script, scene }, [{ kind, scene }]];
}

/** One beat that changes the check that goes on. */
function change(script: Script, kind: BeatKind, to: (check: CheckScene) => Partial<CheckScene>): Staged | null {
  const check = script.open.at(-1);
  if (!check) return null;
  const changed = { ...check, ...to(check) };
  return play({ ...script, open: [...script.open.slice(0, -1), changed] }, kind, { check: changed });
}

/** The last check that has come to its end. */
function ended(scene: Scene): Scene | null {
  return scene.check?.outcome ? { ...scene, before: null } : scene.before;
}

function note(script: Script, event: GalacticaEvent): Staged | null {
  const told = change(script, 'note', ({ notes }) => ({ notes: [...notes, event] }));
  if (told) return told;
  const { check } = script.scene; // somebody responds to how it came out
  if (!check || !isWithin(event.scope, check.scope)) return null;
  return play(script, 'note', { check: { ...check, notes: [...check.notes, event] } });
}

const drawn: Director<'crisis-drawn' | 'super-crisis-played'> = (script, event) =>
  play({ ...script, acts: script.acts + 1 }, 'card', {
    crisis: crisisOf(event, script.acts),
    check: null,
    follows: [],
    before: ended(script.scene),
  });

const chosen: Director<'crisis-choice' | 'choice-changed'> = (script, { seat, option }) => {
  const { crisis } = script.scene;
  if (!crisis) return null;
  return play(script, 'choice', { crisis: { ...crisis, choice: { seat, option } } });
};

const tellers: { readonly [T in ActingEvent]: Director<T> } = {
  'crisis-drawn': drawn,
  'super-crisis-played': drawn,
  'crisis-choice': chosen,
  'choice-changed': chosen,
  'check-begins': (script, event) => {
    const check = checkOf(event, script.acts);
    const { crisis } = script.scene;
    return play({ ...script, open: [...script.open, check], acts: script.acts + 1 }, 'begins', {
      crisis: crisis && isWithin(event.scope, crisis.scope) ? crisis : null,
      check,
      follows: [],
      before: ended(script.scene),
    });
  },
  'check-reckless': (script, event) =>
    change(script, 'note', ({ notes }) => ({ reckless: true, notes: [...notes, event] })),
  'destiny-added': (script, { n }) =>
    change(script, 'destiny', ({ destiny, pile }) => ({
      phase: 'adding',
      destiny: (destiny ?? 0) + n,
      pile: pile + n,
    })),
  'destiny-turned-up': (script, event) =>
    change(script, 'added', ({ pile, cards }) => {
      const open = cardsOf(event.cards);
      return { pile: pile - open.length, cards: [...cards, ...open] };
    }),
  'check-cards-added': (script, event) =>
    change(script, 'added', ({ pile, cards, added, notes }) => {
      const { seat, n } = event;
      const open = cardsOf(event.cards);
      return {
        phase: 'adding',
        // what an ability puts in is no contribution from a hand
        ...(event.name === undefined ? { added: [...added, { seat, n }] } : { notes: [...notes, event] }),
        pile: pile + n - open.length,
        cards: [...cards, ...open],
      };
    }),
  'check-revealed': revealed,
  'check-ability': (script, event) =>
    change(script, 'ability', ({ notes }) => ({
      ability: { name: event.name, text: event.text },
      notes: [...notes, event],
    })),
  'check-consequence': (script, event) =>
    change(script, 'ability', ({ notes }) => ({ ability: null, notes: [...notes, event] })),
  'check-card-added': (script, event) =>
    change(script, 'change', ({ cards, notes }) => ({ cards: [...cards, cardOf(event)], notes: [...notes, event] })),
  'check-card-removed': (script, event) =>
    change(script, 'change', ({ cards, notes }) => ({
      cards: without(cards, cardOf(event)),
      notes: [...notes, event],
    })),
  'treachery-turned-up': (script, { name, strength }) =>
    change(script, 'change', ({ treachery }) => ({ treachery: [...treachery, { name, strength }] })),
  'check-totalled': (script, { strength, difficulty, cards: counts }) =>
    change(script, 'total', ({ cards }) => {
      const counted = recounted(cards, cardsOf(counts));
      const ofCards = counted.reduce((sum, card) => (card.gone ? sum : sum + card.counts), 0);
      return { phase: 'totalled', ability: null, cards: counted, bonus: strength - ofCards, strength, difficulty };
    }),
  'check-outcome': (script, { strength, difficulty, outcome }) => {
    const told = change(script, 'outcome', () => ({ phase: 'done', ability: null, strength, difficulty, outcome }));
    if (!told) return null;
    const [after, beats] = told;
    return [{ ...after, open: after.open.slice(0, -1) }, beats];
  },
};

/** Turned over one by one; those that lay open already are not turned again. */
function revealed(script: Script, event: EventOf<'check-revealed'>): Staged | null {
  const check = script.open.at(-1);
  if (!check) return null;
  const all = cardsOf(event.cards);
  const before = check.cards.length;
  const beats: Beat[] = [];
  let now: Script = script;
  const step = (kind: BeatKind, turned: number) => {
    const told = change(now, kind, () => ({
      phase: turned === all.length ? 'turned' : 'turning',
      cards: all.slice(0, turned),
      pile: all.length - turned,
    }));
    if (!told) return;
    now = told[0];
    beats.push(...told[1]);
  };
  step('shuffle', before);
  for (let turned = before + 1; turned <= all.length; turned++) step('turn', turned);
  return [now, beats];
}

function without(cards: readonly TurnedCard[], out: TurnedCard): readonly TurnedCard[] {
  const at = cards.findIndex((card) => !card.gone && isSame(card, out));
  return cards.map((card, index) => (index === at ? { ...card, gone: true } : card));
}

/** The same cards in the same places, each with what it counts now. */
function recounted(cards: readonly TurnedCard[], counted: readonly TurnedCard[]): readonly TurnedCard[] {
  const left = [...counted];
  const kept = cards.map((card) => {
    if (card.gone) return card;
    const at = left.findIndex((one) => isSame(one, card));
    return left.splice(at, at < 0 ? 0 : 1)[0] ?? { ...card, gone: true };
  });
  return [...kept, ...left];
}

function isSame(a: TurnedCard, b: TurnedCard): boolean {
  return a.name === b.name && a.skill === b.skill && a.strength === b.strength;
}
