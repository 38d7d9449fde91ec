/** What is said on the stage, in English. */
export const stageWords = {
  challenge: 'The challenge',
  challenges: (who: string, whom: string) => `${who} challenges ${whom}.`,
  defends: (who: string) => `${who} defends.`,
  undefended: 'Nobody defends.',
  choosing: 'Who defends?',
  challenger: 'Challenger',
  defender: 'Defender',
  threat: 'Cylon threat',
  theCylons: 'the Cylons',
  playsThem: (who: string) => `${who} against them.`,
  steps: ['Challenger', 'Defender', 'Play', 'Mystic', 'Result'],
  plays: 'Played',
  playedBy: (whose: string) => `Played by ${whose}`,
  mysticOf: (whose: string) => `Mystic value of ${whose}`,
  mystic: 'Mystic value',
  printed: (n: number) => `Printed ${n}`,
  inForce: (n: number) => `Other effects ${signed(n)}`,
  mysticValue: (n: number) => `Mystic ${n}`,
  piece: (name: string | null, by: number) => `${name ?? 'Effect'} ${signed(by)}`,
  revealed: (name: string, n: number) => `${name}: ${n}`,
  tie: 'A tie: the challenger wins',
  challengerWins: 'The challenger wins',
  defenderWins: 'The defender wins',
  sum: (a: number, b: number, verdict: string) => `${a} against ${b}. ${verdict}.`,
  defeated: 'defeated',
  toReserve: 'to reserve',
  goOn: 'Go on',
  skip: 'Skip',
  again: 'Show it again',
  cylons: 'The Cylons come',
  overWord: 'over',
  lookAt: (name: string) => `Look at ${name}`,
  over: (level: number, defense: number) => `Threat ${level} is over the fleet defense level of ${defense}.`,
  isCylon: 'Cylon',
  isNotCylon: 'not a Cylon',
  done: 'Done.',
  noRed: 'No red text. Everything else on the card is ignored.',
  beaten: 'Beaten, and discarded.',
  discarded: 'Discarded.',
  /** What it takes to win with a unit, `behind` by so much. Ties are the challenger's. */
  needs: (unit: string, behind: number) => {
    if (behind > 0) return `${unit} wins with a mystic value at least ${behind} higher than theirs.`;
    if (behind === 0) return `${unit} wins unless their mystic value is higher.`;
    return `${unit} wins unless their mystic value is more than ${-behind} higher.`;
  },
  against: (who: string) => `${who} against you.`,
  losesCard: (who: string) => `${who}.`,
  jumpsTitle: 'The fleet jumps',
  jump: 'Jump?',
  jumps: 'All are Cylons: the fleet jumps. Everybody loses an asset or a supply card.',
  stays: 'Not all are Cylons: the fleet stays and fights.',
  power: (n: number) => `Power ${n}`,
};

function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}
