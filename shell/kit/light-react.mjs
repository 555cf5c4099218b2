import ts from 'typescript';

import { NOT_BUILT_IN, replaced, withBodies, withChanges } from './replace-code.mjs';

/**
 * `tag` of fibers that this product never creates: of `<Profiler>`, `<SuspenseList>`, scopes, hidden parts of old, caches,
 * tracing markers, elements that React hoists into `<head>`, `<html>`, `<head>` and `<body>`, `<ViewTransition>` and
 * `<Activity>`.
 */
const absentTags = new Set(['12', '19', '21', '23', '24', '25', '26', '27', '30', '31']);

/** Functions that do nothing without a `<ViewTransition>`, or whose result React 19.3 does not read yet. */
const idle = [
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'defaultOnDefaultTransitionIndicator',
  'measureNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
];

/**
 * Functions that React calls only for the absent tags, for a `ref` of a fragment, `useActionState`, the compiler's memo
 * cache, a custom element, `findDOMNode`, explicit hydration, or resources that a component asks for.
 */
const absent = [
  'applyViewTransitionName',
  'commitAfterMutationEffectsOnFiber',
  'createViewTransitionInstance',
  'measureViewTransitionHostInstancesRecursive',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'suspendInstance',
  'acquireResource',
  'getResource',
  'insertStylesheetIntoRoot',
  'suspendResource',
  'preload',
  'preloadModule',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preconnectAs',
  'FragmentInstance',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'dispatchActionState',
  'mountActionState',
  'runActionStateAction',
  'updateActionStateImpl',
  'useMemoCache',
  'setPropOnCustomElement',
  'attemptExplicitHydrationTarget',
  'findCurrentFiberUsingSlowPath',
];

/** Methods of a `ref` of a fragment and of the argument of a view transition's events. */
const REF_METHODS =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};$/gmu;

/** Props of events that `lighter-parts.test.ts` finds in no component. */
export const absentEvents = [
  'onBeforeInput',
  'onCompositionEnd',
  'onCompositionStart',
  'onCompositionUpdate',
  'onSelect',
];
const REGISTRATIONS = new RegExp(
  `^registerTwoPhaseEvent\\(\\s*"(?:${absentEvents.join('|')})"[\\s\\S]*?\\);$`,
  'gmu',
);
/** They follow `onChange` in the list of event plugins; the last one is for a form whose `action` is a function. */
const LAST_PLUGINS =
  /handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\s+switch \(domEventName\)[\s\S]*?(?=\}\s+processDispatchQueue\()/u;

/** Commits that wait for pictures, style sheets or another view transition. */
const SUSPENDED_COMMITS =
  /if \(\s+isViewTransitionEligible \|\|\s+subtreeFlags & 8192 \|\|\s+16785408 === \(subtreeFlags & 16785408\)\s+\)/u;

const isTag = (node) =>
  (ts.isPropertyAccessExpression(node) && node.name.text === 'tag') ||
  (ts.isIdentifier(node) && /^(?:tag|nodeTag)(?:\$|$)/u.test(node.text));

const leaves = (statement) =>
  statement !== undefined &&
  (ts.isBreakStatement(statement) ||
    ts.isReturnStatement(statement) ||
    ts.isThrowStatement(statement) ||
    ts.isContinueStatement(statement) ||
    (ts.isBlock(statement) && leaves(statement.statements.at(-1))));

/** Names of `var` in a part of a function; they belong to the whole of it. */
function declaredIn(node) {
  if (ts.isFunctionLike(node)) return [];
  const own = ts.isVariableDeclaration(node) ? [node.name.getText()] : [];
  const inner = [];
  ts.forEachChild(node, (child) => void inner.push(...declaredIn(child)));
  return [...own, ...inner];
}

const functionOf = (node) => (ts.isFunctionLike(node) ? node : functionOf(node.parent));

/** Without a clause; its declarations move to the start of the function. */
function withoutClause(clause) {
  const names = declaredIn(clause);
  const start = functionOf(clause).body.getStart() + 1;
  return [
    { from: clause.getFullStart(), to: clause.end, text: '' },
    ...(names.length > 0 ? [{ from: start, to: start, text: `var ${names.join(', ')};` }] : []),
  ];
}

