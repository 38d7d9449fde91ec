/** The quorum deck. */
import type { QuorumEntry } from '../../core/content/entry.ts';
import { quorumOf } from '../../core/content/quorum.ts';
import { all, both, inBrig, pick, roll, which } from '../../core/effects/flow.ts';
import { free, movableTo, sendTo } from '../../core/effects/movement.ts';
import { byChosen, otherPlayer, removeThis } from '../../core/effects/played.ts';
import { gain, lose } from '../../core/effects/resources.ts';
import { destroyCylon } from '../../core/effects/ships.ts';
import { canHold, examinable, giveTitle, lookLoyalty } from '../../core/effects/titles.ts';
import { chosen, you } from '../../core/effects/who.ts';
import { phrase } from '../../core/text/phrase.ts';
import { keptQuorumCards } from './quorum-kept.ts';

const quorum = quorumOf('base');

const notAdmiral = which(phrase('base.not-admiral'), (g, _, seat) => g.holder('admiral') !== seat);

export const quorumCards: readonly QuorumEntry[] = [
  ...keptQuorumCards,
  quorum('Arrest Order', pick('you', movableTo('brig'), sendTo('brig', chosen)), 2),
  quorum(
    'Authorization of Brutal Force',
    all(destroyCylon('you', { raider: 3, heavyRaider: 1, centurion: 1 }), roll(2).orLess(lose('population', 1))),
    2,
  ),
  quorum(
    'Encourage Mutiny',
    pick(
      'you',
      both(otherPlayer, notAdmiral, canHold('admiral')),
      byChosen(roll(3).orMore(giveTitle('admiral', chosen), lose('morale', 1))),
    ),
  ),
  quorum('Food Rationing', roll(6).orMore(all(gain('food', 1), removeThis)), 2),
  quorum('Inspirational Speech', roll(6).orMore(all(gain('morale', 1), removeThis)), 4),
  quorum('Presidential Pardon', pick('you', both(otherPlayer, inBrig), free('you', chosen))),
  quorum(
    'Release Cylon Mugshots',
    all(pick('you', examinable(you), lookLoyalty(you, chosen, 'random')), roll(3).orLess(lose('morale', 1))),
  ),
];
