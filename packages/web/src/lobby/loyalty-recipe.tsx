/** What the loyalty deck is made of: built by the machine, for everybody to read. */
import type { Setups } from '@ragtag/server/http';
import { words } from '../words/words.ts';

export type Recipe = Setups['games'][number]['loyalty'][number];

export function LoyaltyRecipe({ recipe, conflicted }: { recipe: Recipe; conflicted: boolean }) {
  const said = words.setup.loyalty;
  return (
    <div className="recipe">
      <h3>{said.title}</h3>
      <ul>
        <li className="cylon">{said.cylons(recipe.cylons)}</li>
        <li>{said.notCylons(recipe.notCylons, conflicted)}</li>
        {recipe.mutineer && <li>{said.mutineer}</li>}
      </ul>
      <p className="quiet">
        {said.dealt} {recipe.moreFor.length > 0 && said.more(words.listed(recipe.moreFor))}
      </p>
    </div>
  );
}
