/** The locations of Colonial One. */

import type { LocationEntry } from '../../../core/content/entry.ts';
import { draw } from '../../../core/effects/cards.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all, another, both, condition, onlyIf, pick, when, which } from '../../../core/effects/flow.ts';
import { canHold, drawQuorum, giveTitle } from '../../../core/effects/titles.ts';
import { chosen, you } from '../../../core/effects/who.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import type { LocationId } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { drawOrPlay } from '../../base/locations/draw-or-play.ts';
import { drawMutiny, mayDrawMutiny } from '../effects.ts';
import { discardMutiny } from '../mutiny-rules.ts';
import { mutinyZones } from '../zones.ts';

function location(id: LocationId, name: string, effect: Effect): LocationEntry {
  return {
    id,
    name,
    set: 'daybreak',
    board: 'colonial-one',
    side: 'human',
    hazardous: false,
    damageable: false,
    actions: [{ effect }],
  };
}

const youArePresident = condition(phrase('daybreak.you-are-president'), (g, c) => g.holder('president') === c.you);

const discardOwnMutiny = code(
  phrase('daybreak.discard-own-mutiny'),
  function* (g, c) {
    const cards = g.cards.list(mutinyZones.hand(c.you));
    if (cards.length === 0) return;
    const picked = yield* askOne({
      seat: c.you,
      kind: 'discard-mutiny',
      options: [
        { type: 'nothing' },
        ...cards.map((card) => ({ type: 'mutiny' as const, card, name: g.entry(card).name })),
      ],
    });
    if ('card' in picked) discardMutiny(g, c.you, [picked.card]);
  },
  (g, c) => g.cards.count(mutinyZones.hand(c.you)) > 0,
);

const presidentMutinous = condition(phrase('daybreak.president-mutinous'), (g) => {
  const president = g.holder('president');
  return president !== null && g.cards.count(mutinyZones.hand(president)) > 0;
});
const notPresident = which(phrase('daybreak.who-is-not-president'), (g, _, seat) => g.holder('president') !== seat);

export const colonialOneLocations: readonly LocationEntry[] = [
  location(
    'press-room',
    'Press Room',
    all(pick('you', both(another, mayDrawMutiny), drawMutiny(chosen, 1, { noBrig: true, keep: 1 })), discardOwnMutiny),
  ),
  location('presidents-office', "President's Office", draw(you, 2, 'politics')),
  location(
    'administration',
    'Administration',
    all(
      drawMutiny(you, 1),
      when(presidentMutinous, pick('you', both(canHold('president'), notPresident), giveTitle('president', chosen))),
    ),
  ),
  location('quorum-chamber', 'Quorum Chamber', onlyIf(youArePresident, all(drawQuorum(you, 1), drawOrPlay))),
];
