import type { ProviderIdentity } from '../identity-provider.ts';
import type { StoredAccount } from './account.model.ts';
import { changeByProvider } from './notice-identity.ts';

const known = { email: 'maria@demo.bg', isEmailVerified: false, signInMethods: ['password'] };
const account = (over: Partial<StoredAccount> = {}) => ({ ...known, ...over }) as StoredAccount;
const present = (over: Partial<ProviderIdentity> = {}): ProviderIdentity => ({
  ...{ email: 'maria@demo.bg', isEmailVerified: false, methods: ['password'] },
  ...over,
});
const other = 'nova@demo.bg';
const verified = { isEmailVerified: true };

describe('changeByProvider', () => {
  it.each<[string, Partial<StoredAccount>, Partial<ProviderIdentity>, object]>([
    ['nothing when all is the same', {}, {}, {}],
    ['nothing for the same address in capitals', {}, { email: 'Maria@Demo.bg' }, {}],
    ['the verification of the address', {}, verified, verified],
    ['nothing when the provider knows less of the same address', verified, { isEmailVerified: false }, {}],
    ['another address once it is verified', {}, { email: other, ...verified }, { email: other, ...verified }],
    ['another address of a verified account', verified, { email: other, ...verified }, { email: other }],
    ['no address that is not verified', {}, { email: other }, {}],
    [
      'no verification while another address waits for it',
      verified,
      { email: other },
      { isEmailVerified: false },
    ],
    [
      'a method that was added',
      {},
      { methods: ['password', 'google.com'] },
      { signInMethods: ['password', 'google.com'] },
    ],
    [
      'a method that was taken away',
      { signInMethods: ['password', 'google.com'] },
      {},
      { signInMethods: ['password'] },
    ],
    ['a method in place of another', {}, { methods: ['google.com'] }, { signInMethods: ['google.com'] }],
    ['the first reading of the methods', { signInMethods: undefined }, {}, { signInMethods: ['password'] }],
    ['no methods that were not asked for', {}, { methods: undefined }, {}],
    ['no first reading without any method', { signInMethods: undefined }, { methods: [] }, {}],
    ['no other order of the methods', { signInMethods: ['b', 'a'] }, { methods: ['a', 'b'] }, {}],
  ])('has %s', (_what, stored, seen, change) => {
    expect(changeByProvider(account(stored), present(seen))).toEqual(change);
  });
});
