import type { ProviderUser } from './provider.ts';
import { localTenant } from './stand-in.ts';

const identity = {
  uid: 'u1',
  email: 'ivan@demo.bg',
  displayName: 'Иван Петров',
  phoneNumber: null,
  photoURL: null,
  emailVerified: true,
  getIdToken: () => Promise.resolve('token'),
} as unknown as ProviderUser;
const landlord = {
  id: 'u1',
  email: 'ivan@demo.bg',
  firstName: 'Иван',
  role: 'landlord',
  isEmailVerified: true,
  createdAt: '2026-01-05T10:00:00.000Z',
};

type Answer = (body: object, status?: number) => void;

async function openTab(stored?: object) {
  localStorage.setItem('has-session', '1');
  sessionStorage.clear();
  if (stored) sessionStorage.setItem('auth-storage', JSON.stringify({ user: stored, token: 'old' }));
  jest.resetModules();
  // Avoids jotai's warning about a duplicate instance.
  Reflect.deleteProperty(globalThis, '__JOTAI_DEFAULT_STORE__');
  const { adoptIdentity } = await import('./adopt.ts');
  const { sessionAtom, storedToken } = await import('../session.ts');
  const { setTokenSource } = await import('../token.ts');
  const { sessionTokens } = await import('./token-keeper.ts');
  const { getDefaultStore } = await import('jotai');
  const current = () => Promise.resolve(storedToken());
  setTokenSource({ ...sessionTokens, current, replacementOf: () => Promise.resolve(undefined) });
  let answer: Answer = () => undefined;
  const reply = new Promise<Response>((resolve) => {
    answer = (body, status = 200) => resolve(new Response(JSON.stringify(body), { status }));
  });
  globalThis.fetch = jest.fn(() => reply);
  const session = () => getDefaultStore().get(sessionAtom);
  const seen: string[] = [];
  getDefaultStore().sub(sessionAtom, () => {
    const now = session();
    seen.push(now.status === 'signed-in' ? now.user.role : now.status);
  });
  const adopted = adoptIdentity(identity, { standIn: localTenant(identity, 0) });
  const isAsked = async () => {
    while (jest.mocked(fetch).mock.calls.length === 0) await new Promise((done) => setTimeout(done, 1));
  };
  await isAsked();
  return { adopted, answer, session, seen };
}

describe('a new tab of a signed-in browser', () => {
  it('leaves the role unknown until the profile is read', async () => {
    const { adopted, answer, session, seen } = await openTab();
    expect(session().status).toBe('loading');
    answer({ success: true, data: landlord });
    await adopted;
    expect(session()).toMatchObject({ status: 'signed-in', user: landlord });
    expect(new Set(seen)).toEqual(new Set(['landlord']));
  });

  it('stores the sign-in hint and no partial session while it waits', async () => {
    const { adopted, answer } = await openTab();
    expect(localStorage.getItem('has-session')).toBe('1');
    expect(sessionStorage.getItem('auth-storage')).toBeNull();
    answer({ success: true, data: landlord });
    await adopted;
    expect(sessionStorage.getItem('auth-storage')).toContain('landlord');
  });

  it('falls back to a local tenant when the profile cannot be read', async () => {
    const { adopted, answer, session } = await openTab();
    answer({ success: false, code: 'INTERNAL', message: 'Грешка' }, 500);
    await adopted;
    expect(session()).toMatchObject({ user: { role: 'tenant', firstName: 'Иван', remainingListings: 0 } });
  });

  it('signs out when the server refuses the token', async () => {
    const { adopted, answer, session } = await openTab();
    answer({ success: false, code: 'UNAUTHENTICATED', message: 'Изтекла сесия' }, 401);
    await expect(adopted).rejects.toThrow('Изтекла сесия');
    expect(session().status).toBe('visitor');
  });
});

describe('a tab of a suspended user', () => {
  it('ends the session even with a stored user', async () => {
    const { adopted, answer, session } = await openTab(landlord);
    const suspension = { until: null, reason: 'Фалшиви обяви' };
    answer({ success: false, code: 'ACCOUNT_SUSPENDED', message: 'Ограничен', suspension }, 403);
    await expect(adopted).rejects.toThrow('Ограничен');
    expect(session().status).toBe('visitor');
  });
});

describe('a tab with a stored user', () => {
  it('shows the user at once, and keeps them when the profile cannot be read again', async () => {
    const { adopted, answer, session, seen } = await openTab(landlord);
    expect(session()).toMatchObject({ user: landlord });
    answer({ success: false, code: 'INTERNAL', message: 'Грешка' }, 500);
    await adopted;
    expect(session()).toMatchObject({ user: landlord });
    expect(new Set(seen)).toEqual(new Set(['landlord']));
  });

  it('shows no user while another user’s profile is read', async () => {
    const { adopted, answer, session, seen } = await openTab({ ...landlord, id: 'u2', role: 'admin' });
    expect(session().status).toBe('loading');
    answer({ success: true, data: landlord });
    await adopted;
    expect(session()).toMatchObject({ user: landlord });
    expect(seen).not.toContain('visitor');
  });
});

describe('the role of the profile', () => {
  it('renews only the token when it equals the stored role', async () => {
    const { adopted, answer, session } = await openTab({ ...landlord, firstName: 'Стария' });
    answer({ success: true, data: landlord });
    await adopted;
    expect(session()).toMatchObject({ user: { firstName: 'Стария' } });
    expect(JSON.parse(sessionStorage.getItem('auth-storage') ?? '')).toMatchObject({ token: 'token' });
  });

  it('takes the e-mail verification from the profile, not from the token', async () => {
    const { adopted, answer, session } = await openTab({ ...landlord, isEmailVerified: true });
    answer({ success: true, data: { ...landlord, isEmailVerified: false } });
    await adopted;
    expect(session()).toMatchObject({ user: { isEmailVerified: false } });
  });

  it('replaces the stored user when the role differs', async () => {
    const { adopted, answer, session } = await openTab({ ...landlord, role: 'tenant', firstName: 'Стария' });
    answer({ success: true, data: landlord });
    await adopted;
    expect(session()).toMatchObject({ user: landlord });
  });
});
