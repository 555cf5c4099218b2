import { getAuth } from 'firebase-admin/auth';

import { firebaseProvider } from './firebase-provider.ts';

jest.mock('firebase-admin/app', () => ({ initializeApp: jest.fn(() => ({})) }));
jest.mock('firebase-admin/auth', () => ({ getAuth: jest.fn() }));

const admin = {
  getUser: jest.fn(),
  getUserByPhoneNumber: jest.fn(),
  deleteUser: jest.fn(),
  updateUser: jest.fn(),
};
jest.mocked(getAuth).mockReturnValue(admin as unknown as ReturnType<typeof getAuth>);
const provider = firebaseProvider({ projectId: 'demo', apiKey: 'key' });

const coded = (code: string) => Object.assign(new Error(code), { code });
const unknown = coded('auth/user-not-found');
const outages = [
  ['another error of the provider', coded('auth/internal-error')],
  ['an error without a code', new Error('connection lost')],
] as const;
const aRecord = (over: object = {}) => ({
  ...{ email: 'maria@demo.bg', emailVerified: true, providerData: [{ providerId: 'password' }] },
  metadata: { lastSignInTime: 'Mon, 23 Nov 2026 08:00:00 GMT' },
  ...over,
});

describe('readIdentity', () => {
  it('reads address, methods and the second of the last sign-in', async () => {
    admin.getUser.mockResolvedValue(aRecord());
    expect(await provider.readIdentity('u1')).toEqual({
      ...{ email: 'maria@demo.bg', isEmailVerified: true, methods: ['password'] },
      lastSignInAt: Date.parse('2026-11-23T08:00:00Z') / 1000,
    });
  });

  it('leaves out a sign-in that never was', async () => {
    admin.getUser.mockResolvedValue(aRecord({ email: undefined, metadata: {} }));
    expect(await provider.readIdentity('u1')).toEqual({
      ...{ email: '', isEmailVerified: true, methods: ['password'] },
    });
  });

  it('has none of an unknown person', async () => {
    admin.getUser.mockRejectedValue(unknown);
    expect(await provider.readIdentity('u1')).toBeNull();
    expect(await provider.hasPassword('u1')).toBe(false);
  });

  it.each(outages)('takes no one for unknown after %s', async (_what, error) => {
    admin.getUser.mockRejectedValue(error);
    await expect(provider.readIdentity('u1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('hasPassword', () => {
  it.each([
    [['password'], true],
    [['google.com', 'password'], true],
    [['google.com'], false],
    [[], false],
  ])('with %j is %s', async (methods, has) => {
    admin.getUser.mockResolvedValue(aRecord({ providerData: methods.map((providerId) => ({ providerId })) }));
    expect(await provider.hasPassword('u1')).toBe(has);
  });
});

describe('remove', () => {
  it('succeeds for a person who is gone already', async () => {
    admin.deleteUser.mockRejectedValue(unknown);
    await expect(provider.remove('u1')).resolves.toBeUndefined();
  });

  it.each(outages)('fails after %s', async (_what, error) => {
    admin.deleteUser.mockRejectedValue(error);
    await expect(provider.remove('u1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('forgetPhone', () => {
  beforeEach(() => {
    admin.deleteUser.mockReset().mockResolvedValue(undefined);
    admin.updateUser.mockReset().mockResolvedValue({});
  });
  const owned = (...providers: string[]) => ({
    uid: 'p1',
    providerData: providers.map((providerId) => ({ providerId })),
  });

  it('deletes the user that is only the proof of a number', async () => {
    admin.getUserByPhoneNumber.mockResolvedValue(owned('phone'));
    await provider.forgetPhone('0888123456');
    expect(admin.getUserByPhoneNumber).toHaveBeenCalledWith('+359888123456');
    expect(admin.deleteUser).toHaveBeenCalledWith('p1');
    expect(admin.updateUser).not.toHaveBeenCalled();
  });

  it.each([
    ['with a password', { ...owned('phone', 'password'), email: 'a@b.bg' }],
    ['from Google', owned('google.com', 'phone')],
  ])('deletes no account %s, but takes its number', async (_what, user) => {
    admin.getUserByPhoneNumber.mockResolvedValue(user);
    await provider.forgetPhone('0888123456');
    expect(admin.deleteUser).not.toHaveBeenCalled();
    expect(admin.updateUser).toHaveBeenCalledWith('p1', { phoneNumber: null });
  });

  it('succeeds for a number that is gone already', async () => {
    admin.getUserByPhoneNumber.mockRejectedValue(unknown);
    await expect(provider.forgetPhone('0888123456')).resolves.toBeUndefined();
  });

  it.each(outages)('fails after %s', async (_what, error) => {
    admin.getUserByPhoneNumber.mockRejectedValue(error);
    await expect(provider.forgetPhone('0888123456')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('setPassword', () => {
  it.each(['auth/invalid-password', 'auth/weak-password', 'auth/password-does-not-meet-requirements'])(
    'names the field of a password refused as %s',
    async (code) => {
      admin.updateUser.mockRejectedValue(coded(code));
      await expect(provider.setPassword('u1', 'x')).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        body: { errors: [{ param: 'password' }] },
      });
    },
  );

  it.each(outages)('is unavailable after %s', async (_what, error) => {
    admin.updateUser.mockRejectedValue(error);
    await expect(provider.setPassword('u1', 'x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
