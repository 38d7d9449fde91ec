/** The rulebook: its parts, and what rules need to be in play. */
import { capital } from '@ragtag/kernel/words';

const modules: Readonly<Record<string, string>> = {
  core: 'the base game',
  'cylon-attack': 'the Cylon attack cards',
  'cylon-fleet': 'the Cylon Fleet board',
  'without-cylon-fleet': 'no Cylon Fleet board',
  'cylon-leader': 'a Cylon Leader',
  'without-cylon-leader': 'no Cylon Leader',
  'no-sympathizer': 'no Sympathizer',
  sympathizer: 'the Sympathizer',
  'sympathetic-cylon': 'the Sympathetic Cylon',
  'ionian-nebula': 'the Ionian Nebula objective',
  'new-caprica': 'the New Caprica objective',
  'search-for-home': 'the Search for Home option',
  mutiny: 'mutiny cards',
  'conflicted-loyalties': 'conflicted loyalties',
};

const parts: Readonly<Record<string, string>> = {
  game: 'What the game is',
  setup: 'Setting up',
  people: 'Characters, titles and loyalties',
  turn: 'The turn',
  checks: 'Skill cards and checks',
  jump: 'Jumping',
  combat: 'Ships and combat',
  end: 'Phases and the end',
  variants: 'Variants',
  rulings: 'Questions and rulings',
};

export function moduleName(name: string): string {
  return (
    modules[name] ?? (name.startsWith('without-') ? `no ${capital(name.slice(8))}` : capital(name.replaceAll('-', ' ')))
  );
}

export function partName(name: string): string {
  return parts[name] ?? capital(name.replaceAll('-', ' '));
}
