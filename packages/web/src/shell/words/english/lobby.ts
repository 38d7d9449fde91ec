/** Before the table: the lobby, its top line, who one is. */
import { count, listed } from '@ragtag/kernel/words';

const MINUTE = 60_000;

/** For how long: "3 min", "2 h", "4 days". */
function duration(millis: number): string {
  const minutes = Math.floor(millis / MINUTE);
  if (minutes < 1) return 'a moment';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

export const lobby = {
  unreachable: 'The server cannot be reached. Try again in a moment.',
  notDone: 'The server could not do that.',
  playNow: 'Play now with artificial players',
  playNowAt: (game: string) => `Play ${game} now`,
  newGame: 'New game with friends',
  firstGame: 'First game in ten minutes',
  beginFirstGame: 'Begin',
  noFirstGame: 'There is none for this game: its guide explains the first one you play.',
  watch: 'Watch a game',
  preparing: 'Preparing your table...',
  /** A name for somebody who does not want to say one; it can be changed. */
  callSigns: ['Ember', 'Lantern', 'Drifter', 'Sparrow', 'Compass', 'Halyard', 'Juniper', 'Beacon', 'Pebble', 'Tinder'],
  callSign: (sign: string, number: number) => `${sign} ${number}`,
  quickTitle: (name: string) => `${name} and the machines`,

  newHere: 'New here?',

  welcome: (name: string) => `Welcome aboard, ${name}`,
  awaiting: (games: number) =>
    games === 1 ? 'One game is waiting for your answer.' : `${games} games are waiting for your answer.`,
  nothingAwaiting: 'No game is waiting for you.',

  mine: 'My games',
  noneMine: 'You are in no game yet. Play now, or make one and send your friends the link.',
  open: 'Open games',
  noneOpen: 'No game is looking for players. Make one: it will be listed here.',
  toWatch: 'Games to watch',
  noneToWatch: 'Nobody is playing in public right now.',
  finished: 'Finished games',
  noneFinished: 'No game has been finished yet.',
  showAll: (n: number) => `Show all ${n}`,
  upToDate: (time: string) => `Up to date at ${time}`,
  stale: (time: string) => `Not up to date since ${time}: the server does not answer. Trying again by itself.`,

  yourAnswer: 'Your answer',
  awaitsYou: (since: number | null) => `Waiting for you${since === null ? '' : ` for ${duration(since)}`}`,
  awaits: (names: readonly string[], since: number | null) =>
    `Waiting for ${listed(names)}${since === null ? '' : ` for ${duration(since)}`}`,
  /** Somebody is asked, and who is secret. */
  awaitsSomebody: 'In play',
  notStarted: 'Not started',
  youStart: 'Start it when you like',
  playing: 'In play',
  over: 'Over',
  winner: 'won',
  wonAfter: (turns: number) => `after ${count(turns, 'turn')}`,
  by: (host: string) => `by ${host}`,
  you: 'you',
  free: 'free',
  artificial: 'artificial player',
  mate: (name: string) => `${name}, artificial player`,
  standsIn: (standIn: string, owner: string) => `${standIn} for ${owner}`,
  seat: (n: number, who: string) => `Seat ${n}: ${who}`,
  seatAwaited: (seat: string) => `${seat}, awaited`,
  seats: 'Seats',
  seatsFree: (n: number) => (n === 0 ? 'full' : `${count(n, 'seat')} free`),
  toTable: 'To the table',
  join: 'Join',
  joinGame: (title: string) => `Join ${title}`,
  watchGame: (title: string) => `Watch ${title}`,
  watchShort: 'Watch',
  replay: 'Replay',
  replayGame: (title: string) => `Replay of ${title}`,
  ending: 'How it ended',
  endingOf: (title: string) => `How it ended: ${title}`,
  houseRules: 'House rules',

  whatCalled: 'What should the others call you?',
  signIn: 'Sign in',
  name: 'Name',
  remembered: 'This device remembers you. No account is needed.',
  password: 'Password',
  play: 'Play',
  asGuest: 'Play as a guest instead',
  haveAccount: 'I have an account',

  invitation: 'Invitation',
  invited: 'You are invited to a game',
  invitesYou: (host: string, title: string) => `${host} · ${title}`,
  calledNow: 'You will be called',
  changeName: 'Change',
  saveName: 'Save',
  takeSeat: 'Take the seat',
  onlyLook: 'Just watch',
  askedFirst: 'Those at the table are asked whether they agree. This page goes on as soon as they do.',
  standInAsked: 'You are asked to play for somebody else',
  standInMeans:
    'You play their seat, see their hand and answer for them until one of you ends it. They go on seeing everything, so nothing is hidden from them.',
  playForThem: 'Play for them',

  broken: 'No connection: what you see may be out of date. Trying again by itself.',
  tryNow: 'Try now',
  updated: 'Ragtag was updated since this page was loaded.',
};
