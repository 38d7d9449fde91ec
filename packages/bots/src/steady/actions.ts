/** Movement and action, which are one choice: the best of every place in reach and of every card in hand. */
import type { PlayerView } from '@ragtag/galactica';
import { actionOf, characterOf, skillNamed, titleAction } from './entries.ts';
import { cardPrice } from './hand.ts';
import { leaveWorth } from './odd.ts';
import { count, keyOf, number, word } from './phrase.ts';
import { bestPlace, CHANGE_SHIP, cheapestCard, placeWorth, repairWorth } from './places.ts';
import { MIRACLE, relief } from './points.ts';
import type { Offered } from './question.ts';
import { playerAt, type Scene } from './scene.ts';
import { areaNamed, moveWorth, pilotWorth } from './ships.ts';
import { value } from './value.ts';

/** Doing nothing is a little better than harm. */
const NOTHING = 0.02;
/** Who holds a mutiny card and draws a second goes to the Brig. */
const RID_OF_MUTINY = 0.35;

/** An action as it is offered, in points for the humans. */
export function actionWorth(s: Scene, option: Offered): number {
  const me = playerAt(s, s.me);
  const name = word(option, 'name');
  switch (option.type) {
    case 'location':
      return placeWorth(s, s.me, word(option, 'location'));
    case 'skill-card':
      return cardWorth(s, name, number(option, 'strength') ?? 2, 'action');
    case 'title':
      return value(titleAction(name), { ...s, name });
    case 'ability':
      return abilityWorth(s, name);
    case 'quorum':
      return value(actionOf('quorum', name), { ...s, name }) - 0.1;
    case 'mutiny':
      return value(actionOf('mutiny', name), { ...s, name }) + RID_OF_MUTINY;
    case 'viper':
      return me?.piloting ? pilotWorth(s.view, me.piloting.area) : 0;
    case 'goal':
      return s.view.nextJumpWins ? 4 : 0.9;
    case 'end-infiltration':
      return leaveWorth(s);
    case 'nothing':
      return NOTHING;
    default:
      return 0;
  }
}

/** A skill card played for what it does, its price taken off. */
function cardWorth(s: Scene, name: string, strength: number, use: 'action' | 'movement'): number {
  const entry = skillNamed(name);
  const effect = entry?.[use];
  if (!entry || !effect) return 0;
  const held = playerAt(s, s.me)?.hand.count ?? 6;
  const price = s.view.players[s.me]?.revealed ? 0 : cardPrice({ name, strength, type: entry.type }, held);
  const reluctant = characterOf(playerAt(s, s.me)?.character?.id)?.abilities.some((one) => one.name === 'Reluctant');
  const again = name === 'Repair' && characterOf(playerAt(s, s.me)?.character?.id)?.id === 'galen-tyrol' ? 0.6 : 0;
  const worth = value(effect.text, { ...s, you: s.me, name });
  return worth - price - (reluctant ? 0.35 : 0) + (worth > 0 ? again : 0);
}

/** An ability of the sheet, in the Movement step or as an action. Harm is what a Cylon spends it on. */
function abilityWorth(s: Scene, name: string, use: 'action' | 'movement' = 'action'): number {
  const ability = characterOf(playerAt(s, s.me)?.character?.id)?.abilities.find((one) => one.name === name);
  const effect = ability?.[use];
  if (!effect) return 0;
  const price = ability.kind === 'miracle' ? (s.view.distance >= 6 ? 0.6 * MIRACLE : 1.5 * MIRACLE) : 0;
  const further = keyOf(effect.text) === 'takeAction';
  const worth = further ? count(effect.text) * hereWorth(s) : value(effect.text, { ...s, name });
  // Nobody who is out for the humans' victory calls a super crisis down on them.
  if (s.course?.wins === 'humans' && keyOf(effect.text) === 'drawSuper') return 0;
  return worth - (isEvil(s) ? -price : price);
}

/** One more action where one is. */
function hereWorth(s: Scene): number {
  return isEvil(s) ? placeWorth(s, s.me, playerAt(s, s.me)?.place ?? '') : actHere(s);
}

/** Against the humans, whether they know or not. */
function isEvil({ course, me, view }: Scene): boolean {
  return course ? !course.helps : (view.players[me]?.revealed ?? false);
}

/** The best this player can do wherever he is: cards, sheet, titles. */
export function portableWorth(s: Scene): number {
  const me = playerAt(s, s.me);
  if (!me) return 0;
  let best = NOTHING;
  const consider = (worth: number): void => {
    best = Math.max(best, worth);
  };
  for (const { name, strength = 0 } of me.hand.cards) {
    if (name !== 'Repair' && skillNamed(name)?.action) consider(cardWorth(s, name, strength, 'action'));
  }
  const character = characterOf(me.character?.id);
  for (const { name, action, kind } of character?.abilities ?? []) {
    if (action && (kind !== 'miracle' || me.miracle > 0)) consider(abilityWorth(s, name));
  }
  for (const { name } of me.quorum.cards) consider(value(actionOf('quorum', name), { ...s, name }) - 0.1);
  for (const { name } of me.mutiny.cards) consider(value(actionOf('mutiny', name), { ...s, name }) + RID_OF_MUTINY);
  return best;
}

