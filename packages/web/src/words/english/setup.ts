/** Making a game: what the page says about its options; what each option means, the server says. */
import { count } from './terms.ts';

export const setup = {
  title: 'New game',
  none: 'This server hosts no games.',
  nameOfGame: 'Name of the game',
  usualName: (name: string) => `${name}'s game`,
  groups: {
    players: 'Players',
    fleet: 'The fleet',
    loyalty: 'Loyalty',
    clock: 'Clock',
    manners: 'Table manners',
    'house-rules': 'House rules',
  },
  houseRules: 'Not in the rulebook. The table, the lobby and every export say that they are in force.',
  houseRule: 'House rule',
  more: 'More options: the fleet, loyalty, house rules',
  changed: (n: number) => (n === 0 ? 'as in the rulebook' : `${n} changed`),
  label: (label: string, unit: string) => `${label} (${unit})`,
  why: 'Rules:',
  make: 'Make the game',
  sitDown: 'You sit down first, then invite others. Empty seats get artificial players.',

  characters: {
    label: 'Characters',
    ways: { turn: 'Everybody chooses in turn', random: 'At random', chosen: 'I choose them now' },
    pick: (player: number, players: number) => `Choose for player ${player} of ${players}`,
    done: 'Everybody has a character.',
    inTurn: 'In the order of turns; who goes first is drawn by lot when the game starts.',
    player: (player: number, name: string) => `Player ${player}: ${name}`,
    clear: 'Start over',
    notYet: 'Not now: another type of character is due.',
    taken: (player: number) => `Player ${player}`,
    missing: (n: number) => `Choose ${n} more, or let everybody choose in turn.`,
    types: {
      'political-leader': 'Political leader',
      'military-leader': 'Military leader',
      pilot: 'Pilot',
      support: 'Support',
      'cylon-leader': 'Cylon leader',
    } as Readonly<Record<string, string>>,
  },

  loyalty: {
    title: 'The loyalty deck',
    cylons: (n: number) => `${n} “You are a Cylon”`,
    notCylons: (n: number, conflicted: boolean) =>
      `${n} ${conflicted ? '“not a Cylon”, personal goals and Final Five, at random' : '“You are not a Cylon”'}`,
    mutineer: '1 Mutineer',
    more: (names: string) => `One more card that is no Cylon for each of: ${names}.`,
    dealt: 'One card each now; the rest when the fleet is half way.',
  },

  /** A game's options in a few words. */
  recap: {
    players: (n: number) => count(n, 'player'),
    cylonFleet: 'Cylon Fleet board',
    attackCards: 'Attack cards',
    fewerAttacks: 'Attack cards, fewer crises',
    plainLoyalties: 'No conflicted loyalties',
    charactersSet: 'Characters chosen',
    live: (perDecision: number, reserve: number) =>
      `${perDecision} s a decision, ${Math.round(reserve / 60)} min reserve`,
    slow: (remind: number, decide: number) => `Reminder ${remind} h, deadline ${decide} h`,
    pokerFace: 'Poker face',
    noSpectators: 'No spectators',
    byInvitation: 'By invitation',
    house: (rule: string) => `House rule: ${rule}`,
  },
};
