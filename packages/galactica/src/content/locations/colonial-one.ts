/** The locations of Colonial One. */
import { choose as askOne } from '@ragtag/kernel';
import { draw } from '../../effects/cards.ts';
import { code, type Effect } from '../../effects/effect.ts';
import { all, another, both, choose, condition, may, onlyIf, pick, when, which } from '../../effects/flow.ts';
import { canHold, drawMutiny, drawQuorum, giveTitle, mayDrawMutiny, playQuorum } from '../../effects/titles.ts';
import { chosen, you } from '../../effects/who.ts';
import { discardMutiny } from '../../rules/mutiny.ts';
import { playableQuorum, playQuorum as playQuorumCard } from '../../rules/quorum.ts';
import type { LocationId } from '../../state/terms.ts';
import { zones } from '../../state/zones.ts';
import type { LocationEntry } from '../entry.ts';

function location(id: LocationId, name: string, effect: Effect): LocationEntry {
  return {
    id,
    name,
    set: 'daybreak',
    board: 'colonial-one',
    side: 'human',
    hazardous: false,
    damageable: false,
    actions: [{ effect }],
  };
}

const youArePresident = condition('you are the President', (g, c) => g.holder('president') === c.you);

/** One question for all that may follow, so that nobody learns whether a card of the hand could be played. */
const drawOrPlay = code(may('you', choose('you', drawQuorum(you, 1), playQuorum(you))).text, function* (g, c) {
  const cards = playableQuorum(g, c.you).map((card) => ({ type: 'quorum', card, name: g.entry(card).name }));
  const picked = yield* askOne({
    seat: c.you,
    kind: 'quorum-chamber',
    options: [{ type: 'nothing' }, { type: 'draw' }, ...cards],
  });
  if (picked.type === 'draw') yield* drawQuorum(you, 1).run(g, c);
  else if ('card' in picked) yield* playQuorumCard(g, c.you, picked.card);
});

const discardOwnMutiny = code('you may discard 1 mutiny card of yours', function* (g, c) {
  const cards = g.cards.list(zones.mutinyHand(c.you));
  if (cards.length === 0) return;
  const picked = yield* askOne({
    seat: c.you,
    kind: 'discard-mutiny',
    options: [{ type: 'nothing' }, ...cards.map((card) => ({ type: 'mutiny', card, name: g.entry(card).name }))],
  });
  if ('card' in picked) discardMutiny(g, c.you, [picked.card]);
});

const presidentMutinous = condition('the President has a mutiny card', (g) => {
  const president = g.holder('president');
  return president !== null && g.cards.count(zones.mutinyHand(president)) > 0;
});
const notPresident = which('who is not the President', (g, _, seat) => g.holder('president') !== seat);

export const colonialOneLocations: readonly LocationEntry[] = [
  location(
    'press-room',
    'Press Room',
    all(pick('you', both(another, mayDrawMutiny), drawMutiny(chosen, 1, { noBrig: true, keep: 1 })), discardOwnMutiny),
  ),
  location('presidents-office', "President's Office", draw(you, 2, 'politics')),
  location(
    'administration',
    'Administration',
    all(
      drawMutiny(you, 1),
      when(presidentMutinous, pick('you', both(canHold('president'), notPresident), giveTitle('president', chosen))),
    ),
  ),
  location('quorum-chamber', 'Quorum Chamber', onlyIf(youArePresident, all(drawQuorum(you, 1), drawOrPlay))),
];
