import { readUserEnv } from './env.ts';

const ACTOR_SECRET = 'Wq7+kP0zVh3nB9xYt5cLd1sRf8mGj2aE';
const SECRET = 'pZ4uT8vN1eHk6wXb0yQm3oJd7iCr9sLf';

describe('readUserEnv for second factors', () => {
  const before = process.env;
  afterEach(() => {
    process.env = before;
  });

  const read = (env: Record<string, string>) => {
    process.env = {
      ACTOR_SECRET,
      LINK_SECRET: [...SECRET].reverse().join(''),
      FIREBASE_PROJECT_ID: 'pokriv',
      FIREBASE_API_KEY: `AIza${'k'.repeat(35)}`,
      STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
      PUBLIC_ORIGIN: 'https://pokriv.example',
      ...env,
    };
    const { ADMIN_MFA: adminMfa, mfaSigning } = readUserEnv();
    return { adminMfa, mfaSecret: mfaSigning.secret };
  };

  it('requires existing factors in development, with ACTOR_SECRET as default', () => {
    expect(read({ NODE_ENV: 'development' })).toEqual({ adminMfa: 'optional', mfaSecret: ACTOR_SECRET });
  });

  it('requires a factor from every administrator in production, with MFA_SECRET', () => {
    expect(read({ NODE_ENV: 'production', MFA_SECRET: SECRET })).toEqual({
      adminMfa: 'required',
      mfaSecret: SECRET,
    });
  });

  it('throws in production without MFA_SECRET, unless factors are off', () => {
    for (const ADMIN_MFA of ['required', 'optional'])
      expect(() => read({ NODE_ENV: 'production', ADMIN_MFA })).toThrow('MFA_SECRET');
    expect(read({ NODE_ENV: 'production', ADMIN_MFA: 'off' }).adminMfa).toBe('off');
  });

  it('stops the process on an invalid value', () => {
    expect(() => read({ NODE_ENV: 'development', ADMIN_MFA: 'sometimes' })).toThrow('ADMIN_MFA');
  });
});
