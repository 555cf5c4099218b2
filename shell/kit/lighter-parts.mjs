import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const lightIcon = path.join(import.meta.dirname, 'light-icon.mjs');
const lightFederation = path.join(import.meta.dirname, 'light-federation.mjs');
const lightContainer = path.join(import.meta.dirname, 'light-container.mjs');

/** Functions of React that do nothing without a `<ViewTransition>`, which this product has not. */
const idleInReact = [
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'measureNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
];

/**
 * Functions of React that it calls only for a `<ViewTransition>`, `<SuspenseList>` or `<Activity>`, for `useActionState`,
 * for a custom element, or for `<link>`, `<style>`, `<script>`, `<title>` and `<meta>` in a component; they throw.
 */
const absentInReact = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'createViewTransitionInstance',
  'measureViewTransitionHostInstancesRecursive',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'acquireResource',
  'getResource',
  'insertStylesheetIntoRoot',
  'preinitStyle',
  'preload',
  'preloadModule',
  'suspendResource',
  'cutOffTailIfNeeded',
  'updateSuspenseListComponent',
  'updateActivityComponent',
  'dispatchActionState',
  'mountActionState',
  'runActionStateAction',
  'updateActionStateImpl',
  'setPropOnCustomElement',
];

/** Of routers with loaders; ours is declarative (docs/adr/0003). */
const absentInRouter = ['DefaultErrorComponent', 'RSCErrorHandler', 'useNavigateStable'];
const ROUTE_ERRORS = /^var RenderErrorBoundary = class [\s\S]*?^RenderErrorBoundary\.contextType = \w+;$/mu;

const NOT_BUILT_IN = 'throw Error("not built in: shell/kit/lighter-parts.mjs");';
/** Methods of a `ref` of a fragment and of the argument of a view transition's events. */
const REF_METHODS =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};$/gmu;

/**
 * Replaces the bodies of functions at the top level of a formatted file, where they end with a `}` in the first column.
 * @throws Error naming a function that the source lacks
 */
function withBodies(source, names, body) {
  return names.reduce((text, name) => {
    const declaration = new RegExp(`^function ${name}\\([\\s\\S]*?^\\}$`, 'mu');
    if (!declaration.test(text)) throw new Error(`lighter parts: no function ${name}`);
    return text.replace(declaration, `function ${name}() { ${body} }`);
  }, source);
}

/** Names of components in minified code say nothing; an error keeps its own stack. */
const COMPONENT_STACK = ['getStackByFiberInDevAndProd'];

function lighterReact(source) {
  const idle = withBodies(withBodies(source, idleInReact, ''), COMPONENT_STACK, 'return "";');
  return withBodies(idle, absentInReact, NOT_BUILT_IN).replaceAll(REF_METHODS, '');
}

/** Calls of `createContext` and the like, and `displayName`, count as side effects and keep dead code in the bundle. */
function lighterRouter(source) {
  const pure = source
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gmu, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gmu, '$1/* @__PURE__ */ $2');
  if (!ROUTE_ERRORS.test(pure)) return pure;
  return withBodies(pure, absentInRouter, NOT_BUILT_IN).replace(
    ROUTE_ERRORS,
    'var RenderErrorBoundary = null;',
  );
}

/**
 * Replacements for library code that is dead for us but that bundlers cannot tree-shake (docs/adr/0019). Each pattern
 * matches a file of a pinned version.
 */
const parts = [
  // Browsers of es2022 need no vendor prefixes.
  [/stylis\/src\/Prefixer\.js$/u, () => 'export const prefix = () => "";'],
  // React exports the hook since 18.
  [/use-sync-external-store\/shim\/index\.js$/u, () => "export { useSyncExternalStore } from 'react';"],
  // The library's factory supports icon authors and settings by context.
  [/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/u, () => readFileSync(lightIcon, 'utf8')],
  [/react-router\/dist\/production\/chunk-\w+\.mjs$/u, lighterRouter],
  // The host and the containers use a small part of it.
  [/module-federation\/runtime-core\/dist\/index\.js$/u, () => readFileSync(lightFederation, 'utf8')],
  [
    /module-federation\/webpack-bundler-runtime\/dist\/index\.js$/u,
    () => readFileSync(lightContainer, 'utf8'),
  ],
  [/react-dom\/cjs\/react-dom-client\.production\.js$/u, lighterReact],
];

const versions = {
  stylis: '4.3.6',
  'use-sync-external-store': '1.7.0',
  'lucide-react': '1.75.0',
  'react-router': '7.18.5',
  '@module-federation/runtime-core': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
  'react-dom': '19.3.1',
};

/**
 * Fails the build after a library update until its replacement is checked again.
 * @throws Error naming the library with another version, or the pattern that matches no file
 */
export function checkLighterParts(
  folder = path.join(import.meta.dirname, '../../node_modules'),
  known = versions,
) {
  const files = Object.entries(known).flatMap(([name, version]) => {
    const { version: installed } = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
    if (installed !== version)
      throw new Error(
        `${name} is ${installed}: compare its part in shell/kit/lighter-parts.mjs, made for ${version}`,
      );
    return readdirSync(path.join(folder, name), { recursive: true }).map((file) =>
      path.posix.join(name, file),
    );
  });
  for (const [pattern] of parts)
    if (!files.some((file) => pattern.test(file)))
      throw new Error(`no file for the lighter part ${pattern.source}`);
}

export const replacedFiles = new RegExp(parts.map(([file]) => file.source).join('|'), 'u');

export default function lighterParts(source) {
  this.addDependency(lightIcon);
  this.addDependency(lightFederation);
  this.addDependency(lightContainer);
  const [, lighten] = parts.find(([file]) => file.test(this.resourcePath)) ?? [];
  return lighten ? lighten(source) : source;
}
