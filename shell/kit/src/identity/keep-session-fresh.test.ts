import { renewalDelay } from './keep-session-fresh.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const tokenOf = (claims: object) => `a.${btoa(JSON.stringify(claims))}.c`;
const endingIn = (minutes: number) => tokenOf({ exp: NOW / 1000 + minutes * 60 });
const MINUTE = 60_000;

describe('renewalDelay', () => {
  it.each([
    ['ends five minutes before the expiry', 60, 0, 55 * MINUTE],
    ['is shortened by the jitter', 60, 30_000, 54.5 * MINUTE],
    ['is 0 close to the expiry', 4, 0, 0],
    ['is 0 after the expiry', -60, 0, 0],
  ])('%s', (_what, minutes, jitter, delay) => {
    expect(renewalDelay(endingIn(minutes), NOW, jitter)).toBe(delay);
  });

  it('is 0 for the token of an offline stand-in', () => {
    expect(renewalDelay(tokenOf({ sub: 'u1', exp: 0 }), NOW, 0)).toBe(0);
  });

  it('is undefined for a token without expiry', () => {
    expect(renewalDelay('no-token', NOW, 0)).toBeUndefined();
  });

  it('does not exceed the longest timeout', () => {
    expect(renewalDelay(endingIn(60 * 24 * 365), NOW, 0)).toBe(2 ** 31 - 1);
  });
});
