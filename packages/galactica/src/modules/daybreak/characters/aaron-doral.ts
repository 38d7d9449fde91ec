import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code } from '../../../core/effects/effect.ts';
import { choose } from '../../../core/engine/asking.ts';
import { takeAction } from '../../../core/rules/action.ts';
import { isHazardous, locationsInPlay, openTo } from '../../../core/rules/boards.ts';
import { moveCharacter } from '../../../core/rules/hazardous-locations.ts';
import { skillSet } from '../../../core/rules/receive-skills.ts';
import { isInfiltrating } from '../../../core/state/allegiance.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { comeBack } from '../../cylon-leaders/infiltration.ts';

/** Never to the Resurrection Ship, which nobody enters of their own will. BG-CLAR-01 */
const meticulous = code(
  phrase('daybreak.meticulous'),
  function* (g, { you: seat }) {
    yield* comeBack(g, seat);
    const open = locationsInPlay(g).filter((id) => openTo(g, seat, id) && !isHazardous(g, id));
    const { location } = yield* choose({
      seat,
      kind: 'choose-location',
      rules: ['BG-CLAR-01'],
      context: { source: 'sheet', name: 'Meticulous' },
      options: open.map((id) => ({ type: 'location' as const, location: id })),
    });
    yield* moveCharacter(g, seat, location);
    yield* takeAction(g, seat, { by: 'Meticulous' });
  },
  (g, { you: seat }) => isInfiltrating(g, seat),
);

export const aaronDoral: CharacterEntry = {
  id: 'aaron-doral',
  name: 'Aaron Doral',
  set: 'daybreak',
  since: 3,
  option: 'cylon-leader',
  type: 'cylon-leader',
  skills: [
    { n: 1, of: ['treachery'] },
    { n: 1, of: ['politics', 'tactics'] },
  ],
  canPilot: false,
  start: 'caprica',
  setupText: 'Caprica',
  succession: null,
  abilities: [
    {
      name: 'Industrious',
      kind: 'positive',
      text: phrase('daybreak.industrious'),
      hooks: {
        *receiveSkills(g, owner, seat, plan) {
          if (owner !== seat || !isInfiltrating(g, seat) || g.isAt(seat, 'sickbay')) return plan;
          return [...plan, { n: 1, of: skillSet(g, seat) }];
        },
      },
    },
    { name: 'Meticulous', kind: 'miracle', text: meticulous.text, action: meticulous },
    {
      name: 'Vanity',
      kind: 'negative',
      text: phrase('daybreak.vanity'),
      hooks: {
        contribution: (g, owner, seat, _, most) =>
          owner === seat && g.current !== seat && g.state.step === 'action' ? 0 : most,
      },
    },
  ],
};
