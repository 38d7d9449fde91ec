/** The next action: missions first, then what costs nothing but resources, then challenges, then what commits units. */
import type { Answer } from '@ragtag/kernel';
import { best, type Choice, cardIn, idIn, type Question } from './answering.ts';
import { bestChallenge, typeOf } from './challenges.ts';
import type { Scene } from './scene.ts';
import { costOf, eventWorth, missionWorth, printedOf, unitWorth } from './worth.ts';

/** Each kind of action comes before the next, however little it is worth. */
const [RESOLVE, PLAY, EVENT, ABILITY, CHALLENGE, COMMIT] = [500, 400, 300, 200, 100, 50] as const;
/** What a challenge that wins or loses the game is worth at least. */
const DECISIVE = 30;
const NEVER = -1;

export function chooseAction(s: Scene, asked: Question): Answer {
  return best(asked, (option) => actionWorth(s, option));
}

function actionWorth(s: Scene, option: Choice): number {
  const id = idIn(option);
  switch (option.type) {
    case 'resolve': {
      const worth = missionWorth(id);
      return worth > 0 ? RESOLVE + worth : NEVER;
    }
    case 'play':
      return playWorth(s, id);
    case 'ability':
      return abilityWorth(s, option);
    case 'challenge': {
      const unit = s.me.alert.find(({ card }) => card === cardIn(option));
      const worth = unit ? bestChallenge(s, unit) : NEVER;
      if (worth > DECISIVE) return 1_000 + worth;
      return worth > 0.4 ? CHALLENGE + worth : NEVER;
    }
    case 'sacrifice':
      return NEVER;
    default:
      return 0;
  }
}

function playWorth(s: Scene, id: string): number {
  const card = printedOf(id);
  if (!card) return NEVER;
  switch (card.type) {
    case 'event': {
      const worth = eventWorth(id);
      return worth >= 0.8 ? EVENT + worth : NEVER;
    }
    case 'mission':
      return PLAY + missionPlayWorth(s, id);
    default:
      return PLAY + unitPlayWorth(s, id) + costOf(card);
  }
}

/** A mission waits until its requirements are met; too many that wait only feed the Cylons. */
function missionPlayWorth({ me }: Scene, id: string): number {
  const waiting = [...me.alert, ...me.reserve].filter((card) => typeOf(card) === null && !card.exhausted).length;
  const units = me.alert.length + me.reserve.length - waiting;
  const needed = printedOf(id)?.requires.reduce((sum, { n }) => sum + n, 0) ?? 0;
  return waiting < 2 && units + 1 >= needed && missionWorth(id) > 0 ? missionWorth(id) : -PLAY - 1;
}

/** A singular unit that is there already is overlaid: that is worth it only for more power. */
function unitPlayWorth({ me }: Scene, id: string): number {
  const card = printedOf(id);
  if (!card?.singular) return unitWorth(id);
  for (const area of [me.alert, me.reserve]) {
    for (const one of area) {
      if (printedOf(one.id)?.title === card.title) return card.power > one.power ? 0.5 : -PLAY - 1;
    }
  }
  return unitWorth(id);
}

function abilityWorth({ me }: Scene, option: Choice): number {
  const card = printedOf(idIn(option));
  const ability = card?.activated[Number(option['index'])];
  if (!card || !ability) return NEVER;
  const { effect, price } = ability;
  const stays = card.type === 'base' || card.type === 'mission';
  const cost = stays && price.cost < 1 ? 0.1 : price.cost;
  const net = (effect.worth ?? 0) - cost;
  if (net <= 0.1) return NEVER;
  if (card.type === 'base') return COMMIT + net; // it pays for cards as long as there are any to be played
  const committed = price.cost >= 1;
  return (committed && me.alert.length < 3 ? COMMIT : ABILITY) + net;
}
