/** How a game is played, in a few words: what the lobby and the gathering say of its options. */
import type { ListedGame } from '@ragtag/server/http';
import type { GameLobby } from '../games/game-client.ts';
import { words } from '../words/words.ts';

export interface Chip {
  readonly text: string;
  /** Not in the rulebook. */
  readonly house: boolean;
}

/** The options of a table as the server keeps them; those we do not know are left out. */
interface KnownOptions {
  readonly listed?: boolean;
  readonly spectators?: boolean;
  readonly pokerFace?: number;
  readonly clock?: {
    readonly kind: string;
    readonly perDecision?: number;
    readonly reserve?: number;
    readonly remindAfter?: number;
    readonly decideAfter?: number;
  };
}
export function recapOf(
  game: Pick<ListedGame, 'configuration' | 'options' | 'houseRules' | 'seats'>,
  { recap }: Pick<GameLobby, 'recap'>,
): Chip[] {
  const options = game.options as KnownOptions; // as the server made them
  const said = words.setup.recap;
  const { clock } = options;
  const facts = [
    said.players(game.seats.length),
    ...recap(game.configuration),
    ...(clock?.kind === 'live' ? [said.live(clock.perDecision ?? 0, clock.reserve ?? 0)] : []),
    ...(clock?.kind === 'slow' ? [said.slow(clock.remindAfter ?? 0, clock.decideAfter ?? 0)] : []),
    ...((options.pokerFace ?? 0) > 0 ? [said.pokerFace] : []),
    ...(options.spectators === false ? [said.noSpectators] : []),
    ...(options.listed === false ? [said.byInvitation] : []),
  ];
  return [
    ...facts.map((text) => ({ text, house: false })),
    ...game.houseRules.map((rule) => ({ text: said.house(rule), house: true })),
  ];
}
