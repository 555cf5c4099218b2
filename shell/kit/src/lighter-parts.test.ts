/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import lighterParts, { checkLighterParts } from '../lighter-parts.mjs';

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

describe('the lighter react-dom', () => {
  const file = join(
    import.meta.dirname,
    '../../../node_modules/react-dom/cjs/react-dom-client.production.js',
  );
  const lighten = (source: string) =>
    lighterParts.call({ addDependency: () => undefined, resourcePath: file }, source);

  it('lacks what only view transitions and hoisted elements need', async () => {
    const light = lighten(await readFile(file, 'utf8'));
    expect(light).toContain('function commitExitViewTransitions() {  }');
    expect(light).toContain('function getResource() { throw Error(');
    expect(light).not.toMatch(/FragmentInstance\.prototype\.\w+ =/u);
  });

  it('fails for a source without one of the functions', () => {
    expect(() => lighten('"use strict";')).toThrow(/lighter parts: no function/u);
  });
});
