/**
 * The script of what is played on the stage: events in, beats out. It knows no rules and no clock; each beat carries the
 * whole stage as it is after it, so whoever plays them may leave out as many as they like.
 */
import type { GameEvent } from '@ragtag/kernel';
import { isMoment } from './moments.ts';
import { type Beat, type BeatKind, type CheckScene, emptyScene, type Scene, type TurnedCard } from './scene.ts';
import { cardOf, cardsOf, checkOf, crisisOf, numberOr, outcomeOf } from './told.ts';

export interface Script {
  readonly scene: Scene;
  /** Checks that go on, the outermost first: an action within one may bring another. */
  readonly open: readonly CheckScene[];
  /** How many crises and checks there have been. */
  readonly acts: number;
  /** What happens now comes of what is on the stage. */
  readonly following: boolean;
}

export const emptyScript: Script = { scene: emptyScene, open: [], acts: 0, following: false };

type Told = readonly [Script, readonly Beat[]];
type Teller = (script: Script, event: GameEvent) => Told | null;

/** What an event makes of the stage, and the beats that show it. */
function tell(script: Script, event: GameEvent): Told {
  const told = tellers[event.type]?.(script, event) ?? followed(script, event);
  return isMoment(event) ? withMoment(told, event) : told;
}

/** The beats of events in a row, and the script after them. */
export function tellAll(script: Script, events: readonly GameEvent[]): Told {
  const beats: Beat[] = [];
  let now = script;
  for (const event of events) {
    const [next, more] = tell(now, event);
    now = next;
    beats.push(...more);
  }
  return [now, beats];
}

/** Types of events that end what a crisis or a check has brought about. */
const stops = new Set(['step', 'turn-began', 'turn-ended', 'activated', 'location-activated', 'game-over']);
/** Types of events worth showing as what comes of it. */
const consequences = new Set([
  'basestar-destroyed',
  'centurions-advanced',
  'centurions-boarded',
  'character-moved',
  'check-cards-taken',
  'civilian-destroyed',
  'cylon-ships-placed',
  'executed',
  'fleet-marker-moved',
  'heavy-raider-destroyed',
  'kept-in-play',
  'location-damaged',
  'location-repaired',
  'loyalty-looked-at',
  'miracle-gained',
  'miracle-lost',
  'mutiny-drawn',
  'nuke-gained',
  'nuke-lost',
  'pursuit-advanced',
  'quorum-drawn',
  'raider-destroyed',
  'raptor-destroyed',
  'resource-gained',
  'resource-lost',
  'resource-protected',
  'risked',
  'skills-discarded',
  'skills-taken',
  'title-given',
  'treachery-into-destiny',
  'viper-damaged',
  'viper-destroyed',
]);

function followed(script: Script, event: GameEvent): Told {
  if (stops.has(event.type)) {
    const open = event.type === 'turn-began' ? [] : script.open; // no check lasts longer than a turn
    return [{ ...script, open, following: false }, []];
  }
  if (!script.following || script.open.length > 0 || !consequences.has(event.type)) return [script, []];
  return play(script, 'follows', { follows: [...script.scene.follows, event] });
}

/** One beat that changes the stage. */
function play(script: Script, kind: BeatKind, change: Partial<Scene>): Told {
  const scene: Scene = { ...script.scene, moment: null, ...change };
  return [{ ...script, scene }, [{ kind, scene }]];
}

/** One beat that changes the check that goes on. */
function change(script: Script, kind: BeatKind, to: (check: CheckScene) => Partial<CheckScene>): Told | null {
  const check = script.open.at(-1);
  if (!check) return null;
  const changed = { ...check, ...to(check) };
  return play({ ...script, open: [...script.open.slice(0, -1), changed] }, kind, { check: changed });
}

/** The last check that has come to its end. */
function ended(scene: Scene): Scene | null {
  return scene.check?.outcome ? { ...scene, moment: null, before: null } : scene.before;
}

