/** What this is, who made what is in it, and how it is worked without a mouse. */
import './about-page.css';
import { useGames } from '../games/game-client.ts';
import { words } from '../words/words.ts';
import { KnowingPage } from './page.tsx';

export default function AboutPage() {
  const said = words.about;
  const { all } = useGames();
  return (
    <KnowingPage name="about">
      <h1>{said.title}</h1>
      <div className="about">
        {said.what(all.map(({ longTitle }) => longTitle)).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <section aria-labelledby="about-unofficial">
          <h2 id="about-unofficial">{said.unofficialTitle}</h2>
          <p>{said.unofficial}</p>
        </section>
        <section aria-labelledby="about-keys">
          <h2 id="about-keys">{said.keysTitle}</h2>
          <dl className="about-keys">
            {[...words.table.keysHelp, ...said.keys].map(([key, does]) => (
              <div key={`${key} ${does}`}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="about-credits">
          <h2 id="about-credits">{said.creditsTitle}</h2>
          <ul>
            {said.credits.map(({ what, by, licence, href }) => (
              <li key={what}>
                <strong>{what}</strong> {by} <a href={href}>{licence}</a>
              </li>
            ))}
          </ul>
          <p>{said.drawings}</p>
        </section>
      </div>
    </KnowingPage>
  );
}
