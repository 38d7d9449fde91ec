/** The card that is being resolved: what it asks, what comes of it, what stands at its foot. */

import type { LineWords } from '@ragtag/galactica/words';
import type { Names } from '@ragtag/kernel/words';
import { memo } from 'react';
import { type Drawing, Icon } from '../../../shell/parts/icons.tsx';
import { Skills } from '../table/card.tsx';
import { words } from '../words/words.ts';
import type { CheckScene, CrisisScene, Scene } from './scene.ts';

export const CardPanel = memo(function CardPanel({ scene, names }: { scene: Scene; names: Names }) {
  const { crisis, check } = scene;
  const text = crisis?.text ?? check?.text ?? [];
  const lines = text.map(words.cardLine).filter(({ kind }) => kind !== 'check' || !check);
  return (
    <div className="stage-card">
      <p className="label">{kindOf(scene)}</p>
      <h2 className="stage-name">{titleOf(scene)}</h2>
      {check && <Difficulty check={check} />}
      {check?.target != null && <p className="quiet">{words.check.about(check.target, names)}</p>}
      <ul className="stage-lines">
        {lines.map((line) => (
          <Line key={`${line.kind} ${line.text}`} line={line} crisis={crisis} check={check} />
        ))}
      </ul>
      {crisis?.choice && crisis.choice.option !== null && <p className="stage-choice">{chose(crisis, lines, names)}</p>}
      {crisis && <Foot crisis={crisis} />}
    </div>
  );
});

export function titleOf({ crisis, check }: Scene): string {
  if (check && check.source === 'location') return words.nameOf(check.location ?? check.source);
  return check?.name || crisis?.name || '';
}

function kindOf({ crisis, check }: Scene): string {
  if (check) return words.check.source(check.source);
  return crisis?.superCrisis ? words.check.superCrisis : words.check.crisis;
}

function Difficulty({ check }: { check: CheckScene }) {
  const { difficulty, printed, skills } = check;
  return (
    <div className="stage-difficulty">
      <span className="stage-number" title={words.check.difficulty}>
        {difficulty}
      </span>
      {printed !== difficulty && (
        <span className="stage-printed">
          <s>{printed}</s> {words.check.signed(difficulty - printed)}
        </span>
      )}
      <Skills of={skills} />
    </div>
  );
}

/** What was not chosen or did not come about steps back. */
function Line({ line, crisis, check }: { line: LineWords; crisis: CrisisScene | null; check: CheckScene | null }) {
  const { kind, label, text } = line;
  const off = isOff(line, crisis, check);
  return (
    <li className={`stage-line ${kind} ${off ? 'off' : ''}`}>
      {label && <strong className="stage-line-label">{label}</strong>} <span>{text}</span>
      {off && kind === 'or' && <span className="stage-off">{words.check.notChosen}</span>}
    </li>
  );
}

function isOff({ kind }: LineWords, crisis: CrisisScene | null, check: CheckScene | null): boolean {
  const outcome = check?.outcome ?? null;
  if (outcome !== null && (kind === 'pass' || kind === 'fail' || kind === 'partial')) return kind !== outcome;
  const option = crisis?.choice?.option ?? null;
  if (option === null) return check !== null && kind === 'or';
  if (kind === 'or') return option === 0;
  return option === 1 && kind !== 'plain';
}

function chose({ choice }: CrisisScene, lines: readonly LineWords[], names: Names): string {
  if (!choice) return '';
  const option = choice.option ?? 0;
  const either = lines.some(({ kind }) => kind === 'either');
  return words.check.chose(choice.seat, either ? 'option' : option === 0 ? 'check' : 'other', option, names);
}

const icons: Readonly<Record<string, Drawing>> = {
  raiders: 'raider',
  launch: 'basestar',
  heavy: 'heavyRaider',
  basestars: 'basestar',
};

function Foot({ crisis: { activation, jump } }: { crisis: CrisisScene }) {
  if (activation.length === 0 && !jump) return null;
  return (
    <ul className="stage-foot" aria-label={words.check.foot}>
      {activation.map((icon) => (
        <li key={icon} className="stage-icon">
          <Icon of={icons[icon] ?? 'raider'} size={18} />
          {words.check.activates(icon)}
        </li>
      ))}
      {jump && (
        <li className="stage-icon jump">
          <Icon of="jump" size={18} />
          {words.check.preparesJump}
        </li>
      )}
    </ul>
  );
}
