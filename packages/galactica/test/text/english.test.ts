import { expect, test } from 'vitest';
import { allCharacters, allFaces, allLocations } from '../../src/content.ts';
import { discard, draw } from '../../src/core/effects/cards.ts';
import { execute } from '../../src/core/effects/cylons.ts';
import type { Effect } from '../../src/core/effects/effect.ts';
import { another, anyHuman, both, inBrig, pick, type Which } from '../../src/core/effects/flow.ts';
import { free, movableTo, onGalactica, sendTo } from '../../src/core/effects/movement.ts';
import { gain, lose } from '../../src/core/effects/resources.ts';
import {
  canHold,
  drawQuorum,
  gainMiracle,
  giveTitle,
  lookLoyalty,
  mayGainMiracle,
  playQuorum,
} from '../../src/core/effects/titles.ts';
import { admiral, chosen, everybody, others, president, you } from '../../src/core/effects/who.ts';
import { cardLines } from '../../src/core/text/card-lines.ts';
import { drawMutiny, mayDrawMutiny } from '../../src/modules/daybreak/effects.ts';
import { cylonLocations } from '../../src/modules/daybreak/locations/cylon.ts';
import { superCrises } from '../../src/modules/exodus/crises/super.ts';
import { lineText } from '../../src/words/english/card-line.ts';
import { english, sentence } from '../../src/words/english/phrases.ts';

const said = ({ text }: Pick<Effect, 'text'>): string => english(text);

test('what a player does is said to the player, what others do is said of them', () => {
  expect(said(draw(you, 2, 'own'))).toBe('you draw 2 skill cards of types in your own skill set');
  expect(said(draw(president, 1, 'politics'))).toBe('the President draws 1 politics card');
  expect(said(discard(you, 2))).toBe('you discard 2 skill cards of your choice');
  expect(said(discard(others(everybody), 2, 'random'))).toBe('each player but you discards 2 skill cards at random');
  expect(said(execute(you))).toBe('you are executed');
  expect(said(sendTo('brig', you))).toBe('you go to the Brig');
  expect(said(sendTo('sickbay', admiral))).toBe('send the Admiral to Sickbay');
});

test('several descriptions of one player become one', () => {
  const who = (...whiches: readonly Which[]): string => said(pick('you', both(...whiches), lose('food', 1)));
  expect(who(another, inBrig)).toBe('you pick another player in the Brig: lose 1 food');
  expect(who(another, anyHuman)).toBe('you pick another human player: lose 1 food');
  expect(who(onGalactica, movableTo('brig'))).toBe(
    'you pick a character on Galactica who can be sent to the Brig: lose 1 food',
  );
  expect(who(another, canHold('cag'))).toBe('you pick another player who may become CAG: lose 1 food');
  expect(said(pick('president', inBrig, free('president', chosen)))).toBe(
    'the President picks a player in the Brig: that player leaves the Brig for a Galactica location that the President names',
  );
});

test('resources, titles and the cards and tokens of persons', () => {
  expect(said(lose('highest', 1))).toBe('lose 1 of the highest resource');
  expect(said(gain('morale', 2))).toBe('gain 2 morale');
  expect(said(giveTitle('president', you))).toBe('you become President');
  expect(said(giveTitle('admiral', chosen))).toBe('that player becomes Admiral');
  expect(said(drawQuorum(president, 2))).toBe('the President draws 2 quorum cards');
  expect(said(playQuorum(you))).toBe('you play 1 quorum card from the hand');
  expect(said(drawMutiny(chosen))).toBe('that player draws 1 mutiny card');
  expect(said(drawMutiny(you, 1, { noBrig: true }))).toBe('you draw 1 mutiny card, without going to the Brig for it');
  expect(said(lookLoyalty(you, chosen, 'random'))).toBe('you look at 1 random loyalty card of that player');
  expect(said(lookLoyalty(president, admiral, 'all'))).toBe('the President looks at all loyalty cards of the Admiral');
  expect(said(gainMiracle(chosen))).toBe('that player gains a miracle token');
  expect([mayDrawMutiny, mayGainMiracle].map(said)).toEqual([
    'a player who may draw mutiny cards',
    'a player who may gain a miracle token',
  ]);
});

test('every component can be read aloud', () => {
  for (const entry of allFaces) for (const line of cardLines(entry).map(lineText)) expect(line).toMatch(/\.$/);
  for (const { abilities } of allCharacters) for (const { text } of abilities) expect(sentence(text)).toMatch(/\.$/);
  for (const { actions } of allLocations)
    for (const { effect } of actions) expect(sentence(effect.text)).toMatch(/\.$/);
});

test('cards and locations speak to whoever uses them', () => {
  const prisoner = superCrises.find(({ name }) => name === 'Human Prisoner');
  expect(prisoner && cardLines(prisoner).map(lineText).at(-1)).toContain(
    'Fail: You pick a character who can be sent to Sickbay: you take',
  );
  const hub = cylonLocations.find(({ id }) => id === 'hub-destroyed')?.actions[0]?.effect.text ?? '';
  expect(sentence(hub)).toContain('You discard 3 skill cards of your choice; then you draw a super crisis card');
});
