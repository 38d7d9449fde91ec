import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code } from '../../../core/effects/effect.ts';
import { all, condition, may, when } from '../../../core/effects/flow.ts';
import { takeAction } from '../../../core/effects/movement.ts';
import { place } from '../../../core/effects/ships.ts';
import { you } from '../../../core/effects/who.ts';
import { ask } from '../../../core/engine/asking.ts';
import { mainBasestars, removeBasestar } from '../../../core/rules/basestars.ts';
import { supply } from '../../../core/rules/cylon-ships.ts';
import { discardSkills } from '../../../core/rules/discard.ts';
import { loyaltyEntry } from '../../../core/rules/loyalty.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const oneIsLeft = condition(phrase('pegasus.one-is-left'), (g) => supply(g, 'basestar') > 0);
const takeOneAway = code(phrase('pegasus.take-one-away'), function* (g, { you: seat }) {
  const there = mainBasestars(g).map((basestar) => ({ type: 'basestar' as const, basestar }));
  if (there.length === 0) return;
  const picked = yield* ask({ seat, kind: 'remove-basestar', options: [{ type: 'nothing' as const }, ...there] });
  if (picked.type === 'basestar') removeBasestar(g, picked.basestar);
});
const reinforce = may('you', all(place('bow', { raider: 3 }), place('stern', { civilian: 1 })));
const primacy = all(when(oneIsLeft, place('bow', { basestar: 1 }), takeOneAway), reinforce);

const twoActions = takeAction(you, 2);

export const cavil: CharacterEntry = {
  id: 'cavil',
  name: 'Cavil',
  set: 'pegasus',
  since: 3,
  option: 'cylon-leader',
  type: 'cylon-leader',
  skills: [
    { n: 1, of: ['tactics'] },
    { n: 1, of: ['treachery', 'engineering'] },
  ],
  canPilot: false,
  start: 'cylon-fleet',
  setupText: 'Cylon Fleet',
  succession: null,
  abilities: [
    { name: 'Primacy', kind: 'positive', text: primacy.text, action: primacy },
    { name: 'Aggressive Tactics', kind: 'miracle', text: twoActions.text, movement: twoActions },
    {
      name: 'Lies and Secrets',
      kind: 'negative',
      text: phrase('pegasus.lies-and-secrets'),
      hooks: {
        *cylonRevealed(g, owner, seat) {
          const shown = g.cards.list(zones.loyaltyFaceup(seat)).some((card) => loyaltyEntry(g, card).kind === 'cylon');
          if (owner !== null && shown) yield* discardSkills(g, owner, 'all', 'choice', { by: 'own-sheet' });
        },
      },
    },
  ],
};
