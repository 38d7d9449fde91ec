/** Quorum cards that stay: before the player they are given to, or in play for all. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { QuorumEntry } from '../../core/content/entry.ts';
import { draw } from '../../core/effects/cards.ts';
import { all, both } from '../../core/effects/flow.ts';
import { giveThis, otherPlayer } from '../../core/effects/played.ts';
import { canHold } from '../../core/effects/titles.ts';
import { you } from '../../core/effects/who.ts';
import { ask } from '../../core/engine/asking.ts';
import { discardTo } from '../../core/engine/decks.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import type { Check } from '../../core/state/records.ts';
import { zones } from '../../core/state/zones.ts';
import { phrase } from '../../core/text/phrase.ts';

/** A kept card has been used. */
export function discardKept(g: Galactica, card: Card | null): void {
  if (card === null) return;
  g.emit({ type: 'quorum-card-used', name: g.entry(card).name });
  discardTo(g, card, zones.quorumDiscard);
}

const PROPHECY = 'Accept Prophecy';

function prophecy(g: Galactica): Card | null {
  return g.cards.list(zones.inPlay).find((card) => g.entry(card).name === PROPHECY) ?? null;
}

/** A check about the President in the Admiral's Quarters, or one for the presidency. */
function aboutPresident(g: Galactica, { location, target }: Check): boolean {
  if (location === 'administration') return true;
  return location === 'admirals-quarters' && target !== null && target === g.holder('president');
}

const SPECIALIST = 'Assign Mission Specialist';

function specialist(g: Galactica, owner: Seat): Card | null {
  return g.cards.list(zones.quorumGiven(owner)).find((card) => g.entry(card).name === SPECIALIST) ?? null;
}

export const drawAndGive = all(draw(you, 2, 'politics'), giveThis(otherPlayer));

export const keptQuorumCards: readonly QuorumEntry[] = [
  {
    deck: 'quorum',
    name: PROPHECY,
    set: 'base',
    count: 1,
    action: draw(you, 1, 'any'),
    after: 'kept',
    text: phrase('base.accept-prophecy'),
    hooks: {
      checkDifficulty: (g, _, check) => (aboutPresident(g, check) ? 2 : 0),
      *checkBegins(g, _, check) {
        if (aboutPresident(g, check)) discardKept(g, prophecy(g));
      },
      *keepsTitle(g, _, title, from, to, cause): Rules<boolean> {
        if (title !== 'president' || cause?.location !== 'administration') return false;
        const options = [{ type: 'yes' as const }, { type: 'no' as const }];
        const { type } = yield* ask({ seat: from, kind: 'keep-title', context: { name: PROPHECY, to }, options });
        if (type === 'yes') discardKept(g, prophecy(g));
        return type === 'yes';
      },
    },
  },
  {
    deck: 'quorum',
    name: 'Assign Arbitrator',
    set: 'base',
    count: 1,
    action: drawAndGive,
    after: 'kept',
    text: phrase('base.assign-arbitrator'),
    responses: [
      {
        window: 'before-check',
        possible: (_, __, { check }) => check.location === 'admirals-quarters',
        choices: () => [{ change: -3 }, { change: 3 }],
        *respond(g, _, { check }, choice, card) {
          discardKept(g, card);
          check.modifiers.push({
            source: 'Assign Arbitrator',
            kind: 'difficulty',
            amount: choice['change'] === 3 ? 3 : -3,
          });
        },
      },
    ],
  },
  {
    deck: 'quorum',
    name: SPECIALIST,
    set: 'base',
    count: 1,
    action: drawAndGive,
    after: 'kept',
    text: phrase('base.assign-mission-specialist'),
    hooks: {
      chooseDestination: (g, owner) =>
        owner === null
          ? null
          : {
              seat: owner,
              draw: 3,
              *used() {
                discardKept(g, specialist(g, owner));
              },
            },
    },
  },
  {
    deck: 'quorum',
    name: 'Assign Vice President',
    set: 'base',
    count: 1,
    action: all(draw(you, 2, 'politics'), giveThis(both(otherPlayer, canHold('president')))),
    after: 'kept',
    text: phrase('base.assign-vice-president'),
    hooks: {
      unpickable: (g, owner, seat, forWhat) =>
        owner !== null && forWhat === 'administration' && g.holder('president') !== owner && seat !== owner,
    },
  },
];
