/** The destinations of Pegasus. */
import type { Card } from '@ragtag/kernel';
import { destinationsOf } from '../../core/content/destination.ts';
import type { DestinationEntry } from '../../core/content/entry.ts';
import { scry } from '../../core/effects/cards.ts';
import { destroyCivilian, placeCivilian } from '../../core/effects/damage.ts';
import { code } from '../../core/effects/effect.ts';
import { all, may } from '../../core/effects/flow.ts';
import { anotherDestination } from '../../core/effects/jump.ts';
import { gain, lose, pay } from '../../core/effects/resources.ts';
import { repairVipers } from '../../core/effects/ships.ts';
import { zones } from '../../core/state/zones.ts';
import { phrase } from '../../core/text/phrase.ts';
import { resolveAttackCard } from '../attack-cards/cylon-attack-card.ts';

const destination = destinationsOf('pegasus');

/** The attack card Scar is fetched from the crisis deck or its discard pile and resolved. */
const findScar = code(phrase('pegasus.find-scar'), function* (g) {
  const isScar = (card: Card): boolean => g.entry(card).name === 'Scar';
  // While it is resolved somebody may look at the deck. Games of earlier revisions shuffled only afterwards.
  const atOnce = g.configuration.revision >= 4;
  const found = [...g.cards.list(zones.crisisDeck), ...g.cards.list(zones.crisisDiscard)].find(isScar);
  if (found !== undefined) {
    const card = g.cards.move(found, zones.turnCrises, 'bottom');
    if (atOnce) g.cards.shuffle(zones.crisisDeck);
    g.emit({ type: 'crisis-fetched', name: g.entry(card).name });
    yield* resolveAttackCard(g, card);
  }
  if (!atOnce || found === undefined) g.cards.shuffle(zones.crisisDeck);
});

export const destinations: readonly DestinationEntry[] = [
  destination(
    'A Civilian Convoy',
    3,
    all(lose('fuel', 3), gain('population', 1), may('admiral', all(pay('morale', 1), gain('fuel', 1)))),
  ),
  destination('Binary Star', 2, all(lose('fuel', 1), placeCivilian(1, 'bow'), placeCivilian(1, 'stern'))),
  destination('Gas Cloud', 1, may('admiral', scry('admiral', 'crisis', 3))),
  destination('Mining Asteroid', 2, all(lose('fuel', 1), repairVipers(2), findScar), {
    option: 'cylon-attack',
  }),
  destination('Misjump', 0, all(destroyCivilian(1), anotherDestination)),
];
