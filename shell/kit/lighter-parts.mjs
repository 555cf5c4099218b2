import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const lightIcon = path.join(import.meta.dirname, 'light-icon.mjs');

/**
 * Parts of libraries that nothing of ours reaches, but that no bundler can tell from what it does (docs/adr/0019). Each
 * pattern names a file of an exact version.
 */
const parts = [
  // Browsers of es2022 need none of its prefixes, and styled-components only asks for them when it is told to.
  [/stylis\/src\/Prefixer\.js$/u, () => 'export const prefix = () => "";'],
  // React has had the hook itself since 18.
  [/use-sync-external-store\/shim\/index\.js$/u, () => "export { useSyncExternalStore } from 'react';"],
  // The library's own is made for every maker of icons and for settings from above.
  [/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/u, () => readFileSync(lightIcon, 'utf8')],
  // What makes a component or a context might do anything, and a name given to it needs it: both keep it in the bundle.
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
  // What a manifest of the library's own needs; ours names the entries (docs/adr/0002). The library leaves out the plugin
  // by its define, and keeps what the plugin worked with.
  [
    /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/u,
    () => `import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
      export class SnapshotHandler { hooks = new PluginSystem({}); manifestCache = new Map(); }
      export const getGlobalRemoteInfo = () => ({});`,
  ],
  // The page's own head preloads what a slice needs.
  [
    /runtime-core\/dist\/utils\/preload\.js$/u,
    () => `const absent = () => { throw new Error('preloading is not built in'); };
      export { absent as preloadAssets, absent as formatPreloadArgs, absent as normalizePreloadExposes };
      export const defaultPreloadArgs = {};`,
  ],
];

/** The versions that each part was compared with. */
const versions = {
  stylis: '4.3.6',
  'use-sync-external-store': '1.7.0',
  'lucide-react': '1.75.0',
  'react-router': '7.18.5',
  '@module-federation/runtime-core': '2.9.2',
};

/**
 * Stops a build after an update of such a library, until its part was looked at again.
 * @throws Error which library has another version, or a part that replaces nothing
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

/** The files that have a lighter part. */
export const partly = new RegExp(parts.map(([file]) => file.source).join('|'), 'u');

/** A webpack loader. */
export default function lighterParts(source) {
  this.addDependency(lightIcon);
  const [, lighten] = parts.find(([file]) => file.test(this.resourcePath)) ?? [];
  return lighten ? lighten(source) : source;
}
