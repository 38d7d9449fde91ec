import type { Card } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code } from '../../../core/effects/effect.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { drawCard } from '../../../core/engine/decks.ts';
import { canResolve, playQuorum } from '../../../core/rules/quorum.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const skilledPolitician = code(phrase('base.skilled-politician'), function* (g, c) {
  const drawn: Card[] = [];
  for (let n = 0; n < 4; n++) {
    const card = drawCard(g, zones.quorumDeck, zones.quorumDiscard, zones.lookedAt(c.you));
    if (card !== null) drawn.push(card);
  }
  const names = drawn.map((card) => g.entry(card).name);
  g.emitWith({ type: 'quorum-looked-at', seat: c.you, n: drawn.length }, { names });
  const options = drawn
    .filter((card) => canResolve(g, c.you, card))
    .map((card) => ({ type: 'quorum' as const, card, name: g.entry(card).name }));
  const picked =
    options.length > 0 ? yield* askOne({ seat: c.you, kind: 'choose-quorum', options, secret: true }) : null;
  for (const card of drawn) if (card !== picked?.card) g.cards.move(card, zones.quorumDeck, 'bottom');
  if (picked) yield* playQuorum(g, c.you, picked.card);
});

export const lauraRoslin: CharacterEntry = {
  id: 'laura-roslin',
  name: 'Laura Roslin',
  set: 'base',
  type: 'political-leader',
  skills: [
    { n: 3, of: ['politics'] },
    { n: 2, of: ['leadership'] },
  ],
  canPilot: false,
  start: 'presidents-office',
  setupText: "President's Office",
  succession: { president: 1, admiral: 26, cag: 26 },
  abilities: [
    {
      name: 'Religious Visions',
      kind: 'positive',
      text: phrase('base.religious-visions'),
      hooks: { crisesToDraw: (_, owner, seat, n) => (owner === seat ? Math.max(n, 2) : n) },
    },
    { name: 'Skilled Politician', kind: 'miracle', text: skilledPolitician.text, action: skilledPolitician },
    {
      name: 'Terminal Illness',
      kind: 'negative',
      text: phrase('base.terminal-illness'),
      hooks: { activationCost: (_, owner, seat) => (owner === seat ? 2 : 0) },
    },
  ],
};
