/** @jest-environment node */
import { checkLighterParts } from '../lighter-parts.mjs';

describe('lighter parts of libraries', () => {
  it('fit the installed versions', () => {
    expect(() => checkLighterParts()).not.toThrow();
  });

  it('stop the build when a library has another version', () => {
    expect(() => checkLighterParts(undefined, { stylis: '4.0.0' })).toThrow(
      /stylis is .*: compare its part/u,
    );
  });

  it('stop the build when a part replaces nothing', () => {
    expect(() => checkLighterParts(undefined, {})).toThrow(/no file for the lighter part/u);
  });
});
