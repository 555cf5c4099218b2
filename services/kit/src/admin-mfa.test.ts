import { adminMfaEnv, missingSecondFactor } from './admin-mfa.ts';
import { readEnv } from './env.ts';

describe('ADMIN_MFA', () => {
  const usual = process.env;
  afterEach(() => {
    process.env = usual;
  });

  it.each([
    ['production', undefined, 'required'],
    ['development', undefined, 'optional'],
    ['test', undefined, 'optional'],
    ['production', 'off', 'off'],
    ['development', 'required', 'required'],
  ] as const)('in %s with the value %s is %s', (NODE_ENV, ADMIN_MFA, policy) => {
    process.env = { NODE_ENV };
    expect(readEnv(adminMfaEnv, { ADMIN_MFA }).ADMIN_MFA).toBe(policy);
  });
});

describe('missingSecondFactor', () => {
  it.each([
    ['optional', 'admin', null, undefined, undefined],
    ['optional', 'admin', 100, undefined, 'code'],
    ['optional', 'admin', 100, 99, 'code'],
    ['optional', 'admin', 100, 100, undefined],
    ['required', 'admin', null, undefined, 'setup'],
    ['required', 'admin', null, 100, 'setup'],
    ['required', 'admin', 100, 101, undefined],
    ['required', 'landlord', null, undefined, undefined],
    ['off', 'admin', 100, undefined, undefined],
  ] as const)(
    'policy %s, role %s, factor set up at %s, code given at %s: %s',
    (...[policy, role, secondFactorSince, secondFactorAt, missing]) => {
      expect(missingSecondFactor(policy, { role, secondFactorSince }, { secondFactorAt })).toBe(missing);
    },
  );
});
