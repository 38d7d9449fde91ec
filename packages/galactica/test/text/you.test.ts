import { expect, test } from 'vitest';
import { superCrises } from '../../src/content/crises/super.ts';
import { cylonLocations } from '../../src/content/locations/cylon.ts';
import { cardText } from '../../src/text/card-text.ts';
import { speakToYou } from '../../src/text/english/you.ts';
import { sentence } from '../../src/text/english.ts';

test('whoever is addressed is spoken to', () => {
  expect(speakToYou('you draws 2 cards; then you looks at the top card and puts it back')).toBe(
    'you draw 2 cards; then you look at the top card and put it back',
  );
  expect(speakToYou('you discards 3 cards of their choice; then that player discards 1 of their choice')).toBe(
    'you discard 3 cards of your choice; then that player discards 1 of their choice',
  );
  expect(speakToYou('you is executed')).toBe('you are executed');
  expect(speakToYou('you launches a nuke')).toBe('you launch a nuke');
  expect(speakToYou('each player, except you discards 2 cards')).toBe('each player, except you discards 2 cards');
  expect(speakToYou('send you to the Brig and draws')).toBe('send you to the Brig and draws');
});

test('cards and locations speak so', () => {
  const prisoner = superCrises.find(({ name }) => name === 'Human Prisoner');
  expect(prisoner && cardText(prisoner).at(-1)).toContain('Fail: You pick any human player: you take all skill cards');
  const hub = cylonLocations.find(({ id }) => id === 'hub-destroyed')?.actions[0]?.effect.text ?? '';
  expect(sentence(hub)).toContain('You discard 3 skill cards of your choice; then you draw a super crisis card');
});
