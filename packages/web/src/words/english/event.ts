/** The log: each event as one line. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import type { Names } from '../names.ts';
import { a, areaName, capital, count, listed, nameOf, textOf, wordsFor } from './terms.ts';

export type Tone = 'plain' | 'good' | 'bad' | 'turn' | 'quiet';
export interface EventLine {
  readonly text: string;
  readonly tone: Tone;
}

type Teller = (event: GameEvent, names: Names) => string;

const area = (value: Plain | undefined): string => areaName(String(value));
const place = (value: Plain | undefined): string => nameOf(String(value));
const thing = (value: Plain | undefined): string => wordsFor(String(value));
const many = (n: Plain | undefined, one: string): string => count(Number(n), one);
const cards = (names: Plain | undefined): string =>
  Array.isArray(names) ? listed(names.map((one: Plain) => wordsForCard(one))) : '';
/** Loyalty cards are named by id, everything else by name. */
const wordsForCard = (name: Plain): string => (/^[a-z0-9-]+$/.test(String(name)) ? thing(name) : String(name));
const told = (names: Plain | undefined): string => (names === undefined ? '' : `: ${cards(names)}`);

const outcomes: Readonly<Record<string, string>> = { pass: 'passed', partial: 'partly passed', fail: 'failed' };

/** A check can be decided before anything is added up. */
const tally = (e: GameEvent): string =>
  e['strength'] === null ? 'The check is decided' : `${e['strength']} against ${e['difficulty']}`;

