/** How this very table is played: what was chosen for it, and what its loyalty deck is made of. */
import './this-table.css';
import { useCallback } from 'react';
import { api } from '../../../shell/lobby/api.ts';
import { useLoaded } from '../../../shell/lobby/use-loaded.ts';
import { Trouble } from '../../../shell/parts/trouble.tsx';
import { detailsOf, Recipes } from '../lobby/loyalty-recipe.tsx';
import { type Known, recap } from '../lobby/recap.ts';
import { words } from '../words/words.ts';

/** A table as far as it matters for what its loyalty deck was made of. */
export interface Playing {
  readonly game: string;
  /** The characters that have been chosen, by id. */
  readonly characters: readonly string[];
}

export function ThisTable({ playing: { game, characters } }: { playing: Playing }) {
  const load = useCallback(async () => {
    const [listed, { games }] = await Promise.all([api.game(game), api.setups()]);
    return { listed, setup: games.find((one) => one.game === listed.game) };
  }, [game]);
  const [loaded] = useLoaded(load);
  if (loaded.state === 'loading') return <p role="status">{words.parts.oneMoment}</p>;
  if (loaded.state === 'failed') return <Trouble>{loaded.message}</Trouble>;
  const { listed, setup } = loaded.value;
  const { configuration, houseRules, seats } = listed;
  const known = { ...(configuration as Known), players: seats.length }; // as the game made it
  return (
    <div className="this-table">
      <ul className="chips">
        {[words.setup.recap.players(seats.length), ...recap(configuration)].map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
        {houseRules.map((rule) => (
          <li key={rule} className="house">
            {words.setup.recap.house(rule)}
          </li>
        ))}
      </ul>
      <Recipes details={detailsOf(setup)} known={known} playing={characters} />
    </div>
  );
}
