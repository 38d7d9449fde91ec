/** What is asked, in a few words. */
import type { Decision, Plain } from '@ragtag/kernel';
import type { Names } from '../names.ts';
import { areaName, capital, count, nameOf, rollPurposes, textOf, wordsFor } from './terms.ts';

type Context = Decision['context'];
type Asks = Readonly<Record<string, string | ((context: Context, names: Names) => string)>>;

const questions: Asks = {
  'ability-order': 'Which ability comes first?',
  action: 'Take an action',
  'activate-own-ship': 'Fly your ship',
  'activate-viper': ({ left }) => `Activate a viper (${left} to go)`,
  'add-to-check': 'Add cards to the check',
  'after-pass': 'The check is passed: respond?',
  'after-roll': ({ natural }) => `The die shows ${natural}: respond?`,
  'after-total': ({ strength, difficulty }) => `${strength} against ${difficulty}: respond?`,
  'assault-raptor-at-jump': ({ area }) => `Assault raptor in ${areaName(String(area))}: return or stay?`,
  'attack-target': 'Choose what to attack',
  'basestar-bridge': 'Choose two abilities of the bridge',
  'before-check': 'A skill check begins: respond?',
  'before-raiders': 'Raiders are about to activate: respond?',
  'before-reveal': 'The cards are about to be revealed: respond?',
  'before-roll': ({ purpose }) =>
    `A die is about to be rolled for ${rollPurposes[String(purpose)] ?? wordsFor(String(purpose))}: respond?`,
  'bury-quorum': 'Choose the quorum card to bury',
  'check-outright': 'Decide the check outright?',
  'check-resolved': ({ outcome }) => `The check is resolved (${outcome}): respond?`,
  'choose-character': 'Choose your character',
  'choose-civilian': 'Choose a civilian ship',
  'choose-crisis': 'Choose the crisis to resolve',
  'choose-damage': 'Choose the damage',
  'choose-damaged-ship': 'Choose the ship that is damaged',
  'choose-deck': 'Choose a deck to look at',
  'choose-destination': 'Choose the destination',
  'choose-effect': 'Choose one',
  'choose-first-skills': 'Choose your first skill cards',
  'choose-location': 'Choose a location',
  'choose-quorum': 'Choose a quorum card',
  contributed: ({ seat, n }, { does }) => `${does(seat ?? null, 'add', count(Number(n), 'card'))}: respond?`,
  'crisis-choice': ({ name, event }) => (event === undefined ? `${textOf(name)}: your choice` : 'Change the choice?'),
  'crisis-revealed': ({ name }) => `${textOf(name)} is drawn: respond?`,
  'destroy-cylon-ship': 'Choose a Cylon ship to destroy',
  discard: ({ n }) => `Discard ${count(Number(n), 'card')}`,
  'discard-destiny': 'Discard from the Destiny deck',
  'discard-mutiny': 'Discard a mutiny card?',
  'discard-strength': ({ total }) => `Discard cards worth ${total} or more`,
  'draw-skill': ({ left }) => `Draw a skill card (${left} to go)`,
  'exchange-quorum': 'Exchange a quorum card?',
  'executive-order': ({ by }, { whom }) => `Executive Order by ${whom(by)}: how do you use it?`,
  'extra-loyalty-card': 'Who receives the extra loyalty card?',
  'fly-anywhere': 'Fly to any area?',
  'force-their-hand': 'Add a card or draw a mutiny card',
  'give-quorum': 'Choose the quorum card to give',
  'granted-move': 'Move?',
  'hand-on-loyalty': ({ n }) => `Who receives your ${count(Number(n), 'loyalty card')}?`,
  'hand-on-mutineer': 'Who becomes the Mutineer?',
  'keep-mutiny': 'Choose the mutiny card to keep',
  'keep-title': ({ name }) => `${textOf(name)}: keep the title?`,
  'launch-self': 'Launch yourself in a ship',
  'leave-out-ship': 'Too many ships: which is left out?',
  'look-at-civilians': 'Choose the civilian ships to look at',
  may: ({ name }) => `${textOf(name)}: do it?`,
  'move-civilian': ({ area }) => `Move the civilian ship from ${areaName(String(area))}?`,
  'move-or-act': 'Move or act?',
  movement: 'Move',
  'next-area': ({ icon }) => `Where do the ${wordsFor(String(icon)).toLowerCase()} act next?`,
  'nuke-area': 'Choose the area to nuke',
  'pick-area': 'Choose a space area',
  'pick-player': 'Choose a player',
  'pick-viper': ({ fate }) => (fate === undefined ? 'Choose a ship' : `Choose the ship that is ${textOf(fate)}`),
  'place-civilian': 'Where is the civilian ship placed?',
  'play-or-discard': 'Play it or discard it?',
  'protect-resource': 'Choose the resource to protect',
  'put-back': ({ deck }) => `Where on the ${wordsFor(String(deck))} does it go?`,
  'quorum-chamber': 'Draw a quorum card or play one',
  'reinforce-fleet': 'Reinforce the Cylon fleet',
  'remove-from-check': 'Choose a card to take out of the check',
  'repair-location': 'Choose a location to repair',
  'repair-used': 'Repair was used: respond?',
  'repair-viper': 'Choose a ship to repair',
  'split-skills': ({ n }) => `Divide ${count(Number(n), 'card')} between two skills`,
  'take-from-check': 'Take a card from the check?',
  'target-destroyed': ({ by, what }, { does }) => `${does(by, 'destroy', `a ${wordsFor(String(what))}`)}: respond?`,
  'turn-end': 'The turn ends: respond?',
  'viper-placed': ({ area }) => `A ship comes to ${areaName(String(area))}: respond?`,
  'who-goes-first': 'Two want to act at once: who goes first?',
};