const tellers: Readonly<Record<string, Teller>> = {
  'ability-used': (e, n) => n.does(e['seat'], 'use', textOf(e['name'])),
  activated: (e) => `Cylons activate: ${thing(e['icon']).toLowerCase()}`,
  'assault-raptor-gained': () => 'An assault raptor joins the fleet',
  attacked: (e, n) =>
    `${n.does(e['seat'], 'attack', `a ${target(e['target'])}`)}: rolled ${e['result']}, ${e['hit'] ? 'hit' : 'missed'}`,
  'auto-attack': () => 'The Cylons have caught up: they attack',
  'basestar-damaged': (e) => `A basestar in ${area(e['area'])} is damaged: ${thing(e['token'])}`,
  'basestar-destroyed': (e) => `A basestar in ${area(e['area'])} is destroyed`,
  'bottom-looked-at': (e, n) =>
    `${n.does(e['seat'], 'look', `at the bottom of the ${deck(e['deck'])}`)}${told(e['name'])}`,
  'card-put-back': (e, n) => n.does(e['seat'], 'put', `a card on the ${e['where']} of the ${deck(e['deck'])}`),
  'card-removed': (e) => `${textOf(e['name'])} is removed from the game`,
  'centurion-destroyed': (e) => `A centurion on boarding space ${Number(e['space']) + 1} is destroyed`,
  'centurions-advanced': () => 'The boarding party advances',
  'centurions-boarded': (e) => `${many(e['n'], 'centurion')} board Galactica`,
  'changing-ship': (e, n) => n.does(e['seat'], 'change', `ships to ${place(e['to'])}`),
  'character-chosen': (e, n) => n.does(e['seat'], 'play', textOf(e['name'])),
  'character-moved': (e, n) => n.does(e['seat'], 'move', `to ${place(e['to'])}`),
  'character-placed': (e, n) => n.does(e['seat'], 'start', `in ${place(e['place'])}`),
  'character-stranded': (e, n) => n.does(e['seat'], 'are', 'stranded'),
  'check-ability': (e) => `${textOf(e['name'])} takes effect`,
  'check-begins': (e) =>
    `Skill check: ${textOf(e['name']) || place(e['location'])}, ${e['difficulty']} with ${listed(strings(e['skills']))}`,
  'check-card-added': (e) => `${textOf(e['name'])} ${e['strength']} is added to the check`,
  'check-card-removed': (e) => `${textOf(e['name'])} ${e['strength']} is taken out of the check`,
  'check-cards-added': (e, n) =>
    `${n.does(e['seat'], 'add', e['n'] === 0 ? 'nothing' : many(e['n'], 'card'))}${told(e['names'])}`,
  'check-cards-taken': (e, n) => n.does(e['seat'], 'take', `${many(e['n'], 'card')} from the check`),
  'check-outcome': (e) => `${tally(e)}: ${outcomes[String(e['outcome'])] ?? thing(e['outcome'])}`,
  'check-reckless': () => 'The check is reckless',
  'check-revealed': (e) =>
    `Revealed: ${cards(e['matching']) || 'nothing'} for it, ${cards(e['others']) || 'nothing'} against`,
  'check-totalled': (e) => `The total is ${e['strength']} against ${e['difficulty']}`,
  'choice-changed': (e, n) => n.does(e['seat'], 'change', 'the choice'),
  'civilian-destroyed': (e) => `${textOf(e['name'])} is destroyed in ${area(e['area'])}`,
  'civilian-escorted': (e) => `A civilian ship in ${area(e['area'])} is escorted to safety`,
  'civilian-moved': (e) => `A civilian ship moves from ${area(e['from'])} to ${area(e['to'])}`,
  'civilian-placed': (e) => `A civilian ship appears in ${area(e['area'])}`,
  'civilians-looked-at': (e, n) =>
    `${n.does(e['seat'], 'look', `at ${many(strings(e['ships']).length, 'civilian ship')}`)}${told(e['names'])}`,
  'contribution-looked-at': (e, n) => n.does(e['seat'], 'look', `at what ${n.whom(e['by'])} added`),
  'contribution-seen': (e, n) => `${n.does(e['seat'], 'add')}${told(e['names'])}`,
  'crises-looked-at': (e, n) =>
    `${n.does(e['seat'], 'look', `at ${count(Number(e['n']), 'crisis', 'crises')}`)}${told(e['names'])}`,
  'crisis-choice': (e, n) => n.does(e['seat'], 'choose', `option ${Number(e['option']) + 1} of ${textOf(e['name'])}`),
  'crisis-drawn': (e) => `Crisis: ${textOf(e['name'])}`,
  'cylon-revealed': (e, n) => n.does(e['seat'], 'are', 'revealed as a Cylon'),
  'cylon-ship-left-out': (e) => `There is no more room for a ${thing(e['kind'])} in ${area(e['area'])}`,
  'cylon-ships-left-behind': () => 'The Cylon ships are left behind',
  'cylon-ships-placed': (e) => `${many(e['n'], thing(e['kind']))} in ${area(e['area'])}`,
  'damage-drawn': (e, n) => n.does(e['seat'], 'draw', many(e['n'], 'damage token')),
  'deck-looked-at': (e, n) => `${n.does(e['seat'], 'look', `at the top of the ${deck(e['deck'])}`)}${told(e['names'])}`,
  'deck-reshuffled': (e) => `The ${deck(e['deck'])} is reshuffled`,
  'destination-reached': (e) => `The fleet reaches ${textOf(e['name'])} (distance ${e['distance']})`,
  'destinations-drawn': (e, n) => `${n.does(e['seat'], 'draw', many(e['n'], 'destination'))}${told(e['names'])}`,
  'destiny-added': (e) => `Destiny adds ${many(e['n'], 'card')}`,
  'destiny-built': () => 'The Destiny deck is built anew',
  'destiny-discarded': (e, n) => n.does(e['seat'], 'discard', `${many(e['n'], 'card')} of the Destiny deck`),
  'die-result': (e) => `Die: ${e['result']} (${thing(e['purpose'])})`,
  'die-rolled': (e, n) => n.does(e['roller'], 'roll', `${e['natural'] === 8 ? 'an' : 'a'} ${e['natural']}`),
  'discard-top': (e) => `${textOf(e['name'])} ${e['strength']} lies on the ${e['skill']} discards`,
  'engine-room-ready': (e, n) => n.does(e['seat'], 'ready', 'the engine room'),
  executed: (e, n) => n.does(e['seat'], 'are', 'executed'),
  'final-five-revealed': (e, n) => `One of the Final Five is found with ${n.whom(e['owner'])}`,
  'first-player': (e, n) => n.does(e['seat'], 'go', 'first'),
  'fleet-arrived': (e) => `The Cylon fleet arrives in ${area(e['area'])}: ${many(e['n'], 'ship')}`,
  'fleet-board-placed': (e) => `The Cylon fleet gathers ${many(e['n'], thing(e['kind']))} for ${area(e['area'])}`,
  'fleet-marker-moved': (e) => `Jump preparation ${Number(e['to']) > Number(e['from']) ? 'advances' : 'falls back'}`,
  'galactica-attacked': (e) =>
    `${capital(a(thing(e['by'])))} in ${area(e['area'])} fires at Galactica: rolled ${e['result']}, ${e['hit'] ? 'hit' : 'missed'}`,
  'goal-revealed': (e, n) => n.does(e['seat'], 'reveal', 'a personal goal'),
  'heavy-raider-boarded': (e) => `A heavy raider from ${area(e['area'])} boards Galactica`,
  'heavy-raider-destroyed': (e) => `${many(e['n'], 'heavy raider')} destroyed in ${area(e['area'])}`,
  'heavy-raider-moved': (e) => `${many(e['n'], 'heavy raider')}: ${area(e['from'])} to ${area(e['to'])}`,
  'jump-begins': (e) => (e['final'] ? 'The fleet jumps for the last time' : 'The fleet jumps'),
  jumped: () => 'Jump complete',
  'kept-in-play': (e) => `${textOf(e['name'])} stays in play`,
  'location-activated': (e, n) => n.does(e['seat'], 'use', place(e['location'])),
  'location-damaged': (e) => `${place(e['location'])} is damaged`,
  'location-repaired': (e) => `${place(e['location'])} is repaired`,
  'loyalty-dealt': (e, n) => n.does(e['seat'], 'receive', many(e['n'], 'loyalty card')),
  'loyalty-handed-on': (e, n) => n.does(e['from'], 'hand', `${many(e['n'], 'loyalty card')} to ${n.whom(e['to'])}`),
  'loyalty-looked-at': (e, n) =>
    n.does(e['looker'], 'look', `at ${many(e['n'], 'loyalty card')} of ${n.whom(e['owner'])}`),
  'loyalty-picked': (e, n) => n.does(e['looker'], 'pick', many(strings(e['cards']).length, 'loyalty card')),
  'loyalty-seen': (e, n) => n.does(e['owner'], 'show', many(strings(e['cards']).length, 'loyalty card')),
  'loyalty-shown': (e, n) => n.does(e['seat'], 'show', many(strings(e['names']).length, 'loyalty card')),
  'loyalty-shuffled': (e, n) => n.does(e['owner'], 'shuffle', 'the loyalty cards'),
  'miracle-gained': (e, n) => n.does(e['seat'], 'gain', 'a miracle token'),
  'miracle-lost': (e, n) => n.does(e['seat'], 'lose', many(e['n'], 'miracle token')),
  'miracle-spent': (e, n) => n.does(e['seat'], 'spend', many(e['n'], 'miracle token')),
  'mutineer-received': (e, n) => n.does(e['seat'], 'are', 'the Mutineer'),
  'mutiny-discarded': (e, n) => n.does(e['seat'], 'discard', textOf(e['name'])),
  'mutiny-drawn': (e, n) => `${n.does(e['seat'], 'draw', 'a mutiny card')}${told(e['name'])}`,
  'mutiny-played': (e, n) => n.does(e['seat'], 'play', `the mutiny card ${textOf(e['name'])}`),
  'not-a-cylon-card-added': () => 'A loyalty card is added to the deck',
  'nuke-gained': () => 'A nuke is gained',
  'nuke-launched': (e, n) => n.does(e['by'], 'launch', `a nuke at ${area(e['area'])}`),
  'nuke-lost': (e) => `${many(e['n'], 'nuke')} lost`,
  'pegasus-destroyed': () => 'Pegasus is destroyed',
  'piloting-ended': (e, n) => n.does(e['seat'], 'leave', `the ${thing(e['ship'])}`),
  'piloting-started': (e, n) => n.does(e['seat'], 'fly', `${a(thing(e['ship']))} in ${area(e['area'])}`),
  'pursuit-advanced': () => 'The Cylon pursuit comes closer',
  'quorum-buried': (e, n) => `${n.does(e['by'], 'bury', 'a quorum card')}${told(e['name'])}`,
  'quorum-card-used': (e) => `${textOf(e['name'])} is used`,
  'quorum-discarded': (e, n) => n.does(e['seat'], 'discard', many(e['n'], 'quorum card')),
  'quorum-drawn': (e, n) => `${n.does(e['seat'], 'draw', many(e['n'], 'quorum card'))}${told(e['names'])}`,
  'quorum-given': (e, n) => n.does(e['seat'], 'receive', textOf(e['name'])),
  'quorum-hand-looked-at': (e, n) => n.does(e['seat'], 'look', `through the quorum hand of ${n.whom(e['owner'])}`),
  'quorum-hand-passed': (e, n) => n.does(e['from'], 'pass', `${many(e['n'], 'quorum card')} to ${n.whom(e['to'])}`),
  'quorum-looked-at': (e, n) => `${n.does(e['seat'], 'look', `at ${many(e['n'], 'quorum card')}`)}${told(e['names'])}`,
  'quorum-played': (e, n) => n.does(e['seat'], 'play', `the quorum card ${textOf(e['name'])}`),
  'quorum-to-president': (e, n) => n.does(e['seat'], 'give', `a quorum card to ${n.whom(e['president'])}`),
  'raider-destroyed': (e) => `${many(e['n'], 'raider')} destroyed in ${area(e['area'])}`,
  'raider-moved': (e) => `A raider moves from ${area(e['from'])} to ${area(e['to'])}`,
  'raptor-destroyed': (e) => `${many(e['n'], 'raptor')} lost`,
  'raptor-regained': (e) => `${many(e['n'], 'raptor')} back`,
  'resource-gained': (e) => `${capital(String(e['resource']))} +${e['n']}, now ${e['left']}`,
  'resource-lost': (e) => `${capital(String(e['resource']))} -${e['n']}, ${e['left']} left`,
  'resource-protected': (e) => `${capital(String(e['resource']))} is protected`,
  'resource-token-hit': (e) => `Galactica is hit: ${e['resource']}`,
  responded: (e, n) => n.does(e['seat'], 'respond', `with ${textOf(e['name'])}`),
  risked: (e, n) =>
    `${n.does(e['seat'], 'risk', many(e['n'], thing(e['kind'])))}: ${e['success'] ? 'it comes back' : 'lost'}`,
  'skill-card-played': (e, n) => n.does(e['seat'], 'play', `${textOf(e['name'])} (${e['skill']} ${e['strength']})`),
  'skill-drawn': (e, n) =>
    `${n.does(e['seat'], 'draw', `${a(String(e['skill']))} card`)}${e['name'] === undefined ? '' : `: ${textOf(e['name'])} ${e['strength']}`}`,
  'skills-discarded': (e, n) => n.does(e['seat'], 'discard', many(e['n'], 'skill card')),
  'skills-taken': (e, n) =>
    `${n.does(e['to'], 'take', `${many(e['n'], 'card')} from ${n.whom(e['from'])}`)}${told(e['names'])}`,
  'sleeper-phase': () => 'The sleeper phase begins: new loyalty cards are dealt',
  step: (e) => nameOf(String(e['step'])),
  'super-crisis-drawn': (e, n) =>
    `${n.does(e['seat'], 'draw', count(Number(e['n']), 'super crisis', 'super crises'))}${told(e['names'])}`,
  'super-crisis-played': (e, n) => n.does(e['seat'], 'play', `the super crisis ${textOf(e['name'])}`),
  'title-given': (e, n) => n.does(e['to'], 'are', `now ${place(e['title'])}`),
  'title-used': (e, n) => n.does(e['seat'], 'use', `the title of ${place(e['title'])}: ${textOf(e['name'])}`),
  'treachery-into-destiny': (e) => `${many(e['n'], 'treachery card')} go into the Destiny deck`,
  'treachery-turned-up': (e) => `Turned up: ${textOf(e['name'])} ${e['strength']}`,
  'turn-began': (e, n) => `Turn ${e['turn']}: ${n.who(e['seat'])}`,
  'turn-ended': () => 'The turn ends',
  'type-counts-zero': (e) => `${capital(String(e['skill']))} counts nothing in this check`,
  'viper-attacked': (e) =>
    `${capital(a(thing(e['ship'])))} in ${area(e['area'])} is attacked: rolled ${e['result']}, ${e['outcome'] === 'nothing' ? 'missed' : thing(e['outcome'])}`,
  'viper-damaged': (e) => `${capital(a(thing(e['ship'])))} is damaged`,
  'viper-destroyed': (e) => `${capital(a(thing(e['ship'])))} is destroyed`,
  'viper-launched': (e) => `${capital(a(thing(e['ship'])))} is launched in ${area(e['area'])}`,
  'viper-moved': (e) => `${capital(a(thing(e['ship'])))} flies from ${area(e['from'])} to ${area(e['to'])}`,
  'viper-repaired': (e) => `${capital(a(thing(e['ship'])))} is repaired`,
  'viper-returned': (e) => `${capital(a(thing(e['ship'])))} returns from ${area(e['from'])}`,
};

