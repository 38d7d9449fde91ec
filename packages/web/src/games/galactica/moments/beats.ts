/** How long what happens stands: a card turned, a shot, a headline. */
import type { EventName, GalacticaEvent } from '@ragtag/galactica';
import { type ActingEvent, isTold, roleOf } from '@ragtag/galactica/words';
import type { Pace } from '../../../shell/settings/settings.ts';
import type { BeatsOf } from '../../../table/moments/pace.ts';
import { isMoment } from '../check/moments.ts';

type Length = readonly [film: number, brisk: number];

/** Milliseconds: as in a film, and to follow. */
const turned: Length = [650, 280];
const shuffled: Length = [700, 300];
const headline: Length = [2_400, 1_000];
const deed: Length = [700, 300];
const change: Length = [1_300, 500];
const note: Length = [700, 300];
const brief: Length = [450, 200];
const nothing: Length = [0, 0];

const acting: Readonly<Record<ActingEvent, Length>> = {
  'crisis-drawn': [1_600, 700],
  'super-crisis-played': headline,
  'crisis-choice': [900, 400],
  'choice-changed': [900, 400],
  'check-begins': [900, 400],
  'check-reckless': note,
  'destiny-added': brief,
  'destiny-turned-up': brief,
  'check-cards-added': brief,
  'check-revealed': shuffled,
  'check-ability': change,
  'check-consequence': change,
  'check-card-added': change,
  'check-card-removed': change,
  'treachery-turned-up': note,
  'check-totalled': [900, 400],
  'check-outcome': [2_200, 900],
};

/** What is worth its own time besides. */
const others: Partial<Readonly<Record<EventName, Length>>> = {
  'die-rolled': nothing, // its result tells of it
  'die-result': [1_100, 450],
  'turn-began': deed,
  'character-moved': deed,
  'location-activated': deed,
  'ability-used': change,
  responded: note,
  'skill-card-played': note,
  'resource-lost': note,
  'resource-gained': note,
  'game-over': headline,
};

export function beats(pace: Pace): BeatsOf {
  const at = pace === 'film' ? 0 : 1;
  return (log) => log.flatMap(({ event }) => (isTold(event) ? lengthsOf(event).map((length) => length[at]) : []));
}

function lengthsOf(event: GalacticaEvent): readonly Length[] {
  if (isMoment(event)) return [headline];
  if (event.type === 'check-revealed') return [shuffled, ...event.cards.map(() => turned)];
  return [lengthOf(event)];
}

function lengthOf({ type }: GalacticaEvent): Length {
  const { stage, fight, untold, tone, moment } = roleOf({ type });
  if (stage === 'acts') return acting[type as ActingEvent]; // those are the events that act
  const own = others[type];
  if (own) return own;
  if (untold || tone === 'quiet' || moment) return nothing; // a title at the start of a game is nobody's loss
  return fight === 'deed' || fight === 'loss' ? deed : stage === 'notes' ? note : brief;
}
