import type { SessionUser } from '../session.ts';
import type { ProviderUser } from './provider.ts';

const provider = {
  keepSignIn: jest.fn<Promise<void>, [boolean]>(() => Promise.resolve()),
  signInByEmail: jest.fn<Promise<ProviderUser>, [string, string]>(),
  signInByGoogle: jest.fn<Promise<ProviderUser>, []>(),
  registerByEmail: jest.fn<Promise<ProviderUser>, [string, string, string]>(),
  signOutIdentity: jest.fn(() => Promise.resolve()),
  currentIdentity: jest.fn(() => Promise.resolve(null)),
  onIdentity: jest.fn(),
};
jest.mock('./provider.ts', () => provider);

const TOKEN = `a.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9 }))}.c`;
const PHOTO = 'https://lh3.googleusercontent.com/a/one';

const identityOf = (over: Partial<ProviderUser> = {}) =>
  ({
    uid: 'u1',
    email: 'ivan@demo.bg',
    displayName: 'Иван Стоянов Петров',
    phoneNumber: null,
    photoURL: null,
    emailVerified: true,
    getIdToken: () => Promise.resolve(TOKEN),
    ...over,
  }) as unknown as ProviderUser;

const profile = {
  id: 'u1',
  email: 'ivan@demo.bg',
  firstName: 'Иван',
  lastName: 'Петров',
  phone: '0888123456',
  avatar: null,
  avatarSource: null,
  role: 'landlord',
  isEmailVerified: true,
  isPremium: true,
  premiumExpiresAt: null,
  remainingListings: 5,
  createdAt: '2026-01-05T10:00:00.000Z',
};

type Answers = Record<string, [status: number, data?: object]>;
const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'ACCOUNT_SUSPENDED',
  404: 'NOT_FOUND',
  500: 'INTERNAL',
};

async function openTab(answers: Answers) {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, '__JOTAI_DEFAULT_STORE__');
  localStorage.clear();
  sessionStorage.clear();
  const asked: { call: string; body: unknown }[] = [];
  globalThis.fetch = (address, options) => {
    const call = `${options?.method ?? 'GET'} ${String(address).replace('/api', '')}`;
    asked.push({ call, body: typeof options?.body === 'string' ? JSON.parse(options.body) : undefined });
    const [status, data] = answers[call] ?? [500];
    const body =
      status < 400
        ? { success: true, data }
        : { success: false, code: CODES[status], message: 'не', ...data };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  const session = await import('../session.ts');
  const { setTokenSource } = await import('../token.ts');
  const { sessionTokens } = await import('./token-keeper.ts');
  setTokenSource(sessionTokens);
  return { asked, ...session, ...(await import('./sign-in.ts')) };
}

const known = (user: object): [number, object] => [200, user];
const newcomer = { ...profile, role: 'tenant', isPremium: false, remainingListings: 0 };

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  provider.signInByEmail.mockResolvedValue(identityOf());
  provider.signInByGoogle.mockResolvedValue(identityOf());
  provider.registerByEmail.mockResolvedValue(identityOf({ emailVerified: false }));
});

