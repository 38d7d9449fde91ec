/** The log: each event as one line, and whether it is good or bad for the fleet. */
import type { GameEvent } from '@ragtag/kernel';
import type { Names } from '../names.ts';
import { tellers } from './event-tellers.ts';
import { capital } from './terms.ts';

export type Tone = 'plain' | 'good' | 'bad' | 'turn' | 'quiet';
export interface EventLine {
  readonly text: string;
  readonly tone: Tone;
}

/** Losses of the fleet and gains of it; the rest has no colour. */
const bad = new Set([
  'auto-attack',
  'centurions-advanced',
  'centurions-boarded',
  'civilian-destroyed',
  'cylon-revealed',
  'executed',
  'heavy-raider-boarded',
  'location-damaged',
  'nuke-lost',
  'pegasus-destroyed',
  'pursuit-advanced',
  'raptor-destroyed',
  'resource-lost',
  'viper-damaged',
  'viper-destroyed',
]);
const good = new Set([
  'assault-raptor-gained',
  'basestar-destroyed',
  'centurion-destroyed',
  'civilian-escorted',
  'destination-reached',
  'heavy-raider-destroyed',
  'jumped',
  'location-repaired',
  'nuke-gained',
  'raider-destroyed',
  'raptor-regained',
  'resource-gained',
  'viper-repaired',
]);
const quiet = new Set(['deck-reshuffled', 'destiny-built', 'discard-top', 'fleet-board-placed', 'step', 'turn-ended']);

export function eventLine(event: GameEvent, names: Names): EventLine {
  const teller = tellers[event.type];
  const text = teller ? teller(event, names) : capital(event.type.replaceAll('-', ' '));
  return { text, tone: toneOf(event) };
}

function toneOf({ type, outcome, winner }: GameEvent): Tone {
  if (type === 'turn-began') return 'turn';
  if (type === 'check-outcome') return outcome === 'fail' ? 'bad' : 'good';
  if (type === 'game-over') return winner === 'humans' ? 'good' : 'bad';
  if (bad.has(type)) return 'bad';
  if (good.has(type)) return 'good';
  return quiet.has(type) ? 'quiet' : 'plain';
}
