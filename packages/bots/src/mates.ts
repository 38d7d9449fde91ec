/** What artificial players are called: one to a seat, never two of a name at a table. */
const names: readonly string[] = [
  'Aris',
  'Bea',
  'Cato',
  'Dora',
  'Emre',
  'Fay',
  'Gus',
  'Hana',
  'Ivo',
  'Juno',
  'Kit',
  'Lena',
  'Milo',
  'Nia',
  'Otto',
  'Pia',
];

/** The same mate every time one comes back to the table. */
export function mateName(table: string, seat: number): string {
  let first = 0;
  for (const letter of table) first = (first * 31 + letter.charCodeAt(0)) % names.length;
  return names[(first + seat) % names.length] ?? 'Kit';
}
