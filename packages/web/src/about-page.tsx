import { useEffect } from 'react';
import { LobbyTop } from './lobby/name.tsx';

export function AboutPage() {
  useEffect(() => {
    document.title = 'About · Ragtag';
  }, []);
  return (
    <div className="page">
      <LobbyTop />
      <main>
        <h1>About Ragtag</h1>
        <p>
          Ragtag lets people play the Battlestar Galactica board game in the browser, live or over weeks, with
          artificial players in the empty seats. The server knows every rule and shows nobody what the rules hide.
        </p>
        <p>Fonts: Oxanium and Inter, under the SIL Open Font License 1.1. Drawings: our own.</p>
      </main>
    </div>
  );
}
