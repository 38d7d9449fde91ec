/** A card as it is drawn: the same things in the same places at every size. */
import './card.css';
import './card-words.css';
import './card-sizes.css';
import { cardWords as said } from '../words/cards.ts';
import { Emblem } from './emblem.tsx';
import { type CardFacts, headOf, hueOf, underHead } from './facts.ts';
import { Pips, Sign, symbolOfType } from './symbols.tsx';

/** `stand` and `lie` on the table; `mini` where a fleet is folded. */
export type Size = 'large' | 'hand' | 'stand' | 'lie' | 'mini';

/** What becomes of a card in play. */
export interface InPlay {
  readonly exhausted?: boolean;
  readonly power?: number;
  readonly threat?: number;
  /** Names of missions linked to it. */
  readonly linked?: readonly string[];
  readonly keywords?: readonly string[];
}

const nothing: InPlay = {};

export function CardFace({ facts, size, now = nothing }: { facts: CardFacts; size: Size; now?: InPlay }) {
  const className = `ccg-card ccg-${size} ccg-type-${facts.type} ccg-of-${hueOf(facts)}`;
  if (now.exhausted) return <BackFace facts={facts} className={`${className} ccg-back`} mini={size === 'mini'} />;
  return (
    <span className={className} aria-hidden="true">
      <span className="ccg-art">
        <Emblem facts={facts} />
        {(size === 'hand' || size === 'large') && <CostOf facts={facts} />}
        {now.linked && now.linked.length > 0 && <span className="ccg-linked">{now.linked.join(', ')}</span>}
      </span>
      {size !== 'mini' && <TextOf facts={facts} size={size} keywords={now.keywords} />}
      <Foot facts={facts} size={size} now={now} />
    </span>
  );
}

/** Face down only type and title are left. CCG-MOVE-07 */
function BackFace({ facts, className, mini }: { facts: CardFacts; className: string; mini: boolean }) {
  return (
    <span className={className} aria-hidden="true">
      <span className="ccg-art">
        <Sign of={symbolOfType[facts.type]} size="1.5em" />
      </span>
      {!mini && (
        <span className="ccg-text">
          {facts.title !== null && <span className="ccg-name">{facts.title}</span>}
          <span className="ccg-down-note">
            <Sign of="down" /> {said.exhausted}
          </span>
        </span>
      )}
    </span>
  );
}

function CostOf({ facts: { cost, type } }: { facts: CardFacts }) {
  if (type === 'base') return null;
  if (cost.length === 0) return <span className="ccg-cost ccg-free">{said.free}</span>;
  return (
    <span className="ccg-cost">
      {cost.map(({ resource, n }) => (
        <span key={resource} className={`ccg-of-${resource}`}>
          {n}
          <Sign of={resource} />
        </span>
      ))}
    </span>
  );
}

function TextOf({
  facts,
  size,
  keywords = facts.keywords,
}: {
  facts: CardFacts;
  size: Size;
  keywords: readonly string[] | undefined;
}) {
  const under = underHead(facts);
  const large = size === 'large';
  return (
    <span className="ccg-text">
      <span className="ccg-name">{headOf(facts)}</span>
      {under !== null && <span className="ccg-under">{under}</span>}
      {(size === 'hand' || large) && (
        <span className="ccg-traits">
          {large && <Sign of={symbolOfType[facts.type]} />}
          {[large ? said.types[facts.type] : null, ...facts.traits].filter(Boolean).join(' · ')}
        </span>
      )}
      {(size === 'hand' || large) && <Lines facts={facts} short={!large} />}
      {size === 'stand' && keywords.length > 0 && <span className="ccg-keywords">{keywords.join(', ')}</span>}
      {size === 'stand' && facts.type === 'mission' && <span className="ccg-asks">{requirementOf(facts)}</span>}
    </span>
  );
}

/** "1 personnel and 1 ship", as the card says it. */
function requirementOf({ lines }: CardFacts): string {
  const line = lines.find((one) => one.startsWith('Resolve: '));
  return line?.slice('Resolve: '.length).replace(/\.$/, '') ?? '';
}

/** In the hand a keyword is only named: what it means is on the large card. */
function Lines({ facts, short }: { facts: CardFacts; short: boolean }) {
  return (
    <span className="ccg-lines-box">
      <span className="ccg-lines">
        {facts.lines.map((line) => (
          <Line key={line} line={short ? line.replace(/\. \(.*\)$/, '.') : line} />
        ))}
      </span>
    </span>
  );
}

const threatText = 'Cylon threat: ';

function Line({ line }: { line: string }) {
  if (line.startsWith(threatText)) {
    return (
      <span className="ccg-red">
        <Sign of="threat" />
        {line.slice(threatText.length)}
      </span>
    );
  }
  const [, keyword, rest = ''] = /^([A-Z][a-z]+(?:: [a-z]+)?\.)( .*)?$/.exec(line) ?? [];
  if (keyword === undefined) return <span>{line}</span>;
  return (
    <span>
      <strong>{keyword}</strong>
      {rest}
    </span>
  );
}

function Foot({ facts, size, now }: { facts: CardFacts; size: Size; now: InPlay }) {
  const { type, resource, mystic, handSize, influence } = facts;
  const power = now.power ?? facts.power;
  const threat = now.threat ?? facts.threat;
  const full = size === 'hand' || size === 'large';
  return (
    <span className="ccg-foot">
      {facts.power === null || power === null ? (
        <span className="ccg-kind">
          <Sign of={symbolOfType[type]} />
        </span>
      ) : (
        <Power now={power} printed={facts.power} />
      )}
      {full && handSize !== null && (
        <span className="ccg-value">
          <Sign of="hand" />
          {handSize}
        </span>
      )}
      {full && influence !== null && (
        <span className="ccg-value">
          <Sign of="influence" />
          {influence}
        </span>
      )}
      {full && mystic !== null && (
        <span className="ccg-value ccg-mystic-value">
          <Sign of="mystic" />
          {mystic}
        </span>
      )}
      {threat !== null && (
        <span className={`ccg-value ccg-threat-value ${threat === 0 ? 'ccg-none' : ''}`}>
          <Sign of="threat" />
          {threat}
        </span>
      )}
      {full && resource !== null && <Pips of={resource} n={1} />}
    </span>
  );
}

function Power({ now, printed }: { now: number; printed: number }) {
  return (
    <span className="ccg-power-value">
      <span className="ccg-hexagon">{now}</span>
      {now !== printed && (
        <span className={now > printed ? 'ccg-raised' : 'ccg-lowered'}>{now > printed ? '▲' : '▼'}</span>
      )}
    </span>
  );
}
