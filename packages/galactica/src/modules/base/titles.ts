/** The title cards: what their holders may do as actions. Quorum cards are played by a rule of their own. */
import type { TitleEntry } from '../../core/content/entry.ts';
import { code } from '../../core/effects/effect.ts';
import { drawQuorum } from '../../core/effects/titles.ts';
import { you } from '../../core/effects/who.ts';
import { canLaunchNuke, launchNuke } from '../../core/rules/nukes.ts';
import { phrase } from '../../core/text/phrase.ts';

const launch = code(
  phrase('base.launch'),
  (g, c) => launchNuke(g, c.you),
  (g) => canLaunchNuke(g),
);

export const drawOne = { name: 'Draw a quorum card', effect: drawQuorum(you, 1) };
export const launchOne = { name: 'Launch a nuke', effect: launch };

export const titleCards: readonly TitleEntry[] = [
  { title: 'president', name: 'President', set: 'base', actions: [drawOne] },
  { title: 'admiral', name: 'Admiral', set: 'base', option: 'cylon-attack', actions: [launchOne] },
];
