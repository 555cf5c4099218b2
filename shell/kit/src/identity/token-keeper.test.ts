import type { SessionUser } from '../session.ts';

const HOUR_S = 3600;
const NOW = Date.parse('2026-11-21T10:00:00Z');

let made = 0;
/** @param seconds lifetime */
const tokenFor = (seconds: number, sub = 'u1') => {
  made += 1;
  return `${made}.${btoa(JSON.stringify({ sub, exp: Math.floor(Date.now() / 1000) + seconds }))}.x`;
};

const user = { id: 'u1', role: 'tenant', createdAt: '2026-01-05T10:00:00.000Z' } as SessionUser;

const getIdToken = jest.fn<Promise<string>, [boolean?]>();
let identity: { getIdToken: typeof getIdToken } | null;
jest.mock('./provider.ts', () => ({ currentIdentity: () => Promise.resolve(identity) }));

/** Tab with a stored token; the provider returns the same one until a renewal. */
async function tabWith(token: string, renewed = () => Promise.resolve(tokenFor(HOUR_S))) {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, '__JOTAI_DEFAULT_STORE__');
  localStorage.clear();
  sessionStorage.clear();
  const session = await import('../session.ts');
  const keeper = await import('./token-keeper.ts');
  session.logIn(user, token);
  identity = { getIdToken };
  let present = token;
  getIdToken.mockReset().mockImplementation(async (isForced) => {
    if (isForced) present = await renewed();
    return present;
  });
  const forced = () => getIdToken.mock.calls.filter(([isForced]) => isForced).length;
  return { ...session, ...keeper, forced, share: (shared: string) => (present = shared) };
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('the token of a call', () => {
  it('is the stored one while it is valid', async () => {
    const token = tokenFor(61);
    const { sessionTokens, forced } = await tabWith(token);
    expect(await sessionTokens.current(true)).toBe(token);
    expect(forced()).toBe(0);
  });

  it('is renewed shortly before its expiry, once for concurrent calls', async () => {
    const token = tokenFor(59);
    const { sessionTokens, forced, storedToken } = await tabWith(token);
    const sent = await Promise.all(Array.from({ length: 20 }, () => sessionTokens.current(true)));
    expect(new Set(sent)).toEqual(new Set([storedToken()]));
    expect(storedToken()).not.toBe(token);
    expect(forced()).toBe(1);
  });

  it('is the one that another tab has renewed', async () => {
    const { sessionTokens, forced, share } = await tabWith(tokenFor(-5));
    const shared = share(tokenFor(HOUR_S));
    expect(await sessionTokens.current(true)).toBe(shared);
    expect(forced()).toBe(0);
  });

  it('is the expired one while offline', async () => {
    const token = tokenFor(-5);
    const failure = Object.assign(new Error('x'), { code: 'auth/network-request-failed' });
    const { sessionTokens } = await tabWith(token, () => Promise.reject(failure));
    expect(await sessionTokens.current(true)).toBe(token);
  });

  it('is undefined when the provider refuses a renewal', async () => {
    const failure = Object.assign(new Error('x'), { code: 'auth/user-token-expired' });
    const { sessionTokens } = await tabWith(tokenFor(-5), () => Promise.reject(failure));
    expect(await sessionTokens.current(true)).toBeUndefined();
  });

  it('is the expired one right after a renewal', async () => {
    const { sessionTokens, renewToken, storedToken, forced } = await tabWith(tokenFor(-5), () =>
      Promise.resolve(tokenFor(-5)),
    );
    await renewToken();
    expect(await sessionTokens.current(true)).toBe(storedToken());
    expect(forced()).toBe(1);
  });

  it('is waited for only by a call that needs it while the session loads', async () => {
    jest.resetModules();
    Reflect.deleteProperty(globalThis, '__JOTAI_DEFAULT_STORE__');
    sessionStorage.clear();
    localStorage.setItem('has-session', '1');
    const { logIn } = await import('../session.ts');
    const { sessionTokens } = await import('./token-keeper.ts');
    expect(await sessionTokens.current(false)).toBeUndefined();
    const needed = sessionTokens.current(true);
    const token = tokenFor(HOUR_S);
    logIn(user, token);
    expect(await needed).toBe(token);
  });

  it('is undefined for a visitor', async () => {
    const { sessionTokens, clearAuth } = await tabWith(tokenFor(HOUR_S));
    clearAuth();
    expect(await sessionTokens.current(true)).toBeUndefined();
  });
});

