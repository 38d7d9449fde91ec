/** What this is. */
import { listed } from '@ragtag/kernel/words';

export const about = {
  title: 'About Ragtag',
  what: (games: readonly string[]) => [
    `Ragtag lets people play ${listed(games)} in the browser, in one evening or over weeks, with artificial players in the empty seats.`,
    'The server knows every rule. Nobody has to be the game master, nobody can make an illegal move, and nobody can see what the rules hide.',
  ],
  unofficialTitle: 'A project of fans',
  unofficial:
    'Ragtag is free, unofficial, and belongs to nobody who sells the games. It has no art and no text of theirs: every picture is our own drawing, every rule and card is in our own words. The names of the games and of the people in them are trademarks of their owners.',
  keysTitle: 'Without a mouse',
  keys: [
    ['Ctrl K', 'At the table: look up rules and cards'],
    ['/', 'On the pages of rules and cards: go to the search'],
    ['Arrow keys', 'In what a search has found: up and down'],
    ['Space or Enter, held', 'On your loyalty cards: look at them'],
  ] as readonly (readonly [string, string])[],
  creditsTitle: 'What it is made with',
  credits: [
    {
      what: 'Oxanium',
      by: 'by Severin Meyer, the font of headings:',
      licence: 'SIL Open Font License 1.1',
      href: 'https://openfontlicense.org',
    },
    {
      what: 'Inter',
      by: 'by Rasmus Andersson, the font of texts:',
      licence: 'SIL Open Font License 1.1',
      href: 'https://openfontlicense.org',
    },
    {
      what: 'React',
      by: 'by Meta and its contributors, which draws the page:',
      licence: 'MIT License',
      href: 'https://opensource.org/license/mit',
    },
  ],
  drawings: 'Ships, emblems, icons and boards are drawn for Ragtag. Ragtag itself is under the MIT License.',
};
