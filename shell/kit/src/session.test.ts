import type * as SessionModule from './session.ts';

const user = {
  id: 'u1',
  email: 'ivan@demo.bg',
  firstName: 'Иван',
  lastName: 'Петров',
  phone: null,
  avatar: null,
  role: 'landlord',
  isEmailVerified: true,
  isPremium: false,
  premiumExpiresAt: null,
  remainingListings: 1,
  createdAt: '2026-01-05T10:00:00.000Z',
} as const;

const stored = () => JSON.parse(sessionStorage.getItem('auth-storage') ?? 'null') as unknown;

async function openTab(): Promise<typeof SessionModule & { status: () => string }> {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, '__JOTAI_DEFAULT_STORE__');
  const session = await import('./session.ts');
  const { getDefaultStore } = await import('jotai');
  return { ...session, status: () => getDefaultStore().get(session.sessionAtom).status };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session transitions of spec §4', () => {
  it('logIn stores user and token', async () => {
    const { logIn, status, currentUser, storedToken } = await openTab();
    logIn(user, 'token');
    expect([status(), currentUser(), storedToken()]).toEqual(['signed-in', user, 'token']);
    expect(stored()).toEqual({ user, token: 'token', isAuthenticated: true });
  });

  it('clearAuth removes everything', async () => {
    const { logIn, clearAuth, status, currentUser, storedToken } = await openTab();
    logIn(user, 'token');
    clearAuth();
    expect([status(), currentUser(), storedToken()]).toEqual(['visitor', undefined, undefined]);
    expect(stored()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('updateUser is authenticated only with a token', async () => {
    const { updateUser, logIn, status, currentUser } = await openTab();
    updateUser(user);
    expect(status()).toBe('visitor');
    expect(stored()).toBeNull();
    logIn(user, 'token');
    updateUser({ ...user, firstName: 'Ана' });
    expect(currentUser()?.firstName).toBe('Ана');
    expect(status()).toBe('signed-in');
  });

  it('setToken authenticates and shows no user before the profile is read', async () => {
    const { setToken, updateUser, status, storedToken } = await openTab();
    setToken('token');
    expect([status(), storedToken()]).toEqual(['visitor', 'token']);
    expect(stored()).toBeNull();
    updateUser(user);
    expect(status()).toBe('signed-in');
  });

  it('setToken keeps the user', async () => {
    const { logIn, setToken, currentUser } = await openTab();
    logIn(user, 'one');
    setToken('two');
    expect(currentUser()).toBe(user);
    expect(stored()).toMatchObject({ token: 'two' });
  });

  it('awaitUser hides the previous user', async () => {
    const { logIn, awaitUser, status } = await openTab();
    logIn(user, 'one');
    awaitUser('two');
    expect(status()).toBe('loading');
  });
});

describe('after a reload', () => {
  it('the session is restored at once', async () => {
    const first = await openTab();
    first.logIn(user, 'token');
    const second = await openTab();
    expect([second.status(), second.currentUser(), second.storedToken()]).toEqual([
      'signed-in',
      user,
      'token',
    ]);
  });

  it.each([
    ['not JSON', '{"user":'],
    ['not an object', '7'],
    ['null', 'null'],
    ['without a user', '{"user":null,"token":"t","isAuthenticated":true}'],
    ['without a user id', '{"user":{},"token":"t"}'],
    ['without a token', JSON.stringify({ user, token: null, isAuthenticated: true })],
    ['with an empty token', JSON.stringify({ user, token: '' })],
    ['a stand-in without a profile', JSON.stringify({ user: { ...user, createdAt: undefined }, token: 't' })],
  ])('a stored session is ignored when it is %s', async (_what, text) => {
    sessionStorage.setItem('auth-storage', text);
    const { currentUser, storedToken } = await openTab();
    expect([currentUser(), storedToken()]).toEqual([undefined, undefined]);
  });

  it('a new tab does not wait where storage is denied', async () => {
    const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect((await openTab()).status()).toBe('visitor');
    denied.mockRestore();
  });

  it('a new tab waits if the browser may be signed in, and does not for a visitor', async () => {
    expect((await openTab()).status()).toBe('visitor');
    localStorage.setItem('has-session', '1');
    const { status, markSessionKnown, whenSessionKnown } = await openTab();
    expect(status()).toBe('loading');
    let isKnown = false;
    const settled = whenSessionKnown().then(() => (isKnown = true));
    await Promise.resolve();
    expect(isKnown).toBe(false);
    markSessionKnown();
    await settled;
    expect(status()).toBe('visitor');
  });
});

describe('another tab', () => {
  it('takes over changes of the same user only', async () => {
    const { logIn, followUser, currentUser } = await openTab();
    logIn(user, 'token');
    followUser({ ...user, isPremium: true });
    expect(currentUser()?.isPremium).toBe(true);
    followUser({ ...user, id: 'u2', firstName: 'Борис' });
    expect(currentUser()?.firstName).toBe('Иван');
  });
});
