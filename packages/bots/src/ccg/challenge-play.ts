/** Events and abilities inside a challenge: played where they turn it, or make it count for more. */
import type { Answer } from '@ragtag/kernel';
import { best, type Choice, cardIn, idIn, type Question } from './answering.ts';
import { challengerWins } from './odds.ts';
import { inFleet, lossTo, type Scene } from './scene.ts';
import { printedOf, unitWorth } from './worth.ts';

export function playInChallenge(s: Scene, asked: Question): Answer {
  return best(asked, (option) => (option.type === 'pass' ? 0 : moveWorth(s, option)));
}

/** What the power of a move does for its player, less what the move costs. */
function moveWorth(s: Scene, option: Choice): number {
  const card = printedOf(idIn(option));
  if (!card) return -1;
  const ability = option.type === 'ability' ? card.activated[Number(option['index'])] : undefined;
  const effect = ability?.effect ?? card.effect;
  if (option.type === 'sacrifice') return boosts(s, cardIn(option)) ? swing(s, 1) - 0.8 : -1;
  if (!effect) return -1;
  const cost = ability ? ability.price.cost : 0.8;
  return swing(s, Math.abs(effect.power ?? 0)) + Math.max(0, (effect.worth ?? 0) - 1) - cost;
}

/** Whether the card lies under one's unit in the challenge. */
function boosts({ view, me }: Scene, card: number): boolean {
  const fighting = [view.challenge?.challenger, view.challenge?.defender];
  for (const area of [me.alert, me.reserve]) {
    for (const one of area) {
      if (fighting.includes(one.card) && one.stacked.some((under) => under.card === card)) return true;
    }
  }
  return false;
}

/** How much better off one is with so much more power on one's own side, or less on the other's. */
function swing(s: Scene, by: number): number {
  const { challenge } = s.view;
  if (!challenge || by === 0) return 0;
  const { power, defended, threat } = challenge;
  const mine = challenge.by === s.me.seat;
  if (!mine && (challenge.against !== s.me.seat || threat)) return 0;
  if (!defended) {
    const against = s.view.players[challenge.against];
    const hit = Math.max(0, power.challenger);
    if (!against) return 0;
    return mine
      ? lossTo(against, hit + by) - lossTo(against, hit)
      : lossTo(s.me, hit) - lossTo(s.me, Math.max(0, hit - by));
  }
  const lead = power.challenger - power.defender;
  const better = challengerWins(lead + (mine ? by : -by));
  return Math.abs(better - challengerWins(lead)) * atStake(s);
}

function atStake(s: Scene): number {
  const { challenge } = s.view;
  if (!challenge) return 0;
  const worthOf = (card: number | null) => {
    const found = card === null ? null : inFleet(s, card);
    return found ? unitWorth(found.card.id, found.card.power) : 1.5;
  };
  return worthOf(challenge.challenger) + worthOf(challenge.defender);
}
