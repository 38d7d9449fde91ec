/** Small things on many screens. */
export const parts = {
  close: 'Close',
  oneMoment: 'One moment...',
  tryAgain: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  download: 'Download',
};