/** The headline comes after what the event does to the stage, and leaves no trace on it. */
function withMoment([script, beats]: Told, event: GameEvent): Told {
  return [script, [...beats, { kind: 'moment', scene: { ...script.scene, moment: event } }]];
}

const note: Teller = (script, event) => {
  const told = change(script, 'note', ({ notes }) => ({ notes: [...notes, event] }));
  if (told) return told;
  const { check } = script.scene; // somebody responds to how it came out
  if (!check || !script.following) return null;
  return play(script, 'note', { check: { ...check, notes: [...check.notes, event] } });
};

const drawn: Teller = (script, event) =>
  play({ ...script, acts: script.acts + 1, following: true }, 'card', {
    crisis: crisisOf(event, script.acts),
    check: null,
    follows: [],
    before: ended(script.scene),
  });

const chosen: Teller = (script, event) => {
  const { crisis } = script.scene;
  if (!crisis) return null;
  const choice = { seat: Number(event['seat']), option: numberOr(event['option']) };
  return play(script, 'choice', { crisis: { ...crisis, choice } });
};

const tellers: Readonly<Record<string, Teller>> = {
  'crisis-drawn': drawn,
  'super-crisis-played': drawn,
  'crisis-choice': chosen,
  'choice-changed': chosen,
  'check-begins': (script, event) => {
    const check = checkOf(event, script.acts);
    const open = [...script.open, check];
    const crisis = check.source === 'location' ? null : script.scene.crisis;
    return play({ ...script, open, acts: script.acts + 1, following: false }, 'begins', {
      crisis,
      check,
      follows: [],
      before: ended(script.scene),
    });
  },
  'check-reckless': (script, event) =>
    change(script, 'note', ({ notes }) => ({ reckless: true, notes: [...notes, event] })),
  responded: note,
  'quorum-card-used': note,
  'contribution-looked-at': note,
  'type-counts-zero': note,
  'destiny-added': (script, { n }) =>
    change(script, 'destiny', ({ destiny, pile }) => ({
      phase: 'adding',
      destiny: (destiny ?? 0) + Number(n),
      pile: pile + Number(n),
    })),
  'destiny-turned-up': (script, event) =>
    change(script, 'added', ({ pile, cards }) => {
      const open = cardsOf(event);
      return { pile: pile - open.length, cards: [...cards, ...open] };
    }),
  'check-cards-added': (script, event) =>
    change(script, 'added', ({ pile, cards, added }) => {
      const open = cardsOf(event);
      const n = Number(event['n']);
      return {
        phase: 'adding',
        added: [...added, { seat: Number(event['seat']), n }],
        pile: pile + n - open.length,
        cards: [...cards, ...open],
      };
    }),
  'check-revealed': revealed,
  'check-ability': (script, event) =>
    change(script, 'ability', ({ notes }) => ({
      ability: { name: String(event['name']), text: String(event['text'] ?? '') },
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
    change(script, 'change', ({ treachery }) => ({
      treachery: [...treachery, { name: String(name), strength: Number(strength) }],
    })),
  'check-totalled': (script, event) =>
    change(script, 'total', ({ cards }) => {
      const strength = Number(event['strength']);
      const counted = recounted(cards, cardsOf(event));
      const ofCards = counted.reduce((sum, { gone, counts }) => (gone ? sum : sum + counts), 0);
      return {
        phase: 'totalled',
        ability: null,
        cards: counted,
        bonus: strength - ofCards,
        strength,
        difficulty: Number(event['difficulty']),
      };
    }),
  'check-outcome': (script, event) => {
    const told = change(script, 'outcome', () => ({
      phase: 'done',
      ability: null,
      strength: numberOr(event['strength']),
      difficulty: Number(event['difficulty']),
      outcome: outcomeOf(event['outcome']),
    }));
    if (!told) return null;
    const [after, beats] = told;
    return [{ ...after, open: after.open.slice(0, -1), following: true }, beats];
  },
};

/** Turned over one by one; those that lay open already are not turned again. */
function revealed(script: Script, event: GameEvent): Told | null {
  const check = script.open.at(-1);
  if (!check) return null;
  const all = cardsOf(event);
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
