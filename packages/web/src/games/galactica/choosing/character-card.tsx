/** A character on a card: who it is, what is drawn, what it can do and cannot, and what that means at the table. */
import type { ReferenceCard } from '@ragtag/galactica/host';
import { emblems } from '../parts/emblems.ts';
import { SkillShape } from '../parts/skill-shape.tsx';
import { skillTypes } from '../parts/skills.ts';
import { choosing } from '../words/english/choosing.ts';
import { words } from '../words/words.ts';
import type { Candidate } from './candidates.ts';

const kinds = ['positive', 'miracle', 'negative'] as const;

export interface CharacterCardProps {
  readonly candidate: Candidate;
  /** Whose colour the emblem takes once it is chosen. */
  readonly seat: number;
  readonly picked: boolean;
  readonly compared: boolean;
  readonly sign: string | undefined;
  readonly disabled: boolean;
  /** Whoever plays alone has no weaknesses. BG-VAR1P-11 */
  readonly alone: boolean;
  compare(): void;
  choose(option: number): void;
}

export function CharacterCard(props: CharacterCardProps) {
  const { candidate, seat, picked, compared, sign, disabled, alone, compare, choose } = props;
  const { card, option, why } = candidate;
  const said = choosing;
  const { id = '', name } = card;
  const short = said.short[id];
  const foot = why ?? (short?.firstGame && said.firstGame(short.firstGame));
  return (
    <li className={`candidate ${picked ? 'picked' : ''} ${option === null ? 'off' : ''}`}>
      <button
        type="button"
        className="candidate-press"
        aria-pressed={picked}
        aria-keyshortcuts={sign}
        disabled={disabled || option === null}
        {...(option === null ? {} : { 'data-option': option })}
        onClick={() => option !== null && choose(option)}
      >
        <span className="candidate-head">
          <Crest character={id} seat={picked ? seat : null} />
          <span className="candidate-name">
            <strong>{name}</strong>
            <span className="quiet">{kindOf(card)}</span>
          </span>
        </span>
        <Skills card={card} />
        <span className="candidate-abilities">
          {kinds.map((kind) => (
            <Ability key={kind} kind={kind} card={card} text={short?.[kind]} off={alone && kind === 'negative'} />
          ))}
        </span>
        {short && <span className="candidate-means">{short.means}</span>}
        {foot && <span className={`candidate-foot ${why === null ? 'first' : ''}`}>{foot}</span>}
      </button>
      <label className="candidate-compare">
        <input type="checkbox" checked={compared} aria-label={said.compareWith(name)} onChange={compare} />
      </label>
    </li>
  );
}

function Ability({
  kind,
  card,
  text,
  off,
}: {
  kind: (typeof kinds)[number];
  card: ReferenceCard;
  text: string | undefined;
  /** It does not count here. */
  off: boolean;
}) {
  const { sign, means } = choosing.signs[kind];
  const whole = card.abilities?.find((one) => one.kind === kind);
  if (text === undefined && !whole) return null;
  return (
    <span className={`candidate-ability ${off ? 'off' : ''}`} title={off ? choosing.noWeakness : whole?.text}>
      <span className={`ability-sign ${kind}`} aria-hidden="true">
        {sign}
      </span>
      <span className="sr">{`${means}: `}</span>
      {off && <span className="sr">{`${choosing.noWeakness} `}</span>}
      <span>{text ?? whole?.text}</span>
    </span>
  );
}

export function Skills({ card }: { card: ReferenceCard }) {
  const draws = card.skills?.flatMap((skills) => (typeof skills === 'string' ? [] : [skills])) ?? [];
  return (
    <span className="candidate-skills">
      {draws.map(({ n, of }) => (
        <span key={of.join(' ')}>
          <strong>{n}</strong>
          {skillTypes
            .filter((skill) => of.includes(skill))
            .map((skill, index) => (
              <span key={skill} className={skill}>
                {index > 0 && <span className="quiet">{choosing.or}</span>}
                <SkillShape skill={skill} size={12} /> {words.nameOf(skill).toLowerCase()}
              </span>
            ))}
        </span>
      ))}
    </span>
  );
}

/** `Pilot · flies`, and which version of two. */
function kindOf({ type, canPilot, version }: ReferenceCard): string {
  const said = choosing;
  return [words.nameOf(type ?? ''), canPilot && said.flies, version !== undefined && version !== 'original' && version]
    .filter(Boolean)
    .join(' · ');
}

const octagon = 'M7.6 1h8.8L23 7.6v8.8L16.4 23H7.6L1 16.4V7.6Z';

/** The emblem in an octagon, in the colour of a seat once it is somebody's. */
export function Crest({ character, seat }: { character: string; seat: number | null }) {
  return (
    <svg className={`candidate-crest ${seat === null ? '' : `seat-${seat}`}`} viewBox="0 0 24 24" aria-hidden="true">
      <path className="crest-back" d={octagon} />
      <path className="crest-lines" d={emblems[character] ?? ''} transform="translate(4.2 4.2) scale(.65)" />
    </svg>
  );
}
