import type { CharacterEntry } from '../../../core/content/entry.ts';
import { take } from '../../../core/effects/cards.ts';
import { code } from '../../../core/effects/effect.ts';
import { all, another, both, pick, which } from '../../../core/effects/flow.ts';
import { chosen, you } from '../../../core/effects/who.ts';
import { askSome, choose } from '../../../core/engine/asking.ts';
import { drawSkillCard } from '../../../core/engine/decks.ts';
import { addToCheckOpen } from '../../../core/rules/skill-check.ts';
import { skillTypes } from '../../../core/state/terms.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const holdsCards = which(phrase('pegasus.holds-cards'), (g, _, seat) => g.cards.count(zones.hand(seat)) > 0);
/** Whatever that player's skill set. */
const drawsForIt = code(phrase('pegasus.draws-for-it'), function* (g, c) {
  if (c.chosen === null) return;
  const decks = skillTypes.filter((type) => g.cards.count(zones.skillDeck[type]) > 0);
  const options = decks.map((skill) => ({ type: 'skill-type' as const, skill }));
  if (options.length === 0) return;
  const { skill } = yield* choose({ seat: c.you, kind: 'draw-skill', context: { left: 1 }, options });
  drawSkillCard(g, c.chosen, skill);
});
const intimate = pick('you', both(another, holdsCards), all(take(chosen, you, 1), drawsForIt));

export const capricaSix: CharacterEntry = {
  id: 'caprica-six',
  name: '"Caprica" Six',
  set: 'pegasus',
  since: 3,
  option: 'cylon-leader',
  type: 'cylon-leader',
  skills: [
    { n: 1, of: ['leadership'] },
    { n: 1, of: ['treachery', 'engineering'] },
  ],
  canPilot: false,
  start: 'caprica',
  setupText: 'Caprica',
  succession: null,
  abilities: [
    { name: 'Intimate', kind: 'positive', text: intimate.text, movement: intimate },
    {
      name: 'Human Delusion',
      kind: 'miracle',
      text: phrase('pegasus.human-delusion'),
      responses: [
        {
          window: 'check-revealed',
          // Before a card is taken out of it. BG-UNI-139
          possible: (g, seat, { check }) => g.cards.count(zones.hand(seat)) > 0 && !check.used.has('Quick Fix'),
          *respond(g, seat, { check }) {
            const options = g
              .hand(seat)
              .map((card) => ({ type: 'card' as const, card, name: g.entry(card).name, strength: g.strength(card) }));
            const added = yield* askSome({ seat, kind: 'human-delusion', options, min: 1, max: options.length });
            for (const { card } of added) addToCheckOpen(g, check, card, seat);
          },
        },
      ],
    },
    {
      name: 'Conflicted Loyalties',
      kind: 'negative',
      text: phrase('pegasus.conflicted-loyalties'),
      hooks: {
        activationCost: (_, owner, seat, location) => (owner === seat && location === 'cylon-fleet' ? 1 : 0),
      },
    },
  ],
};