/** A way to move, to somebody against the humans: the place that harms them most, or staying and an ability or card. */
export function cylonMovementWorth(s: Scene, option: Offered): number {
  const me = playerAt(s, s.me);
  const away = me?.allegiance === 'infiltrating' ? leaveWorth(s) : 0;
  const at = (id: string): number => Math.min(away, placeWorth(s, s.me, id));
  const here = at(me?.place ?? '') - 0.01;
  switch (option.type) {
    case 'move':
    case 'land':
      return at(word(option, 'location')) + 0.3 * (number(option, 'cost') ?? 0);
    case 'ability':
      return here + abilityWorth(s, word(option, 'name'), 'movement');
    case 'movement-card':
      return here + cardWorth(s, word(option, 'name'), 2, 'movement');
    default:
      return here;
  }
}

/** Some may not end their actions where they began the turn. */
function restless({ character, place }: PlayerView): number {
  const sheet = characterOf(character?.id);
  return place !== 'brig' && sheet?.abilities.some(({ name }) => name === 'Stim Junkie') ? 1.1 : 0;
}

/** Some lose cards in company. */
function inCompany(s: Scene, id: string): number {
  const sheet = characterOf(playerAt(s, s.me)?.character?.id);
  if (!sheet?.abilities.some(({ name }) => name === 'Kleptomania')) return 0;
  return s.view.players.some(({ seat, place }) => seat !== s.me && place === id) ? 0.8 : 0;
}

/** What it is worth to be in a place with an action to take. */
function standing(s: Scene, id: string, portable: number): number {
  const me = playerAt(s, s.me);
  const repairs = !characterOf(me?.character?.id)?.abilities.some(({ name }) => name === 'Specialized');
  const mends = repairs && me?.hand.cards.some(({ name }) => name === 'Repair') ? repairWorth(s.view, id) - 0.3 : 0;
  const sickbay = id === 'sickbay' ? -0.8 : 0;
  return Math.max(portable, placeWorth(s, s.me, id), mends) + sickbay - inCompany(s, id);
}

/** A way to move as it is offered, in points for the humans, with what can be done there. */
export function movementWorth(s: Scene, option: Offered, portable: number): number {
  const me = playerAt(s, s.me);
  if (!me) return 0;
  switch (option.type) {
    case 'stay': {
      const here = me.piloting
        ? Math.max(portable, pilotWorth(s.view, me.piloting.area)) + (relief(s.view) > 0 ? 0.2 : 0)
        : standing(s, me.place, portable);
      return here + 0.04 - restless(me);
    }
    case 'move':
    case 'land':
      return (
        standing(s, word(option, 'location'), portable) -
        (number(option, 'cost') ?? 0) * Math.min(CHANGE_SHIP, cheapestCard(s))
      );
    case 'fly': {
      const area = areaNamed(option['area']);
      return area ? Math.max(portable, pilotWorth(s.view, area)) + 0.01 * moveWorth(s.view, null, area, 2) : 0;
    }
    case 'movement-card': {
      const name = word(option, 'name');
      const strength = me.hand.cards.find(({ card }) => card === option['card'])?.strength ?? 2;
      const here = me.piloting ? pilotWorth(s.view, me.piloting.area) : standing(s, me.place, portable);
      return Math.max(portable, here) + cardWorth(s, name, strength, 'movement');
    }
    case 'ability':
      return Math.max(portable, standing(s, me.place, portable)) + abilityWorth(s, word(option, 'name'), 'movement');
    default:
      return 0;
  }
}

/** To move and then act, or to act twice where one is. */
export function moveAndAct(s: Scene): number {
  return Math.max(bestPlace(s, s.me).worth, portableWorth(s));
}
export function actHere(s: Scene): number {
  const me = playerAt(s, s.me);
  if (!me) return 0;
  const here = me.piloting ? pilotWorth(s.view, me.piloting.area) : placeWorth(s, s.me, me.place);
  return Math.max(here, portableWorth(s));
}
export function actTwice(s: Scene): number {
  const me = playerAt(s, s.me);
  const here = me?.piloting ? pilotWorth(s.view, me.piloting.area) : placeWorth(s, s.me, me?.place ?? '');
  const portable = portableWorth(s);
  return Math.max(1.7 * here, here + portable, 1.3 * portable);
}
