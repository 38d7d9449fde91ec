import type { Command, Flag } from './command.ts';

type Row = readonly [left: string, right: string];

export function overview(commands: readonly Command[]): string {
  return [
    'Usage: ./ragtag COMMAND [FLAGS]',
    '',
    ...table(commands.map(({ name, summary }) => [name, summary])),
    '',
    './ragtag help COMMAND tells its flags.',
  ].join('\n');
}

export function helpOf(command: Command): string {
  const given = command.arguments ?? [];
  const usage = [
    'Usage: ./ragtag',
    command.name,
    ...given.map(({ name, optional }) => (optional === true ? `[${name}]` : name)),
    '[FLAGS]',
    ...(command.rest === undefined ? [] : ['[-- ...]']),
  ].join(' ');
  const rows: Row[] = [
    ...given.map(({ name, summary }): Row => [name, summary]),
    ...Object.entries(command.flags).map(([name, flag]): Row => [written(name, flag), explained(flag)]),
    ['--help', 'show this'],
    ...(command.rest === undefined ? [] : [['-- ...', command.rest] as const]),
  ];
  return [usage, '', command.summary, '', ...table(rows)].join('\n');
}

function written(name: string, flag: Flag): string {
  return flag.type === 'boolean' ? `--${name}` : `--${name} ${flag.value}`;
}

function explained(flag: Flag): string {
  const choices = flag.type === 'string' ? flag.choices : undefined;
  return choices === undefined ? flag.summary : `${flag.summary}: ${choices.join(', ')}`;
}

function table(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
