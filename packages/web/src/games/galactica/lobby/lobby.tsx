/** The board game before it is played: the welcome, the options, and what a list of games says of one. */
import type { Plain } from '@ragtag/kernel';
import type { ChoicesProps, GameLobby } from '../../../shell/games/game-client.ts';
import { InShort } from '../knowing/in-short.tsx';
import { moduleName, partName } from '../words/english/rulebook.ts';
import { short } from '../words/english/short.ts';
import { words } from '../words/lobby-words.ts';
import { boxes, boxesFrom, boxesIn, isBox } from './boxes.ts';
import { ChooseCharacters } from './choose-characters.tsx';
import { Hero } from './hero.tsx';
import { HowPlayed } from './how-played.tsx';
import { fitted, forbidden, sheetsFor, wantedWith } from './legal.ts';
import { detailsOf, Recipes } from './loyalty-recipe.tsx';
import { type Known, recap } from './recap.ts';
import { holdsWith } from './rules-of-boxes.ts';
import { Shelf } from './shelf.tsx';

const { tagline, whatItIs, playNowHint, lasts, help, won } = words.lobby;

export const lobby: GameLobby = {
  Hero,
  tagline,
  whatItIs,
  playNowHint,
  lasts,
  help,
  playNow: { players: 5 },
  firstGame: { ...words.lobby.firstGame, configuration: { players: 4, sets: ['base'], firstGame: true } },
  groups: [
    { name: 'fleet', title: words.setup.groups.fleet, folded: true },
    { name: 'loyalty', title: words.setup.groups.loyalty, folded: true },
    { name: 'variants', title: words.setup.groups.variants, folded: true },
  ],
  more: words.setup.more,
  Choices,
  missing: ({ characters, players }) => {
    const n = Array.isArray(characters) ? sheetsFor(Number(players)) - characters.length : 0;
    return n > 0 ? words.setup.characters.missing(n) : null;
  },
  further: ['sets'],
  wanted: (address) => {
    const sets = boxesFrom(address);
    return sets ? { sets: [...sets] } : {};
  },
  forbidden,
  fitted,
  recap,
  HowPlayed,
  won: (winner) => won[winner] ?? null,
  rules: {
    inShort: { title: short.title, Text: InShort },
    part: partName,
    module: moduleName,
    boxes: {
      legend: words.shelf.playedWith,
      names: boxes,
      called: (name) => (isBox(name) ? words.shelf.boxes[name].name : name),
      wanted: (address) => boxesFrom(address) ?? [],
      holds: holdsWith,
    },
  },
};

/** Which boxes, who plays whom, and what the loyalty deck is made of then. */
function Choices({ setup, chosen, choose }: ChoicesProps) {
  const details = detailsOf(setup);
  const { characters = null } = chosen;
  const sets = boxesIn(chosen['sets']);
  const known = chosen as unknown as Known; // named as in the configuration it becomes
  const option = setup.options.find(({ values }) => values.kind === 'characters');
  return (
    <>
      <Shelf chosen={known} sets={sets} choose={(taken) => choose({ ...chosen, sets: [...taken] })} />
      {option && (
        <ChooseCharacters
          game={setup.game}
          option={option}
          characters={details?.characters ?? []}
          wanted={wantedWith(chosen, setup)}
          value={characters}
          change={(value: Plain) => choose({ ...chosen, characters: value })}
        />
      )}
      <Recipes
        details={details}
        known={{ ...known, sets }}
        playing={characters === 'random' ? characters : Array.isArray(characters) ? characters.map(String) : null}
      />
    </>
  );
}