describe('signInWithEmail', () => {
  it('trims the address and stores the profile', async () => {
    const { signInWithEmail, currentUser } = await openTab({ 'GET /auth/profile': known(profile) });
    await expect(signInWithEmail('  ivan@demo.bg ', ' pass ')).resolves.toEqual(profile);
    expect(provider.signInByEmail).toHaveBeenCalledWith('ivan@demo.bg', ' pass ');
    expect(currentUser()).toEqual(profile);
  });

  it.each([
    [undefined, true, null, '1'],
    [{ isRemembered: true }, true, null, '1'],
    [{ isRemembered: false }, false, '1', null],
  ])('with %j persists the sign-in in this browser: %p', async (remembering, isKept, mark, hint) => {
    const { signInWithEmail } = await openTab({ 'GET /auth/profile': known(profile) });
    await signInWithEmail('ivan@demo.bg', 'pass', remembering);
    expect(provider.keepSignIn).toHaveBeenCalledWith(isKept);
    expect(sessionStorage.getItem('session-only')).toBe(mark);
    expect(localStorage.getItem('has-session')).toBe(hint);
  });

  it('keeps a tab-only sign-in when it clears the previous user’s traces', async () => {
    localStorage.setItem('last-person', 'u2');
    const tab = await openTab({ 'GET /auth/profile': known(profile) });
    localStorage.setItem('last-person', 'u2');
    provider.signInByEmail.mockImplementation(() => {
      sessionStorage.setItem('firebase:authUser:key', '{}');
      return Promise.resolve(identityOf());
    });
    await tab.signInWithEmail('ivan@demo.bg', 'pass', { isRemembered: false });
    expect(Object.keys(sessionStorage).sort()).toEqual([
      'auth-storage',
      'firebase:authUser:key',
      'session-only',
    ]);
  });

  it('removes the offline copies that an interrupted session of another user left', async () => {
    const names = new Set(['shell-1', 'own-u1', 'own-u2']);
    const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
    Object.assign(globalThis, { caches });
    const { signInWithEmail } = await openTab({ 'GET /auth/profile': known(profile) });
    await signInWithEmail('ivan@demo.bg', 'pass');
    Reflect.deleteProperty(globalThis, 'caches');
    expect([...names]).not.toContain('own-u2');
    expect([...names]).toContain('shell-1');
  });

  it('rejects a suspended user without a stand-in', async () => {
    const suspension = { until: null, reason: 'Фалшиви обяви' };
    const { signInWithEmail, currentUser } = await openTab({ 'GET /auth/profile': [403, { suspension }] });
    await expect(signInWithEmail('ivan@demo.bg', 'x')).rejects.toMatchObject({ body: { suspension } });
    expect(currentUser()).toBeUndefined();
    expect(provider.signOutIdentity).toHaveBeenCalled();
  });

  it('is throttled to one attempt in 5 seconds', async () => {
    provider.signInByEmail.mockRejectedValue({ code: 'auth/wrong-password' });
    const { signInWithEmail } = await openTab({});
    await expect(signInWithEmail('a@b.bg', 'x')).rejects.toEqual({ code: 'auth/wrong-password' });
    await expect(signInWithEmail('a@b.bg', 'x')).rejects.toThrow(
      'Login attempts too frequent. Please wait a moment.',
    );
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    await expect(signInWithEmail('a@b.bg', 'x')).rejects.toEqual({ code: 'auth/wrong-password' });
    jest.mocked(Date.now).mockRestore();
  });

  it('rejects without a token and leaves no partial session', async () => {
    provider.signInByEmail.mockResolvedValue(identityOf({ getIdToken: () => Promise.resolve('  ') }));
    const { signInWithEmail, currentUser, storedToken } = await openTab({});
    await expect(signInWithEmail('a@b.bg', 'x')).rejects.toThrow('Failed to get authentication token');
    expect([currentUser(), storedToken()]).toEqual([undefined, undefined]);
  });

  it('falls back to the identity with no remaining listings when the profile cannot be read', async () => {
    const { signInWithEmail } = await openTab({ 'GET /auth/profile': [500] });
    await expect(signInWithEmail('ivan@demo.bg', 'x')).resolves.toMatchObject({
      firstName: 'Иван',
      lastName: 'Стоянов',
      phone: '',
      role: 'tenant',
      remainingListings: 0,
      isPremium: false,
    });
  });
});

