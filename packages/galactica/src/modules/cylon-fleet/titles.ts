/** The title cards that go with the Cylon Fleet board. */
import type { TitleEntry } from '../../core/content/entry.ts';
import { code } from '../../core/effects/effect.ts';
import { all, another, anyHuman, both, condition, onlyIf, pick } from '../../core/effects/flow.ts';
import { takeAction } from '../../core/effects/movement.ts';
import { canHold, giveTitle } from '../../core/effects/titles.ts';
import { chosen, you } from '../../core/effects/who.ts';
import { isPiloting } from '../../core/rules/piloting.ts';
import { activateUnmanned, canActivateUnmanned } from '../../core/rules/vipers.ts';
import { phrase } from '../../core/text/phrase.ts';
import { launchOne } from '../base/titles.ts';

const activateOne = code(phrase('cylon-fleet.activate-one'), (g, c) => activateUnmanned(g, c.you, 1, 1));
const mayActivateOne = code(phrase('cylon-fleet.may-activate-one'), (g, c) => activateUnmanned(g, c.you, 1));

const handOn = pick('you', both(another, anyHuman, canHold('cag')), giveTitle('cag', chosen));
/** As far as possible: with no ship to activate the title can still be handed on, and the other way round. */
const flyAndHandOn = code(
  all(activateOne, handOn).text,
  function* (g, c) {
    yield* activateOne.run(g, c);
    yield* handOn.run(g, c);
  },
  (g, c) => canActivateUnmanned(g, c.you) || (handOn.possible?.(g, c) ?? true),
);

const ONCE = 'cag';
const pilotingAndFresh = condition(
  phrase('cylon-fleet.piloting-and-fresh'),
  (g, c) => isPiloting(g, c.you) && !g.turn.used.has(ONCE),
);
const leadFromCockpit = onlyIf(
  pilotingAndFresh,
  all(
    code(phrase('cylon-fleet.lead-from-cockpit'), function* (g) {
      g.turn.used.add(ONCE);
    }),
    mayActivateOne,
    takeAction(you),
  ),
);

export const titleCards: readonly TitleEntry[] = [
  // What a nuke is aimed at depends on the board, not on the card. BG-SETUP-07, BG-ATTACKCARD-06
  { title: 'admiral', name: 'Admiral', set: 'exodus', option: 'cylon-fleet', actions: [launchOne] },
  {
    title: 'cag',
    name: 'CAG',
    set: 'exodus',
    option: 'cylon-fleet', // BG-ATTACKCARD-05
    actions: [
      { name: 'Activate a viper and hand the title on', effect: flyAndHandOn },
      { name: 'Lead from the cockpit', effect: leadFromCockpit },
    ],
  },
];
