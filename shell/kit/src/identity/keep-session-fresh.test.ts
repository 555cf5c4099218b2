import { clearAuth, logIn, type SessionUser } from '../session.ts';
import { keepSessionFresh, renewalDelay } from './keep-session-fresh.ts';

const renewToken = jest.fn(() => Promise.resolve());
jest.mock('./token-keeper.ts', () => ({ renewToken: () => renewToken() }));
const rereadProfile = jest.fn(() => Promise.resolve());
jest.mock('./watch-identity.ts', () => ({ rereadProfile: () => rereadProfile() }));

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

describe('keepSessionFresh', () => {
  const person = { id: 'u1', role: 'tenant', createdAt: '2026-01-05T10:00:00.000Z' } as SessionUser;
  const standIn = { ...person, createdAt: undefined } as SessionUser;
  let visibility: DocumentVisibilityState;
  let isOnline: boolean;
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const comeBack = async (how: 'visibilitychange' | 'online' | 'pageshow' = 'visibilitychange') => {
    (how === 'visibilitychange' ? document : window).dispatchEvent(new Event(how));
    await pass(0);
  };
  /** Simulated sleep: the clock advances, timers do not. */
  const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);

  beforeAll(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    jest.useFakeTimers({ now: NOW });
    keepSessionFresh();
  });
  beforeEach(() => {
    jest.setSystemTime(NOW);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    jest.clearAllMocks();
    visibility = 'visible';
    isOnline = true;
  });
  afterEach(() => clearAuth());
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('renews the token once, five minutes and a jitter before its expiry', async () => {
    logIn(person, endingIn(60));
    await pass(54.5 * MINUTE - 1);
    expect(renewToken).not.toHaveBeenCalled();
    await pass(1);
    expect(renewToken).toHaveBeenCalledTimes(1);
    await pass(10 * MINUTE);
    expect(renewToken).toHaveBeenCalledTimes(1);
  });

  it('goes by the newest token', async () => {
    logIn(person, endingIn(20));
    await pass(10 * MINUTE);
    logIn(person, endingIn(70));
    await pass(50 * MINUTE);
    expect(renewToken).not.toHaveBeenCalled();
    await pass(5 * MINUTE);
    expect(renewToken).toHaveBeenCalledTimes(1);
  });

  it('renews nothing after the sign-out', async () => {
    logIn(person, endingIn(20));
    clearAuth();
    await pass(60 * MINUTE);
    await comeBack();
    expect(renewToken).not.toHaveBeenCalled();
  });

  it.each(['visibilitychange', 'online', 'pageshow'] as const)(
    'renews a token that became due during a sleep, on %s',
    async (how) => {
      logIn(person, endingIn(60));
      sleep(56 * MINUTE);
      await comeBack(how);
      expect(renewToken).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves a token that is not due', async () => {
    logIn(person, endingIn(60));
    sleep(54 * MINUTE);
    await comeBack();
    expect(renewToken).not.toHaveBeenCalled();
  });

  it.each([
    ['hidden', () => (visibility = 'hidden')],
    ['offline', () => (isOnline = false)],
  ])('does nothing while the page is %s', async (_how, go) => {
    logIn(standIn, endingIn(60));
    sleep(56 * MINUTE);
    go();
    await comeBack();
    expect([renewToken.mock.calls.length, rereadProfile.mock.calls.length]).toEqual([0, 0]);
  });

  it('reads the profile of a stand-in on return, and no other profile', async () => {
    logIn(person, endingIn(60));
    await comeBack();
    expect(rereadProfile).not.toHaveBeenCalled();
    logIn(standIn, endingIn(60));
    await comeBack();
    expect(rereadProfile).toHaveBeenCalledTimes(1);
  });

  it('warns of a failed renewal and a failed read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renewToken.mockRejectedValueOnce(new Error('no network'));
    rereadProfile.mockRejectedValueOnce(new Error('no network'));
    logIn(standIn, endingIn(60));
    sleep(56 * MINUTE);
    await comeBack();
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
