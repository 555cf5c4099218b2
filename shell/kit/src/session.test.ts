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

/** The session of a tab that opens now. */
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

describe('the transitions of spec §4', () => {
  it('login sets person and token, authenticated', async () => {
    const { logIn, status, currentUser, storedToken } = await openTab();
    logIn(user, 'token');
    expect([status(), currentUser(), storedToken()]).toEqual(['signed-in', user, 'token']);
    expect(stored()).toEqual({ user, token: 'token', isAuthenticated: true });
  });

  it('logout clears everything', async () => {
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

  it('a token marks the session as authenticated, and shows nobody before their person is known', async () => {
    const { setToken, updateUser, status, storedToken } = await openTab();
    setToken('token');
    expect([status(), storedToken()]).toEqual(['visitor', 'token']);
    expect(stored()).toBeNull();
    updateUser(user);
    expect(status()).toBe('signed-in');
  });

  it('a new token leaves the person as they are', async () => {
    const { logIn, setToken, currentUser } = await openTab();
    logIn(user, 'one');
    setToken('two');
    expect(currentUser()).toBe(user);
    expect(stored()).toMatchObject({ token: 'two' });
  });

  it('shows nobody while another person is read', async () => {
    const { logIn, awaitUser, status } = await openTab();
    logIn(user, 'one');
    awaitUser('two');
    expect(status()).toBe('loading');
  });
});

describe('after a reload', () => {
  it('the session is there at once', async () => {
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
    ['no object', '7'],
    ['null', 'null'],
    ['nobody', '{"user":null,"token":"t","isAuthenticated":true}'],
    ['a person without a name of theirs', '{"user":{},"token":"t"}'],
    ['no token', JSON.stringify({ user, token: null, isAuthenticated: true })],
    ['an empty token', JSON.stringify({ user, token: '' })],
    ['a stand-in', JSON.stringify({ user: { ...user, createdAt: undefined }, token: 't' })],
  ])('what is stored counts as absent when it is %s', async (_what, text) => {
    sessionStorage.setItem('auth-storage', text);
    const { currentUser, storedToken } = await openTab();
    expect([currentUser(), storedToken()]).toEqual([undefined, undefined]);
  });

  it('a new tab of a browser that may be signed in waits; one of a visitor does not', async () => {
    expect((await openTab()).status()).toBe('visitor');
    localStorage.setItem('has-session', '1');
    const { status, sessionSettled, whenSettled } = await openTab();
    expect(status()).toBe('loading');
    let isKnown = false;
    const settled = whenSettled().then(() => (isKnown = true));
    await Promise.resolve();
    expect(isKnown).toBe(false);
    sessionSettled();
    await settled;
    expect(status()).toBe('visitor');
  });
});

describe('another tab', () => {
  it('takes over what the person has changed, and nothing of somebody else', async () => {
    const { logIn, followUser, currentUser } = await openTab();
    logIn(user, 'token');
    followUser({ ...user, isPremium: true });
    expect(currentUser()?.isPremium).toBe(true);
    followUser({ ...user, id: 'u2', firstName: 'Борис' });
    expect(currentUser()?.firstName).toBe('Иван');
  });
});
