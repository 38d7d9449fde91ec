import { describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { type Command, defineCommand } from '../src/command.ts';

/** Runs a command line against two commands and tells what came of it. */
async function ragtag(...argv: string[]) {
  const received: unknown[] = [];
  const commands: Command[] = [
    defineCommand({
      name: 'simulate',
      summary: 'Play games',
      arguments: [{ name: 'GAME', summary: 'which game' }],
      flags: {
        seats: { type: 'number', value: 'N', summary: 'how many play' },
        bots: { type: 'string', value: 'KIND', choices: ['random', 'greedy'], summary: 'who plays' },
        json: { type: 'boolean', summary: 'as JSON' },
      },
      run: (args) => {
        received.push(args);
        return 0;
      },
    }),
    defineCommand({
      name: 'test',
      summary: 'Check everything',
      flags: {},
      rest: 'for vitest',
      run: ({ rest }) => {
        received.push(rest);
        return 7;
      },
    }),
  ];
  const printed: string[] = [];
  const complaints: string[] = [];
  const status = await runCli(commands, argv, {
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
    columns: 80,
  });
  return { status, printed: printed.join('\n'), complaints: complaints.join('\n'), received };
}

describe('a command', () => {
  test('receives its argument and the values of its flags, the absent ones too', async () => {
    const { status, received } = await ragtag('simulate', 'galactica', '--seats', '5', '--json');
    expect(status).toBe(0);
    expect(received).toEqual([
      { flags: { seats: 5, bots: undefined, json: true }, arguments: ['galactica'], rest: [] },
    ]);
  });

  test('receives what stands after --, flags of its own name included', async () => {
    const { status, received } = await ragtag('test', '--', '-t', 'brig', '--help');
    expect(status).toBe(7);
    expect(received).toEqual([['-t', 'brig', '--help']]);
  });
});

describe('help', () => {
  test.each([[[]], [['help']], [['--help']], [['-h']]])('%j lists the commands', async (argv) => {
    const { status, printed } = await ragtag(...argv);
    expect(status).toBe(0);
    expect(printed).toContain('simulate  Play games');
    expect(printed).toContain('test      Check everything');
  });

  test.each([[['help', 'simulate']], [['simulate', '--help']], [['simulate', '--json', '-h']]])(
    '%j tells the flags without running anything',
    async (argv) => {
      const { status, printed, received } = await ragtag(...argv);
      expect(status).toBe(0);
      expect(received).toEqual([]);
      expect(printed).toContain('Usage: ./ragtag simulate GAME [FLAGS]');
      expect(printed).toMatch(/--seats N +how many play/);
      expect(printed).toMatch(/--bots KIND +who plays: random, greedy/);
    },
  );
});

describe('what was not expected exits 2, runs nothing and says what was expected', () => {
  test.each([
    [['simulat'], "unknown command 'simulat'. Did you mean 'simulate'?\nExpected: simulate, test, help"],
    [['xyzzy-plugh'], "unknown command 'xyzzy-plugh'.\nExpected: simulate, test, help"],
    [['help', 'tset'], "unknown command 'tset'. Did you mean 'test'?"],
    [['--jsn'], "unknown flag '--jsn'."],
    [['simulate', 'g', '--set', '3'], "unknown flag '--set'. Did you mean '--seats'?\nExpected: --seats, --bots"],
    [['simulate', 'g', '-x'], "unknown flag '-x'."],
    [['simulate', 'g', '--seats'], '--seats expects a value: --seats N'],
    [['simulate', 'g', '--seats', '--json'], '--seats expects a value: --seats N'],
    [['simulate', 'g', '--seats', 'five'], "--seats expects a number, not 'five'"],
    [['simulate', 'g', '--seats='], "--seats expects a number, not ''"],
    [['simulate', 'g', '--bots', 'gredy'], "unknown value of --bots 'gredy'. Did you mean 'greedy'?"],
    [['simulate', 'g', '--json=yes'], '--json takes no value'],
    [['simulate'], 'expected GAME: which game'],
    [['simulate', 'g', 'h'], "unexpected argument 'h'.\nExpected: GAME"],
    [['test', 'x'], "unexpected argument 'x'.\nExpected: no arguments"],
    [['simulate', 'g', '--', '-t'], "'simulate' takes nothing after '--'"],
  ])('%j', async (argv, complaint) => {
    const { status, complaints, received } = await ragtag(...argv);
    expect(complaints).toContain(complaint);
    expect(status).toBe(2);
    expect(received).toEqual([]);
  });
});
