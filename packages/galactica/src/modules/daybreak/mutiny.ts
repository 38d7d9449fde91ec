/** The mutiny deck. Each card is an action of its holder, in the Brig or not. BG-MUTINY-01, BG-MUTINY-08 */
import { only } from '@ragtag/kernel';
import { draw, payCards, scry, take } from '../../core/effects/cards.ts';
import { damageGalactica, destroyCivilian } from '../../core/effects/damage.ts';
import { code, type Effect } from '../../core/effects/effect.ts';
import { all, anyHuman, because, condition, inBrig, onlyIf, pick, pickArea, roll } from '../../core/effects/flow.ts';
import { jumpTrack } from '../../core/effects/jump.ts';
import { free, sendTo } from '../../core/effects/movement.ts';
import { removeThis } from '../../core/effects/played.ts';
import { gain } from '../../core/effects/resources.ts';
import {
  activateVipers,
  attack,
  gainAssaultRaptor,
  launchEach,
  loseNukes,
  nuke,
  place,
  repairVipers,
  vipersHome,
} from '../../core/effects/ships.ts';
import { drawQuorum, giveTitle } from '../../core/effects/titles.ts';
import { admiral, chosen, everybody, president, you } from '../../core/effects/who.ts';
import { choose as askOne } from '../../core/engine/asking.ts';
import { isInBrig } from '../../core/rules/boards.ts';
import { escortCivilian, pickCivilian } from '../../core/rules/civilian-ships.ts';
import { unmanned } from '../../core/rules/vipers.ts';
import { areas } from '../../core/state/terms.ts';
import { zones } from '../../core/state/zones.ts';
import { phrase } from '../../core/text/phrase.ts';
import { shuffleIntoDestiny } from '../treachery/effects.ts';
import { drawMutiny, mayDrawMutiny } from './effects.ts';
import type { MutinyEntry } from './mutiny-entry.ts';

function mutiny(name: string, action: Effect, after: MutinyEntry['after'] = 'discard'): MutinyEntry {
  return { deck: 'mutiny', name, set: 'daybreak', count: 1, action, after };
}

const notInBrig = condition(phrase('daybreak.not-in-brig'), (g, c) => !isInBrig(g, c.you));
const notPresident = condition(phrase('daybreak.not-president'), (g, c) => {
  const holder = g.holder('president');
  return holder !== null && holder !== c.you;
});
const presidentHasThree = condition(phrase('daybreak.president-has-three'), (g, c) => {
  const holder = g.holder('president');
  return holder !== null && holder !== c.you && g.cards.count(zones.hand(holder)) >= 3;
});
const viperInSpace = condition(
  phrase('daybreak.viper-in-space'),
  (g) => areas.some((area) => unmanned(g, area) > 0) || g.seats.some((seat) => g.player(seat).ship !== null),
);
/** Games of earlier revisions let it be played for the mutiny card alone. */
const somebodyInBrig = condition(
  phrase('daybreak.somebody-in-brig'),
  (g) => g.configuration.revision < 6 || g.seats.some((seat) => isInBrig(g, seat)),
);
const raptorInReserve = condition(phrase('daybreak.raptor-in-reserve'), (g) => g.state.raptors.reserve > 0);

/** One civilian ship on the board goes back among the unused ones. */
const hideCivilian = code(phrase('daybreak.hide-civilian'), function* (g, c) {
  const ship = yield* pickCivilian(g, c.you);
  if (ship !== null) yield* escortCivilian(g, ship);
});

/** Two cards of the President's hand, one after the other, so in any order. */
const buryQuorum = code(phrase('daybreak.bury-quorum'), function* (g, c) {
  const holder = g.holder('president');
  if (holder === null) return;
  g.emit({ type: 'quorum-hand-looked-at', seat: c.you, owner: holder });
  for (let n = 0; n < 2; n++) {
    const hand = g.cards.list(zones.quorumHand(holder));
    if (hand.length === 0) return;
    for (const one of hand) g.cards.show(one, only(c.you));
    const { card } = yield* askOne({
      seat: c.you,
      kind: 'bury-quorum',
      context: because(g, c),
      options: hand.map((one) => ({ type: 'quorum', card: one, name: g.entry(one).name })),
      secret: true, // asked even about a single card: nobody else may see it
    });
    const name = g.entry(card).name;
    const buried = g.cards.move(card, zones.quorumDeck, 'bottom');
    g.cards.show(buried, only(c.you), 'stays');
    g.emitWith({ type: 'quorum-buried', owner: holder, by: c.you }, { name });
  }
});

export const mutinyCards: readonly MutinyEntry[] = [
  mutiny('Armed Resistance', all(sendTo('sickbay', admiral), scry('you', 'crisis'))),
  mutiny('Assume Command', onlyIf(notInBrig, all(payCards(you, 5), giveTitle('admiral', you)))),
  mutiny('Bait and Switch', all(draw(you, 2, 'any'), shuffleIntoDestiny(2))),
  mutiny('Betrayal of Trust', all(draw(you, 2, 'treachery'), scry('you', 'destination'))),
  mutiny('Blackmail', onlyIf(presidentHasThree, take(president, you, 3))),
  mutiny('Clipped Wings', onlyIf(viperInSpace, all(vipersHome, repairVipers('all'), draw(you, 2, 'treachery')))),
  mutiny('Controversial Speech', roll(6).orMore(all(gain('morale', 1), removeThis), draw(everybody, 1, 'treachery'))),
  mutiny('Feed the People', all(jumpTrack(-2), gain('food', 1)), 'remove'),
  mutiny('Impeachment', all(payCards(you, 5), giveTitle('president', you))),
  mutiny(
    'Make a Deal',
    onlyIf(
      somebodyInBrig,
      all(pick('you', inBrig, free('you', chosen)), pick('you', mayDrawMutiny, drawMutiny(chosen))),
    ),
  ),
  mutiny(
    'Necessary Risk',
    all(gain('food', 1), pickArea('you', place('picked', { basestar: 1, raider: 3 }))),
    'remove',
  ),
  mutiny('Panic', all(place('stern', { civilian: 1 }), activateVipers('you', 1, { must: true }))),
  mutiny('Peaceful Resistance', all(sendTo('sickbay', you), roll(4).orLess(sendTo('brig', admiral)))),
  mutiny(
    'Ruined Reputation',
    pick('you', anyHuman, all(draw(chosen, 2, 'any'), roll(4).orLess(sendTo('brig', chosen)))),
  ),
  mutiny('Scavenging for Parts', all(damageGalactica(1), hideCivilian)),
  mutiny('Selfish Act', all(draw(you, 2, 'own'), drawMutiny(you))),
  mutiny('Send a Message', all(damageGalactica(1), attack('you', 'marine', 2))),
  mutiny('Set the Agenda', onlyIf(notPresident, all(drawQuorum(president, 2), buryQuorum))),
  mutiny('The Strong Survive', all(destroyCivilian(1), jumpTrack(1)), 'remove'),
  mutiny('Unauthorized Usage', all(nuke('you'), loseNukes('all')), 'remove'),
  mutiny('Violent Protest', all(draw(you, 2, 'politics'), sendTo('sickbay', president))),
  mutiny('Weapons Armed', onlyIf(raptorInReserve, all(gainAssaultRaptor, launchEach({ raider: 2 })))),
];