export function questionTitle({ kind, context }: Pick<Decision, 'kind' | 'context'>, names: Names): string {
  const said = questions[kind];
  if (said === undefined) return capital(kind.replaceAll('-', ' '));
  return typeof said === 'string' ? said : said(context, names);
}

/** Why it is asked, as far as the question says. */
export function questionReason({ context }: Pick<Decision, 'context'>, names: Names): string {
  const { source, name, location, target, effect, seat, why, by } = context;
  const parts: string[] = [];
  if (said(name)) parts.push(source === undefined ? textOf(name) : `${nameOf(String(source))}: ${textOf(name)}`);
  else if (said(location)) parts.push(nameOf(String(location)));
  if (said(effect)) parts.push(capital(textOf(effect)));
  if (typeof target === 'number') parts.push(`about ${names.whom(target)}`);
  if (typeof seat === 'number' && said(why)) parts.push(`${names.who(seat)}, ${wordsFor(String(why))}`);
  if (typeof by === 'string' && by !== '') parts.push(`by ${by}`);
  return parts.join(' · ');
}

function said(value: Plain | undefined): value is Plain {
  return value !== undefined && value !== null && value !== '';
}

/** Round the question. */
export const question = {
  title: 'Question',
  over: 'The game is over',
  nothing: 'Nothing to decide',
  moment: 'One moment',
  tableWaits: 'The table is waiting.',
  waitingFor: (names: readonly string[]) => `Waiting for ${names.join(', then ')}.`,
  since: (minutes: number) =>
    minutes < 1 ? 'Since a moment ago.' : minutes < 60 ? `For ${minutes} min.` : `For ${Math.floor(minutes / 60)} h.`,
  announce: (title: string, reason: string) => `You are asked: ${title}. ${reason}`,
  announceWaiting: (waiting: string) => `Answered. ${waiting}`,
  answers: 'Answers',
  filter: 'Look for an answer',
  noneLike: 'No answer says that.',
  more: (n: number) => `Choose ${n} more`,
  fewer: (n: number) => `Choose ${n} fewer`,
  atLeast: (total: number, min: number) => `${total} of at least ${min}`,
  atMost: (total: number, max: number) => `${total} of at most ${max}`,
  oneOfEach: 'One of each group',
  notTogether: 'These do not go together',
  exactly: (n: number) => `Choose ${n}.`,
  upTo: (n: number) => `Choose up to ${n}.`,
  between: (min: number, max: number) => `Choose ${min} to ${max}.`,
  chosenOf: (n: number, max: number) => `${n} of ${max} chosen`,
  confirm: (n: number) => (n === 0 ? 'Choose nothing' : `Confirm ${n}`),
  really: 'Yes, do it',
  play: (name: string) => `Play ${name}`,
  back: 'Back to the list',
  grave: 'This cannot be taken back.',
  secret: 'Something secret...',
  secretTitle: 'With your loyalty cards',
  secretWhy: 'This button is always here, whatever you are. Only you see what is behind it.',
  nothingSecret: 'There is nothing you could do with your loyalty cards now.',
  clear: 'Start over',
  undo: 'Take back',
  undoWhy: 'Takes back my last answer.',
  askUndo: 'Ask to take back',
  askUndoWhy: 'Asks everybody whether the last answer may be taken back.',
  passAll: 'Pass on all of this event',
  passAllWhy: 'Every further question of this event is passed for you. You can take that back.',
  passing: 'You pass on all of this event.',
  stopPassing: 'Ask me again',
  why: 'Why?',
  /** Headings over long lists. */
  groups: {
    place: 'Places',
    area: 'Space',
    ship: 'Ships',
    player: 'Players',
    skill: 'Skill cards',
    card: 'Cards',
    ability: 'Abilities',
    other: 'Otherwise',
  },
};
