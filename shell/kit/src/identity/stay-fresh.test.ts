import { renewalIn } from './stay-fresh.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const tokenOf = (claims: object) => `a.${btoa(JSON.stringify(claims))}.c`;
const endingIn = (minutes: number) => tokenOf({ exp: NOW / 1000 + minutes * 60 });
const MINUTE = 60_000;

describe('when a token is renewed by itself', () => {
  it.each([
    ['five minutes before it ends', 60, 0, 55 * MINUTE],
    ['a little earlier in some tabs', 60, 30_000, 54.5 * MINUTE],
    ['at once when it is about to end', 4, 0, 0],
    ['at once when it has ended', -60, 0, 0],
  ])('%s', (_what, minutes, spread, delay) => {
    expect(renewalIn(endingIn(minutes), NOW, spread)).toBe(delay);
  });

  it('at once for the stand-in of a time without a network', () => {
    expect(renewalIn(tokenOf({ sub: 'u1', exp: 0 }), NOW, 0)).toBe(0);
  });

  it('never when it does not say', () => {
    expect(renewalIn('no-token', NOW, 0)).toBeUndefined();
  });

  it('not later than a timer can count', () => {
    expect(renewalIn(endingIn(60 * 24 * 365), NOW, 0)).toBe(2 ** 31 - 1);
  });
});
