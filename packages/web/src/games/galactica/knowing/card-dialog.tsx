/** One card, character or location with everything there is to know about it. */
import type { ReferenceCard } from '@ragtag/galactica/host';
import type { ReactNode } from 'react';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { useRules } from '../../../shell/reference/reference.ts';
import { RuleLink } from '../../../shell/reference/rule-link.tsx';
import { emblems } from '../parts/emblems.ts';
import { moduleName } from '../words/english/rulebook.ts';
import { words } from '../words/words.ts';
import { Line, proseOf } from './card-face.tsx';
import { CheckFacts, CrisisFoot, isSkill, SkillSet } from './card-facts.tsx';
import { useWindows } from './reference.ts';

export function CardDialog({ card, close }: { card: ReferenceCard; close: () => void }) {
  return (
    <Dialog title={card.name} close={close} className="card-dialog">
      <CardDetails card={card} />
    </Dialog>
  );
}

/** `leaving`: what leads elsewhere opens in a tab of its own. */
export function CardDetails({ card, leaving = false }: { card: ReferenceCard; leaving?: boolean }) {
  const said = words.knowing;
  return (
    <div className={`details ${isSkill(card.type) ? card.type : ''}`}>
      <p className="details-kind">
        {card.deck === 'character' && <Emblem character={card.id ?? ''} />}
        {[
          said.kindOf(card),
          said.setName(card.set),
          card.count > 1 && said.copies(card.count),
          card.option && said.only([moduleName(card.option)]),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <CheckFacts card={card} />
      <SkillSet card={card} />
      {card.abilities ? (
        <Abilities card={card} />
      ) : (
        <div className="details-lines">
          {proseOf(card).map((line) => (
            <p key={line}>
              <Line line={line} terms={[]} />
            </p>
          ))}
        </div>
      )}
      <CrisisFoot card={card} />
      <Facts card={card} />
      <Moments card={card} leaving={leaving} />
      <Spoken card={card} />
    </div>
  );
}

function Emblem({ character }: { character: string }) {
  const drawing = emblems[character];
  if (drawing === undefined) return null;
  return (
    <svg className="details-emblem" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      <path d={drawing} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}

function Abilities({ card }: { card: ReferenceCard }) {
  return (
    <dl className="abilities">
      {card.abilities?.map(({ name, kind, text }) => (
        <div key={name} className={kind}>
          <dt>
            {name} <span className="quiet">{words.knowing.abilityKinds[kind] ?? ''}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What else is printed on it. */
function Facts({ card }: { card: ReferenceCard }) {
  const said = words.knowing;
  const facts: readonly (readonly [string, string])[] = [
    ...(card.copies ? [[said.strengths, said.strengthCopies(Object.entries(card.copies))] as const] : []),
    ...(card.start ? [[said.start, card.start] as const] : []),
    ...(card.canPilot ? [[said.pilot, said.yes] as const] : []),
    ...(card.succession ? [[said.succession, said.places(Object.entries(card.succession))] as const] : []),
    ...(card.chooser ? [[said.chooser, said.choosers[card.chooser] ?? card.chooser] as const] : []),
    ...(card.board ? [[said.board, words.nameOf(card.board)] as const] : []),
    ...(card.hazardous ? [[said.hazardous, said.hazardousText] as const] : []),
    ...(card.damageable ? [[said.damageable, said.damageableText] as const] : []),
    ...(card.skillCheckAbility ? [[said.inCheck, said.inCheckText] as const] : []),
    ...(card.reckless ? [[said.reckless, said.recklessText] as const] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The moments in which it, or an ability of the character, can interrupt. */
function Moments({ card, leaving }: { card: ReferenceCard; leaving: boolean }) {
  const windows = useWindows();
  if (windows.state !== 'here') return null;
  const names = new Set([card.name, ...(card.abilities ?? []).map(({ name }) => name)]);
  const own = windows.value.filter(({ responders }) =>
    responders.some(({ name, from, of }) => names.has(name) && (from !== 'character' || of === card.name)),
  );
  if (own.length === 0) return null;
  return (
    <More title={words.knowing.canInterrupt}>
      <ul>
        {own.map(({ window }) => (
          <li key={window}>
            <a href={`/turn#${window}`} target={leaving ? '_blank' : undefined} rel="noreferrer">
              {words.knowing.windows[window].title}
            </a>
          </li>
        ))}
      </ul>
    </More>
  );
}

const MOST_RULES = 12;

/** Rules that name it. */
function Spoken({ card }: { card: ReferenceCard }) {
  const rules = useRules();
  if (rules.state !== 'here') return null;
  const named = [...rules.value.byId.values()].filter(({ rule }) => rule.text.includes(card.name));
  if (named.length === 0) return null;
  return (
    <More title={words.knowing.rulesNaming}>
      <p className="rule-numbers">
        {named.slice(0, MOST_RULES).map(({ rule }) => (
          <RuleLink key={rule.id} id={rule.id} />
        ))}
      </p>
    </More>
  );
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="more" aria-label={title}>
      <h3 className="label">{title}</h3>
      {children}
    </section>
  );
}