/** Of a `switch` by tag: cases of absent tags, or only their labels where the case before continues into them. */
function absentCases({ caseBlock: { clauses } }) {
  let isContinued = false;
  return clauses.flatMap((clause) => {
    const isAbsent = ts.isCaseClause(clause) && absentTags.has(clause.expression.getText());
    if (isAbsent && !isContinued) return withoutClause(clause);
    isContinued = !leaves(clause.statements.at(-1));
    return isAbsent ? [{ from: clause.getStart(), to: clause.expression.end + 1, text: '' }] : [];
  });
}

/** `26 === fiber.tag` is false. */
function absentComparison(node) {
  const isEqual = node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (!isEqual && node.operatorToken.kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return [];
  if (!absentTags.has(node.left.getText()) || !isTag(node.right)) return [];
  return [{ from: node.getStart(), to: node.end, text: isEqual ? 'false' : 'true' }];
}

function withoutAbsentTag(node) {
  if (ts.isSwitchStatement(node) && isTag(node.expression)) return absentCases(node);
  return ts.isBinaryExpression(node) ? absentComparison(node) : [];
}

const camelOf = (name) => name.replace(/[-:]([a-z])/gu, (_, letter) => letter.toUpperCase());

/** Names of attributes that differ from their props: a list of names, for most. */
function shortAliases(source) {
  const [table, rows] = /aliases = new Map\((\[[\s\S]*?\])\),/u.exec(source) ?? [];
  if (!table) throw new Error('lighter parts: no aliases of attributes');
  const aliases = JSON.parse(rows);
  const isRegular = ([prop, name]) => camelOf(name) === prop;
  const regular = aliases.filter(isRegular).map(([, name]) => name);
  const others = JSON.stringify(aliases.filter((alias) => !isRegular(alias)));
  const derived = `"${regular.join(' ')}".split(" ").map((name) => [name.replace(/[-:]([a-z])/g, (_, letter) => letter.toUpperCase()), name])`;
  return source.replace(table, `aliases = new Map(${others}.concat(${derived})),`);
}

/** Browsers of es2022 have no prefixed styles but one. */
const withoutPrefixes = (source) =>
  replaced(source, /(?<=unitlessNumbers = new Set\(\s*")[^"]*/u, (names) =>
    names
      .split(' ')
      .filter((name) => name === 'WebkitLineClamp' || !/^(?:Moz|ms|Web[kK]it)/u.test(name))
      .join(' '),
  );

/** Code in place of a removed fiber's creation: throws rather than render a wrong tree. */
const withRefusals = (source) => {
  const refusing = replaced(source, /createFiberImplClass\((?:12|19|30|31), /gu, 'notBuiltIn(');
  const hoisting = replaced(refusing, /\? 26\s+: ("html" === type \|\| [^?]*)\? 27/u, '|| $1? notBuiltIn()');
  return `${hoisting}\nfunction notBuiltIn() { ${NOT_BUILT_IN} }\n`;
};

/**
 * React without the parts that this product never uses (docs/adr/0019, 0070): absent elements, events, hooks and
 * resources throw, and names of components are not collected for errors, which minified code has none of.
 * @throws Error naming what the source lacks
 */
export function lighterReact(source) {
  const parts = withChanges(withRefusals(source), withoutAbsentTag);
  const bodies = [
    [idle, ''],
    [['getStackByFiberInDevAndProd'], 'return "";'],
    [absent, NOT_BUILT_IN],
  ].reduce((text, [names, body]) => withBodies(text, names, body), parts);
  const events = replaced(replaced(bodies, REGISTRATIONS, ''), LAST_PLUGINS, '');
  const still = replaced(events, /shouldStartViewTransition\s+\?/u, 'false ?');
  const images = replaced(still, /0 !== \(workInProgress\.mode & 32\)/gu, 'false');
  const commits = replaced(images, SUSPENDED_COMMITS, 'if (false)');
  return withoutPrefixes(shortAliases(replaced(commits, REF_METHODS, '')));
}

/** `React.Children`, which neither our code nor a library of the browser's build uses. */
const ofChildren = ['mapIntoArray', 'resolveThenable'];

/**
 * The core of React without `React.Children` (docs/adr/0070).
 * @throws Error naming what the source lacks
 */
export const lighterReactCore = (source) => withBodies(source, ofChildren, NOT_BUILT_IN);