describe('signInWithGoogle', () => {
  it('creates the missing profile from Google’s data and takes over the picture', async () => {
    provider.signInByGoogle.mockResolvedValue(identityOf({ photoURL: PHOTO }));
    const taken = { ...newcomer, avatar: '/media/avatars/a.webp', avatarSource: PHOTO };
    const { signInWithGoogle, asked, currentUser } = await openTab({
      'GET /auth/profile': [404],
      'POST /auth/profile': [201, newcomer],
      'POST /auth/google-avatar': known(taken),
    });
    await expect(signInWithGoogle()).resolves.toMatchObject({
      role: 'tenant',
      remainingListings: 1,
      isPremium: false,
    });
    expect(asked[1]).toEqual({
      call: 'POST /auth/profile',
      body: { firstName: 'Иван', lastName: 'Стоянов Петров', role: 'tenant', phone: null, avatar: PHOTO },
    });
    while (!currentUser()?.avatar) await new Promise((done) => setTimeout(done, 1));
    expect(asked[2]).toEqual({ call: 'POST /auth/google-avatar', body: { googleAvatarUrl: PHOTO } });
    expect(currentUser()).toMatchObject({ avatar: '/media/avatars/a.webp', avatarSource: PHOTO });
  });

  it.each<[string, Answers, number]>([
    ['the profile cannot be made', { 'GET /auth/profile': [404], 'POST /auth/profile': [400] }, 1],
    ['the profile cannot be read', { 'GET /auth/profile': [500] }, 1],
  ])('falls back to a local tenant when %s', async (_what, answers, remainingListings) => {
    provider.signInByGoogle.mockResolvedValue(identityOf({ photoURL: PHOTO }));
    const { signInWithGoogle, asked } = await openTab(answers);
    await expect(signInWithGoogle()).resolves.toMatchObject({
      id: 'u1',
      firstName: 'Иван',
      lastName: 'Стоянов Петров',
      role: 'tenant',
      isPremium: false,
      remainingListings,
    });
    expect(asked.map(({ call }) => call)).not.toContain('POST /auth/google-avatar');
  });

  it('ignores a failed takeover of the picture', async () => {
    provider.signInByGoogle.mockResolvedValue(identityOf({ photoURL: PHOTO }));
    const { signInWithGoogle, currentUser, asked } = await openTab({
      'GET /auth/profile': known(profile),
      'POST /auth/google-avatar': [500],
    });
    const { onApiError } = await import('../api.ts');
    const failed: [code: string, isQuiet: boolean][] = [];
    onApiError(({ code }, _call, { quiet }) => failed.push([code, quiet.includes(code)]));
    await expect(signInWithGoogle()).resolves.toEqual(profile);
    while (failed.length === 0) await new Promise((done) => setTimeout(done, 1));
    expect(asked.at(-1)?.call).toBe('POST /auth/google-avatar');
    expect(failed).toEqual([['INTERNAL', true]]);
    expect(currentUser()?.avatar).toBeNull();
  });

  it('changes nothing when the popup is closed', async () => {
    provider.signInByGoogle.mockRejectedValue({ code: 'auth/popup-closed-by-user' });
    const { signInWithGoogle, currentUser, asked } = await openTab({});
    await expect(signInWithGoogle()).rejects.toEqual({ code: 'auth/popup-closed-by-user' });
    expect([currentUser(), asked]).toEqual([undefined, []]);
  });

  it('signs out at the provider when the server refuses the token', async () => {
    const { signInWithGoogle, currentUser } = await openTab({ 'GET /auth/profile': [401] });
    await expect(signInWithGoogle()).rejects.toThrow('не');
    expect(currentUser()).toBeUndefined();
    expect(provider.signOutIdentity).toHaveBeenCalled();
  });
});

describe('registerWithEmail', () => {
  const form = {
    firstName: 'Ана',
    lastName: 'Илиева',
    email: 'ana@demo.bg',
    phone: '0888111222',
    password: 'Demo1234',
  };

  it('creates account, token and profile of a tenant with one listing', async () => {
    const getIdToken = jest.fn(() => Promise.resolve(TOKEN));
    provider.registerByEmail.mockResolvedValue(identityOf({ getIdToken }));
    const { registerWithEmail, asked, currentUser } = await openTab({
      'POST /auth/profile': [201, newcomer],
    });
    await registerWithEmail(form);
    expect(provider.registerByEmail).toHaveBeenCalledWith('ana@demo.bg', 'Demo1234', 'Ана Илиева');
    expect(getIdToken).toHaveBeenCalledWith(true);
    const { email: _email, password: _password, ...names } = form;
    expect(asked).toEqual([{ call: 'POST /auth/profile', body: { ...names, role: 'tenant' } }]);
    expect(currentUser()).toMatchObject({ role: 'tenant', remainingListings: 1, isPremium: false });
  });

  it('signs in a local tenant with the typed names when the profile cannot be created', async () => {
    const { registerWithEmail, currentUser } = await openTab({ 'POST /auth/profile': [500] });
    await registerWithEmail(form);
    const user: SessionUser | undefined = currentUser();
    expect(user).toMatchObject({
      firstName: 'Ана',
      lastName: 'Илиева',
      phone: '0888111222',
      role: 'tenant',
      remainingListings: 1,
      isPremium: false,
    });
  });

  it('rejects without a token', async () => {
    provider.registerByEmail.mockResolvedValue(identityOf({ getIdToken: () => Promise.resolve('') }));
    const { registerWithEmail, currentUser } = await openTab({});
    await expect(registerWithEmail(form)).rejects.toThrow('Invalid token received from Firebase');
    expect(currentUser()).toBeUndefined();
  });
});
