/** Taking a game away: as text for a forum, as a picture, as a journal. */
export const exporting = {
  title: 'Export',
  text: 'What everybody may see, for a post in a forum.',
  format: 'Format',
  formats: { markdown: 'Markdown', bbcode: 'BBCode' },
  log: 'What happened',
  logs: { turn: 'Since the turn began', all: 'Everything' },
  preview: 'The post',
  picture: 'Picture of the board',
  pictureText: 'As everybody sees it: no hands, no loyalties.',
  journal: 'Journal',
  journalPlaying: 'What your seat was told and answered so far.',
  journalOver: 'All it takes to play the game again.',
  journalNone: 'The journal is for the players until the game is over.',
  fileName: (title: string) => title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase(),
};
