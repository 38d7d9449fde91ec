/** The locations of Pegasus. */
import type { Rules, Seat } from '@ragtag/kernel';
import type { LocationEntry } from '../../core/content/entry.ts';
import { payCards } from '../../core/effects/cards.ts';
import { check } from '../../core/effects/check.ts';
import { execute } from '../../core/effects/cylons.ts';
import { code, type Effect } from '../../core/effects/effect.ts';
import { all, nothing, pick, pickArea, rollTable, which } from '../../core/effects/flow.ts';
import { chosen, you } from '../../core/effects/who.ts';
import { choose as askOne } from '../../core/engine/asking.ts';
import { rollDie } from '../../core/engine/dice.ts';
import { damageBasestar, mainBasestars } from '../../core/rules/basestars.ts';
import { isInBrig } from '../../core/rules/boards.ts';
import { destroyCivilian, pickCivilian } from '../../core/rules/civilian-ships.ts';
import { destroyRaiders, destroyScar } from '../../core/rules/raiders.ts';
import { hitViper, pickShip, vipersAt } from '../../core/rules/viper-losses.ts';
import { countsAsHuman } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import type { Area, LocationId } from '../../core/state/terms.ts';
import { phrase } from '../../core/text/phrase.ts';
import { damagePegasus } from './damage.ts';

function location(id: LocationId, name: string, effect: Effect): LocationEntry {
  return {
    id,
    name,
    set: 'pegasus',
    board: 'pegasus',
    side: 'human',
    hazardous: false,
    damageable: true,
    actions: [{ effect }],
  };
}

/** The basestar is named before the die is cast. */
const strikeBasestar = code(
  phrase('pegasus.strike-basestar'),
  function* (g, c) {
    const options = mainBasestars(g).map((basestar) => ({ type: 'basestar' as const, basestar }));
    if (options.length === 0) return;
    const { basestar } = yield* askOne({ seat: c.you, kind: 'choose-basestar', options });
    const rolled = yield* rollDie(g, c.you, 'location');
    if (rolled <= 3) return yield* damagePegasus(g, 1);
    for (let hit = 0; hit < (rolled <= 6 ? 1 : 2); hit++) {
      if (mainBasestars(g).includes(basestar)) yield* damageBasestar(g, basestar, c.you);
    }
  },
  (g) => mainBasestars(g).length > 0,
);

const character = which(phrase('pegasus.character'), (g, _, seat) => {
  return countsAsHuman(g, seat) && g.player(seat).stranded === 0;
});

const hitCivilian = code(phrase('pegasus.hit-civilian'), function* (g, c) {
  const ship = c.area === null ? null : yield* pickCivilian(g, c.you, c.area);
  if (ship !== null) yield* destroyCivilian(g, ship);
});
const hitOwnViper = code(phrase('pegasus.hit-own-viper'), function* (g, c) {
  if (c.area === null) return;
  const ship = yield* pickShip(c.you, vipersAt(g, ['space', 'piloted'], c.area));
  if (ship) yield* hitViper(g, ship, 'damaged');
});

function hitRaiders(n: number, scarToo: boolean): Effect {
  return code(phrase('pegasus.destroy-raiders-there', { n }), function* (g, c) {
    if (c.area === null) return;
    const scar = scarToo && (yield* alsoScar(g, c.you, c.area));
    if (scar) yield* destroyScar(g);
    yield* destroyRaiders(g, c.area, scar ? n - 1 : n);
  });
}

/** BG-UNI-109 Scar may be one of the raiders, only on a 7 or 8. */
function* alsoScar(g: Galactica, seat: Seat, area: Area): Rules<boolean> {
  const { scar } = g.state;
  if (scar.where !== 'main' || scar.area !== area) return false;
  const options = [{ type: 'yes' as const }, { type: 'no' as const }];
  return (yield* askOne({ seat, kind: 'destroy-scar', rules: ['BG-UNI-109'], options })).type === 'yes';
}

const crisisJumps = code(phrase('pegasus.crisis-jumps'), function* (g) {
  g.turn.modifiers.set('jump-icon');
  g.emit({ type: 'engine-room-ready', seat: g.current });
});

export const pegasusLocationEntries: readonly LocationEntry[] = [
  location('pegasus-cic', 'Pegasus CIC', strikeBasestar),
  location(
    'airlock',
    'Airlock',
    pick(
      'you',
      character,
      check({
        difficulty: 12,
        modifier: {
          text: phrase('pegasus.airlock'),
          of: (g, c) => (c.chosen !== null && isInBrig(g, c.chosen) ? -4 : 0),
        },
        skills: ['politics', 'tactics', 'treachery'],
        pass: execute(chosen),
        fail: nothing,
      }),
    ),
  ),
  location(
    'main-batteries',
    'Main Batteries',
    pickArea('you', rollTable([1, hitCivilian], [3, hitOwnViper], [6, hitRaiders(2, false)], [8, hitRaiders(4, true)])),
  ),
  location('engine-room', 'Engine Room', all(payCards(you, 2), crisisJumps)),
];
