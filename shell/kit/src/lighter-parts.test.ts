/** @jest-environment node */
import { checkLighterParts } from '../lighter-parts.mjs';

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
