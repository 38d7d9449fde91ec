/** Every kind of game that random players must be able to finish: made from the options there are, so a new one joins by itself. */
import { ConfigurationError, type Plain } from '@ragtag/kernel';
import { defaults, listedOptions } from '../configuration.ts';
import type { Configuration } from '../core/setup/options.ts';
import { galactica } from '../game.ts';

type Kind = { readonly [key: string]: Plain };
type Choice = (typeof listedOptions)[number];

/** The first box is part of every game. */
const [first, ...more] = defaults.sets;
const shelves: readonly Kind[] = Array.from({ length: 2 ** more.length }, (_, chosen) => ({
  sets: [first ?? '', ...more.filter((__, index) => (chosen >> index) % 2 === 1)],
}));

const switches = listedOptions.filter(({ values }) => values.kind === 'yes-no');
/** What comes in a box of its own goes with everything; what can be added to any game need not. */
const ofBoxes = switches.filter(({ sets }) => sets !== undefined);
const forAny = switches.filter(({ sets }) => sets === undefined);

function numbersOfPlayers(): number[] {
  return listedOptions.flatMap(({ name, values }) =>
    name === 'players' && values.kind === 'number'
      ? Array.from({ length: values.max - values.min + 1 }, (_, more) => values.min + more)
      : [],
  );
}

function configured(kind: Kind): Configuration | null {
  try {
    return galactica.configure(kind);
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}

/** Both ways wherever there is a choice. */
function eitherWay(kinds: readonly Kind[], { name }: Choice): Kind[] {
  return kinds.flatMap((kind) => [
    { ...kind, [name]: false },
    { ...kind, [name]: true },
  ]);
}

/** The other way than usual, with what it needs. */
function otherWay(kind: Kind, { name, default: usual, needs }: Choice): Kind {
  return { ...kind, [name]: !usual, ...(needs ? { [needs.name]: needs.value } : {}) };
}

/** Legal ones only, and of those that come to the same only the first. */
function distinct(kinds: readonly Kind[]): Kind[] {
  const known = new Map<string, Kind>();
  for (const kind of kinds) {
    const configuration = configured(kind);
    const key = JSON.stringify(configuration);
    if (configuration && !known.has(key)) known.set(key, kind);
  }
  return [...known.values()];
}

/** In strides, so that neighbours in the list have little in common. */
function spread(kinds: readonly Kind[]): Kind[] {
  const stride = [61, 59].find((prime) => kinds.length % prime !== 0) ?? 1;
  return kinds.map((_, index) => kinds[(index * stride) % kinds.length] ?? {});
}

/** Each option that any game can have the other way, once with every choice of boxes, at one table after another. */
function oneByOne(tables: readonly Kind[]): Kind[] {
  return forAny.flatMap((option, number) =>
    shelves.flatMap(({ sets }, shelf) => {
      const here = tables.filter((kind) => String(kind['sets']) === String(sets));
      const open = distinct(here.map((kind) => otherWay(kind, option)));
      const table = open[(number * 5 + shelf * 3) % Math.max(open.length, 1)];
      return table ? [table] : [];
    }),
  );
}

function everyKind(): Kind[] {
  const seated = shelves.flatMap((shelf) => numbersOfPlayers().map((players) => ({ ...shelf, players })));
  const tables = distinct(ofBoxes.reduce<Kind[]>(eitherWay, seated));
  return spread(distinct([...tables, ...oneByOne(tables)]));
}

/** Made when first asked for: whoever only hosts games has no need of it. */
export function variety(): readonly Kind[] {
  known ??= everyKind();
  return known;
}
let known: readonly Kind[] | undefined;
