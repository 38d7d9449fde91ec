/**
 * A game on the page. Shell and table know no game: each brings what only it can draw and say, and is loaded when somebody
 * looks at it. What a game leaves out is shown plainly.
 */
import type { Plain } from '@ragtag/kernel';
import type { ListedGame, ReferenceRule, Setups } from '@ragtag/server/http';
import type { TableState } from '@ragtag/server/protocol';
import { type ComponentType, createContext, type ReactNode, use, useContext } from 'react';
import type { BeatsOf } from '../../table/moments/pace.ts';
import type { Film } from '../../table/replay/film.ts';
import type { Chosen } from '../lobby/chosen-options.ts';
import type { Pace } from '../settings/settings.ts';
import type { Connection, Watched } from '../socket/connection.ts';
import { speakFor } from '../words/words.ts';
import type { GameSpeech } from './speech.ts';

export interface GameClient {
  /** As the server names it. */
  readonly name: string;
  readonly title: string;
  /** In the middle of a sentence, with its article. */
  readonly longTitle: string;
  lobby(): Promise<GameLobby>;
  table(): Promise<GameTable>;
  /** Pages of its own to look things up in, by their place in the address. */
  readonly pages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
}

/** Before the game: the welcome, the options, what a list of games says of one. */
export interface GameLobby {
  /** The picture over which everybody is welcomed. */
  readonly Hero: ComponentType;
  readonly tagline: string;
  readonly whatItIs: readonly string[];
  readonly playNowHint: string;
  /** About how long a game takes, in a few words. */
  readonly lasts?: (players: number) => string;
  /** What helps somebody who does not know the game: what it is, where it is, what it is called there. */
  readonly help: readonly (readonly [what: string, why: string, path: string, link: string])[];
  /** The configuration for whoever wants to play at once. */
  readonly playNow: Readonly<Record<string, Plain>>;
  /** A short game from a prepared position that teaches how it goes, where there is one. */
  readonly firstGame?: FirstGame;
  /** Groups of options, each with its title; those behind a fold are left as they are by most. */
  readonly groups: readonly { readonly name: string; readonly title: string; readonly folded: boolean }[];
  /** What the fold is called. */
  readonly more: string;
  /** What is chosen in another way than option by option. */
  readonly Choices: ComponentType<ChoicesProps> | null;
  /** What of a choice is still missing, for whoever chooses to read; null if nothing is. */
  missing(chosen: Chosen): string | null;
  /** Names of what is chosen besides the options, and belongs into the configuration too. */
  readonly further?: readonly string[];
  /** What an address asks to be chosen from the start. */
  readonly wanted?: (address: URLSearchParams) => Chosen;
  /** Why an option cannot be chosen now, for whoever would like to; null if it can. */
  readonly forbidden?: (option: string, chosen: Chosen, setup: GameSetup) => Forbidden | null;
  /** Why nobody brings a deck to a game so configured, where players of the game do; null if they do here too. */
  readonly noDecks?: (configuration: Chosen) => string | null;
  /** What is chosen as far as it goes together: with fewer players there are fewer to choose for. */
  fitted(chosen: Chosen, setup: GameSetup): Chosen;
  /** How a game is set up, in a few words each. */
  recap(configuration: Plain): readonly string[];
  /** The same at length, for those who wait for it to begin. */
  readonly HowPlayed: ComponentType<{ game: ListedGame; setup: GameSetup | undefined }> | null;
  /** Who has won, in a sentence without its end. */
  won(winner: string): string | null;
  readonly rules: {
    /** Where the rules begin for whoever has never played. */
    readonly inShort: { readonly title: string; readonly Text: ComponentType } | null;
    /** A part of the rulebook. */
    part(name: string): string;
    /** Something a rule needs to be in play. */
    module(name: string): string;
    /** What a game is played with, where the rules can be narrowed to it. */
    readonly boxes?: {
      readonly legend: string;
      readonly names: readonly string[];
      called(name: string): string;
      /** What an address asks for. */
      wanted(address: URLSearchParams): readonly string[];
      /** Whether a rule can matter in a game with these. */
      holds(rule: ReferenceRule, taken: readonly string[]): boolean;
    };
  };
}

