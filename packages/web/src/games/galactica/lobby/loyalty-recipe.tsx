/** What the loyalty deck is made of: built by the machine, for everybody to read. */
import type { LoyaltyRecipe as Recipe } from '@ragtag/galactica';
import type { ListedCharacter, SetupDetails } from '@ragtag/galactica/host';
import type { GameSetup } from '../../../shell/games/game-client.ts';
import { RuleLink, RuleLinks } from '../../../shell/reference/rule-link.tsx';
import { words } from '../words/lobby-words.ts';
import { boxesIn, sameBoxes } from './boxes.ts';
import type { Known } from './recap.ts';

export function detailsOf(setup: GameSetup | undefined): SetupDetails | undefined {
  return setup?.details as SetupDetails | undefined; // as this game's host tells them
}

/**
 * For a game set up like this. Who plays is known, or not yet: with a Cylon Leader among them it is another deck.
 * `playing` are their characters, by id.
 */
export function Recipes({
  details,
  known,
  playing,
}: {
  details: SetupDetails | undefined;
  known: Known;
  playing: readonly string[] | 'random' | null;
}) {
  const said = words.setup.loyalty;
  const leader = leaderIn(known, playing, details?.characters ?? []);
  const recipes = (leader === 'perhaps' ? [true, false] : [leader]).flatMap(
    (withLeader) => recipeFor(details, known, withLeader) ?? [],
  );
  if (recipes.length === 0) return null;
  const here = Array.isArray(playing) ? (details?.characters ?? []).filter(({ id }) => playing.includes(id)) : [];
  return (
    <div className="recipe">
      <h3>{said.title}</h3>
      {recipes.map((recipe) => (
        <div key={String(recipe.withLeader)}>
          {leader === 'perhaps' && <p className="label">{recipe.withLeader ? said.withLeader : said.withoutLeader}</p>}
          <Deck recipe={recipe} conflicted={known.conflictedLoyalties === true} here={here} />
        </div>
      ))}
      {recipes.some(({ withLeader }) => withLeader) && (
        <Told {...said.leaders[boxesIn(known.sets && [...known.sets]).includes('daybreak') ? 'motives' : 'agenda']} />
      )}
    </div>
  );
}

/** Whether one of the players is a Cylon Leader. */
function leaderIn(
  { cylonLeader = false, players = 0 }: Known,
  playing: readonly string[] | 'random' | null,
  characters: readonly ListedCharacter[],
): boolean | 'perhaps' {
  if (!cylonLeader || playing === 'random') return cylonLeader;
  const led = playing?.some((id) => characters.some((one) => one.id === id && one.type === 'cylon-leader')) ?? false;
  if (led || players === MUST_HAVE_LEADER) return true;
  return (playing?.length ?? 0) < players ? 'perhaps' : false;
}

/** BG-SETUP-38 */
const MUST_HAVE_LEADER = 7;

/** With these boxes and options: the last there is, for options come after what is usual. */
function recipeFor(details: SetupDetails | undefined, known: Known, withLeader: boolean): Recipe | undefined {
  const chosen: Readonly<Record<string, unknown>> = { ...known };
  const sets = boxesIn(known.sets && [...known.sets]);
  return details?.recipes
    .filter((one) => sameBoxes(one.sets, sets) && one.options.every((name) => chosen[name] === true))
    .flatMap(({ loyalty }) => loyalty)
    .findLast((one) => one.players === known.players && one.withLeader === withLeader);
}

function Deck({ recipe, conflicted, here }: { recipe: Recipe; conflicted: boolean; here: readonly ListedCharacter[] }) {
  const said = words.setup.loyalty;
  const { cylons, notCylons, special, moreFor, moreWhenRed, players, rule } = recipe;
  if (cylons + notCylons === 0) return <Told text={said.nobody} rules={[rule]} />;
  const present = here.flatMap((one) => (moreFor.includes(nameWith(one)) ? [one.name] : []));
  return (
    <>
      <ul>
        <li className="cylon">{said.cylons(cylons)}</li>
        <li>
          {said.notCylons(notCylons, conflicted)} <RuleLink id={rule} />
        </li>
        {special !== null && (
          <li>
            {said.special[special]?.text ?? special} <RuleLinks ids={said.special[special]?.rules ?? []} />
          </li>
        )}
        {present.map((name) => (
          <li key={name}>{said.moreHere(name)}</li>
        ))}
      </ul>
      <Told {...(said.dealt[players] ?? said.dealtUsually)} />
      {moreWhenRed && <Told text={said.whenRed} rules={[players === 1 ? 'BG-VAR1P-21' : 'BG-VAR2P-05']} />}
      {here.length < players && moreFor.length > 0 && (
        <Told text={said.more(words.listed(moreFor))} rules={['BG-LOYDECK-14', 'BG-LOYDECK-15']} />
      )}
    </>
  );
}

/** As the recipe has it: with the version, where there are two. */
function nameWith({ name, version }: ListedCharacter): string {
  return version === undefined ? name : `${name} (${version})`;
}

function Told({ text, rules }: { text: string; rules: readonly string[] }) {
  return (
    <p className="quiet">
      {text} <RuleLinks ids={rules} />
    </p>
  );
}
