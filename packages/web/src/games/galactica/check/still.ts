/** What is being resolved as the table alone shows it: for a page whose log begins in the middle of it. */
import type { CheckView, CrisisView, View } from '@ragtag/galactica';
import type { CheckScene, CrisisScene, Scene } from './scene.ts';

/** The stage with what the table knows better or the log never told. */
export function withView(scene: Scene, { check, crisis }: Pick<View, 'check' | 'crisis'>): Scene {
  if (check)
    return { ...scene, crisis: scene.crisis ?? crisisFrom(crisis), check: checkWith(scene.check, check, crisis) };
  if (crisis && !scene.crisis && !scene.check) return { ...scene, crisis: crisisFrom(crisis) };
  return scene;
}

const before = new Set<CheckView['stage']>(['before', 'adding']);

/** Events do not say what abilities make of the difficulty; the table does. */
function checkWith(told: CheckScene | null, live: CheckView, crisis: CrisisView | null): CheckScene {
  // The table may know what it comes to before that is told.
  const goesOn = told !== null && (told.outcome === null || live.outcome !== null);
  if (goesOn) return told.outcome === null ? { ...told, difficulty: live.difficulty } : told;
  const { source, location, target, difficulty, printed, partial, skills, changes, strength, outcome } = live;
  const card = crisisFrom(crisis);
  return {
    n: UNTOLD,
    scope: '',
    source,
    name: card?.name ?? '',
    location,
    target,
    difficulty,
    printed,
    partial,
    skills,
    text: card?.text ?? [],
    phase: outcome !== null ? 'done' : before.has(live.stage) ? 'adding' : strength === null ? 'turned' : 'totalled',
    reckless: changes.includes('reckless'),
    destiny: null,
    added: live.added.flatMap((n, seat) => (n === null ? [] : [{ seat, n }])),
    pile: live.facedown,
    cards: [],
    treachery: [],
    bonus: 0,
    ability: null,
    notes: [],
    strength,
    outcome,
  };
}

/** The number of an act that no event has told of. */
const UNTOLD = -1;

function crisisFrom(crisis: CrisisView | null): CrisisScene | null {
  if (!crisis || !('name' in crisis.card)) return null;
  const { card, superCrisis, drawnBy, chooser, option } = crisis;
  return {
    n: UNTOLD,
    scope: '',
    name: card.name,
    superCrisis,
    seat: drawnBy,
    text: card.text,
    activation: [],
    jump: false,
    choice: chooser === null ? null : { seat: chooser, option },
  };
}
