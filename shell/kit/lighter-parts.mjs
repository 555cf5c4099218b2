import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const lightIcon = path.join(import.meta.dirname, 'light-icon.mjs');

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
  // Calls of `lazy`, `createContext` and the like, and `displayName`, count as side effects and keep dead code in the
  // bundle.
  [
    /react-router\/dist\/production\/chunk-\w+\.mjs$/u,
    (source) =>
      source
        .replaceAll(/^\w+\.displayName = "[\w.]+";$/gmu, '')
        .replaceAll(
          /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gmu,
          '$1/* @__PURE__ */ $2',
        ),
  ],
  // Used only for the library's own manifest; ours lists the entries (docs/adr/0002). The `define` of the library drops
  // the plugin but not its dependencies.
  [
    /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/u,
    () => `import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
      export class SnapshotHandler { hooks = new PluginSystem({}); manifestCache = new Map(); }
      export const getGlobalRemoteInfo = () => ({});`,
  ],
  // The page's <head> preloads the files of a slice.
  [
    /runtime-core\/dist\/utils\/preload\.js$/u,
    () => `const absent = () => { throw new Error('preloading is not built in'); };
      export { absent as preloadAssets, absent as formatPreloadArgs, absent as normalizePreloadExposes };
      export const defaultPreloadArgs = {};`,
  ],
];

const versions = {
  stylis: '4.3.6',
  'use-sync-external-store': '1.7.0',
  'lucide-react': '1.75.0',
  'react-router': '7.18.5',
  '@module-federation/runtime-core': '2.9.2',
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
  const [, lighten] = parts.find(([file]) => file.test(this.resourcePath)) ?? [];
  return lighten ? lighten(source) : source;
}
