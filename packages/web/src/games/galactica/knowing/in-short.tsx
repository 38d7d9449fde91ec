/** The game in two minutes: where the rules begin for whoever has never played. */

import { RuleLink } from '../../../shell/reference/rule-link.tsx';
import { short } from '../words/english/short.ts';

export function InShort() {
  const { title, intro, sections, links } = short;
  return (
    <section className="chapter in-short" aria-labelledby="in-short">
      <h2 id="in-short">{title}</h2>
      <p className="quiet">{intro}</p>
      {sections.map((section) => (
        <article key={section.title}>
          <h3>{section.title}</h3>
          <p>{section.text}</p>
          <p className="rule-numbers">
            {section.rules.map((rule) => (
              <RuleLink key={rule} id={rule} />
            ))}
          </p>
        </article>
      ))}
      <p className="turn-over">
        <a href="/turn">{links.turn}</a>
        <a href="/cards">{links.cards}</a>
      </p>
    </section>
  );
}
