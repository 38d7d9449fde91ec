/** Crises of Daybreak that are a check, with nothing to choose. */
import { crisesOf } from '../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../core/content/entry.ts';
import { discard, draw } from '../../../core/effects/cards.ts';
import type { Who } from '../../../core/effects/effect.ts';
import { all, each, may, nothing } from '../../../core/effects/flow.ts';
import { jumpTrack } from '../../../core/effects/jump.ts';
import { free, sendTo } from '../../../core/effects/movement.ts';
import { lose } from '../../../core/effects/resources.ts';
import { discardRandomQuorum } from '../../../core/effects/titles.ts';
import { allIn, chosen, current, everybody, president } from '../../../core/effects/who.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { shuffleIntoDestiny } from '../../treachery/effects.ts';
import { drawMutiny } from '../effects.ts';
import { mutinyZones } from '../zones.ts';

const crisis = crisesOf('daybreak');

const withoutMutinyCard: Who = {
  text: phrase('daybreak.without-mutiny-card'),
  of: (g, c) => everybody.of(g, c).filter((seat) => g.cards.count(mutinyZones.hand(seat)) === 0),
};

export const checks: readonly CrisisEntry[] = [
  crisis('Consult the Hybrid', {
    check: {
      difficulty: 10,
      skills: ['politics', 'leadership'],
      pass: all(drawMutiny(current), draw(current, 2, 'any')),
      fail: all(lose('food', 1), shuffleIntoDestiny(2)),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Domestic Dispute', {
    check: {
      difficulty: 9,
      skills: ['politics', 'tactics'],
      pass: nothing,
      fail: all(lose('morale', 1), sendTo('sickbay', current)),
    },
    activation: ['raiders'],
  }),
  crisis('Give in to Despair', {
    check: {
      difficulty: 14,
      skills: ['politics', 'leadership'],
      pass: nothing,
      partial: [9, all(lose('food', 1), draw(current, 3, 'treachery'))],
      fail: lose('morale', 2),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Hybrid in Panic', {
    check: {
      difficulty: 12,
      skills: ['tactics', 'engineering'],
      pass: jumpTrack(1),
      partial: [8, discard(current, 2)],
      fail: lose('fuel', 1),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Incitement to Mutiny', {
    check: {
      difficulty: 13,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      partial: [7, shuffleIntoDestiny(2)],
      fail: shuffleIntoDestiny(4),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Insubordinate Crew', {
    check: {
      difficulty: 12,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('morale', 1), drawMutiny(withoutMutinyCard)),
    },
    activation: ['raiders'],
  }),
  crisis('Quorum in Uproar', {
    check: {
      difficulty: 8,
      skills: ['politics', 'tactics'],
      pass: nothing,
      fail: all(discardRandomQuorum(2), discard(president, 2, 'random')),
    },
    activation: ['launch'],
  }),
  crisis('Rallying Support', {
    check: {
      difficulty: 8,
      skills: ['politics', 'tactics'],
      pass: nothing,
      fail: all(lose('population', 1), drawMutiny(current), draw(current, 1, 'treachery')),
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Reactor Critical', {
    check: {
      difficulty: 7,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: draw(current, 2, 'treachery'),
      fail: lose('fuel', 1),
    },
    activation: ['launch'],
  }),
  crisis('Rebuild Trust', {
    check: {
      difficulty: 9,
      skills: ['politics', 'leadership'],
      pass: each(allIn('brig'), may('chosen', free('chosen', chosen))),
      fail: lose('morale', 2),
    },
    activation: ['raiders'],
  }),
];
