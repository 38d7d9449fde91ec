/** Small things on many screens. */
export const parts = {
  brand: 'Ragtag',
  pages: {
    label: 'Pages',
    names: {
      lobby: 'Lobby',
      rules: 'Rules',
      cards: 'Cards',
      turn: 'The turn',
      decks: 'Decks',
      account: 'Account',
      about: 'About',
    },
  },
  close: 'Close',
  oneMoment: 'One moment...',
  tryAgain: 'Try again',
  failed: 'This page cannot be shown',
  failedText: 'Something of it is missing, or we made a mistake. Your games are safe on the server.',
  loadAgain: 'Load it again',
  toLobby: 'To the lobby',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  download: 'Download',
  /** The name of a page, as a browser shows it. */
  pageTitle: (page: string) => (page === '' ? 'Ragtag' : `${page} · Ragtag`),
  /** What the server says, as a sentence. */
  sentence: (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`,
};
