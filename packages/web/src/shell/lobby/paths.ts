/** The addresses of pages. */
/** `of`: which game it is a table of, where that is not the one that most play; then only what it needs is loaded. */
export function tablePath(game: string, of?: string): string {
  return `/table/${encodeURIComponent(game)}${of === undefined ? '' : `?${new URLSearchParams({ game: of })}`}`;
}

export function replayPath(game: string): string {
  return `/replay/${encodeURIComponent(game)}`;
}

/** For somebody who is to sit down; without an invitation, for a listed game that looks for players. */
export function joinPath(game: string, invitation = ''): string {
  return `/join/${encodeURIComponent(game)}${invitation && `/${encodeURIComponent(invitation)}`}`;
}

/** For somebody who is to play a seat for a while. */
export function standInPath(game: string, link: string): string {
  return `/stand-in/${encodeURIComponent(game)}/${encodeURIComponent(link)}`;
}

/** As it is sent to others. */
export function whole(path: string): string {
  return new URL(path, window.location.origin).href;
}
