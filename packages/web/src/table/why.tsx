import { RuleLink } from '../shell/reference/rule-link.tsx';
import { words } from '../shell/words/words.ts';

/** The numbered rules something stands on, each opening in place. */
export function Why({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <p className="why">
      <span>{words.question.why}</span>
      {rules.map((rule) => (
        <RuleLink key={rule} id={rule} />
      ))}
    </p>
  );
}