export interface FirstGame {
  readonly title: string;
  readonly text: string;
  /** What one does in it, in order. */
  readonly steps: readonly string[];
  readonly configuration: Readonly<Record<string, Plain>>;
  /** What its table is called. */
  tableOf(name: string): string;
}

export type GameSetup = Setups['games'][number];

/** Why something cannot be chosen, with the rules that say so. */
export interface Forbidden {
  readonly text: string;
  readonly rules: readonly string[];
  /** Of a number, only more than this. */
  readonly above?: number;
}

export interface ChoicesProps {
  readonly setup: GameSetup;
  readonly chosen: Chosen;
  choose(chosen: Chosen): void;
}

/** The game itself. */
export interface GameTable {
  readonly Table: ComponentType<TableProps>;
  /** A game that was played, to go to and fro in. */
  readonly Screening: ComponentType<ScreeningProps>;
  /** How long what happens stands on the page, at a pace. */
  beats(pace: Pace): BeatsOf;
  /** What the seats are called. */
  nameOfSeat(table: TableState, seat: number): string;
  /** Speaks a language, English where it is not known. */
  speak(language: string): GameSpeech;
}

export interface TableProps {
  readonly connection: Connection;
  readonly watched: Watched;
  readonly table: TableState;
}

export interface ScreeningProps {
  readonly film: Film;
  /** The step it opens at. */
  readonly start: number;
  readonly moved?: (step: number) => void;
  /** What stands above it. */
  readonly top?: (view: Plain) => ReactNode;
}

/** The games this page knows; the first is meant where none is named. */
export interface Games {
  readonly all: readonly GameClient[];
  /** What shows a game that the page does not know. */
  readonly plain: GameClient;
}

const nobody = async (): Promise<never> => {
  throw new Error('no game is known here');
};
const none: GameClient = { name: '', title: '', longTitle: '', lobby: nobody, table: nobody, pages: {} };
export const GamesContext = createContext<Games>({ all: [], plain: none });

export function useGames(): Games {
  return useContext(GamesContext);
}

export function clientOf({ all, plain }: Games, name: string): GameClient {
  return all.find((one) => one.name === name) ?? plain;
}

interface Parts {
  lobby?: Promise<GameLobby>;
  table?: Promise<GameTable>;
  /** The table, once the page speaks its language. */
  spoken?: Promise<GameTable>;
}

const loading = new Map<GameClient, Parts>();

function partsOf(client: GameClient) {
  const parts = loading.get(client) ?? {};
  loading.set(client, parts);
  return parts;
}

export function loadLobby(client: GameClient): Promise<GameLobby> {
  const parts = partsOf(client);
  parts.lobby ??= client.lobby();
  return parts.lobby;
}

/** Only fetches it: which game a page is about may not be known yet. */
export function loadTable(client: GameClient): Promise<GameTable> {
  const parts = partsOf(client);
  parts.table ??= client.table();
  return parts.table;
}

/** A page is about one game: from then on it speaks that game's language, whatever else was fetched in case it is needed. */
export function tableFor(client: GameClient): Promise<GameTable> {
  const parts = partsOf(client);
  parts.spoken ??= loadTable(client).then((table) => {
    speakFor(table.speak(document.documentElement.lang));
    return table;
  });
  return parts.spoken;
}

/** Which game this part of the page is about. */
export const GameContext = createContext<string | undefined>(undefined);

/** A game by its name where it is another than the one that most play. */
export function useUnusual(): (name: string) => string | undefined {
  const [usual] = useGames().all;
  return (name) => (name === usual?.name ? undefined : name);
}

/** By name: the one this part of the page is about, otherwise the first there is. */
export function useGameName(): string {
  const about = useContext(GameContext);
  const { all } = useGames();
  return about ?? all[0]?.name ?? '';
}

/** The welcome and the options of a game, once they are here. */
export function useLobbyOf(game?: string): GameLobby {
  const here = useGameName();
  return use(loadLobby(clientOf(useGames(), game ?? here)));
}

/** The table of a game, once it is here. */
export function useTableOf(game: string): GameTable {
  return use(tableFor(clientOf(useGames(), game)));
}
