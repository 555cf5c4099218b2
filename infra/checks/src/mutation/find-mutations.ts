import ts from 'typescript';

/** A mutation of a source: `after` replaces the text from `start` to `end`. */
export interface Mutation {
  /** from 1 */
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
}

const operators = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
]);

const arithmetic = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
]);

function termsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return termsOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [...termsOf(node.left), ...termsOf(node.right)];
  return [node];
}

const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  /\.(?:join|toString)\(/u.test(node.getText());

const isNumeric = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) ||
  (ts.isBinaryExpression(node) && arithmetic.has(node.operatorToken.kind)) ||
  /(?:\.length|\.size|Date\.now\(\)|\.getTime\(\)|Ms|_MS)$|^(?:Math\.\w+|Number)\(/u.test(node.getText());

/** Without types, `a + b` counts as a sum of numbers only when a term proves it. */
function isSumOfNumbers(node: ts.BinaryExpression): boolean {
  const terms = termsOf(node);
  return terms.some(isNumeric) && !terms.some(isText);
}

/** MongoDB ignores the values of `$unset`. */
const isUnset = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === '$unset' &&
  ts.isObjectLiteralExpression(node.initializer);

/** The masks of zod's objects accept `true` alone. */
const isMask = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  ts.isPropertyAccessExpression(node.parent.expression) &&
  /^(?:omit|partial|pick)$/u.test(node.parent.expression.name.text);

/** Styles, which unit tests do not see: transient props end in the templates of styled-components. */
const isStyle = (node: ts.Node): boolean =>
  ts.isTaggedTemplateExpression(node) ||
  (ts.isJsxAttribute(node) && /^(?:\$.+|style)$/u.test(node.name.getText()));

/** Options of libraries that change when or how smoothly something happens, never its result. */
const pace: ReadonlySet<string> = new Set([
  'animate: false',
  'ordered: false',
  'passive: true',
  'preventScroll: true',
  'preventScrollReset: true',
  'timestamps: false',
  'track_total_hits: false',
]);

const isPace = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && pace.has(node.getText());

const clock = /^(?:(?:Date|performance)\.now\(\)|new Date\(\)|now(?:\(\))?)(?:\.getTime\(\))?$/u;

const sums = new Set<ts.SyntaxKind>([ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken]);

/** Whether the present moment is a term of a sum; `sofiaDay(now)` is a day, whose limit matters. */
function readsClock(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return readsClock(node.expression);
  if (ts.isBinaryExpression(node) && sums.has(node.operatorToken.kind))
    return readsClock(node.left) || readsClock(node.right);
  return clock.test(node.getText());
}

/** The limit of a comparison with the clock is one moment, which no rule is about: such a comparison is negated. */
const negations = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '>='],
  [ts.SyntaxKind.LessThanEqualsToken, '>'],
  [ts.SyntaxKind.GreaterThanToken, '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '<'],
]);

function replacementOf(node: ts.Node): readonly [token: ts.Node, after: string] | undefined {
  if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return [node, 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return [node, 'true'];
  if (!ts.isBinaryExpression(node)) return undefined;
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.PlusToken && !isSumOfNumbers(node)) return undefined;
  const isOfClock = readsClock(node.left) || readsClock(node.right);
  const after = (isOfClock ? negations.get(kind) : undefined) ?? operators.get(kind);
  return after === undefined ? undefined : [node.operatorToken, after];
}

/**
 * Every operator and boolean of a source that can be flipped. Excludes types, styles, and options that change no
 * result (infra/checks/README.md).
 */
export function findMutations(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const add = (start: number, end: number, after: string): void => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ line, start, end, before: text.slice(start, end), after });
  };
  const visit = (node: ts.Node): void => {
    if (isStyle(node) || ts.isTypeNode(node) || isUnset(node) || isPace(node) || isMask(node)) return;
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node.getStart(source), node.operand.getStart(source), '');
    const replacement = replacementOf(node);
    if (replacement) add(replacement[0].getStart(source), replacement[0].getEnd(), replacement[1]);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found.sort((left, right) => left.start - right.start);
}

export const applyMutation = (text: string, { start, end, after }: Mutation): string =>
  text.slice(0, start) + after + text.slice(end);

/** The mutated line before and after, for the report. */
export function diffOf(text: string, mutation: Mutation): readonly [before: string, after: string] {
  const lineOf = (version: string): string => version.split('\n')[mutation.line - 1]?.trim() ?? '';
  return [lineOf(text), lineOf(applyMutation(text, mutation))];
}
