import {
  FIREBASE_API_KEY,
  identityEnv,
  issuedKey,
  linkEnv,
  linkSigningOf,
  publicOrigin,
  readEnv,
  secret,
  serviceEnv,
} from './env.ts';

const usual = { ...process.env };
afterEach(() => {
  process.env = { ...usual };
});

const RANDOM = 'q7Zt0m9Lr2XvB5nK8sWdY3hJ6pFcG1aE4uT7iOxZ';

function environment(settings: Record<string, string | undefined>): void {
  process.env = Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ) as unknown as NodeJS.ProcessEnv;
}

describe('NODE_ENV', () => {
  it.each([
    [undefined, 'production'],
    ['production', 'production'],
    ['development', 'development'],
    ['test', 'test'],
  ])('%p is read as %s', (given, read) => {
    environment({ NODE_ENV: given, ACTOR_SECRET: RANDOM });
    expect(readEnv(serviceEnv).NODE_ENV).toBe(read);
  });

  it('stops the process when misspelt', () => {
    environment({ NODE_ENV: 'prod', ACTOR_SECRET: RANDOM });
    expect(() => readEnv(serviceEnv)).toThrow('NODE_ENV');
  });
});

describe('in production', () => {
  it.each([
    ['short', 'q7Zt0m9Lr2XvB5nK8sWdY3hJ6pFcG1a'],
    ['hex of 16 bytes', '9f86d081884c7d659a2feaa0c55ad015'],
    ['the digits', '1234567890123456789012345678901234567890'],
    ['one letter', 'a'.repeat(64)],
    ['two letters', 'ab'.repeat(32)],
    ['a repeated piece', 'q7Zt0m9Lr2Xv'.repeat(4)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['a placeholder', 'change-me-q7Zt0m9Lr2XvB5nK8sWdY3hJ6p'],
    ['a sentence', 'this is the secret of our marketplace 7'],
  ])('refuses %s as a secret', (_what, given) => {
    environment({ ACTOR_SECRET: given });
    expect(() => readEnv({ ACTOR_SECRET: secret })).toThrow('ACTOR_SECRET');
  });

  it.each([
    ['base64', RANDOM],
    ['hex of 32 bytes', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  ])('accepts %s as a secret', (_what, given) => {
    environment({ ACTOR_SECRET: given });
    expect(readEnv({ ACTOR_SECRET: secret }).ACTOR_SECRET).toBe(given);
  });

  it.each([
    ['FIREBASE_PROJECT_ID', identityEnv.FIREBASE_PROJECT_ID, 'demo-pokriv'],
    ['FIREBASE_API_KEY', FIREBASE_API_KEY, 'demo-api-key'],
    ['PUBLIC_ORIGIN', publicOrigin, 'http://pokriv.bg'],
    ['STRIPE_SECRET_KEY', issuedKey(/^sk_(?:live|test)_\w{16,}$/u), 'sk_test_none'],
  ])('has no default for %s and refuses the local one', (name, schema, local) => {
    for (const given of [undefined, local]) {
      environment({ [name]: given });
      expect(() => readEnv({ [name]: schema })).toThrow(name);
    }
  });

  it.each([undefined, 'production'])('refuses the Firebase emulator with NODE_ENV %p', (mode) => {
    environment({ NODE_ENV: mode, ACTOR_SECRET: RANDOM, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9199' });
    expect(() => readEnv(serviceEnv)).toThrow(/unsigned tokens[^]*FIREBASE_AUTH_EMULATOR_HOST/u);
  });

  it('names all invalid settings at once', () => {
    environment({ ACTOR_SECRET: 'x', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9199' });
    const start = () => readEnv({ ...serviceEnv, ...identityEnv });
    for (const name of ['ACTOR_SECRET', 'FIREBASE_PROJECT_ID', 'FIREBASE_AUTH_EMULATOR_HOST'])
      expect(start).toThrow(name);
  });
});

it('readEnv applies local defaults and accepts the emulator in development', () => {
  environment({
    NODE_ENV: 'development',
    ACTOR_SECRET: 'sixteen letters!',
    FIREBASE_AUTH_EMULATOR_HOST: 'a:1',
  });
  const shape = { ...serviceEnv, ...identityEnv, FIREBASE_API_KEY, PUBLIC_ORIGIN: publicOrigin };
  expect(readEnv(shape)).toMatchObject({
    FIREBASE_PROJECT_ID: 'demo-pokriv',
    FIREBASE_API_KEY: 'demo-api-key',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  });
});

describe('LINK_SECRET', () => {
  const other = [...RANDOM].reverse().join('');
  const signing = (settings: Record<string, string>) => {
    environment({ ACTOR_SECRET: RANDOM, ...settings });
    return linkSigningOf(readEnv({ ...serviceEnv, ...linkEnv }));
  };

  it('is required in production, and refused when guessable', () => {
    expect(() => signing({})).toThrow('LINK_SECRET');
    expect(() => signing({ LINK_SECRET: 'a'.repeat(64) })).toThrow('LINK_SECRET');
    expect(() => signing({ LINK_SECRET: other, LINK_SECRET_PREVIOUS: 'a'.repeat(64) })).toThrow(
      'LINK_SECRET_PREVIOUS',
    );
    expect(signing({ LINK_SECRET: other, LINK_SECRET_PREVIOUS: RANDOM })).toEqual({
      secret: other,
      previous: RANDOM,
    });
  });

  it('is ACTOR_SECRET by default elsewhere', () => {
    expect(signing({ NODE_ENV: 'development' })).toEqual({ secret: RANDOM });
  });
});
