/** What a card stands on: how it is read where its print is silent, and the numbered rules of its keywords and its type. */
import { type Rulebook, useRules } from '../../../shell/reference/reference.ts';
import { RuleLink } from '../../../shell/reference/rule-link.tsx';
import { words } from '../../../shell/words/words.ts';
import { cardWords as said } from '../words/cards.ts';
import type { CardFacts } from './facts.ts';

export function Rulings({ of: { rulings } }: { of: CardFacts }) {
  if (rulings.length === 0) return null;
  return (
    <section className="ccg-rulings">
      <h3 className="label">{said.rulings}</h3>
      {rulings.map((ruling) => (
        <p key={ruling}>{ruling}</p>
      ))}
    </section>
  );
}

/** Without the keyword it begins with: that stands above. */
function ruleText({ byId }: Rulebook, id: string, keyword: string): string {
  return byId.get(id)?.rule.text.replace(`${keyword}: `, '') ?? '';
}

/** Each with its words; where it can be pressed, the number leads to the chapter. */
export function KeywordRules({ of: { keywords }, linked = false }: { of: CardFacts; linked?: boolean }) {
  const rules = useRules(keywords.length > 0);
  return keywords.map((keyword) => (
    <section key={keyword} className="ccg-keyword-rules">
      <h3 className="label">{keyword}</h3>
      {rules.state === 'loading' && <p>{words.parts.oneMoment}</p>}
      {said.keywordRules[keyword].map((id) => (
        <p key={id}>
          {rules.state === 'here' && words.parts.sentence(ruleText(rules.value, id, keyword))}{' '}
          {linked ? <RuleLink id={id} /> : <span className="quiet">{id}</span>}
        </p>
      ))}
    </section>
  ));
}

export function TypeRules({ of: { type } }: { of: CardFacts }) {
  return (
    <section className="ccg-large-rules">
      <h3 className="label">{said.numbered}</h3>
      <p>
        <strong>{said.types[type]}</strong>{' '}
        {said.typeRules[type].map((id) => (
          <span key={id}>
            <RuleLink id={id} />{' '}
          </span>
        ))}
      </p>
    </section>
  );
}
