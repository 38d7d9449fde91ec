/** The flow of a turn, and every moment in it when players may interrupt. */
import type { Occasion } from '../../core/engine/moments.ts';
import type { WindowName } from '../../core/engine/windows.ts';
import type { TurnStep } from '../../core/state/terms.ts';
import { type Explained, gathered } from '../module-words.ts';

/** Steps of a turn, and what can happen in several of them. */
export type TurnPart = Exclude<TurnStep, 'setup' | 'discard'> | Occasion;

/** The steps of a turn in their order, then what can happen in several of them. */
export const steps: Readonly<Record<TurnPart, Explained>> = {
  ...gathered('phases'),
  'start-of-turn': { title: 'The turn begins', text: 'Whoever is stranded comes closer; abilities that act now do.' },
  'receive-skills': {
    title: 'Skills',
    text: 'The current player draws skill cards, as many of each type as the character sheet says. A revealed Cylon draws two of any type.',
  },
  movement: {
    title: 'Move',
    text: 'To any location of the same ship for nothing; to another ship, or out of a viper, for one card.',
  },
  action: {
    title: 'Action',
    text: 'One action: of the location, of a card, of the character, of a title or of the ship one pilots. Or none.',
  },
  crisis: {
    title: 'Crisis',
    text: 'A crisis is drawn and read. It asks for a skill check, a choice, or simply happens.',
  },
  'activate-cylon-ships': {
    title: 'Cylons',
    text: 'The Cylon ships shown at the foot of the crisis act: raiders fire, basestars launch, heavy raiders board.',
  },
  'prepare-for-jump': {
    title: 'Jump',
    text: 'If the crisis shows it, the fleet gets one space closer to its jump. At the end of the track it jumps.',
  },
  'end-of-turn': { title: 'End', text: 'Everybody discards down to ten cards. The turn passes to the left.' },
  'skill-check': {
    title: 'A skill check',
    text: 'Two Destiny cards, then everybody in turn adds cards face down; they are shuffled, turned over and counted.',
  },
  'die-roll': { title: 'A die is rolled', text: 'One die of eight sides, whatever it decides.' },
  jump: { title: 'The fleet jumps', text: 'Ships come home, a destination is chosen and reached.' },
  combat: { title: 'In a fight', text: 'Vipers are launched and attack, Cylon ships are hit.' },
  loss: { title: 'Something is lost', text: 'A resource, or cards out of a hand.' },
};

export const windows: Readonly<Record<WindowName, Explained>> = {
  'turn-start': { title: 'Before anything else', text: 'The turn has begun and nothing has been drawn.' },
  'movement-end': { title: 'After moving', text: 'The current player has arrived, or stayed.' },
  'location-done': { title: 'After the action of a location', text: 'What the location offers has been carried out.' },
  'quorum-used': { title: 'After a quorum card', text: 'The President has used a quorum card.' },
  'executive-order-done': { title: 'After an Executive Order', text: 'The one who was ordered has acted.' },
  'repair-used': { title: 'After a repair', text: 'A Repair card has been used.' },
  'crisis-revealed': { title: 'A crisis is drawn', text: 'It lies open and could still be replaced.' },
  'crisis-kept': { title: 'The crisis stays', text: 'It is certain now which crisis is resolved.' },
  'crisis-choice-before': { title: 'Before the choice', text: 'Somebody is about to choose between its two options.' },
  'crisis-choice': { title: 'After the choice', text: 'It is known which option was taken; it has not happened yet.' },
  'before-raiders': { title: 'Before raiders act', text: 'Raiders are about to fire on what they find.' },
  'turn-end': { title: 'At the end of the turn', text: 'Hands have been discarded down to ten.' },
  'check-outright': { title: 'Instead of the check', text: 'The check could be decided without any card.' },
  'before-activation': { title: 'Cylon ships are about to act', text: 'No icon of the crisis has been resolved yet.' },
  'before-check': { title: 'Before cards are added', text: 'The check is known, the pile is empty.' },
  contributed: { title: 'Somebody has added cards', text: 'Known is how many, not which.' },
  'before-reveal': { title: 'Before the cards are turned over', text: 'Everybody has had their turn to add.' },
  'check-revealed': { title: 'The cards lie open', text: 'Nothing has been counted yet.' },
  'check-complete': { title: 'No more cards join', text: 'Cards can still be taken out.' },
  'after-total': { title: 'The total is known', text: 'It could still be changed.' },
  'after-pass': { title: 'The check is passed', text: 'What passing brings has not happened yet.' },
  'check-resolved': { title: 'The check is over', text: 'Its cards are about to be discarded.' },
  'before-roll': { title: 'Before the die', text: 'It is known what the die decides.' },
  'after-roll': { title: 'The die has fallen', text: 'It could still be changed, or thrown again.' },
  'removing-ships': { title: 'The fleet is about to jump', text: 'Vipers come home, the Cylon ships are left behind.' },
  'viper-placed': { title: 'A viper is launched', text: 'A pilot could get into it.' },
  'before-piloted-attack': {
    title: 'A pilot is about to attack',
    text: 'The target is chosen, the die not yet thrown.',
  },
  'target-destroyed': { title: 'A pilot has destroyed something big', text: 'A basestar, or a centurion on board.' },
  'before-civilian-destroyed': {
    title: 'A civilian ship is about to be lost',
    text: 'It has not been turned over yet.',
  },
  'resource-lost': { title: 'A resource is lost', text: 'The dial has gone down.' },
  'must-discard': { title: 'Somebody must discard', text: 'They have not chosen the cards yet.' },
  ...gathered('windows'),
};

export const turn = {
  intro: 'Every step of a turn in order, and every moment in it when somebody may interrupt.',
  steps: 'Steps of a turn',
  sideTitle: 'Whenever it happens',
  sideText: 'These can come in several steps.',
  quiet: 'Nobody interrupts here.',
  mayOpen: 'Here can come:',
  open: {
    everybody: 'Anybody',
    'the-player': 'The player it is about',
    pilots: 'Whoever pilots a ship there',
  },
  with: 'with',
  nothingYet: 'Nothing in these sets responds here.',
  by: 'by',
};
