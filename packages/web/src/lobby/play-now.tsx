/** From the first visit to the first question in one click. */
import { Trouble } from '../parts/trouble.tsx';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import type { Me } from './name.tsx';
import { tablePath } from './paths.ts';
import { announceSignIn } from './same-person.ts';
import { useAttempt } from './use-loaded.ts';

const PLAYERS = 5;

/** Somebody who has said no name yet gets one. Two may get the same: names of guests need not differ. */
async function somebody(me: Me | null): Promise<Me> {
  if (me) return me;
  const { callSigns, callSign } = words.lobby;
  const sign = callSigns[Math.floor(Math.random() * callSigns.length)] ?? '';
  const name = callSign(sign, 10 + Math.floor(Math.random() * 90));
  const { me: known } = await api.guest({ name });
  announceSignIn();
  if (!known) throw new Error(words.lobby.notDone);
  return known;
}

async function newTable(me: Me | null): Promise<string> {
  const { name } = await somebody(me);
  const { games } = await api.setups();
  const [setup] = games;
  if (!setup) throw new Error(words.setup.none);
  const { id } = await api.create({
    game: setup.game,
    title: words.lobby.quickTitle(name),
    configuration: { players: PLAYERS },
    options: { listed: false },
    sit: true,
  });
  await api.start(id);
  return id;
}

export function PlayNow({ me, connection }: { me: Me | null; connection: Connection }) {
  const [trouble, attempt, busy] = useAttempt();
  const play = () =>
    attempt(async () => {
      const game = await newTable(me);
      connection.close(); // it was opened as nobody, and the table opens its own
      window.location.assign(tablePath(game));
    });
  return (
    <>
      <button type="button" className="act big" onClick={play} disabled={busy}>
        {busy ? words.lobby.preparing : words.lobby.playNow}
      </button>
      <Trouble>{trouble}</Trouble>
    </>
  );
}
