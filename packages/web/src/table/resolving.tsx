/** What is being resolved: the crisis, the skill check, the die. */
import './resolving.css';
import type { CardView, CheckView, View } from '@ragtag/galactica';
import { Panel } from '../parts/panel.tsx';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { CardFace, Skills } from './card.tsx';

export function Resolving({ view, names }: { view: View; names: Names }) {
  const { crisis, check, roll } = view;
  if (!crisis && !check && !roll) return null;
  return (
    <div className="resolving">
      {crisis && (
        <Panel title={crisis.superCrisis ? 'Super crisis' : 'Crisis'} className="crisis">
          {'name' in crisis.card ? <Crisis card={crisis.card} option={crisis.option} /> : <p>Face down</p>}
          {crisis.chooser !== null && <p className="quiet">{names.does(crisis.chooser, 'choose')}</p>}
        </Panel>
      )}
      {check && <Check check={check} names={names} />}
      {roll && (
        <Panel title="Die" className="roll">
          <p className="die">{roll.natural ?? '?'}</p>
          <p>
            {names.does(roll.roller, 'roll')}: {words.wordsFor(roll.purpose)}
            {roll.area && ` in ${words.areaName(roll.area)}`}
            {roll.modifier !== 0 && `, ${roll.modifier > 0 ? '+' : ''}${roll.modifier}`}
          </p>
        </Panel>
      )}
    </div>
  );
}

function Crisis({ card, option }: { card: CardView; option: number | null }) {
  return (
    <>
      <h3 className="crisis-name">{card.name}</h3>
      <ul className="crisis-lines">
        {card.text.map((line) => (
          <li key={line} className={lineClass(line)}>
            {line}
          </li>
        ))}
      </ul>
      {option !== null && <p>Chosen: option {option + 1}</p>}
    </>
  );
}

function lineClass(line: string): string {
  if (line.startsWith('Pass')) return 'good';
  return line.startsWith('Fail') ? 'bad' : '';
}

const stages: Readonly<Record<string, string>> = {
  before: 'about to begin',
  adding: 'cards are added',
  revealed: 'revealed',
};

function Check({ check, names }: { check: CheckView; names: Names }) {
  const { strength, difficulty, printed, partial, added, cards, turnedUp, facedown, outcome } = check;
  const what = check.location ? words.nameOf(check.location) : words.capital(words.wordsFor(check.source));
  const total = strength ?? 0;
  const scale = Math.max(difficulty, total, 1) * 1.25;
  return (
    <Panel title={`Skill check: ${what}`} className="check">
      <p className="check-head">
        <strong className="difficulty">{difficulty}</strong>
        {printed !== difficulty && <span className="quiet">printed {printed}</span>}
        {partial !== null && <span className="quiet">partly at {partial}</span>}
        <Skills of={check.skills} />
      </p>
      {check.target !== null && <p>About {names.whom(check.target)}</p>}
      <p className="quiet">
        {stages[check.stage] ?? words.wordsFor(check.stage)}
        {check.reckless && ' · reckless'}
        {check.noDestiny && ' · without Destiny'}
        {check.noAbilities && ' · without abilities'}
        {check.zero.length > 0 && ` · ${check.zero.join(', ')} words.count nothing`}
        {check.positive.length > 0 && ` · ${check.positive.join(', ')} words.count for it`}
        {check.double.length > 0 && ` · ${check.double.join(', ')} words.count double`}
      </p>
      <ul className="added" aria-label="Cards added by each player">
        {added.map((n, seat) =>
          n === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              {names.who(seat)} <strong>{n}</strong>
            </li>
          ),
        )}
        {facedown > 0 && <li>{words.count(facedown, 'card')} face down</li>}
      </ul>
      {[...cards, ...turnedUp].length > 0 && (
        <div className="check-cards">
          {[...cards, ...turnedUp].map((card) => (
            <CardFace key={card.card} card={card} />
          ))}
        </div>
      )}
      {strength !== null && (
        <div className="total">
          <div className="total-bar" style={{ inlineSize: `${(Math.max(0, total) / scale) * 100}%` }} />
          <div className="total-goal" style={{ insetInlineStart: `${(difficulty / scale) * 100}%` }} />
          <p>
            {strength} against {difficulty}
            {outcome && <strong className={outcome === 'fail' ? 'bad' : 'good'}>: {words.wordsFor(outcome)}</strong>}
          </p>
        </div>
      )}
    </Panel>
  );
}
