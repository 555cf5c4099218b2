import { readUserEnv } from './env.ts';

const ACTOR_SECRET = 'Wq7+kP0zVh3nB9xYt5cLd1sRf8mGj2aE';
const SECRET = 'pZ4uT8vN1eHk6wXb0yQm3oJd7iCr9sLf';

describe('the settings of second factors', () => {
  const before = process.env;
  afterEach(() => {
    process.env = before;
  });

  const read = (env: Record<string, string>) => {
    process.env = {
      ACTOR_SECRET,
      FIREBASE_PROJECT_ID: 'pokriv',
      FIREBASE_API_KEY: `AIza${'k'.repeat(35)}`,
      STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
      PUBLIC_ORIGIN: 'https://pokriv.example',
      ...env,
    };
    const { adminMfa, mfaSecret } = readUserEnv();
    return { adminMfa, mfaSecret };
  };

  it('ask those who have one in development, with the secret of sealed callers', () => {
    expect(read({ NODE_ENV: 'development' })).toEqual({ adminMfa: 'optional', mfaSecret: ACTOR_SECRET });
  });

  it('ask every administrator in production, with a secret of their own', () => {
    expect(read({ NODE_ENV: 'production', MFA_SECRET: SECRET })).toEqual({
      adminMfa: 'required',
      mfaSecret: SECRET,
    });
  });

  it('stop production without that secret, unless no one is asked', () => {
    for (const ADMIN_MFA of ['required', 'optional'])
      expect(() => read({ NODE_ENV: 'production', ADMIN_MFA })).toThrow('MFA_SECRET');
    expect(read({ NODE_ENV: 'production', ADMIN_MFA: 'off' }).adminMfa).toBe('off');
  });

  it('stop the process with a value that is none', () => {
    expect(() => read({ NODE_ENV: 'development', ADMIN_MFA: 'sometimes' })).toThrow('ADMIN_MFA');
  });
});
