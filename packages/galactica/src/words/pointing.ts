/** What an answer points at on the table, and how it is listed. */

export interface Pointed<Option> {
  /**
   * What it points at: `location:brig`, `area:bow`, `ship:bow:raider`, `basestar:0`, `fleet:bow` on a board where ships gather,
   * `player:2`, `card:143`.
   */
  at?(option: Option): string | null;
  readonly group?: 'ability';
  /** Given only when it has been confirmed. */
  readonly grave?: true;
  /** Would tell a glance at the screen what somebody is. */
  readonly telling?: true;
}

/** Every option of a chapter or a module. */
export type Pointing<O> = { readonly [T in keyof O]: Pointed<O[T]> };

export const atCard = ({ card }: { readonly card?: number }) => (card === undefined ? null : `card:${card}`);
export const card = { at: atCard };
export const nowhere = {};
