/** The line above every page but the table. */
import { SettingsButton } from '../settings/settings-dialog.tsx';
import { words } from '../words/words.ts';

export function LobbyTop() {
  const said = words.lobby;
  return (
    <header className="lobby-top">
      <p>
        <a href="/" className="brand">
          {words.parts.brand}
        </a>
      </p>
      <nav aria-label={said.pages} className="row">
        <a href="/">{said.title}</a>
        <a href="/rules">{said.rules}</a>
        <a href="/account">{said.account}</a>
        <a href="/about">{said.about}</a>
        <SettingsButton className="plain" />
      </nav>
    </header>
  );
}
