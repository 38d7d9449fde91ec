import type { Signal } from '@ragtag/kernel/host';

/** What can be said at every table. */
export const courtesies: readonly Signal[] = [
  { about: 'Helping', signal: 'ask-help', text: 'How much can you help?' },
  { about: 'Helping', signal: 'help:nothing', text: 'I cannot help.' },
  { about: 'Good manners', signal: 'thanks', text: 'Thank you!' },
  { about: 'Good manners', signal: 'well-played', text: 'Well played.' },
  { about: 'Good manners', signal: 'sorry', text: 'Sorry.' },
];
