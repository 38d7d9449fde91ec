/** The course of a turn, step by step, each with its rule. */
import { KnowingPage } from '../../../shell/reference/page.tsx';
import { RuleLink } from '../../../shell/reference/rule-link.tsx';
import { learnWords as said } from '../words/learn.ts';

export default function TurnPage() {
  return (
    <KnowingPage name="turn">
      <h1>{said.turnTitle}</h1>
      <p className="lead">{said.turnLead}</p>
      <div className="columns">
        {said.phases.map(({ name, steps }) => (
          <section key={name} className="panel">
            <h2>{name}</h2>
            <ol>
              {steps.map(([text, rule]) => (
                <li key={rule}>
                  {text} <RuleLink id={rule} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </KnowingPage>
  );
}
