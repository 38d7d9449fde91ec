/** A flag of a command; its key in `Flags` is its name on the command line. */
export type Flag =
  | { readonly type: 'boolean'; readonly summary: string }
  | {
      readonly type: 'string';
      /** What stands for the value in the help: `--game NAME`. */
      readonly value: string;
      readonly choices?: readonly string[];
      readonly summary: string;
    }
  | { readonly type: 'number'; readonly value: string; readonly summary: string };

export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F extends { type: 'boolean' }
  ? boolean
  : F extends { type: 'number' }
    ? number | undefined
    : string | undefined;

export interface Args<F extends Flags> {
  readonly flags: { readonly [Name in keyof F]: ValueOf<F[Name]> };
  readonly arguments: readonly string[];
  /** What stands after `--`. */
  readonly rest: readonly string[];
}

export interface Argument {
  readonly name: string;
  readonly summary: string;
  readonly optional?: boolean;
}

export interface Io {
  print(text: string): void;
  complain(text: string): void;
  readonly columns: number;
}

export interface Command<F extends Flags = Flags> {
  readonly name: string;
  readonly summary: string;
  readonly flags: F;
  readonly arguments?: readonly Argument[];
  /** What `-- ...` is for, in commands that take it. */
  readonly rest?: string;
  /** Its exit status. Imports that take time belong in here, so that every other command starts without them. */
  run(args: Args<F>, io: Io): number | Promise<number>;
}

/** Gives `run` the types of the command's own flags. */
export function defineCommand<const F extends Flags>(command: Command<F>): Command<F> {
  return command;
}

/** The command line is not what was expected: exit status 2. */
export class UsageError extends Error {}
