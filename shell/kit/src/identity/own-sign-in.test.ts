import { giveBoot } from '../boot.ts';
import { storedToken } from '../session.ts';
import { confirmWithGoogle, hasPassword } from './own-sign-in.ts';

type Identity = { providerData: { providerId: string }[] } | null;
let identity: Identity;
const asked: string[] = [];

jest.mock('./provider.ts', () => ({ currentIdentity: () => Promise.resolve(identity) }));
jest.mock('./google-chooser.ts', () => ({ googleCredentialFromChooser: () => Promise.resolve('chosen') }));
jest.mock('firebase/auth', () => {
  class GoogleAuthProvider {
    static credential = (idToken: string) => idToken;
    setCustomParameters(): void {}
  }
  const user = { getIdToken: (isForced?: boolean) => Promise.resolve(isForced ? 'fresh' : 'old') };
  const reauthenticate = (way: string) => () => {
    asked.push(way);
    return Promise.resolve({ user });
  };
  return {
    GoogleAuthProvider,
    reauthenticateWithCredential: reauthenticate('chooser'),
    reauthenticateWithPopup: reauthenticate('popup'),
  };
});

const signedInBy = (...providers: string[]): Identity => ({
  providerData: providers.map((providerId) => ({ providerId })),
});

describe('hasPassword', () => {
  it.each<[string, Identity, boolean]>([
    ['a password', signedInBy('password'), true],
    ['Google alone', signedInBy('google.com'), false],
    ['both', signedInBy('google.com', 'password'), true],
    ['an identity that is not known', null, true],
  ])('for an account with %s', async (_what, given, expected) => {
    identity = given;
    expect(await hasPassword()).toBe(expected);
  });
});

describe('confirmWithGoogle', () => {
  beforeEach(() => {
    asked.length = 0;
    identity = signedInBy('google.com');
  });

  it.each([
    ['the chooser of the local stack', true, 'chooser'],
    ['Google’s popup', false, 'popup'],
  ])('renews the token after %s', async (_what, authEmulator, way) => {
    giveBoot({ authEmulator });
    await confirmWithGoogle();
    expect([asked, storedToken()]).toEqual([[way], 'fresh']);
  });

  it('rejects without a session', async () => {
    identity = null;
    await expect(confirmWithGoogle()).rejects.toThrow('re-authentication needs a session');
    expect(asked).toEqual([]);
  });
});
