/** What this game says while it is set up. */
export interface Told {
  readonly text: string;
  readonly rules: readonly string[];
}

export const setup = {
  characters: {
    label: 'Characters',
    ways: { turn: 'Everybody chooses in turn', random: 'At random', chosen: 'I choose them now' },
    pickAssist: 'Choose who assists you',
    assists: 'Assists',
    assistant: (name: string) => `${name} assists`,
    pick: (player: number, players: number) => `Choose for player ${player} of ${players}`,
    done: 'Everybody has a character.',
    inTurn: 'In the order of turns; who goes first is drawn by lot when the game starts.',
    player: (player: number, name: string) => `Player ${player}: ${name}`,
    clear: 'Start over',
    notNow: 'Not now: the rule is below the list.',
    /** Why some cannot be chosen next, by the rule that says so. */
    closedTitle: 'Not to be chosen now',
    closed: {
      'BG-SETUP-32': 'another type of character is due',
      'BG-SETUP-35': 'the other version is taken',
      'BG-SETUP-37': 'there can be only one Cylon Leader',
      'BG-SETUP-38': 'with seven players one must be a Cylon Leader',
      'BG-VAR1P-02': 'not as the main character of one who plays alone',
      'BG-VAR1P-03': 'a Cylon Leader assists nobody',
    } as Readonly<Record<string, string>>,
    closedNames: (names: string, why: string) => `${names}: ${why}`,
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
    withLeader: 'With a Cylon Leader',
    withoutLeader: 'If nobody takes one',
    nobody: 'There is none: nobody is a Cylon.',
    cylons: (n: number) => `${n} “You are a Cylon”`,
    notCylons: (n: number, conflicted: boolean) =>
      `${n} ${conflicted ? '“not a Cylon”, personal goals and Final Five, at random' : '“You are not a Cylon”'}`,
    special: {
      mutineer: { text: '1 Mutineer', rules: ['BG-COMBINE-43'] },
      sympathizer: { text: '1 Sympathizer, once everybody has a card', rules: ['BG-UNI-26'] },
      'sympathetic-cylon': { text: '1 Sympathetic Cylon, once everybody has a card', rules: ['BG-UNI-48'] },
    } as Readonly<Record<string, Told>>,
    more: (names: string) => `One more card that is no Cylon for each of: ${names}.`,
    moreHere: (name: string) => `1 more “not a Cylon”, because of ${name}`,
    whenRed: 'One more that is no Cylon for each resource that is in the red by then.',
    dealtUsually: {
      text: 'One card each now; the rest when the fleet is half way.',
      rules: ['BG-LOYDECK-17'],
    },
    /** By the number of players. */
    dealt: {
      1: {
        text: 'None is yours. Three lie unseen before whoever assists you, four more when the fleet is half way.',
        rules: ['BG-VAR1P-05', 'BG-VAR1P-22'],
      },
      2: {
        text: 'Nobody has a card until the fleet is half way; then one each.',
        rules: ['BG-VAR2P-03', 'BG-VAR2P-06'],
      },
    } as Readonly<Record<number, Told>>,
    /** What a Cylon Leader has in their place. */
    leaders: {
      motives: {
        text: 'The Cylon Leader has no loyalty card, but two motives now and two more half way.',
        rules: ['BG-LOYDECK-13', 'BG-SLEEPER-03'],
      },
      agenda: { text: 'The Cylon Leader has no loyalty card, but an agenda.', rules: ['BG-UNI-58'] },
    } satisfies Readonly<Record<string, Told>>,
  },

  /** A game's options in a few words. */
  recap: {
    cylonFleet: 'Cylon Fleet board',
    attackCards: 'Attack cards',
    fewerAttacks: 'Attack cards, fewer crises',
    plainLoyalties: 'No conflicted loyalties',
    charactersSet: 'Characters chosen',
    cylonLeader: 'Cylon Leader',
    noSympathizer: 'No Sympathizer',
    sympatheticCylon: 'Sympathetic Cylon',
    alone: 'One player with an assist character',
    twoPlayers: 'Two players, no loyalties at first',
    cooperative: 'Fully cooperative',
    easierForHumans: 'Easier for the humans',
    easierForCylons: 'Easier for the Cylons',
  },
  groups: { fleet: 'The fleet', loyalty: 'Loyalty', variants: 'Variants' },
  more: 'More options: the fleet, loyalty, variants, house rules',
};
