/** Who is who, chosen by the host seat by seat. Which characters may come next, the server says. */

import type { ListedCharacter } from '@ragtag/galactica/host';
import type { Plain } from '@ragtag/kernel';
import type { ExplainedChoice, NextChoices } from '@ragtag/server/http';
import { useCallback, useEffect } from 'react';
import { api } from '../../../shell/lobby/api.ts';
import type { Chosen } from '../../../shell/lobby/chosen-options.ts';
import { Explained } from '../../../shell/lobby/option-field.tsx';
import { useLoaded } from '../../../shell/lobby/use-loaded.ts';
import { Segments } from '../../../shell/parts/segments.tsx';
import { Trouble } from '../../../shell/parts/trouble.tsx';
import { RuleLink } from '../../../shell/reference/rule-link.tsx';
import { emblems } from '../parts/emblems.ts';
import { SkillShape } from '../parts/skill-shape.tsx';
import type { SkillType } from '../parts/skills.ts';
import { words } from '../words/lobby-words.ts';
import { sheetsFor } from './legal.ts';

const ways = ['turn', 'random', 'chosen'] as const;
type Way = (typeof ways)[number];

function wayOf(value: Plain): Way {
  return value === 'random' ? 'random' : Array.isArray(value) ? 'chosen' : 'turn';
}

const valueFor = { turn: null, random: 'random', chosen: [] } as const;

export function ChooseCharacters({
  game,
  option,
  characters,
  wanted,
  value,
  change,
}: {
  game: string;
  option: ExplainedChoice;
  characters: readonly ListedCharacter[];
  /** What else has been chosen that says who may be. */
  wanted: Chosen;
  value: Plain;
  change: (value: Plain) => void;
}) {
  const way = wayOf(value);
  const said = words.setup.characters;
  return (
    <>
      <Segments
        name={option.name}
        legend={option.label}
        values={ways}
        called={(one) => said.ways[one]}
        value={way}
        set={(one) => change(valueFor[one])}
        described={`option-${option.name}-text`}
      />
      <Explained option={option} />
      {Array.isArray(value) && (
        <Picker game={game} characters={characters} wanted={wanted} chosen={value.map(String)} change={change} />
      )}
    </>
  );
}

function Picker({
  game,
  characters,
  wanted,
  chosen,
  change,
}: {
  game: string;
  characters: readonly ListedCharacter[];
  wanted: Chosen;
  chosen: readonly string[];
  change: (value: Plain) => void;
}) {
  const said = words.setup.characters;
  const soFar = chosen.join(',');
  const asked = JSON.stringify(wanted);
  const load = useCallback(
    async () => ({ ...(await api.nextChoices(game, 'characters', soFar, asked)), soFar, asked }),
    [game, soFar, asked],
  );
  const [told] = useLoaded(load);
  const now = told.state === 'here' ? told.value : null;
  const isNow = now?.soFar === soFar && now.asked === asked;
  useEffect(() => {
    if (isNow && now.kept.length < chosen.length) change([...now.kept]);
  }, [isNow, now, chosen, change]);
  const legal = isNow ? now.next : [];
  const players = Number(wanted['players']);
  const sheets = sheetsFor(players);
  const full = chosen.length >= sheets;
  const assists = chosen.length >= players;
  const inGame = (id: string) => now !== null && (now.next.includes(id) || id in now.closed || chosen.includes(id));
  return (
    <div className="character-picker">
      <p role="status">{full ? said.done : assists ? said.pickAssist : said.pick(chosen.length + 1, sheets)}</p>
      <p className="quiet">{said.inTurn}</p>
      {told.state === 'failed' && <Trouble>{told.message}</Trouble>}
      <ul className="characters" aria-label={words.setup.characters.label}>
        {characters
          .filter(({ id }) => inGame(id))
          .map((character) => {
            const at = chosen.indexOf(character.id);
            const open = !full && legal.includes(character.id);
            return (
              <li key={character.id}>
                <button
                  type="button"
                  className={at >= 0 ? 'taken' : ''}
                  disabled={at < 0 && !open}
                  title={at < 0 && !open && !full ? said.notNow : undefined}
                  aria-pressed={at >= 0}
                  onClick={() => change(at < 0 ? [...chosen, character.id] : chosen.slice(0, at))}
                >
                  <CharacterFace character={character} />
                  {at >= 0 && <span className="taken-by">{at < players ? said.taken(at + 1) : said.assists}</span>}
                </button>
              </li>
            );
          })}
      </ul>
      {now && !full && <Closed closed={now.closed} characters={characters} />}
      {chosen.length > 0 && (
        <button type="button" className="plain" onClick={() => change([])}>
          {said.clear}
        </button>
      )}
    </div>
  );
}

/** Why some of them cannot be chosen next, rule by rule. */
function Closed({ closed, characters }: { closed: NextChoices['closed']; characters: readonly ListedCharacter[] }) {
  const said = words.setup.characters;
  const rules = [...new Set(Object.values(closed))];
  if (rules.length === 0) return null;
  return (
    <div className="closed-characters">
      <p className="label">{said.closedTitle}</p>
      <ul>
        {rules.map((rule) => {
          const names = characters.flatMap(({ id, name }) => (closed[id] === rule ? [name] : []));
          return (
            <li key={rule}>
              {said.closedNames(words.listed([...new Set(names)]), said.closed[rule] ?? '')} <RuleLink id={rule} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function CharacterFace({ character: { id, name, version, type, skills } }: { character: ListedCharacter }) {
  return (
    <>
      <Emblem character={id} />
      <span className="character-name">{name}</span>
      <span className={`character-type ${type}`}>
        {words.setup.characters.types[type] ?? type}
        {version !== undefined && version !== 'original' && ` · ${version}`}
      </span>
      <span className="character-skills">
        {skillsIn(skills).map((skill) => (
          <SkillShape key={skill} skill={skill} size={12} />
        ))}
      </span>
    </>
  );
}

export function Emblem({ character }: { character: string }) {
  return (
    <svg className="emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={emblems[character] ?? ''} />
    </svg>
  );
}

const allSkills: readonly SkillType[] = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'];

/** The skills of a sheet, however it groups them. */
function skillsIn(skills: Plain): SkillType[] {
  const text = JSON.stringify(skills);
  return allSkills.filter((skill) => text.includes(`"${skill}"`));
}
