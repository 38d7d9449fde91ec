import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { another, both, choose, pick, which } from '../../../core/effects/flow.ts';
import { gain } from '../../../core/effects/resources.ts';
import { isInBrig, isLocation } from '../../../core/rules/boards.ts';
import { canGainMiracle, passMiracle } from '../../../core/rules/miracle.ts';
import { phrase } from '../../../core/text/phrase.ts';

const TOKENS = 3;

const givesToken: Effect = code(
  phrase('daybreak.gives-token'),
  function* (g, c) {
    if (c.chosen !== null) passMiracle(g, c.you, c.chosen);
  },
  (g, c) => c.chosen !== null && g.player(c.you).miracle > 0 && canGainMiracle(g, c.chosen),
);
const takesToken: Effect = code(
  phrase('daybreak.takes-token'),
  function* (g, c) {
    if (c.chosen !== null) passMiracle(g, c.chosen, c.you);
  },
  (g, c) => c.chosen !== null && g.player(c.chosen).miracle > 0 && canGainMiracle(g, c.you),
);
const tokenChanges = choose('you', givesToken, takesToken);
const disciple = which(phrase('daybreak.disciple'), (g, c, seat) => {
  const { place } = g.player(c.you);
  return isLocation(place) && g.isAt(seat, place) && (tokenChanges.possible?.(g, { ...c, chosen: seat }) ?? false);
});
const cultLeader = pick('you', both(another, disciple), tokenChanges);

const broadcast = choose('you', gain('fuel', 2), gain('food', 2), gain('morale', 2), gain('population', 2));

export const gaiusBaltarAlternate: CharacterEntry = {
  id: 'gaius-baltar-alternate',
  name: 'Gaius Baltar',
  version: 'alternate',
  alternateOf: 'gaius-baltar',
  set: 'daybreak',
  since: 2,
  type: 'support',
  skills: [
    { n: 2, of: ['politics'] },
    { n: 2, of: ['leadership'] },
    { n: 1, of: ['engineering'] },
  ],
  canPilot: false,
  start: 'admirals-quarters',
  setupText: "Admiral's Quarters",
  succession: { president: 14, admiral: 22, cag: 22 },
  abilities: [
    { name: 'Cult Leader', kind: 'positive', text: cultLeader.text, action: cultLeader },
    {
      name: 'Broadcast',
      kind: 'miracle',
      text: phrase('daybreak.broadcast'),
      action: broadcast,
      hooks: {
        miracleLimit: (_, owner, seat, limit) => (owner === seat ? TOKENS : limit), // BG-MIRACLE-11
        miracleCost: (_, owner, seat, cost) => (owner === seat ? TOKENS : cost), // BG-MIRACLE-12
      },
    },
    {
      name: 'Spiritual Crisis',
      kind: 'negative',
      text: phrase('daybreak.spiritual-crisis'),
      hooks: {
        // BG-CLAR-13
        forbid: (g, owner, seat, what) => owner === seat && what.kind === 'reveal' && !isInBrig(g, seat),
      },
    },
  ],
};
