/**
 * Every window of the game in the order of a turn: when it opens, to whom, and by which rules. The rules open them, the
 * reference lists them.
 */
import type { OrderCondition } from '../view/order-conditions.ts';
import type { ModuleWindows, WindowName } from './windows.ts';

/** The part of the game a window belongs to: a step of the turn, or something that can happen in several of them. */
export type Occasion =
  | 'start-of-turn'
  | 'movement'
  | 'action'
  | 'crisis'
  | 'activate-cylon-ships'
  | 'end-of-turn'
  | 'skill-check'
  | 'die-roll'
  | 'combat'
  | 'jump'
  | 'loss';

export interface Moment {
  readonly during: Occasion;
  /** Whom it is open to, as far as the moment itself says: the player it is about, those who pilot, or everybody. */
  readonly for: 'everybody' | 'the-player' | 'pilots';
  readonly rules: readonly string[];
  /** What it says of itself that a standing order can depend on, where a module opens it. */
  readonly conditions?: readonly OrderCondition[];
}

export const coreMoments: Readonly<Record<Exclude<WindowName, keyof ModuleWindows>, Moment>> = {
  'turn-start': { during: 'start-of-turn', for: 'everybody', rules: ['BG-CHAR-09'] },
  'movement-end': { during: 'movement', for: 'the-player', rules: ['BG-CLAR-05'] },
  'location-done': { during: 'action', for: 'the-player', rules: ['BG-CLAR-32'] },
  'quorum-used': { during: 'action', for: 'everybody', rules: ['BG-CLAR-47'] },
  'executive-order-done': { during: 'action', for: 'everybody', rules: ['BG-CARD-02'] },
  'repair-used': { during: 'action', for: 'the-player', rules: ['BG-UNI-114'] },
  'crisis-revealed': { during: 'crisis', for: 'everybody', rules: ['BG-UNI-133'] },
  'crisis-kept': { during: 'crisis', for: 'everybody', rules: ['BG-UNI-133'] },
  'crisis-choice-before': { during: 'crisis', for: 'everybody', rules: ['BG-CRISIS-04'] },
  'crisis-choice': { during: 'crisis', for: 'everybody', rules: ['BG-UNI-134'] },
  'before-activation': { during: 'activate-cylon-ships', for: 'everybody', rules: ['BG-ACTIVATE-01'] },
  'before-raiders': { during: 'activate-cylon-ships', for: 'pilots', rules: ['BG-UNI-114'] },
  'turn-end': { during: 'end-of-turn', for: 'everybody', rules: ['BG-CLAR-07'] },
  'check-outright': { during: 'skill-check', for: 'everybody', rules: ['BG-UNI-135'] },
  'before-check': { during: 'skill-check', for: 'everybody', rules: ['BG-UNI-136', 'BG-RECKLESS-06'] },
  contributed: { during: 'skill-check', for: 'everybody', rules: ['BG-FAQ-36'] },
  'before-reveal': { during: 'skill-check', for: 'everybody', rules: ['BG-CHECK-15'] },
  'check-revealed': { during: 'skill-check', for: 'everybody', rules: ['BG-CHECK-15'] },
  'check-complete': { during: 'skill-check', for: 'everybody', rules: ['BG-UNI-139'] },
  'after-total': { during: 'skill-check', for: 'everybody', rules: ['BG-FAQ-23'] },
  'after-pass': { during: 'skill-check', for: 'everybody', rules: ['BG-CARD-01'] },
  'check-resolved': { during: 'skill-check', for: 'everybody', rules: ['BG-UNI-141'] },
  'before-roll': { during: 'die-roll', for: 'everybody', rules: ['BG-UNI-122', 'BG-UNI-123'] },
  'after-roll': { during: 'die-roll', for: 'everybody', rules: ['BG-UNI-122'] },
  'removing-ships': { during: 'jump', for: 'everybody', rules: ['BG-JUMP-04'] },
  'viper-placed': { during: 'combat', for: 'everybody', rules: ['BG-UNI-103', 'BG-CLAR-23'] },
  'before-piloted-attack': { during: 'combat', for: 'everybody', rules: ['BG-UNI-114'] },
  'target-destroyed': { during: 'combat', for: 'the-player', rules: ['BG-UNI-114'] },
  'before-civilian-destroyed': { during: 'loss', for: 'everybody', rules: ['BG-DAMAGE-04'] },
  'resource-lost': { during: 'loss', for: 'everybody', rules: ['BG-RESOURCE-04'] },
  'must-discard': { during: 'loss', for: 'everybody', rules: ['BG-TREACHERY-04'] },
};
