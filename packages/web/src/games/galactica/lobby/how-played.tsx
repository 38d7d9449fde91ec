/** How a game is set up, at length: who plays whom, and what the loyalty deck is made of. */
import type { ListedGame } from '@ragtag/server/http';
import type { GameSetup } from '../../../shell/games/game-client.ts';
import { words } from '../words/lobby-words.ts';
import { Emblem } from './choose-characters.tsx';
import { detailsOf, Recipes } from './loyalty-recipe.tsx';
import type { Known } from './recap.ts';

export function HowPlayed({ game, setup }: { game: ListedGame; setup: GameSetup | undefined }) {
  const details = detailsOf(setup);
  const known = game.configuration as Known; // as the game made it
  const nameOf = (id: string) => details?.characters.find((one) => one.id === id)?.name ?? id;
  const said = words.setup.characters;
  return (
    <>
      {known.characters && (
        <>
          <ol className="chosen-characters">
            {known.characters.map((id, turn) => (
              <li key={id}>
                <Emblem character={id} />{' '}
                {turn < game.seats.length ? said.player(turn + 1, nameOf(id)) : said.assistant(nameOf(id))}
              </li>
            ))}
          </ol>
          <p className="quiet">{said.inTurn}</p>
        </>
      )}
      <Recipes details={details} known={{ ...known, players: game.seats.length }} playing={known.characters ?? null} />
    </>
  );
}
