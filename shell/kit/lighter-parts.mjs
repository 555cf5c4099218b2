import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { lighterReact, lighterReactCore } from './light-react.mjs';
import { lighterRouter } from './light-router.mjs';
import { lighterStyled } from './light-styled.mjs';
import { lighterSwr } from './light-swr.mjs';

const lightIcon = path.join(import.meta.dirname, 'light-icon.mjs');
const lightFederation = path.join(import.meta.dirname, 'light-federation.mjs');
const lightContainer = path.join(import.meta.dirname, 'light-container.mjs');

/** Shapes of an icon, without its names and the keys that React needs for lists. */
function lighterIcon(source) {
  const [, shapes] = /^ {2}node: ([\s\S]*?),?\n(?: {2}aliases|\};)/mu.exec(source) ?? [];
  if (!shapes) return source;
  const node = shapes.replaceAll(/,\s+key: "\w+"/gu, '');
  return `import createLucideIcon from '../createLucideIcon.mjs';\nexport default /* @__PURE__ */ createLucideIcon(${node});\n`;
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
  [/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/u, lighterIcon],
  [/react-router\/dist\/production\/chunk-\w+\.mjs$/u, lighterRouter],
  // The host and the containers use a small part of it.
  [/module-federation\/runtime-core\/dist\/index\.js$/u, () => readFileSync(lightFederation, 'utf8')],
  [
    /module-federation\/webpack-bundler-runtime\/dist\/index\.js$/u,
    () => readFileSync(lightContainer, 'utf8'),
  ],
  [/react\/cjs\/react\.production\.js$/u, lighterReactCore],
  [/react-dom\/cjs\/react-dom-client\.production\.js$/u, lighterReact],
  [/styled-components\/dist\/styled-components\.browser\.esm\.js$/u, lighterStyled],
  [/swr\/dist\/use-swr-\w+\.mjs$/u, lighterSwr],
];

const versions = {
  stylis: '4.3.6',
  'use-sync-external-store': '1.7.0',
  'lucide-react': '1.75.0',
  'react-router': '7.18.5',
  '@module-federation/runtime-core': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'styled-components': '6.6.0',
  swr: '2.5.1',
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
