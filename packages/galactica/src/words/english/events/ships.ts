/** Ships, ours and theirs, line by line. */
import { a, capital } from '@ragtag/kernel/words';
import type { ShipEvents } from '../../../core/vocabulary/ships-events.ts';
import type { Tellers } from '../../telling.ts';
import { area, cargo, fleet, many, thing, told } from './event-words.ts';

export const shipEvents: Tellers<ShipEvents> = {
  attacked: (e, n) =>
    `${n.does(e.seat, 'attack', `a ${thing(e.target.kind)}`)}: rolled ${e.result}, ${e.hit ? 'hit' : 'missed'}`,
  'basestar-damaged': (e) => `A basestar off ${area(e.area)} is damaged: ${thing(e.token)}`,
  'basestar-destroyed': (e) => `A basestar off ${area(e.area)} is destroyed`,
  'centurion-destroyed': (e) => `A centurion on boarding space ${Number(e.space) + 1} is destroyed`,
  'centurions-advanced': () => 'The boarding party advances',
  'centurions-boarded': (e) => `${many(e.n, 'centurion')} ${Number(e.n) === 1 ? 'boards' : 'board'} Galactica`,
  'civilian-destroyed': (e) =>
    `A civilian ship ${cargo(e.loss)} is lost${e.area === null ? '' : ` off ${area(e.area)}`}`,
  'civilian-escorted': (e) => `A civilian ship off ${area(e.area)} is escorted to safety`,
  'civilian-moved': (e) => `A civilian ship moves from ${area(e.from)} to ${area(e.to)}`,
  'civilian-placed': (e) => `A civilian ship appears off ${area(e.area)}`,
  'civilians-looked-at': (e, n) =>
    `${n.does(e.seat, 'look', `at ${many(e.ships.length, 'civilian ship')}`)}${told(e.names)}`,
  'cylon-ships-removed': (e) => `${fleet(e, 'Cylon ship', 'disappears', 'disappear')} from ${area(e.area)}`,
  'galactica-attacked': (e) =>
    `${capital(a(thing(e.by)))} off ${area(e.area)} fires at Galactica: rolled ${e.result}, ${e.hit ? 'hit' : 'missed'}`,
  'heavy-raider-boarded': (e) => `A heavy raider from ${area(e.area)} boards Galactica`,
  'heavy-raider-destroyed': (e) => `${fleet(e, 'heavy raider', 'is', 'are')} destroyed off ${area(e.area)}`,
  'heavy-raider-moved': (e) => `${fleet(e, 'heavy raider', 'flies', 'fly')} from ${area(e.from)} to ${area(e.to)}`,
  'nuke-gained': () => 'A nuke is gained',
  'nuke-launched': (e, n) => n.does(e.by, 'launch', `a nuke at ${area(e.area)}`),
  'nuke-lost': (e) => `${many(e.n, 'nuke')} ${Number(e.n) === 1 ? 'is' : 'are'} lost`,
  'piloting-ended': (e, n) => n.does(e.seat, 'leave', `the ${thing(e.ship)}`),
  'piloting-started': (e, n) => n.does(e.seat, 'fly', `${a(thing(e.ship))} off ${area(e.area)}`),
  'raider-destroyed': (e) =>
    e.scar
      ? `Scar is destroyed off ${area(e.area)}`
      : `${fleet(e, 'raider', 'is', 'are')} destroyed off ${area(e.area)}`,
  'raider-held-off': (e) => `A raider off ${area(e.area)} is held off`,
  'raider-moved': (e) => `${e.scar ? 'Scar' : 'A raider'} flies from ${area(e.from)} to ${area(e.to)}`,
  risked: (e, n) => `${n.does(e.seat, 'risk', many(e.n, thing(e.kind)))}: ${e.success ? 'it comes back' : 'lost'}`,
  'viper-attacked': (e) =>
    `${capital(a(thing(e.ship)))} off ${area(e.area)} is attacked: rolled ${e.result}, ${e.outcome === 'nothing' ? 'missed' : thing(e.outcome)}`,
  'viper-damaged': (e) => `${capital(a(thing(e.ship)))} is damaged`,
  'viper-destroyed': (e) => `${capital(a(thing(e.ship)))} is destroyed`,
  'viper-launched': (e) => `${capital(a(thing(e.ship)))} is launched off ${area(e.area)}`,
  'viper-moved': (e, n) =>
    typeof e.pilot === 'number'
      ? n.does(e.pilot, 'fly', `from ${area(e.from)} to ${area(e.to)}`)
      : `${capital(a(thing(e.ship)))} flies from ${area(e.from)} to ${area(e.to)}`,
  'viper-repaired': (e) => `${capital(a(thing(e.ship)))} is repaired`,
  'viper-returned': (e) => `${capital(a(thing(e.ship)))} returns from ${area(e.from)}`,
};
