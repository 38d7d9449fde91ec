import { parseArgs } from 'node:util';
import { type Args, type Command, type Flag, type Flags, UsageError } from './command.ts';
import { unknown } from './suggest.ts';

/** Reads a command's flags and arguments, or says what was expected instead. */
export function parse(command: Command, argv: readonly string[]): Args<Flags> {
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(command.flags).map(([name, { type }]) => [name, { type: type === 'boolean' ? type : 'string' }]),
    ),
    allowPositionals: true,
    strict: false, // its tokens say enough for better messages than its own
    tokens: true,
  });

  const flags: Record<string, boolean | string | number | undefined> = {};
  for (const [name, { type }] of Object.entries(command.flags)) flags[name] = type === 'boolean' ? false : undefined;
  const before: string[] = [];
  const rest: string[] = [];
  let terminated = false;

  for (const token of tokens) {
    if (token.kind === 'option-terminator') {
      terminated = true;
    } else if (token.kind === 'positional') {
      (terminated ? rest : before).push(token.value);
    } else {
      const flag = command.flags[token.name];
      if (flag === undefined) throw new UsageError(unknown('flag', token.rawName, [...flagNames(command), '--help']));
      flags[token.name] = valueFor(token.rawName, flag, token.value, token.inlineValue === true);
    }
  }

  if (terminated && command.rest === undefined) throw new UsageError(`'${command.name}' takes nothing after '--'.`);
  checkArguments(command, before);
  return { flags, arguments: before, rest };
}

function flagNames(command: Command): string[] {
  return Object.keys(command.flags).map((name) => `--${name}`);
}

function valueFor(name: string, flag: Flag, value: string | undefined, inline: boolean): boolean | string | number {
  if (flag.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`${name} takes no value.`);
    return true;
  }
  if (value === undefined || (value.startsWith('--') && !inline)) {
    throw new UsageError(`${name} expects a value: ${name} ${flag.value}`);
  }
  if (flag.type === 'number') {
    const number = Number(value);
    if (value.trim() === '' || !Number.isFinite(number)) {
      throw new UsageError(`${name} expects a number, not '${value}'.`);
    }
    return number;
  }
  if (flag.choices !== undefined && !flag.choices.includes(value)) {
    throw new UsageError(unknown(`value of ${name}`, value, flag.choices));
  }
  return value;
}

function checkArguments(command: Command, given: readonly string[]): void {
  const expected = command.arguments ?? [];
  const extra = given[expected.length];
  if (extra !== undefined) {
    const names = expected.map(({ name }) => name).join(' ');
    throw new UsageError(`unexpected argument '${extra}'.\nExpected: ${names === '' ? 'no arguments' : names}`);
  }
  const missing = expected.slice(given.length).find(({ optional }) => optional !== true);
  if (missing !== undefined) throw new UsageError(`expected ${missing.name}: ${missing.summary}`);
}
