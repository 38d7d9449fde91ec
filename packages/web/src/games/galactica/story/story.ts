import type { ToldGame } from '@ragtag/galactica/host';
import type { Story as AnyStory } from '@ragtag/server/story';

/** What a game that is over was about. */
export type Story = AnyStory<ToldGame>;
