/** A card looked at closely: all of it, how it stands now, what can be done with it, and its rules. */
import './large-card.css';
import type { OptionType } from '@ragtag/ccg';
import { abilityLines } from '@ragtag/ccg/words';
import type { Option } from '@ragtag/kernel';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { useRules } from '../../../shell/reference/reference.ts';
import { RuleLink } from '../../../shell/reference/rule-link.tsx';
import { cardWords as said } from '../words/cards.ts';
import { CardFace } from './card.tsx';
import { describePrinted } from './describe.ts';
import { type Enlarged, type Enlarging, EnlargingContext } from './enlarging.ts';
import { type CardFacts, factsOf } from './facts.ts';
import { KeywordRules, Rulings, TypeRules } from './large-rules.tsx';
import { useVerbs, VerbStrips } from './verbs.tsx';

interface Glance {
  readonly card: Enlarged;
  readonly at: DOMRect;
}

/** Everything in it can be looked at closely. */
export function Enlarger({ children }: { children: ReactNode }) {
  const [glance, setGlance] = useState<Glance | null>(null);
  const [opened, setOpened] = useState<Enlarged | null>(null);
  const [enlarging] = useState<Enlarging>(() => ({
    glance: (card, at) => setGlance({ card, at: at.getBoundingClientRect() }),
    leave: () => setGlance(null),
    open: (card) => {
      setGlance(null);
      setOpened(card);
    },
  }));
  return (
    <EnlargingContext value={enlarging}>
      {children}
      {glance && opened === null && <Beside glance={glance} />}
      {opened && <LargeCard card={opened} close={() => setOpened(null)} />}
    </EnlargingContext>
  );
}

const GAP = 10;
const EDGE = 8;

/** Only to be seen: a screen reader has heard all of it from the card itself. */
function Beside({ glance: { card, at } }: { glance: Glance }) {
  const box = useRef<HTMLDivElement>(null);
  useRules(card.facts.keywords.length > 0); // once they are here there is more to find room for
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.showPopover(); // over a dialog too
    const { width, height } = current.getBoundingClientRect();
    const right = at.right + GAP;
    const x = right + width + EDGE <= window.innerWidth ? right : at.left - GAP - width;
    const y = Math.min(at.top, window.innerHeight - EDGE - height);
    current.style.translate = `${Math.max(EDGE, x)}px ${Math.max(EDGE, y)}px`;
  });
  return (
    <div ref={box} className="ccg-beside" popover="manual" aria-hidden="true">
      <span className="ccg-large-box">
        <CardFace facts={card.facts} size="large" />
      </span>
      <div className="ccg-beside-notes">
        <Now card={card} />
        <Rulings of={card.facts} />
        <KeywordRules of={card.facts} />
      </div>
    </div>
  );
}

function LargeCard({ card, close }: { card: Enlarged; close: () => void }) {
  const { facts, places } = card;
  const verbs = useVerbs(places);
  const closing = verbs.map((verb) => ({
    ...verb,
    press: () => {
      close();
      verb.press();
    },
  }));
  return (
    <Dialog title={facts.name} className="sheet ccg-large-dialog" close={close}>
      <div className="ccg-large-parts">
        <span className="ccg-large-box" role="img" aria-label={describePrinted(facts)}>
          <CardFace facts={facts} size="large" />
        </span>
        <div className="ccg-large-notes">
          {closing.length > 0 && (
            <div className="ccg-large-verbs">
              <VerbStrips verbs={closing} of={facts.name} />
              {closing.map(({ index, option }) => (
                <AbilityText key={index} facts={facts} option={option} />
              ))}
            </div>
          )}
          <Now card={card} />
          <Elsewhere card={card} />
          <Rulings of={facts} />
          <KeywordRules of={facts} linked />
          <TypeRules of={facts} />
        </div>
      </div>
    </Dialog>
  );
}

/** Which of its abilities a verb means, where it has several. */
function AbilityText({ facts, option }: { facts: CardFacts; option: Option }) {
  if (option.type !== ('ability' satisfies OptionType) || typeof option['index'] !== 'number') return null;
  const line = abilityLines(facts.lines)[option['index']];
  return line ? <p className="quiet">{line}</p> : null;
}

/** How it stands, and what its power is made of. */
function Now({ card: { facts, now } }: { card: Enlarged }) {
  if (!now) return null;
  const known = now.why.reduce((sum, { by }) => sum + by, facts.power ?? 0);
  return (
    <section className="ccg-large-now">
      <h3 className="label">{said.now}</h3>
      <p>{now.exhausted ? `${now.where}, ${said.exhausted}` : now.where}</p>
      {!now.exhausted && now.power !== undefined && facts.power !== null && now.power !== facts.power && (
        <dl className="ccg-sum">
          <div>
            <dt>{said.printed}</dt>
            <dd>{facts.power}</dd>
          </div>
          {now.why.map(({ id, by }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one card can give twice
            <div key={at}>
              <dt>{id === '' ? said.earlier : factsOf(id).name}</dt>
              <dd>{by > 0 ? `+${by}` : by}</dd>
            </div>
          ))}
          {known !== now.power && (
            <div>
              <dt>{said.otherwise}</dt>
              <dd>{now.power - known > 0 ? `+${now.power - known}` : now.power - known}</dd>
            </div>
          )}
          <div className="ccg-total">
            <dt>{said.now}</dt>
            <dd>{now.power}</dd>
          </div>
        </dl>
      )}
      {now.linked && now.linked.length > 0 && <p>{said.linkedTo(now.linked)}</p>}
    </section>
  );
}

function Elsewhere({ card: { facts } }: { card: Enlarged }) {
  const { resource, mystic, threat, singular, title } = facts;
  return (
    <section>
      <h3 className="label">{said.elsewhere}</h3>
      {facts.type !== 'base' && resource !== null && <p>{said.asAsset(resource)}</p>}
      {mystic !== null && <p>{said.asMystic(mystic)}</p>}
      {threat !== null && <p>{said.asThreat(threat)}</p>}
      {singular && title !== null && (
        <p>
          {said.singularText(title)} <RuleLink id="CCG-STACK-01" />
        </p>
      )}
    </section>
  );
}
