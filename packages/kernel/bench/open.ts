/** Opening a stored game: the text of its journal and its last checkpoint, as they come out of a database. */
import { openTable, readJournal, startTable, writeCheckpoint, writeJournal } from '@ragtag/kernel';
import { dice, playRandomly } from '../testing/random-play.ts';
import { configure } from '../testing/wreckers/configuration.ts';
import { wreckers } from '../testing/wreckers/wreckers.ts';

const ANSWERS = 1_000;
const endless = configure({ planks: 1000, leagues: 1000, turns: 1000 });

export function makeOpens(): (count: number) => void {
  const played = longGame();
  const text = JSON.stringify(writeJournal(played));
  const checkpoint = writeCheckpoint(played);
  return (count) => {
    for (let opened = 0; opened < count; opened++) {
      const { table, agreed, parting } = openTable(wreckers, readJournal(JSON.parse(text)), checkpoint);
      if (agreed !== ANSWERS || parting !== null || table.hash !== played.hash)
        throw new Error('the journal disagrees');
    }
  };
}

function longGame() {
  for (let game = 0; ; game++) {
    const table = startTable(wreckers, endless, `long ${game}`);
    playRandomly(table, dice(game), { limit: ANSWERS });
    if (!table.over) return table;
  }
}
