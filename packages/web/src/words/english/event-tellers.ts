/** The log: each event as one line. What the log runs together (`skills-drawn`, several raiders) is told here too. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import type { Names } from '../names.ts';
import { a, areaName, capital, count, listed, nameOf, textOf, wordsFor } from './terms.ts';

type Teller = (event: GameEvent, names: Names) => string;

/** `the port bow`. */
const area = (value: Plain | undefined): string => `the ${areaName(String(value)).toLowerCase()}`;
const place = (value: Plain | undefined): string => nameOf(String(value));
const thing = (value: Plain | undefined): string => wordsFor(String(value));
const many = (n: Plain | undefined, one: string): string => count(Number(n), one);
/** Of one card or several. */
const cards = (names: Plain | undefined): string =>
  Array.isArray(names) ? listed(names.map((one: Plain) => wordsForCard(one))) : textOf(names);
/** Loyalty cards are named by id, everything else by name. Those still secret are not told: a log lies open. */
const wordsForCard = (name: Plain): string =>
  /^[a-z0-9-]+$/.test(String(name)) ? loyaltyName(String(name)) : String(name);
const told = (names: Plain | undefined): string => cards(names) && `: ${cards(names)}`;

/** One without its number, several with it. */
function fleet(e: GameEvent, one: string, does: string, do_: string): string {
  const n = Number(e['n'] ?? 1);
  return n === 1 ? `${capital(a(one))} ${does}` : `${n} ${one}s ${do_}`;
}

const kindsOfLoyalty = [
  [/^not-a-cylon/, () => 'Not a Cylon'],
  [/^cylon-(.*)/, (power: string) => `Cylon (${wordsFor(power)})`],
  [/^goal-(.*)/, (goal: string) => `Personal Goal (${wordsFor(goal)})`],
  [/^final-five-(.*)/, (what: string) => `Final Five (${wordsFor(what)})`],
] as const;

/** `cylon-brig` as "Cylon (brig)". */
export function loyaltyName(id: string): string {
  for (const [pattern, say] of kindsOfLoyalty) {
    const found = pattern.exec(id);
    if (found) return say(found[1] ?? '');
  }
  return nameOf(id);
}

const purposes: Readonly<Record<string, string>> = {
  ftl: ' for the jump',
  'cylon-fleet': ' for the Cylon fleet',
  nuke: ' for the nuke',
  'centurion-attack': ' against the boarding party',
};

const outcomes: Readonly<Record<string, string>> = { pass: 'passed', partial: 'partly passed', fail: 'failed' };

/** With a minus that is as long as a plus. */
const signed = (n: Plain | undefined): string => String(n).replace('-', '−');

/** A check can be decided before anything is added up. */
const tally = (e: GameEvent): string =>
  e['strength'] === null ? '' : `: ${signed(e['strength'])} against ${signed(e['difficulty'])}`;

/** What the cards of a check come to, for and against. */
function balance(cards: Plain | undefined): string {
  const counts = (Array.isArray(cards) ? cards : []).map((card: Plain) =>
    typeof card === 'object' && card !== null && 'counts' in card ? Number(card['counts']) : 0,
  );
  const sum = (wanted: (n: number) => boolean) => counts.filter(wanted).reduce((total, n) => total + Math.abs(n), 0);
  return `${sum((n) => n > 0)} for, ${sum((n) => n < 0)} against`;
}

/** `2 politics and 1 tactics`. */
function bySkill(skills: readonly string[]): string {
  const kinds = [...new Set(skills)];
  return listed(kinds.map((kind) => `${skills.filter((one) => one === kind).length} ${kind}`));
}

/** `with 1 population and 1 morale`. */
function cargo(loss: Plain | undefined): string {
  const lost = Object.entries(typeof loss === 'object' && loss !== null ? loss : {});
  return lost.length === 0 ? 'with nobody aboard' : `with ${listed(lost.map(([resource, n]) => `${n} ${resource}`))}`;
}

const jumpSpaces = ['the start', 'red 1', 'red 2', '−3', '−1', 'jump'];
const endings: Readonly<Record<string, string>> = {
  objective: 'the fleet has reached Kobol',
  resources: 'a resource has run out',
  centurions: 'centurions have taken Galactica',
  'galactica-destroyed': 'Galactica is destroyed',
  'no-character-left': 'nobody is left to lead the fleet',
  'resources-at-final-jump': 'the last jump cost what the fleet did not have',
  'personal-goals': 'personal goals that nobody met cost the fleet its last resources',
};

