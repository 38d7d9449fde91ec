/** Making a game: what the page says about its options; what each option means, the server says. */
import { count } from '@ragtag/kernel/words';

export const setup = {
  title: 'New game',
  none: 'This server hosts no games.',
  nameOfGame: 'Name of the game',
  usualName: (name: string) => `${name}'s game`,
  whichGame: 'Which game?',
  groups: {
    players: 'Players',
    clock: 'Clock',
    manners: 'Table manners',
    'house-rules': 'House rules',
  } as Readonly<Record<string, string>>,
  houseRules: 'Not in the rulebook. The table, the lobby and every export say that they are in force.',
  houseRule: 'House rule',
  more: 'More options',
  changed: (n: number) => (n === 0 ? 'as in the rulebook' : `${n} changed`),
  label: (label: string, unit: string) => `${label} (${unit})`,
  why: 'Rules:',
  beyond: (most: number, option: string) => `More than ${most} only with: ${option}.`,
  deck: {
    label: 'Your deck',
    ofSeat: (n: number) => `Deck of seat ${n}`,
    chance: 'Whichever comes',
    mine: 'My decks',
    ready: 'Ready-made',
    secret: 'Nobody else sees what is in it.',
    build: 'Build one',
    chosen: 'deck chosen',
  },
  make: 'Make the game',
  sitDown: 'You sit down first, then invite others. Empty seats get artificial players.',

  /** A game's options in a few words. */
  recap: {
    players: (n: number) => count(n, 'player'),
    live: (perDecision: number, reserve: number) =>
      `${perDecision} s a decision, ${Math.round(reserve / 60)} min reserve`,
    slow: (remind: number, decide: number) => `Reminder ${remind} h, deadline ${decide} h`,
    pokerFace: 'Poker face',
    noSpectators: 'No spectators',
    byInvitation: 'By invitation',
    house: (rule: string) => `House rule: ${rule}`,
  },
};
