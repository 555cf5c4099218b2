import ts from 'typescript';

import { NOT_BUILT_IN, replaced, withBodies, withChanges } from './replace-code.mjs';

/** Of routers with loaders; ours is declarative (docs/adr/0003). */
const absent = ['DefaultErrorComponent', 'RSCErrorHandler', 'useNavigateStable'];
const ROUTE_ERRORS = /^var RenderErrorBoundary = class [\s\S]*?^RenderErrorBoundary\.contextType = \w+;$/mu;

const calledBy = (node) => (ts.isCallExpression(node) ? node.expression.getText() : undefined);

/** Warnings about the code, and the texts of checks; failed checks still throw. */
function developerText(node) {
  if (ts.isExpressionStatement(node) && /^warning(?:Once)?$/u.test(calledBy(node.expression)))
    return [{ from: node.getStart(), to: node.end, text: ';' }];
  if (calledBy(node) !== 'invariant') return [];
  const [condition, message] = node.arguments;
  return message ? [{ from: condition.end, to: message.end, text: '' }] : [];
}

/** Calls of `createContext` and the like, and `displayName`, count as side effects and keep dead code in the bundle. */
const withPureCalls = (source) =>
  source
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gmu, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gmu, '$1/* @__PURE__ */ $2');

/**
 * One of the router's files without the parts that only loaders, data routes and developers need (docs/adr/0019).
 * @throws Error naming what the file of the routes lacks
 */
export function lighterRouter(source) {
  const pure = withPureCalls(source);
  if (!ROUTE_ERRORS.test(pure)) return pure;
  const declarative = replaced(
    withBodies(pure, absent, NOT_BUILT_IN).replace(ROUTE_ERRORS, 'var RenderErrorBoundary = null;'),
    /let dataRouterState = dataRouterOpts\?\.state;/u,
    'const dataRouterState = undefined;',
  );
  return withChanges(declarative, developerText);
}
