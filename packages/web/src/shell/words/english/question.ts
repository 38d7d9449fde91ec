/** Round the question. */
export const question = {
  title: 'Question',
  over: 'The game is over',
  nothing: 'Nothing to decide',
  moment: 'One moment',
  tableWaits: 'The table is waiting.',
  window: 'Anybody might interrupt now.',
  windowUntil: (until: Date) =>
    `Until ${until.toLocaleString('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' })}.`,
  longer: (names: readonly string[]) => `More time for ${names.join(', ')}.`,
  moreTime: 'More time',
  moreTimeWhy: 'Keeps this moment open for longer. Everybody sees that you asked, and nobody learns why.',
  waitingFor: (names: readonly string[]) => `Waiting for ${names.join(', then ')}.`,
  since: (minutes: number) =>
    minutes < 1 ? 'Since a moment ago.' : minutes < 60 ? `For ${minutes} min.` : `For ${Math.floor(minutes / 60)} h.`,
  announce: (title: string, reason: string) => `You are asked: ${title}. ${reason}`,
  announceWaiting: (waiting: string) => `Answered. ${waiting}`,
  answers: 'Answers',
  filter: 'Look for an answer',
  noneLike: 'No answer says that.',
  more: (n: number) => `Choose ${n} more`,
  fewer: (n: number) => `Choose ${n} fewer`,
  atLeast: (total: number, min: number) => `${total} of at least ${min}`,
  atMost: (total: number, max: number) => `${total} of at most ${max}`,
  oneOfEach: 'One of each group',
  notTogether: 'These do not go together',
  exactly: (n: number) => `Choose ${n}.`,
  upTo: (n: number) => `Choose up to ${n}.`,
  between: (min: number, max: number) => `Choose ${min} to ${max}.`,
  chosenOf: (n: number, max: number) => `${n} of ${max} chosen`,
  confirm: (n: number) => (n === 0 ? 'Choose nothing' : `Confirm ${n}`),
  really: 'Yes, do it',
  back: 'Back to the list',
  grave: 'This cannot be taken back.',
  clear: 'Start over',
  undo: 'Take back',
  undoWhy: 'Takes back my last answer.',
  askUndo: 'Ask to take back',
  askUndoWhy: 'Asks everybody whether the last answer may be taken back.',
  passAll: 'Pass on all of this event',
  passAllWhy: 'Every further question of this event is passed for you. You can take that back.',
  passing: 'You pass on all of this event.',
  stopPassing: 'Ask me again',
  why: 'Why?',
  /** Over the rest of a long list. */
  otherwise: 'Otherwise',
  usually: 'As a rule',
  undoes: (question: string, answer: string) => `Takes back what you answered to "${question}": ${answer}.`,
  nothingChosen: 'nothing',
  telling: 'What is happening',
  askedSoon: 'You are asked next.',
  /** What was answered without asking, and why. */
  forYou: (why: 'only' | 'same' | 'hopeless', about: string | null): string => {
    const of = about === null ? '' : ` (${about})`;
    if (why === 'hopeless') return `Passed for you${of}: nothing you hold could have helped.`;
    return why === 'only'
      ? `Answered for you${of}: there was only one way.`
      : `Chosen at random for you${of}: they were all the same.`;
  },
};
