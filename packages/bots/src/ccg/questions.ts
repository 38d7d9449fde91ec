/** How a steady player answers each kind of question of the card game. */
import type { OptionType, QuestionKind } from '@ragtag/ccg';
import type { Answer } from '@ragtag/kernel';
import { chooseAction } from './actions.ts';
import { best, type Choice, cardIn, helps, idIn, numberIn, type Question } from './answering.ts';
import { playInChallenge } from './challenge-play.ts';
import { challengeWorth, defenseWorth, threatWorth } from './challenges.ts';
import { chooseResource, keepsHand, placeResource } from './resources.ts';
import { gainTo, inFleet, lossTo, type PlayerView, type Scene } from './scene.ts';
import { heldWorth, printedOf, unitWorth } from './worth.ts';

export type Answering = (s: Scene, asked: Question) => Answer;

const typed = (asked: Question, type: OptionType): Answer =>
  Math.max(
    0,
    asked.options.findIndex((option) => option.type === type),
  );

/** A card in play, positive if it is one's own or does one good. */
function standing(s: Scene, option: Choice): number {
  const found = inFleet(s, cardIn(option));
  if (!found) {
    const mine = s.me.stacks.some(({ card }) => card === cardIn(option));
    return mine ? 1 : s.me.threats.length > 0 ? -0.5 : -1;
  }
  const worth = unitWorth(found.card.id, found.card.power);
  return found.of === s.me ? worth : -worth;
}

/** What is good goes to one's own best, what is bad to the others' best. */
const chooseTarget: Answering = (s, asked) => {
  const sign = helps(asked) ? 1 : -1;
  const { challenge } = s.view;
  const fights = (card: number) => challenge !== null && (challenge.challenger === card || challenge.defender === card);
  return best(asked, (option) => sign * standing(s, option) * (fights(cardIn(option)) ? 3 : 1));
};

const playerIn = (s: Scene, option: Choice): PlayerView | undefined => s.view.players[Number(option['player'])];

const choosePlayer: Answering = (s, asked) => {
  const good = helps(asked);
  return best(asked, (option) => {
    const player = playerIn(s, option);
    if (!player) return 0;
    if (player === s.me) return good ? 10 : -10;
    return (good ? -1 : 1) * (lossTo(player, 1) + gainTo(player, 1));
  });
};

/** Gives up what is worth least. */
const giveUp: Answering = (s, asked) => best(asked, (option) => -Math.abs(standing(s, option)));
const take: Answering = (s, asked) => best(asked, (option) => standing(s, option));
const giveUpHeld: Answering = (_, asked) =>
  best(asked, (option) => (option.type === 'none' ? -5 : 0.9 - heldWorth(idIn(option))));
const takeHeld: Answering = (_, asked) => best(asked, (option) => heldWorth(idIn(option)));

const defend: Answering = (s, asked) => {
  const challenger = inFleet(s, numberIn(asked, 'challenger'));
  if (!challenger) return 0;
  const hit = Math.max(0, challenger.card.power);
  const takes = challenger.card.keywords.includes('Manipulate') ? gainTo(challenger.of, hit) : 0;
  const mustDefend = asked.kind === 'defend-with';
  return best(asked, (option) => {
    if (option.type === 'decline') return mustDefend ? -1_000 : -Math.max(lossTo(s.me, hit), takes);
    const unit = s.me.alert.find(({ card }) => card === cardIn(option)) ?? inFleet(s, cardIn(option))?.card;
    if (unit) return defenseWorth(unit, challenger.card);
    const worst = s.me.alert.map((one) => defenseWorth(one, challenger.card));
    return worst.length === 0 ? -1 : Math.min(...worst); // whoever challenges picks
  });
};

const whom: Answering = (s, asked) => {
  const unit = s.me.alert.find(({ card }) => asked.options.length > 0 && card === numberIn(asked, 'card'));
  return best(asked, (option) => {
    const player = playerIn(s, option);
    if (!player) return 0;
    return unit ? challengeWorth(s, unit, player) : lossTo(player, 2) - player.alert.length;
  });
};

const faceThreats: Answering = (s, asked) => {
  const threats = s.view.players.flatMap((player) => player.threats);
  const weakest = Math.min(...threats.map(({ power }) => power));
  return best(asked, (option) => {
    if (option.type === 'pass') return -lossTo(s.me, 1);
    const unit = s.me.alert.find(({ card }) => card === cardIn(option));
    return unit ? threatWorth(s, unit, weakest) : -50;
  });
};

