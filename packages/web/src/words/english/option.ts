/** What can be answered: a few words, and what on the table it points at. */
import type { Decision, Option, Plain } from '@ragtag/kernel';
import type { Names } from '../names.ts';
import { areaName, capital, count, listed, nameOf, textOf, wordsFor } from './terms.ts';

export interface OptionWords {
  readonly label: string;
  readonly detail: string;
}

const plain = (label: string, detail = ''): OptionWords => ({ label, detail });

export function optionWords(option: Option, asked: Pick<Decision, 'kind' | 'context'>, names: Names): OptionWords {
  const { type, name, location, area, to, card, text } = option;
  switch (type) {
    case 'pass':
      return plain('Pass', 'Do nothing now');
    case 'nothing':
      return plain(asked.kind === 'action' ? 'Do nothing' : asked.kind === 'move-civilian' ? 'Leave it' : 'No');
    case 'yes':
    case 'no':
      return plain(capital(type), capital(textOf(text)));
    case 'stay':
      return plain('Stay');
    case 'return':
      return plain('Return to the hangar');
    case 'character':
    case 'destination':
    case 'crisis':
    case 'ability':
    case 'mutiny':
    case 'quorum':
      return plain(textOf(name) || 'Draw a mutiny card', name === undefined ? '' : kindOfThing(type));
    case 'skill-card':
    case 'card':
    case 'movement-card':
      return plain(textOf(name), skillCard(option));
    case 'goal':
      return plain('Reveal your personal goal', textOf(name));
    case 'reveal':
      return plain('Reveal yourself as a Cylon', textOf(name));
    case 'title':
      return plain(textOf(name), nameOf(String(option['title'])));
    case 'location':
      return plain(
        name === undefined ? nameOf(String(location)) : textOf(name),
        asked.kind === 'action' ? 'location' : '',
      );
    case 'viper':
      return option['ship'] === undefined ? plain('Activate your ship') : viper(option, names);
    case 'move':
      if (typeof location === 'string') return plain(nameOf(location), cost(option));
      return area === undefined ? plain('Move') : plain(`Move to ${areaName(String(to))}`, shipAt(option));
    case 'land':
      return plain(`Land: ${nameOf(String(location))}`, cost(option));
    case 'fly':
      return plain(`Fly to ${areaName(String(area))}`);
    case 'area': {
      const raiders = option['raiders'];
      return plain(areaName(String(to ?? area)), typeof raiders === 'number' ? count(raiders, 'raider') : '');
    }
    case 'basestar':
      return plain('Basestar', areaName(String(area)));
    case 'launch':
      return plain(`Launch in ${areaName(String(area))}`, wordsFor(String(option['ship'])));
    case 'attack':
      return plain(`Attack ${target(option['target'])}`, shipAt(option));
    case 'target':
      return plain(capital(target(option['target'])));
    case 'escort':
      return plain('Escort a civilian ship', areaName(String(area)));
    case 'civilian':
      return plain('Civilian ship', areaName(String(area)));
    case 'ship':
    case 'left-out':
      return plain(nameOf(String(option['kind'])), areaName(String(area)));
    case 'centurion':
      return plain('Centurion', `boarding space ${Number(option['space']) + 1}`);
    case 'respond':
      return plain(textOf(name), responseDetail(option, card));
    case 'option':
      return option['label'] === 'check'
        ? plain(`Skill check ${option['difficulty']}`, listed(skills(option['skills'])))
        : plain(capital(textOf(text)) || `Option ${Number(option['index']) + 1}`);
    case 'effect':
      return plain(capital(textOf(text)));
    case 'skills':
      return plain(amounts(skills(option['skills'])));
    case 'split':
      return plain(split(option['of'], option['counts']));
    case 'skill-type':
      return plain(capital(String(option['skill'])));
    case 'player':
    case 'seat':
      return plain(names.who(option['seat']));
    case 'resource':
      return plain(capital(String(option['resource'])));
    case 'damage-token':
      return plain(nameOf(String(option['token'])));
    case 'damage':
      return plain(nameOf(String(option['ship'])));
    case 'deck':
      return plain(capital(wordsFor(String(option['deck']).replace(':', ' '))));
    case 'reinforce':
      return plain(nameOf(String(option['ship'])), areaName(String(area)));
    case 'abilities':
      return plain(
        listed(
          [option['first'], option['second']].map((one) => capital(wordsFor(String(one)))),
          'then',
        ),
      );
    case 'top':
    case 'bottom':
      return plain(`On the ${type}`, textOf(name));
    case 'play':
    case 'discard':
      return plain(capital(type), textOf(name));
    case 'draw':
      return plain('Draw');
    case 'act':
      return plain('Act');
    case 'act-twice':
      return plain('Act twice');
    case 'move-and-act':
      return plain('Move, then act');
    default:
      return plain(capital(type.replaceAll('-', ' ')), textOf(name));
  }
}

function kindOfThing(type: string): string {
  return type === 'character' ? '' : `${type} ${type === 'ability' ? '' : 'card'}`.trim();
}

function skillCard({ skill, strength, type }: Option): string {
  if (type === 'movement-card') return 'Movement card';
  return [typeof skill === 'string' ? skill : '', strength === undefined ? '' : `strength ${strength}`]
    .filter(Boolean)
    .join(', ');
}

function cost({ cost: cards }: Option): string {
  return typeof cards === 'number' && cards > 0 ? `discard ${count(cards, 'card')}` : '';
}

function shipAt({ ship, area }: Option): string {
  return `${wordsFor(String(ship))} in ${areaName(String(area))}`;
}

function viper({ ship, at, pilot }: Option, names: Names): OptionWords {
  const flown = typeof pilot === 'number' ? `, flown by ${names.whom(pilot)}` : '';
  return plain(nameOf(String(ship)), `${wordsFor(String(at))}${flown}`);
}

/** What is attacked, in words. */
function target(value: Plain | undefined): string {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return 'it';
  const { kind, area, space } = value;
  if (typeof area === 'string') return `a ${wordsFor(String(kind))} in ${areaName(area)}`;
  return typeof space === 'number' ? `a centurion on boarding space ${space + 1}` : `a ${wordsFor(String(kind))}`;
}

function responseDetail({ change, difficulty, skill, outcome, from, option }: Option, card: Plain | undefined): string {
  const parts: string[] = [];
  if (typeof change === 'number') parts.push(`${change > 0 ? '+' : ''}${change}`);
  if (typeof difficulty === 'number') parts.push(`difficulty ${difficulty > 0 ? '+' : ''}${difficulty}`);
  if (typeof skill === 'string') parts.push(skill);
  if (typeof outcome === 'string') parts.push(`the check is decided: ${outcome}`);
  if (typeof option === 'number') parts.push(`to option ${option + 1}`);
  const source = from === 'sheet' ? 'your character' : from === 'miracle' ? 'a miracle token' : `${from} card`;
  parts.push(card === undefined && from !== 'sheet' && from !== 'miracle' ? String(from) : source);
  return parts.join(', ');
}

function skills(value: Plain | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** `2 piloting and 1 tactics`. */
function amounts(types: readonly string[]): string {
  return listed([...new Set(types)].map((type) => `${types.filter((one) => one === type).length} ${type}`));
}

function split(of: Plain | undefined, counts: Plain | undefined): string {
  const numbers = skills(counts);
  return listed(skills(of).flatMap((type, index) => (numbers[index] === '0' ? [] : [`${numbers[index]} ${type}`])));
}
