/** The line above every page but the table. */
import './page-top.css';
import { useGameName, useGames, useUnusual } from '../games/game-client.ts';
import { SettingsButton } from '../settings/settings-dialog.tsx';
import { words } from '../words/words.ts';

export type PageName = keyof typeof words.parts.pages.names;

/** Where the pages are: those to look a game up in are of the game this page is about, decks of the first that has any. */
function usePages(): readonly (readonly [PageName, string])[] {
  const { all } = useGames();
  const unusual = useUnusual()(useGameName());
  const ofGame = (page: string) => (unusual ? `/${page}/${unusual}` : `/${page}`);
  const withDecks = all.find(({ pages }) => Object.hasOwn(pages, 'decks'));
  return [
    ['lobby', '/'],
    ['rules', ofGame('rules')],
    ['cards', ofGame('cards')],
    ['turn', ofGame('turn')],
    ...(withDecks ? [['decks', `/decks/${withDecks.name}`] as const] : []),
    ['account', '/account'],
    ['about', '/about'],
  ];
}

export function PageTop({ here }: { here?: PageName }) {
  const { brand, pages: said } = words.parts;
  return (
    <header className="page-top">
      <a href="/" className="brand">
        {brand}
      </a>
      <nav aria-label={said.label}>
        {usePages().map(([name, address]) => (
          <a key={name} href={address} aria-current={name === here ? 'page' : undefined}>
            {said.names[name]}
          </a>
        ))}
      </nav>
      <SettingsButton className="plain" />
    </header>
  );
}