const whichThreat: Answering = (s, asked) => {
  const threats = s.view.players.flatMap((player) => player.threats);
  return best(asked, (option) => -(threats.find(({ card }) => card === cardIn(option))?.power ?? 0));
};

const strafe: Answering = (s, asked) => {
  const unit = s.me.alert.find(({ card }) => card === numberIn(asked, 'card'));
  return best(asked, (option) => {
    const as = option['as'] === 'ship' ? 'ship' : 'personnel';
    return unit ? Math.max(...s.others.map((player) => challengeWorth(s, unit, player, as))) : 0;
  });
};

const snipe: Answering = (s, asked) => {
  const challenger = inFleet(s, numberIn(asked, 'challenger'));
  return best(asked, (option) => {
    const unit = inFleet(s, cardIn(option));
    return unit && challenger ? -defenseWorth(unit.card, challenger.card) : -10;
  });
};

const respond: Answering = (s, asked) => {
  const { context } = asked;
  const card = printedOf(typeof context['id'] === 'string' ? context['id'] : '');
  const triggered = card?.triggered.find(({ moment }) => moment === context['moment']);
  if (!triggered) return typed(asked, 'use');
  const stays = card?.type === 'base' || card?.type === 'mission';
  const cost = (triggered.price?.cost ?? 0) * (stays ? 0.3 : 0.8);
  const amount = numberIn(asked, 'amount');
  const worth = triggered.moment === 'influence-loss' ? lossTo(s.me, Math.min(2, amount)) : triggered.worth;
  return typed(asked, worth > cost || (worth >= 0 && cost === 0) ? 'use' : 'pass');
};

const manipulate: Answering = (s, asked) => {
  const power = numberIn(asked, 'power');
  const against = s.view.players[s.view.challenge?.against ?? -1];
  return typed(asked, against && lossTo(against, power) > gainTo(s.me, power) ? 'inflict' : 'take');
};

/** Cheapest first, as they are offered; units that would have to help cost more. */
const pay: Answering = (_, asked) =>
  best(asked, (option, index) => -index - 3 * (Array.isArray(option['helpers']) ? option['helpers'].length : 0));

const mystic: Answering = (s, asked) => {
  const sign = numberIn(asked, 'player') === s.me.seat ? 1 : -1;
  return best(asked, (option) => sign * Number(option['value']));
};

const jump: Answering = (_, asked) => best(asked, (option) => (option['place'] === 'supply' ? 1 : 0));

/** Null where it has no opinion. */
export const questions: { readonly [K in QuestionKind]: Answering | null } = {
  discount: null,
  either: null,
  redraw: (s, asked) => typed(asked, keepsHand(s) ? 'keep' : 'redraw'),
  resource: chooseResource,
  'resource-place': placeResource,
  stack: placeResource,
  supply: giveUpHeld,
  discard: giveUpHeld,
  'put-on-bottom': giveUpHeld,
  'put-on-deck': giveUpHeld,
  'keep-on-top': takeHeld,
  search: takeHeld,
  'take-back': takeHeld,
  'pick-from-hand': takeHeld,
  exchange: takeHeld,
  expedite: takeHeld,
  reorder: (_, asked) => typed(asked, 'pass'),
  action: chooseAction,
  'challenge-play': playInChallenge,
  'challenge-whom': whom,
  strafe,
  snipe,
  defend,
  'defend-at-all': defend,
  'defend-with': defend,
  'defend-from-hand': (_, asked) => typed(asked, 'play'),
  'face-threats': faceThreats,
  'which-threat': whichThreat,
  manipulate,
  mystic,
  pay,
  price: giveUp,
  commit: giveUp,
  exhaust: giveUp,
  sacrifice: giveUp,
  defeat: giveUp,
  'commit and exhaust': giveUp,
  ready: take,
  restore: take,
  choose: take,
  link: take,
  target: chooseTarget,
  'target-player': choosePlayer,
  respond,
  'respond-next': () => 0,
  may: (_, asked) => typed(asked, 'yes'),
  jump,
  bury: (_, asked) => typed(asked, 'keep'),
};
