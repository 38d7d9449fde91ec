/** Small things on many screens. */
export const parts = {
  brand: 'Ragtag',
  pages: {
    label: 'Pages',
    names: { lobby: 'Lobby', rules: 'Rules', cards: 'Cards', turn: 'The turn', account: 'Account', about: 'About' },
  },
  close: 'Close',
  oneMoment: 'One moment...',
  tryAgain: 'Try again',
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
