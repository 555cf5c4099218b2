import { readUserEnv } from './env.ts';

const SECRET = 'a secret of thirty-two characters';

describe('the settings of second factors', () => {
  const before = process.env;
  afterEach(() => {
    process.env = before;
  });

  const read = (env: Record<string, string>) => {
    process.env = {
      ACTOR_SECRET: 'secret of sealed callers',
      FIREBASE_PROJECT_ID: 'pokriv',
      FIREBASE_API_KEY: 'key',
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_key',
      ...env,
    };
    const { adminMfa, mfaSecret } = readUserEnv();
    return { adminMfa, mfaSecret };
  };

  it('ask those who have one in development, with the secret of sealed callers', () => {
    expect(read({})).toEqual({ adminMfa: 'optional', mfaSecret: 'secret of sealed callers' });
  });

  it('ask every administrator in production, with a secret of their own', () => {
    expect(read({ NODE_ENV: 'production', MFA_SECRET: SECRET })).toEqual({
      adminMfa: 'required',
      mfaSecret: SECRET,
    });
  });

  it('stop production without that secret, unless nobody is asked', () => {
    for (const ADMIN_MFA of ['required', 'optional'])
      expect(() => read({ NODE_ENV: 'production', ADMIN_MFA })).toThrow('MFA_SECRET');
    expect(read({ NODE_ENV: 'production', ADMIN_MFA: 'off' }).adminMfa).toBe('off');
  });

  it('stop the process with a value that is none', () => {
    expect(() => read({ ADMIN_MFA: 'sometimes' })).toThrow('ADMIN_MFA');
  });
});
