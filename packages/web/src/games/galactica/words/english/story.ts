import { loyaltyName, nameOf } from '@ragtag/galactica/words';
/** Replays, moments, and the closing screen. */
import type { GameEvent } from '@ragtag/kernel';
import { capital, count, listed } from '@ragtag/kernel/words';

const resources: Readonly<Record<string, string>> = {
  fuel: 'Fuel',
  food: 'Food',
  morale: 'Morale',
  population: 'Population',
};

const sides: Readonly<Record<string, string>> = { humans: 'Human', cylons: 'Cylon' };

const outcomes: Readonly<Record<string, string>> = { pass: 'passed', partial: 'partly passed', fail: 'failed' };

export const markNames: Readonly<Record<string, string>> = {
  turn: 'Turn',
  jump: 'Jump',
  reveal: 'Cylon revealed',
  execution: 'Execution',
  loss: 'Loss',
  failed: 'Check failed',
  end: 'The end',
};

export const story = {
  title: 'How it went',
  loading: 'Looking back at the game...',
  aside: 'Look at the table',
  open: 'How it was',
  ways: 'From here',
  fromTo: (resource: string, from: number, to: number) => `${capital(resource)} from ${from} to ${to}`,
  wins: (side: string) => `${capital(side)} win`,
  after: (turns: number, jumps: number) => `After ${count(turns, 'turn')} and ${count(jumps, 'jump')}.`,
  who: 'Who was what',
  sides,
  won: 'won',
  revealed: (turn: number) => `revealed in turn ${turn}`,
  neverRevealed: 'never revealed',
  later: (characters: readonly string[]) => `also played ${listed(characters)}`,
  loyaltyName,
  turningPoints: 'Turning points',
  atTurn: (turn: number) => (turn === 0 ? 'Setup' : `Turn ${turn}`),
  losses: (lost: Readonly<Record<string, number>>) =>
    `Dark hours: ${listed(Object.entries(lost).map(([resource, n]) => `${n} ${resource}`))} lost`,
  closeCheck: (name: string, { strength, difficulty }: GameEvent) =>
    `${/^[a-z-]+$/.test(name) ? nameOf(name) : name} failed by ${Number(difficulty) - Number(strength)}: ${strength} against ${difficulty}`,
  jump: (n: number) => `The fleet jumps, for the ${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'} time`,
  curves: 'What was left, turn by turn',
  curvesTable: 'What was left, as a table',
  curvesText: 'Resources at the start of each turn. Vertical lines are jumps.',
  resources,
  asTable: 'Show as a table',
  turnColumn: 'Turn',
  endRow: 'End',
  contributions: 'What everybody gave',
  contributionsText: 'Strength added to skill checks: what counted for passing, and what counted against.',
  for_: 'For',
  against: 'Against',
  gave: (side: string, cards: number) => `${side}, ${count(cards, 'card')}`,
  player: 'Player',
  checks: (n: number) => `All ${count(n, 'skill check')}, card by card`,
  checkName: (name: string, location: string | null) => name || nameOf(location ?? ''),
  destiny: 'Destiny and others',
  result: (outcome: string, strength: number | null, difficulty: number) => {
    const sum = strength === null ? `difficulty ${difficulty}` : `${strength} against ${difficulty}`;
    return `${outcomes[outcome] ?? ''} · ${sum.replace('-', '−')}`;
  },
  nobodyGave: 'Nobody added a card.',
  replay: 'Watch the replay',
  export: 'Text for a forum',
};

/** What only this game shows of its past. */
export const past = {
  stage: 'Crisis and check',
  faces: 'Hands and loyalty',
  ownHand: 'Your hand then',
  loyalty: 'Loyalty: ',
  hand: 'Hand: ',
  card: (skill: string, name: string) => ` ${skill} ${name}, `,
  emptyHand: 'no cards',
  others: {
    quorum: (names: readonly string[]) => `Quorum: ${names.join(', ')}`,
    mutiny: (names: readonly string[]) => `Mutiny: ${names.join(', ')}`,
    superCrises: (names: readonly string[]) => `Super crises: ${names.join(', ')}`,
  },
};