describe('renewToken', () => {
  it('rejects within 60 seconds of the last renewal', async () => {
    const { renewToken } = await tabWith(tokenFor(HOUR_S));
    await renewToken();
    jest.advanceTimersByTime(59_999);
    await expect(renewToken()).rejects.toThrow('Token refresh too frequent');
    jest.advanceTimersByTime(1);
    await expect(renewToken()).resolves.toBeDefined();
  });

  it('does not count a renewal that did not reach the provider', async () => {
    let isOnline = false;
    const failure = Object.assign(new Error('x'), { code: 'auth/network-request-failed' });
    const { renewToken } = await tabWith(tokenFor(-5), () =>
      isOnline ? Promise.resolve(tokenFor(HOUR_S)) : Promise.reject(failure),
    );
    await expect(renewToken()).rejects.toBe(failure);
    isOnline = true;
    await expect(renewToken()).resolves.toBeDefined();
  });

  it.each([
    ['restore a session that has ended', undefined],
    ['replace the token of another user who has signed in', tokenFor(HOUR_S, 'u2')],
  ])('does not %s meanwhile', async (_what, next) => {
    let answer: (token: string) => void = () => undefined;
    const { renewToken, clearAuth, logIn, storedToken } = await tabWith(
      tokenFor(-5),
      () => new Promise((resolve) => (answer = resolve)),
    );
    const renewal = renewToken();
    while (getIdToken.mock.calls.length < 2) await jest.advanceTimersByTimeAsync(1);
    if (next) logIn({ ...user, id: 'u2' }, next);
    else clearAuth();
    answer(tokenFor(HOUR_S));
    await renewal;
    expect(storedToken()).toBe(next);
  });
});

describe('a token refused by the server', () => {
  it.each([
    ['has just expired', -1, Date.parse('2026-11-21T10:00:00Z'), true],
    ['expires now', 0, Date.parse('2026-11-21T10:00:00Z'), true],
    ['has expired by the server’s clock', 30, Date.parse('2026-11-21T10:00:31Z'), true],
    ['is valid', HOUR_S, Date.parse('2026-11-21T10:00:00Z'), false],
  ])('is replaced only after its expiry: it %s', async (_what, seconds, now, isReplaced) => {
    const token = tokenFor(seconds);
    const { sessionTokens, forced } = await tabWith(token);
    const other = await sessionTokens.replacementOf(token, now);
    expect(other !== undefined && other !== token).toBe(isReplaced);
    expect(forced()).toBe(isReplaced ? 1 : 0);
  });

  it('is replaced by the one that another tab has renewed, while it is valid too', async () => {
    const token = tokenFor(HOUR_S);
    const { sessionTokens, share, forced, storedToken } = await tabWith(token);
    const shared = share(tokenFor(HOUR_S));
    expect(await sessionTokens.replacementOf(token, NOW)).toBe(shared);
    expect([storedToken(), forced()]).toEqual([shared, 0]);
  });

  it('is not replaced by the one of a user who has signed in in another tab', async () => {
    const token = tokenFor(HOUR_S);
    const { sessionTokens, share, storedToken } = await tabWith(token);
    share(tokenFor(HOUR_S, 'u2'));
    expect(await sessionTokens.replacementOf(token, NOW)).toBeUndefined();
    expect(storedToken()).toBe(token);
  });

  it('is replaced by the one stored meanwhile', async () => {
    const { sessionTokens, setToken } = await tabWith(tokenFor(-1));
    const next = tokenFor(HOUR_S);
    setToken(next);
    expect(await sessionTokens.replacementOf(tokenFor(-1), Date.now())).toBe(next);
  });

  it('is not replaced by another user’s token', async () => {
    const { sessionTokens } = await tabWith(tokenFor(HOUR_S, 'u2'));
    expect(await sessionTokens.replacementOf(tokenFor(-1, 'u1'), Date.now())).toBeUndefined();
  });

  it('is not replaced right after a renewal', async () => {
    const token = tokenFor(-1);
    const { sessionTokens, renewToken, storedToken, share } = await tabWith(token, () =>
      Promise.resolve(tokenFor(-1)),
    );
    await renewToken();
    const second = share(storedToken() ?? '');
    expect(await sessionTokens.replacementOf(second, Date.now())).toBeUndefined();
  });
});
