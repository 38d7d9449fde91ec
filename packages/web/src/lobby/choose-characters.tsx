/** Who is who, chosen by the host seat by seat. Which characters may come next, the server says. */
import type { Plain } from '@ragtag/kernel';
import type { ExplainedChoice, ListedCharacter } from '@ragtag/server/http';
import { useCallback } from 'react';
import { emblems } from '../board/emblems.tsx';
import { SkillShape } from '../parts/icons.tsx';
import { Segments } from '../parts/segments.tsx';
import type { SkillType } from '../parts/skills.ts';
import { Trouble } from '../parts/trouble.tsx';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { Explained } from './option-field.tsx';
import { useLoaded } from './use-loaded.ts';

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
  players,
  value,
  change,
}: {
  game: string;
  option: ExplainedChoice;
  characters: readonly ListedCharacter[];
  players: number;
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
        <Picker game={game} characters={characters} players={players} chosen={value.map(String)} change={change} />
      )}
    </>
  );
}

function Picker({
  game,
  characters,
  players,
  chosen,
  change,
}: {
  game: string;
  characters: readonly ListedCharacter[];
  players: number;
  chosen: readonly string[];
  change: (value: Plain) => void;
}) {
  const said = words.setup.characters;
  const soFar = chosen.join(',');
  const load = useCallback(() => api.nextCharacters(game, soFar), [game, soFar]);
  const [next] = useLoaded(load);
  const legal = next.state === 'here' ? next.value.next : [];
  const full = chosen.length >= players;
  return (
    <div className="character-picker">
      <p role="status">{full ? said.done : said.pick(chosen.length + 1, players)}</p>
      <p className="quiet">{said.inTurn}</p>
      {next.state === 'failed' && <Trouble>{next.message}</Trouble>}
      <ul className="characters">
        {characters.map((character) => {
          const at = chosen.indexOf(character.id);
          const open = !full && legal.includes(character.id);
          return (
            <li key={character.id}>
              <button
                type="button"
                className={at >= 0 ? 'taken' : ''}
                disabled={at < 0 && !open}
                title={at < 0 && !open && !full ? said.notYet : undefined}
                aria-pressed={at >= 0}
                onClick={() => change(at < 0 ? [...chosen, character.id] : chosen.slice(0, at))}
              >
                <CharacterFace character={character} />
                {at >= 0 && <span className="taken-by">{said.taken(at + 1)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 && (
        <button type="button" className="plain" onClick={() => change([])}>
          {said.clear}
        </button>
      )}
    </div>
  );
}

function CharacterFace({ character: { id, name, type, skills } }: { character: ListedCharacter }) {
  return (
    <>
      <Emblem character={id} />
      <span className="character-name">{name}</span>
      <span className={`character-type ${type}`}>{words.setup.characters.types[type] ?? words.nameOf(type)}</span>
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
