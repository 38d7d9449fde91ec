/**
 * What happens and what is asked is declared once. Whoever tells of it, words it or answers it writes its name only where the
 * compiler knows it as one: never beside just any string, so that no list of names is kept by hand.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { games } from '../src/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A game's names, and those who tell of it: its words and what is made of them, the page, the players. */
interface Told {
  /** Where `EventName`, `QuestionKind` and `OptionType` are exported. */
  readonly vocabulary: string;
  readonly tellers: readonly string[];
  readonly least: number;
  /** Where a union says what has the same name as something that is asked. */
  readonly alsoNamed: readonly (readonly [file: string, union: string])[];
}

const told: Readonly<Record<string, Told>> = {
  galactica: {
    vocabulary: 'galactica/src/vocabulary.ts',
    tellers: [
      'galactica/src/words',
      'galactica/src/host',
      'galactica/src/modules',
      'galactica/src/core/view',
      'bots/src/steady',
      'web/src/games/galactica',
    ],
    least: 300,
    alsoNamed: [['galactica/src/core/state/terms.ts', 'LocationId']],
  },
  ccg: {
    vocabulary: 'ccg/src/vocabulary.ts',
    tellers: [
      'ccg/src/words',
      'ccg/src/effects',
      'ccg/src/rules',
      'ccg/src/story.ts',
      'ccg/src/orders.ts',
      'bots/src/ccg',
      'web/src/games/ccg',
    ],
    least: 100,
    alsoNamed: [['ccg/src/state/printed.ts', 'Moment']],
  },
};

/** Those who know no game: none of these names is theirs. */
const hosts = ['kernel/src', 'server/src', 'cli/src', 'web/src/shell', 'web/src/table', 'bots/src'];
/** A refusal that the kernel has a name for, and the question it asks in any game's windows. */
const ofHosts = new Set(['game-over', 'who-goes-first']);

function sourcesIn(folder: string): string[] {
  if (/\.tsx?$/.test(folder)) return [folder];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourcesIn(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, '../tsconfig.base.json'), ts.sys.readFile);
  const settings = {
    ...config.compilerOptions,
    noEmit: true,
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    customConditions: ['ragtag-test'],
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: false,
    noUncheckedSideEffectImports: false,
  };
  return ts.createProgram(files, ts.convertCompilerOptionsFromJson(settings, root).options);
}

/** The words of a union that a module exports. */
function unionOf(program: ts.Program, file: string, name: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(root, file));
  const module = source && checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!found) throw new Error(`${file} exports no ${name}`);
  const isAlias = (found.flags & ts.SymbolFlags.Alias) !== 0;
  const type = checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(found) : found);
  return (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}

const { TypeFlags } = ts;

/** Whether any string could stand there. */
function isAnyString(type: ts.Type | undefined): boolean {
  if (!type || (type.flags & (TypeFlags.String | TypeFlags.Any | TypeFlags.Unknown)) !== 0) return true;
  return type.isUnion() && type.types.some(({ flags }) => (flags & TypeFlags.String) !== 0);
}

function has(type: ts.Type | undefined, key: string): boolean {
  if (!type) return false;
  return type.getProperty(key) !== undefined || (type.isUnion() && type.types.some((one) => one.getProperty(key)));
}

/** What a name is compared with; null where it is not. */
function comparedWith(node: ts.StringLiteral): ts.Expression | null {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  const isEquality =
    ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      parent.operatorToken.kind,
    );
  return isEquality ? (parent.left === node ? parent.right : parent.left) : null;
}

/** Many names are words of every day: those count where a type or a kind is spoken of. */
function speaksOfNames(of: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(of) ? of.name : of;
  return ts.isIdentifier(name) && (name.text === 'type' || name.text === 'kind');
}

/** Whether the compiler knows it as a name there. */
function isKnown(node: ts.StringLiteral, checker: ts.TypeChecker): boolean {
  const { parent, text } = node;
  const isUnmistakable = text.includes('-');
  const other = comparedWith(node);
  if (other) return !(isUnmistakable || speaksOfNames(other)) || !isAnyString(checker.getTypeAtLocation(other));
  if (!isUnmistakable || ts.isLiteralTypeNode(parent) || ts.isJsxAttribute(parent)) return true;
  if (ts.isPropertySignature(parent) || ts.isSatisfiesExpression(parent)) return true;
  if (ts.isElementAccessExpression(parent)) return has(checker.getTypeAtLocation(parent.expression), text);
  if (ts.isPropertyAssignment(parent) && parent.name === node) {
    return has(checker.getContextualType(parent.parent), text);
  }
  return !isAnyString(checker.getContextualType(node));
}

test('every game is told of by its names', () => {
  expect(Object.keys(told).sort()).toEqual(Object.keys(games).sort());
});

test.each(Object.entries(told))(
  'names of events, questions and options of %s stand only where the compiler knows them',
  (_, { vocabulary, tellers, least, alsoNamed }) => {
    const files = tellers.flatMap((folder) => sourcesIn(join(root, folder)));
    const program = programOf([...files, join(root, vocabulary)]);
    const checker = program.getTypeChecker();
    const declared = ['EventName', 'QuestionKind', 'OptionType'].flatMap((union) =>
      unionOf(program, vocabulary, union),
    );
    const others = alsoNamed.flatMap(([file, union]) => unionOf(program, file, union));
    const names = new Set(declared.filter((name) => !others.includes(name)));
    expect(names.size).toBeGreaterThan(least);

    const strays: string[] = [];
    for (const file of files) {
      const source = program.getSourceFile(file);
      const look = (node: ts.Node): void => {
        if (source && ts.isStringLiteral(node) && names.has(node.text) && !isKnown(node, checker)) {
          const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
          strays.push(`${relative(root, file)}:${line} '${node.text}'`);
        }
        ts.forEachChild(node, look);
      };
      if (source) look(source);
    }
    expect(strays).toEqual([]);

    const unmistakable = [...names].filter((name) => name.includes('-') && !ofHosts.has(name));
    const written = new RegExp(`['"](${unmistakable.join('|')})['"]`, 'g');
    const byHosts = hosts
      .flatMap((folder) => sourcesIn(join(root, folder)))
      .filter((file) => !files.includes(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(written)].map(([name]) => `${relative(root, file)} ${name}`),
      );
    expect(byHosts).toEqual([]);
  },
  900_000, // the compiler reads a thousand files
);
