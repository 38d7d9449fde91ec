/** What is heard: my turn, a message, and what the game has a sound for. */
import type { LogLine } from '@ragtag/server/protocol';
import { useEffect, useRef } from 'react';
import { words } from '../../shell/words/words.ts';
import { playCue } from './sound.ts';

/** More lines than this came at once: the viewer was away. */
const TOO_MANY = 60;

/** `question`: the name of what I am asked. `messages`: how many there are in the chat. */
export function useSound(log: readonly LogLine[], question: string | null, messages: number): void {
  const last = useRef(log.at(-1));
  useEffect(() => {
    const known = last.current ? log.lastIndexOf(last.current) : -1;
    const fresh = known < 0 ? [] : log.slice(known + 1);
    last.current = log.at(-1);
    if (fresh.length > TOO_MANY) return;
    for (const cue of new Set(fresh.map(({ event }) => words.game.cueOf(event)))) if (cue) playCue(cue);
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
