/** Whoever looks at a game needs no name of their own: one is given, and can be changed. */
import { words } from '../words/words.ts';
import { api } from './api.ts';
import type { Me } from './name.tsx';
import { announceSignIn } from './same-person.ts';

/** Somebody who has said no name yet gets one. Two may get the same: names of guests need not differ. */
export async function somebody(me: Me | null): Promise<Me> {
  if (me) return me;
  const { callSigns, callSign } = words.lobby;
  const sign = callSigns[Math.floor(Math.random() * callSigns.length)] ?? '';
  const name = callSign(sign, 10 + Math.floor(Math.random() * 90));
  const { me: known } = await api.guest({ name });
  announceSignIn();
  if (!known) throw new Error(words.lobby.notDone);
  return known;
}
