/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import lighterParts, { checkLighterParts } from '../lighter-parts.mjs';
import { modules, sourceOf } from '../evaluate-library.testing.mjs';

describe('checkLighterParts', () => {
  it('accepts the installed versions', () => {
    expect(() => checkLighterParts()).not.toThrow();
  });

  it('throws when a library has another version', () => {
    expect(() => checkLighterParts(undefined, { stylis: '4.0.0' })).toThrow(
      /stylis is .*: compare its part/u,
    );
  });

  it('throws when a pattern matches no file', () => {
    expect(() => checkLighterParts(undefined, {})).toThrow(/no file for the lighter part/u);
  });
});

const lighten = (file: string): string =>
  lighterParts.call({ addDependency: () => undefined, resourcePath: file }, sourceOf(file));

describe('lighter parts', () => {
  it('keep the shapes of an icon without its names and keys', () => {
    expect(lighten('lucide-react/dist/esm/icons/circle-check.mjs')).toBe(
      `import createLucideIcon from '../createLucideIcon.mjs';
export default /* @__PURE__ */ createLucideIcon([
    ["circle", { cx: "12", cy: "12", r: "10" }],
    ["path", { d: "m16 9-5.5 5.5L8 12" }]
  ]);
`,
    );
  });

  it('leave a file that only names another icon', () => {
    const file = 'lucide-react/dist/esm/icons/alarm-check.mjs';
    expect(lighten(file)).toBe(sourceOf(file));
  });

  it('drop the texts of the router’s checks, not the checks, and what only loaders need', () => {
    const chunk = readdirSync(join(modules, 'react-router/dist/production')).find(
      (file) =>
        file.startsWith('chunk-') &&
        sourceOf(`react-router/dist/production/${file}`).includes('function useRoutes('),
    );
    const light = lighten(`react-router/dist/production/${chunk}`);
    expect(light).not.toMatch(/may be used only in the context|No routes matched|\bwarningOnce\(\s*"/u);
    expect(light).toMatch(/invariant\(\s*useInRouterContext\(\)\s*\)/u);
    expect(light).toContain('const dataRouterState = undefined;');
  });
});
