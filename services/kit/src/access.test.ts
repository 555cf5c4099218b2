import type { Identity } from '@pokriv/contracts/actor';

import type { Caller } from './actor.ts';
import { assertAccess } from './access.ts';
import { anActor } from './testing.ts';

type Access = Parameters<typeof assertAccess>[0]['access'];
type Person = Pick<Caller, 'identity' | 'actor' | 'secondFactor'>;

const identity = { uid: 'u1' } as Identity;
const visitor: Person = { identity: null, actor: null };
const unregistered: Person = { identity, actor: null };
const person = (parts: Parameters<typeof anActor>[0], more: Partial<Person> = {}): Person => ({
  ...{ identity, actor: anActor(parts) },
  ...more,
});
const tenant = person({ role: 'tenant' });
const suspended = person({ role: 'landlord', isSuspended: true });
const needsCode = person({ role: 'tenant' }, { secondFactor: 'code' });
const needsSetup = person({ role: 'tenant' }, { secondFactor: 'setup' });
const admins: Access = ['admin'];

const refusal = (access: Access, who: Person, needsSecondFactor?: true): string => {
  try {
    assertAccess({ access, needsSecondFactor }, who);
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('access to a call', () => {
  it.each<[string, Person, [everyone: string, identified: string, registered: string, admin: string]]>([
    ['a visitor', visitor, ['allowed', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']],
    ['a person without an account', unregistered, ['allowed', 'allowed', 'FORBIDDEN', 'FORBIDDEN']],
    ['a tenant', tenant, ['allowed', 'allowed', 'allowed', 'FORBIDDEN']],
    ['an administrator', person({ role: 'admin' }), ['allowed', 'allowed', 'allowed', 'allowed']],
    ['a suspended person', suspended, ['allowed', 'allowed', 'ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED']],
    [
      'an administrator without the code',
      needsCode,
      ['allowed', 'allowed', 'allowed', 'SECOND_FACTOR_REQUIRED'],
    ],
    ['one without a second factor', needsSetup, ['allowed', 'allowed', 'allowed', 'SECOND_FACTOR_REQUIRED']],
  ])('of %s, by what the call asks for', (_who, who, expected) => {
    const asked: Access[] = ['public', 'identified', 'signed-in', admins];
    expect(asked.map((access) => refusal(access, who))).toEqual(expected);
  });

  it('asks for the code before a call that needs it, also of a public one', () => {
    expect(refusal('public', needsCode, true)).toBe('SECOND_FACTOR_REQUIRED');
    expect([refusal('public', needsSetup, true), refusal('signed-in', tenant, true)]).toEqual([
      'allowed',
      'allowed',
    ]);
    expect(refusal(['landlord'], needsCode)).toBe('FORBIDDEN');
  });
});