/** Losses of the fleet and gains of it; the rest has no colour. */
const bad = new Set([
  'auto-attack',
  'centurions-advanced',
  'centurions-boarded',
  'civilian-destroyed',
  'cylon-revealed',
  'executed',
  'heavy-raider-boarded',
  'location-damaged',
  'nuke-lost',
  'pegasus-destroyed',
  'pursuit-advanced',
  'raptor-destroyed',
  'resource-lost',
  'viper-damaged',
  'viper-destroyed',
]);
const good = new Set([
  'assault-raptor-gained',
  'basestar-destroyed',
  'centurion-destroyed',
  'civilian-escorted',
  'destination-reached',
  'heavy-raider-destroyed',
  'jumped',
  'location-repaired',
  'nuke-gained',
  'raider-destroyed',
  'raptor-regained',
  'resource-gained',
  'viper-repaired',
]);
const quiet = new Set(['step', 'turn-ended', 'die-rolled', 'deck-reshuffled', 'discard-top', 'check-totalled']);

export function eventLine(event: GameEvent, names: Names): EventLine {
  const teller = tellers[event.type];
  const text = teller ? teller(event, names) : capital(event.type.replaceAll('-', ' '));
  return { text, tone: toneOf(event) };
}

function toneOf({ type, outcome }: GameEvent): Tone {
  if (type === 'turn-began') return 'turn';
  if (type === 'check-outcome') return outcome === 'fail' ? 'bad' : 'good';
  if (bad.has(type)) return 'bad';
  if (good.has(type)) return 'good';
  return quiet.has(type) ? 'quiet' : 'plain';
}

function strings(value: Plain | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function deck(value: Plain | undefined): string {
  return String(value)
    .replace(/^skill-deck:(.*)$/, '$1 deck')
    .replaceAll('-', ' ');
}

function target(value: Plain | undefined): string {
  return typeof value === 'object' && value !== null && 'kind' in value ? thing(value['kind']) : 'target';
}
