import { isStandIn } from './is-stand-in.ts';
import type { ProviderUser } from './provider.ts';
import { localTenant, namesOf, userOfLogin } from './stand-in.ts';

const identity = (over: Partial<ProviderUser>) =>
  ({
    uid: 'u1',
    email: 'ivan.petrov@demo.bg',
    displayName: null,
    phoneNumber: null,
    photoURL: null,
    emailVerified: false,
    ...over,
  }) as ProviderUser;

describe('namesOf', () => {
  it.each([
    ['Иван Петров', 'ivan@demo.bg', 'Иван', 'Петров'],
    ['  Мария  Анна   Илиева ', 'm@demo.bg', 'Мария', 'Анна Илиева'],
    ['Гошо', 'g@demo.bg', 'Гошо', ''],
    [null, 'ivan.petrov@demo.bg', 'ivan.petrov', ''],
    ['   ', 'ana@demo.bg', 'ana', ''],
    [null, '', 'User', ''],
    [null, null, 'User', ''],
  ])('maps the name %p and the address %p to %p %p', (displayName, email, firstName, lastName) => {
    expect(namesOf({ displayName, email })).toEqual({ firstName, lastName });
  });
});

it.each([0, 1])('localTenant has %i remaining listings and no premium plan', (left) => {
  const person = identity({
    displayName: 'Иван Ст. Петров',
    phoneNumber: '+359888123456',
    emailVerified: true,
  });
  const user = localTenant(person, left);
  expect(user).toEqual({
    id: 'u1',
    email: 'ivan.petrov@demo.bg',
    firstName: 'Иван',
    lastName: 'Ст. Петров',
    phone: '+359888123456',
    avatar: null,
    role: 'tenant',
    isEmailVerified: true,
    isPremium: false,
    premiumExpiresAt: null,
    remainingListings: left,
  });
  expect(isStandIn(user)).toBe(true);
});

it.each([
  ['Иван Стоянов Петров', 'Иван', 'Стоянов'],
  ['Иван', 'Иван', ''],
  [null, '', ''],
])('userOfLogin maps %p to %p %p, a tenant without a phone', (displayName, firstName, lastName) => {
  expect(userOfLogin(identity({ displayName, phoneNumber: '+359888123456' }))).toMatchObject({
    firstName,
    lastName,
    phone: '',
    role: 'tenant',
  });
});
