/** The flow of a turn with every moment when somebody may interrupt, made from the windows the rules open. */
import './turn-page.css';
import type { ReferenceCard, ReferenceWindow } from '@ragtag/galactica/host';
import type { TurnPart } from '@ragtag/galactica/words';
import { useEffect, useMemo } from 'react';
import { KnowingPage, WhenHere } from '../../../shell/reference/page.tsx';
import { RuleLink } from '../../../shell/reference/rule-link.tsx';
import { useHash } from '../../../shell/reference/use-hash.ts';
import { SkillShape } from '../parts/skill-shape.tsx';
import { words } from '../words/words.ts';
import { isSkill } from './card-facts.tsx';
import { useCards, useWindows } from './reference.ts';

/** The steps as they follow each other, and what else can come up in each. */
const steps: readonly { readonly step: TurnPart; readonly brings: readonly TurnPart[] }[] = [
  { step: 'start-of-turn', brings: [] },
  { step: 'receive-skills', brings: [] },
  { step: 'movement', brings: ['loss'] },
  { step: 'action', brings: ['skill-check', 'die-roll', 'combat', 'loss'] },
  { step: 'crisis', brings: ['skill-check', 'die-roll', 'combat', 'loss'] },
  { step: 'activate-cylon-ships', brings: ['die-roll', 'combat', 'loss'] },
  { step: 'prepare-for-jump', brings: ['die-roll', 'loss'] },
  { step: 'end-of-turn', brings: ['loss'] },
];
const sides = ['skill-check', 'die-roll', 'combat', 'loss'] as const satisfies readonly TurnPart[];

/** Loaded when somebody comes here. */
export default function TurnPage() {
  const windows = useWindows();
  return (
    <KnowingPage name="turn">
      <h1>{words.parts.pages.names.turn}</h1>
      <p className="quiet">{words.knowing.turn.intro}</p>
      <WhenHere looked={windows}>{(all) => <Chart windows={all} />}</WhenHere>
    </KnowingPage>
  );
}

function Chart({ windows }: { windows: readonly ReferenceWindow[] }) {
  const hash = useHash();
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash]);
  const said = words.knowing.turn;
  return (
    <div className="turn-chart">
      <ol className="turn-line" aria-label={said.steps}>
        {steps.map(({ step, brings }) => (
          <li key={step}>
            <Occasion name={step} level={2} windows={windows} here={hash} brings={brings} />
          </li>
        ))}
      </ol>
      <section className="turn-side" aria-labelledby="turn-side">
        <h2 id="turn-side">{said.sideTitle}</h2>
        <p className="quiet">{said.sideText}</p>
        {sides.map((side) => (
          <Occasion key={side} name={side} level={3} windows={windows} here={hash} brings={[]} />
        ))}
      </section>
    </div>
  );
}

function Occasion({
  name,
  level,
  windows,
  here,
  brings,
}: {
  name: TurnPart;
  level: 2 | 3;
  windows: readonly ReferenceWindow[];
  here: string;
  brings: readonly TurnPart[];
}) {
  const own = windows.filter(({ during }) => during === name);
  const Title = level === 2 ? 'h2' : 'h3';
  const { title, text } = words.knowing.steps[name];
  return (
    <section id={name} className={`occasion ${here === name ? 'here' : ''}`} aria-labelledby={`${name}-title`}>
      <Title id={`${name}-title`} className="occasion-title">
        {title}
      </Title>
      <p>{text}</p>
      {own.length > 0 && (
        <ol className="moments">
          {own.map((window) => (
            <Moment key={window.window} level={level} window={window} here={here === window.window} />
          ))}
        </ol>
      )}
      {brings.length > 0 && (
        <p className="brings">
          {words.knowing.turn.mayOpen}
          {brings.map((side) => (
            <a key={side} href={`#${side}`}>
              {words.knowing.steps[side].title}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

function Moment({ level, window, here }: { level: 2 | 3; window: ReferenceWindow; here: boolean }) {
  const Title = level === 2 ? 'h3' : 'h4';
  const said = words.knowing;
  const { title, text } = said.windows[window.window];
  if (window.responders.length === 0) {
    return (
      <li id={window.window} className={`moment unanswered ${here ? 'here' : ''}`}>
        <Title className="moment-title">{title}</Title>
        <p className="quiet">{said.turn.nothingYet}</p>
      </li>
    );
  }
  return (
    <li id={window.window} className={`moment ${here ? 'here' : ''}`}>
      <Title className="moment-title">{title}</Title>
      <p className="quiet">{text}</p>
      <p className="moment-who">
        {said.turn.open[window.for]} {said.turn.with}
      </p>
      <Responders window={window} />
      <p className="rule-numbers">
        {window.rules.map((rule) => (
          <RuleLink key={rule} id={rule} />
        ))}
      </p>
    </li>
  );
}

function Responders({ window: { responders } }: { window: ReferenceWindow }) {
  const cards = useCards();
  const keys = useMemo(() => (cards.state === 'here' ? keysByName(cards.value) : null), [cards]);
  // Two sets may have a card of the same name.
  const once = [...new Map(responders.map((one) => [`${one.name} ${one.of}`, one])).values()];
  return (
    <ul className="responders">
      {once.map(({ name, from, of }) => (
        <li key={`${name} ${of}`} className={isSkill(of) ? of : ''}>
          <a className="touched" href={`/cards#${keys?.get(from === 'character' ? of : name) ?? ''}`}>
            {isSkill(of) && <SkillShape skill={of} size={11} />} {name}
          </a>
          {from === 'character' && <span className="quiet"> {of}</span>}
        </li>
      ))}
    </ul>
  );
}

function keysByName(cards: readonly ReferenceCard[]): ReadonlyMap<string, string> {
  return new Map(cards.map(({ name, key }) => [name, key] as const).reverse()); // the first of a name is what is meant
}
