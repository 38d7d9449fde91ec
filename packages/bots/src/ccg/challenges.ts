/** What challenges come to: declared, defended, and played on with events. */
import { challengerWins } from './odds.ts';
import { type FleetCard, gainTo, lossTo, type PlayerView, type Scene } from './scene.ts';
import { printedOf, unitWorth } from './worth.ts';

type UnitType = 'personnel' | 'ship';

/** As a card is printed: in play it may be face down, and then it is neither. */
export function typeOf(card: FleetCard): UnitType | null {
  const type = printedOf(card.id)?.type;
  return type === 'personnel' || type === 'ship' ? type : null;
}

/** Whether a unit could defend against a challenger of this type. */
function couldDefend(card: FleetCard, as: UnitType | null, anything: boolean): boolean {
  const type = typeOf(card);
  if (type === null || card.exhausted || card.keywords.includes('Vision')) return false;
  return anything || type === as || card.keywords.includes('Scramble');
}

function defenders(player: PlayerView, challenger: FleetCard, as: UnitType | null): FleetCard[] {
  const anything = challenger.keywords.includes('Vulnerable');
  return player.alert.filter((card) => couldDefend(card, as, anything));
}

/** What it comes to for the challenger if this unit defends. */
function fought(challenger: FleetCard, defender: FleetCard): number {
  const chance = challengerWins(challenger.power - defender.power);
  return (
    chance * unitWorth(defender.id, defender.power) - (1 - chance) * unitWorth(challenger.id, challenger.power) + 0.3
  );
}

/** What it comes to if nobody defends. */
function unopposed({ me }: Scene, against: PlayerView, challenger: FleetCard): number {
  const power = Math.max(0, challenger.power);
  const inflicted = lossTo(against, power);
  return challenger.keywords.includes('Manipulate') ? Math.max(inflicted, gainTo(me, power)) : inflicted;
}

/** What a challenge comes to against a player who answers it as it suits that player best. */
export function challengeWorth(
  s: Scene,
  challenger: FleetCard,
  against: PlayerView,
  as: UnitType | null = typeOf(challenger),
): number {
  let worst = unopposed(s, against, challenger);
  const units = defenders(against, challenger, as);
  if (units.length > 0 && challenger.keywords.includes('Sniper')) {
    const best = Math.max(...units.map((unit) => fought(challenger, unit)));
    worst = Math.min(worst, best);
  } else {
    for (const unit of units) worst = Math.min(worst, fought(challenger, unit));
  }
  return worst - exposure(s, challenger);
}

/** What it costs not to have a unit alert any more: others may now challenge where it could have defended. */
function exposure({ view, me, others }: Scene, unit: FleetCard): number {
  const type = typeOf(unit);
  const guards = me.alert.filter((card) => card !== unit && couldDefend(card, type, false)).length;
  let feared = 0;
  for (const player of others) {
    for (const card of player.alert) {
      if (typeOf(card) === type && !card.exhausted && !card.keywords.includes('Vision'))
        feared = Math.max(feared, card.power);
    }
  }
  const threatened = view.threatLevel > view.fleetDefense && me.alert.length < 3 ? 1 : 0;
  return (guards === 0 ? 0.4 * lossTo(me, feared) : 0.1 * feared) + threatened;
}

/** The opponent a unit best challenges, and what that comes to. */
export function bestChallenge(s: Scene, challenger: FleetCard): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const player of s.others) most = Math.max(most, challengeWorth(s, challenger, player));
  return most;
}

/** What it comes to for the challenged player if a unit of this worth and power defends. */
export function defenseWorth(defender: FleetCard, challenger: FleetCard): number {
  return -fought(challenger, defender) - 0.2;
}

/** What a challenge of a Cylon threat comes to. */
export function threatWorth({ me, others }: Scene, unit: FleetCard, threat: number): number {
  const chance = challengerWins(unit.power - threat);
  return chance * gainTo(me, others.length === 1 ? 2 : 1) - (1 - chance) * unitWorth(unit.id, unit.power);
}
