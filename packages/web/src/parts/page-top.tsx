/** The line above every page but the table. */
import './page-top.css';
import { SettingsButton } from '../settings/settings-dialog.tsx';
import { words } from '../words/words.ts';

const pages = { lobby: '/', rules: '/rules', cards: '/cards', turn: '/turn', account: '/account', about: '/about' };
export type PageName = keyof typeof pages;

export function PageTop({ here }: { here?: PageName }) {
  const { brand, pages: said } = words.parts;
  return (
    <header className="page-top">
      <a href="/" className="brand">
        {brand}
      </a>
      <nav aria-label={said.label}>
        {Object.entries(pages).map(([name, address]) => (
          <a key={name} href={address} aria-current={name === here ? 'page' : undefined}>
            {said.names[name as PageName] /* the keys of `pages` */}
          </a>
        ))}
      </nav>
      <SettingsButton className="plain" />
    </header>
  );
}
