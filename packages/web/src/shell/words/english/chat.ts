/** Log and chat beside the table. */

export const chat = {
  tabs: 'Log and chat',
  logTab: 'Log',
  chatTab: (unread: number) => (unread > 0 ? `Chat (${unread} new)` : 'Chat'),
  title: 'Chat',
  empty: 'Nobody has said anything.',
  spectators: '(spectators)',
  /** Who spoke from a seat, where somebody else sits there now. */
  calledThen: (name: string) => ` (${name})`,
  label: 'Say something to the table',
  placeholder: 'Say something',
  say: 'Say',
  anyway: 'Say it anyway',
  signal: 'Say at a click...',
  about: 'What it is about',
};
