import type { Arguments, Sentences } from '../phrases.ts';
import { does } from './grammar.ts';

const list = (words: Arguments, name: string, joint: string): string => {
  const value = words[name];
  return Array.isArray(value) ? value.join(joint) : '';
};
const count = (n: Arguments[string] | undefined, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const plus = (modifier: Arguments[string] | undefined): string =>
  typeof modifier !== 'number' || modifier === 0 ? '' : ` (${modifier > 0 ? '+' : ''}${modifier} to the die)`;

export const ships: Sentences = {
  'ships-basestar': ({ n }) => count(n, 'basestar'),
  'ships-raider': ({ n }) => count(n, 'raider'),
  'ships-heavyRaider': ({ n }) => count(n, 'heavy raider'),
  'ships-civilian': ({ n }) => count(n, 'civilian ship'),
  'ships-centurion': ({ n }) => count(n, 'centurion'),
  pickedArea: () => 'there',
  place: (words) => `place ${list(words, 'ships', ' and ')} ${words['area']}`,
  boarding: ({ n }) => `put ${count(n, 'centurion')} at the start of the Boarding Party track`,
  'icon-raiders': () => 'raiders',
  'icon-launch': () => 'launch raiders',
  'icon-heavy': () => 'heavy raiders',
  'icon-basestars': () => 'basestars',
  activate: (words) => `activate: ${list(words, 'icons', ', ')}`,
  launchEach: (words) => `each basestar launches ${list(words, 'ships', ' and ')}`,
  destroyAllCylonShips: () => 'destroy all Cylon ships on the main board',
  removeCylonShips: () => 'remove all Cylon ships there',
  pursuit: () => 'advance the pursuit marker 1 space',
  destroyCylon: (words) => `${does(words['by'], 'destroy')} ${list(words, 'ships', ' or ')}`,
  activateVipers: ({ by, n }) =>
    n === 1 ? `${by} may activate 1 unmanned viper` : `${by} may activate unmanned vipers up to ${n} times`,
  activateVipersNow: ({ by, n }) => `${does(by, 'activate')} ${count(n, 'unmanned viper')} if possible`,
  activateOneViper: ({ by, n }) => `${by} may activate one unmanned viper up to ${n} times`,
  attackCylonShip: ({ by, modifier }) => `${does(by, 'attack')} 1 Cylon ship with Galactica${plus(modifier)}`,
  attackCenturion: ({ by, modifier }) => `${does(by, 'attack')} 1 centurion${plus(modifier)}`,
  'vipersIn-reserves': () => 'in the Reserves',
  'vipersIn-space': () => 'in space',
  'vipersIn-both': () => 'in space or in the Reserves',
  damageVipers: ({ n, where }) => `damage ${count(n, 'viper')} ${where}`,
  destroyViper: () => 'destroy 1 viper',
  repairVipers: ({ n, upTo }) => `repair ${upTo ? 'up to ' : ''}${count(n, 'damaged viper')}`,
  repairAnyVipers: ({ n, upTo }) => `repair ${upTo ? 'up to ' : ''}${count(n, 'viper')}, damaged or destroyed`,
  repairAllVipers: () => 'repair all damaged vipers',
  destroyRaptor: ({ n }) => `destroy ${count(n, 'raptor')}`,
  regainRaptor: ({ n }) => `bring ${count(n, 'destroyed raptor')} back to the Reserves`,
  gainAssaultRaptor: () => 'destroy 1 raptor of the Reserves and gain 1 assault raptor',
  vipersHome: () => 'all vipers in space go to the Reserves, their pilots to the Hangar Deck',
  nuke: ({ by }) => `${does(by, 'launch')} 1 nuke`,
  nukeHeld: () => 'the Admiral holds a nuke',
  gainNuke: () => 'the Admiral gains 1 nuke',
  loseNukes: ({ n }) => `discard ${count(n, 'nuke')}`,
  loseAllNukes: () => 'discard all nukes',
};
