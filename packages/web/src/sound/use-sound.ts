/** What is heard: my turn, dice, hits, jumps, a revealed Cylon, a message. Cards are heard as they turn, on the stage. */
import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { useEffect, useRef } from 'react';
import type { CueName } from './cues.ts';
import { playCue } from './sound.ts';

/** More lines than this came at once: the viewer was away. */
const TOO_MANY = 60;

const cueOfType: Readonly<Record<string, CueName>> = {
  'basestar-destroyed': 'hit',
  'centurions-boarded': 'alarm',
  'civilian-destroyed': 'hit',
  'cylon-revealed': 'alarm',
  'die-rolled': 'die',
  jumped: 'jump',
  'location-damaged': 'hit',
  'raider-destroyed': 'hit',
  'viper-destroyed': 'hit',
};

export function cueOf({ type, hit }: GameEvent): CueName | null {
  if (type === 'galactica-attacked') return hit === true ? 'hit' : null;
  return cueOfType[type] ?? null;
}

/** `question`: the name of what I am asked. `messages`: how many there are in the chat. */
export function useSound(log: readonly LogLine[], question: string | null, messages: number): void {
  const last = useRef(log.at(-1));
  useEffect(() => {
    const known = last.current ? log.lastIndexOf(last.current) : -1;
    const fresh = known < 0 ? [] : log.slice(known + 1);
    last.current = log.at(-1);
    if (fresh.length > TOO_MANY) return;
    for (const cue of new Set(fresh.map(({ event }) => cueOf(event)))) if (cue) playCue(cue);
  }, [log]);

  useEffect(() => {
    if (question !== null) playCue('asked');
  }, [question]);

  const heard = useRef(messages);
  useEffect(() => {
    if (messages > heard.current) playCue('chat');
    heard.current = messages;
  }, [messages]);
}
