/** Small, plausible mistakes in a source file: what a test ought to notice. */
import ts from 'typescript';

/** One mistake: what stands from `start` to `end` is replaced. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Counted from 1. */
  readonly line: number;
  /** What becomes what, on one line. */
  readonly told: string;
}

const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};

/** Every mistake this file offers, in the order of the file. Types, imports and what an error says are left alone. */
export function mutationsOf(name: string, source: string): readonly Mutation[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const add = (node: ts.Node, replacement: string): void => {
    const start = node.getStart(file);
    const was = source.slice(start, node.end);
    found.push({
      start,
      end: node.end,
      replacement,
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      told: `${oneLine(was)} -> ${oneLine(replacement) || '(nothing)'}`,
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)) return;
    for (const replacement of replacementsOf(node, file)) add(node, replacement);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

function replacementsOf(node: ts.Node, file: ts.SourceFile): readonly string[] {
  const operator = ts.isToken(node) && ts.isBinaryExpression(node.parent) ? operators[node.kind] : undefined;
  if (operator !== undefined) return [operator];
  if (ts.isNumericLiteral(node)) return [String(Number(node.text) + 1)];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isIfStatement(node.parent) && node === node.parent.expression) return [`!(${node.getText(file)})`];
  if (ts.isExpressionStatement(node)) return [';'];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1) {
    return [
      `[${node.elements
        .slice(1)
        .map((one) => one.getText(file))
        .join(', ')}]`,
    ];
  }
  return [];
}

/** The file with this mistake in it. */
export function mutated(source: string, { start, end, replacement }: Mutation): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

const WIDEST = 60;

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length <= WIDEST ? line : `${line.slice(0, WIDEST - 3)}...`;
}