export const tellers: Readonly<Record<string, Teller>> = {
  'ability-used': (e, n) => n.does(e['seat'], 'use', textOf(e['name'])),
  activated: (e) => `Cylons activate: ${thing(e['icon']).toLowerCase()}`,
  'assault-raptor-gained': () => 'An assault raptor joins the fleet',
  'attack-special': (e) => `The attack brings ${textOf(e['name'])}`,
  attacked: (e, n) =>
    `${n.does(e['seat'], 'attack', `a ${target(e['target'])}`)}: rolled ${e['result']}, ${e['hit'] ? 'hit' : 'missed'}`,
  'auto-attack': () => 'The Cylons have caught up and attack',
  'basestar-damaged': (e) => `A basestar off ${area(e['area'])} is damaged: ${thing(e['token'])}`,
  'basestar-destroyed': (e) => `A basestar off ${area(e['area'])} is destroyed`,
  'bottom-looked-at': (e, n) =>
    `${n.does(e['seat'], 'look', `at the bottom of the ${deck(e['deck'])}`)}${told(e['name'])}`,
  'card-put-back': (e, n) => n.does(e['seat'], 'put', `a card on the ${e['where']} of the ${deck(e['deck'])}`),
  'card-removed': (e) => `${textOf(e['name'])} is removed from the game`,
  'centurion-destroyed': (e) => `A centurion on boarding space ${Number(e['space']) + 1} is destroyed`,
  'centurions-advanced': () => 'The boarding party advances',
  'centurions-boarded': (e) => `${many(e['n'], 'centurion')} ${Number(e['n']) === 1 ? 'boards' : 'board'} Galactica`,
  'changing-ship': (e, n) => n.does(e['seat'], 'change', `ships, towards ${place(e['to'])}`),
  'character-chosen': (e, n) =>
    n.own(e['seat']) ? n.does(e['seat'], 'play', textOf(e['name'])) : `${textOf(e['name'])} joins the crew`,
  'character-moved': (e, n) => n.does(e['seat'], 'move', `to ${place(e['to'])}`),
  'character-placed': (e, n) => n.does(e['seat'], 'start', `in ${place(e['place'])}`),
  'character-stranded': (e, n) => n.does(e['seat'], 'are', 'stranded'),
  'check-ability': (e) => `${textOf(e['name'])} takes effect`,
  'check-begins': (e) =>
    `Skill check: ${textOf(e['name']) || place(e['location'])}, ${e['difficulty']} with ${listed(strings(e['skills']))}`,
  'check-card-added': (e) => `${textOf(e['name'])} (${e['strength']}) joins the check`,
  'check-card-removed': (e) => `${textOf(e['name'])} (${e['strength']}) is taken out of the check`,
  'check-cards-added': (e, n) =>
    `${n.does(e['seat'], 'add', e['n'] === 0 ? 'nothing' : many(e['n'], 'card'))}${told(e['names'])}`,
  'check-cards-taken': (e, n) => n.does(e['seat'], 'take', `${many(e['n'], 'card')} from the check`),
  'check-consequence': () => 'The consequence of the check is carried out',
  'check-outcome': (e) => `Check ${outcomes[String(e['outcome'])] ?? thing(e['outcome'])}${tally(e)}`,
  'check-reckless': () => 'The check is reckless',
  'check-revealed': (e) => `${many(strings(e['cards']).length, 'card')} turned up: ${balance(e['cards'])}`,
  'check-totalled': (e) => `The cards come to ${e['strength']} against ${e['difficulty']}`,
  'choice-changed': (e, n) => n.does(e['seat'], 'change', 'the choice'),
  'civilian-destroyed': (e) =>
    `A civilian ship ${cargo(e['loss'])} is lost${e['area'] === null ? '' : ` off ${area(e['area'])}`}`,
  'civilian-escorted': (e) => `A civilian ship off ${area(e['area'])} is escorted to safety`,
  'civilian-moved': (e) => `A civilian ship moves from ${area(e['from'])} to ${area(e['to'])}`,
  'civilian-placed': (e) => `${fleet(e, 'civilian ship', 'appears', 'appear')} off ${area(e['area'])}`,
  'civilians-looked-at': (e, n) =>
    `${n.does(e['seat'], 'look', `at ${many(strings(e['ships']).length, 'civilian ship')}`)}${told(e['names'])}`,
  'contribution-looked-at': (e, n) => n.does(e['by'], 'look', `at what ${n.whom(e['seat'])} added`),
  'contribution-seen': (e, n) => `${n.does(e['seat'], 'add')}${told(e['names'])}`,
  'crises-looked-at': (e, n) =>
    `${n.does(e['seat'], 'look', `at ${count(Number(e['n']), 'crisis', 'crises')}`)}${told(e['names'])}`,
  'crisis-choice': (e, n) =>
    e['label'] === 'check'
      ? n.does(e['seat'], 'choose', 'the skill check')
      : e['text'] === undefined
        ? `${textOf(e['name'])}: neither option is carried out`
        : n.does(e['seat'], 'choose', `: ${textOf(e['text'])}`).replace(' :', ':'),
  'crisis-drawn': (e) => `Crisis: ${textOf(e['name'])}`,
  'crisis-fetched': (e) => `${textOf(e['name'])} is taken out of the crisis deck`,
  'cylon-revealed': (e, n) => `${n.does(e['seat'], 'are', 'revealed as a Cylon')}: ${loyaltyName(String(e['card']))}`,
  'cylon-ship-left-out': (e) => `There is no more room for a ${thing(e['kind'])} off ${area(e['area'])}`,
  'cylon-ships-left-behind': () => 'The Cylon ships are left behind',
  'cylon-ships-placed': (e) => `${fleet(e, thing(e['kind']), 'appears', 'appear')} off ${area(e['area'])}`,
  'damage-drawn': (e, n) => `${n.does(e['seat'], 'draw', many(e['n'], 'damage token'))}${told(e['tokens'])}`,
  'deck-looked-at': (e, n) => `${n.does(e['seat'], 'look', `at the top of the ${deck(e['deck'])}`)}${told(e['names'])}`,
  'deck-reshuffled': (e) => `The ${deck(e['deck'])} is reshuffled`,
  'destination-reached': (e) => `The fleet reaches ${textOf(e['name'])} (distance ${e['distance']})`,
  'destinations-drawn': (e, n) => `${n.does(e['seat'], 'draw', many(e['n'], 'destination'))}${told(e['names'])}`,
  'destiny-added': (e) => `Destiny adds ${many(e['n'], 'card')}`,
  'destiny-built': () => 'The Destiny deck is built anew',
  'destiny-discarded': (e, n) => n.does(e['seat'], 'discard', `${many(e['n'], 'card')} of the Destiny deck`),
  'destiny-turned-up': (e) => `Destiny lies open: ${balance(e['cards'])}`,
  'die-result': (e, n) => n.does(e['roller'], 'roll', `${e['result']}${purposes[String(e['purpose'])] ?? ''}`),
  'die-rolled': (e, n) => n.does(e['roller'], 'roll', String(e['natural'])),
  'discard-top': (e) => `${textOf(e['name'])} ${e['strength']} lies on the ${e['skill']} discards`,
  'engine-room-ready': (e, n) => n.does(e['seat'], 'ready', 'the engine room'),
  executed: (e, n) => n.does(e['seat'], 'are', 'executed'),
  'final-five-revealed': (e, n) => `${loyaltyName(String(e['card']))} is found with ${n.whom(e['owner'])}`,
  'first-player': (e, n) => n.does(e['seat'], 'go', 'first'),
  'fleet-arrived': (e) => `The Cylon fleet arrives off ${area(e['area'])}: ${many(e['n'], 'ship')}`,
  'fleet-board-placed': (e) => `The Cylon fleet gathers ${many(e['n'], thing(e['kind']))} for ${area(e['area'])}`,
  'fleet-marker-moved': (e) =>
    `Jump preparation ${Number(e['to']) > Number(e['from']) ? 'advances' : 'falls back'} to ${jumpSpaces[Number(e['to'])] ?? ''}`,
  'galactica-attacked': (e) =>
    `${capital(a(thing(e['by'])))} off ${area(e['area'])} fires at Galactica: rolled ${e['result']}, ${e['hit'] ? 'hit' : 'missed'}`,
  'game-over': (e) => `The ${capital(String(e['winner']))} win: ${endings[String(e['ending'])] ?? 'the game is over'}`,
  'goal-missed': (e, n) => n.does(e['seat'], 'miss', loyaltyName(String(e['card']))),
  'goal-revealed': (e, n) => n.does(e['seat'], 'reveal', loyaltyName(String(e['card']))),
  'heavy-raider-boarded': (e) => `A heavy raider from ${area(e['area'])} boards Galactica`,
  'heavy-raider-destroyed': (e) => `${fleet(e, 'heavy raider', 'is', 'are')} destroyed off ${area(e['area'])}`,
  'heavy-raider-moved': (e) =>
    `${fleet(e, 'heavy raider', 'flies', 'fly')} from ${area(e['from'])} to ${area(e['to'])}`,
  'jump-begins': (e) => (e['final'] ? 'The fleet jumps for the last time' : 'The fleet jumps'),
  jumped: () => 'The jump is done',
  'kept-in-play': (e) => `${textOf(e['name'])} stays in play`,
  'left-play': (e) => `${textOf(e['name'])} leaves play`,
  'location-activated': (e, n) => n.does(e['seat'], 'use', place(e['location'])),
  'location-damaged': (e) => `${place(e['location'])} is damaged`,
  'location-repaired': (e) => `${place(e['location'])} is repaired`,
  'loyalty-dealt': (e, n) => n.does(e['seat'], 'receive', many(e['n'], 'loyalty card')),
  'loyalty-handed-on': (e, n) => n.does(e['from'], 'hand', `${many(e['n'], 'loyalty card')} to ${n.whom(e['to'])}`),
  'loyalty-looked-at': (e, n) =>
    n.does(e['looker'], 'look', `at ${many(e['n'], 'loyalty card')} of ${n.whom(e['owner'])}`),
  'loyalty-picked': (e, n) =>
    n.does(e['looker'], 'pick', `${many(strings(e['cards']).length, 'loyalty card')} of yours`),
  'loyalty-seen': (e, n) =>
    n.does(e['owner'], 'show', `${many(strings(e['cards']).length, 'loyalty card')} to whoever looks`),
  'loyalty-shown': (e, n) => `${n.does(e['seat'], 'show')}${told(e['names'])}`,
  'loyalty-shuffled': (e, n) => n.does(e['owner'], 'shuffle', 'the loyalty cards'),
  'miracle-gained': (e, n) => n.does(e['seat'], 'gain', 'a miracle token'),
  'miracle-lost': (e, n) => n.does(e['seat'], 'lose', many(e['n'], 'miracle token')),
  'miracle-spent': (e, n) => n.does(e['seat'], 'spend', many(e['n'], 'miracle token')),
  'mutineer-received': (e, n) => n.does(e['seat'], 'are', 'the Mutineer'),
  'mutineer-removed': (e, n) => n.does(e['seat'], 'are', 'no longer the Mutineer'),
  'mutiny-discarded': (e, n) => n.does(e['seat'], 'discard', `the mutiny card ${textOf(e['name'])}`),
  'mutiny-drawn': (e, n) => `${n.does(e['seat'], 'draw', 'a mutiny card')}${told(e['name'])}`,
  'mutiny-played': (e, n) => n.does(e['seat'], 'play', `the mutiny card ${textOf(e['name'])}`),
  'not-a-cylon-card-added': () => 'One more "not a Cylon" card goes into the loyalty deck',
  'nuke-gained': () => 'A nuke is gained',
  'nuke-launched': (e, n) => n.does(e['by'], 'launch', `a nuke at ${area(e['area'])}`),
  'nuke-lost': (e) => `${many(e['n'], 'nuke')} ${Number(e['n']) === 1 ? 'is' : 'are'} lost`,
  'overlay-flipped': (e) =>
    e['overlay'] === 'colonial-one' ? 'Colonial One is destroyed' : 'The Resurrection Hub is destroyed',
  'pegasus-destroyed': () => 'Pegasus is destroyed',
  'piloting-ended': (e, n) => n.does(e['seat'], 'leave', `the ${thing(e['ship'])}`),
  'piloting-started': (e, n) => n.does(e['seat'], 'fly', `${a(thing(e['ship']))} off ${area(e['area'])}`),
  'pursuit-advanced': (e) => `The Cylon pursuit comes closer: ${e['to']} of 4`,
  'quorum-buried': (e, n) => `${n.does(e['by'], 'bury', 'a quorum card')}${told(e['name'])}`,
  'quorum-card-used': (e) => `${textOf(e['name'])} is used`,
  'quorum-discarded': (e, n) => n.does(e['seat'], 'discard', many(e['n'], 'quorum card')),
  'quorum-drawn': (e, n) => `${n.does(e['seat'], 'draw', many(e['n'], 'quorum card'))}${told(e['names'])}`,
  'quorum-given': (e, n) => n.does(e['seat'], 'hold', `${textOf(e['name'])} from now on`),
  'quorum-hand-looked-at': (e, n) => n.does(e['seat'], 'look', `through the quorum hand of ${n.whom(e['owner'])}`),
  'quorum-hand-passed': (e, n) => n.does(e['from'], 'pass', `${many(e['n'], 'quorum card')} to ${n.whom(e['to'])}`),
  'quorum-looked-at': (e, n) => `${n.does(e['seat'], 'look', `at ${many(e['n'], 'quorum card')}`)}${told(e['names'])}`,
  'quorum-played': (e, n) => n.does(e['seat'], 'play', `the quorum card ${textOf(e['name'])}`),
  'quorum-to-president': (e, n) => n.does(e['seat'], 'give', `a quorum card to ${n.whom(e['president'])}`),
  'raider-destroyed': (e) =>
    e['scar']
      ? `Scar is destroyed off ${area(e['area'])}`
      : `${fleet(e, 'raider', 'is', 'are')} destroyed off ${area(e['area'])}`,
  'raider-held-off': (e) => `A raider off ${area(e['area'])} is held off`,
  'raider-moved': (e) =>
    e['scar']
      ? `Scar flies from ${area(e['from'])} to ${area(e['to'])}`
      : `${fleet(e, 'raider', 'flies', 'fly')} from ${area(e['from'])} to ${area(e['to'])}`,
  'raptor-destroyed': (e) => `${many(e['n'], 'raptor')} ${Number(e['n']) === 1 ? 'is' : 'are'} lost`,
  'raptor-regained': (e) => `${many(e['n'], 'raptor')} ${Number(e['n']) === 1 ? 'is' : 'are'} back`,
  'resource-gained': (e) => `${capital(String(e['resource']))} +${e['n']}: ${e['left']} now`,
  'resource-lost': (e) => `${capital(String(e['resource']))} −${e['n']}: ${e['left']} left`,
  'resource-protected': (e) => `${capital(String(e['resource']))} is protected`,
  'resource-token-hit': (e) => `The hit costs ${e['resource']}`,
  responded: (e, n) =>
    `${n.does(e['seat'], 'respond', `with ${textOf(e['name'])}`)}${e['skill'] === undefined ? '' : ` (${e['skill']} ${e['strength']})`}`,
  risked: (e, n) =>
    `${n.does(e['seat'], 'risk', many(e['n'], thing(e['kind'])))}: ${e['success'] ? 'it comes back' : 'lost'}`,
  'scar-arrived': (e) => `Scar appears off ${area(e['area'])}`,
  'shuffled-into-crisis-deck': (e) => `${textOf(e['name'])} is shuffled into the crisis deck`,
  'skill-card-played': (e, n) => n.does(e['seat'], 'play', `${textOf(e['name'])} (${e['skill']} ${e['strength']})`),
  'skill-drawn': (e, n) =>
    `${n.does(e['seat'], 'draw', `${a(String(e['skill']))} card`)}${e['name'] === undefined ? '' : `: ${textOf(e['name'])} ${e['strength']}`}`,
  'skills-discarded': (e, n) => n.does(e['seat'], 'discard', many(e['n'], 'skill card')),
  'skills-drawn': (e, n) => `${n.does(e['seat'], 'draw', bySkill(strings(e['skills'])))}${told(e['names'])}`,
  'skills-given': (e, n) =>
    `${n.does(e['from'], 'give', `${many(e['n'], 'card')} to ${n.whom(e['to'])}`)}${told(e['names'])}`,
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
  'treachery-turned-up': (e) => `Treachery turned up: ${textOf(e['name'])} ${e['strength']}`,
  'turn-began': (e, n) => `Turn ${e['turn']}: ${n.who(e['seat'])}`,
  'turn-ended': () => 'The turn ends',
  'type-counts-zero': (e) => `${capital(String(e['skill']))} counts nothing in this check`,
  'viper-attacked': (e) =>
    `${capital(a(thing(e['ship'])))} off ${area(e['area'])} is attacked: rolled ${e['result']}, ${e['outcome'] === 'nothing' ? 'missed' : thing(e['outcome'])}`,
  'viper-damaged': (e) => `${capital(a(thing(e['ship'])))} is damaged`,
  'viper-destroyed': (e) => `${capital(a(thing(e['ship'])))} is destroyed`,
  'viper-launched': (e) => `${capital(a(thing(e['ship'])))} is launched off ${area(e['area'])}`,
  'viper-moved': (e, n) =>
    typeof e['pilot'] === 'number'
      ? n.does(e['pilot'], 'fly', `from ${area(e['from'])} to ${area(e['to'])}`)
      : `${capital(a(thing(e['ship'])))} flies from ${area(e['from'])} to ${area(e['to'])}`,
  'viper-repaired': (e) => `${capital(a(thing(e['ship'])))} is repaired`,
  'viper-returned': (e) => `${capital(a(thing(e['ship'])))} returns from ${area(e['from'])}`,
};

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
