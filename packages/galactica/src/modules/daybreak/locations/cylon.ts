/** The Cylon locations, as the Daybreak overlay has them. */
import type { LocationEntry } from '../../../core/content/entry.ts';
import { payCards } from '../../../core/effects/cards.ts';
import { drawSuper } from '../../../core/effects/cylons.ts';
import { all } from '../../../core/effects/flow.ts';
import { sendTo } from '../../../core/effects/movement.ts';
import { you } from '../../../core/effects/who.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { cylonLocation, cylonOverlay } from '../../base/locations/overlay.ts';

export const cylonLocations: readonly LocationEntry[] = [
  ...cylonOverlay('daybreak'),
  cylonLocation('daybreak', {
    id: 'hub-destroyed',
    name: 'Hub Destroyed',
    hazardous: true,
    ongoing: phrase('daybreak.hub-destroyed'),
    actions: [{ effect: all(payCards(you, 3), drawSuper(you), sendTo('cylon-fleet', you)) }],
  }),
];
