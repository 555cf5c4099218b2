import { generateKeyPairSync } from 'node:crypto';

import { claimsOf, KEY_ID, signedToken, useOwnKeys } from './own-keys.testing.ts';
import { createFirebaseVerifier } from './firebase-verifier.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const nowS = Math.floor(Date.now() / 1000);
const claims = {
  aud: 'demo-pokriv',
  iss: 'https://securetoken.google.com/demo-pokriv',
  sub: 'u1',
  user_id: 'u1',
  auth_time: nowS,
  iat: nowS,
  exp: nowS + 3600,
};

describe('the verifier of ID tokens', () => {
  it.each([
    ['an unsigned one', `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
    ['one signed with a key of its own', `${part({ alg: 'HS256', kid: 'k' })}.${part(claims)}.c2ln`],
    [
      'one for another project',
      `${part({ alg: 'RS256', kid: 'k' })}.${part({ ...claims, aud: 'other' })}.c2ln`,
    ],
    ['nonsense', 'nonsense'],
  ])('refuses %s', async (_what, token) => {
    await expect(createFirebaseVerifier('demo-pokriv')(token)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('the verifier with keys that it knows', () => {
  const project = 'demo-pokriv';
  const header = { alg: 'RS256', typ: 'JWT', kid: KEY_ID };
  const good = claimsOf(project, 'u1');
  let keys: Awaited<ReturnType<typeof useOwnKeys>>;
  const verify = createFirebaseVerifier(project);

  beforeAll(async () => {
    keys = await useOwnKeys(project);
  });
  beforeEach(() => {
    keys.records.set('u1', {
      localId: 'u1',
      email: 'u1@example.bg',
      emailVerified: true,
      providerUserInfo: [{ providerId: 'password', rawId: 'u1' }],
    });
  });
  afterAll(() => keys.close());

  it('takes what the provider has signed', async () => {
    const { identity, signedInAt } = await verify(signedToken(header, good, keys.privateKey));
    expect(identity).toMatchObject({ uid: 'u1', email: 'u1@example.bg', isEmailVerified: true });
    expect(signedInAt).toBe(good.auth_time);
  });

  it('tells what the provider knows now, not what the token says', async () => {
    keys.records.set('u1', {
      localId: 'u1',
      email: 'new@example.bg',
      emailVerified: false,
      providerUserInfo: [{ providerId: 'google.com', rawId: 'u1' }],
    });
    const { identity } = await verify(signedToken(header, good, keys.privateKey));
    expect(identity).toMatchObject({
      email: 'new@example.bg',
      isEmailVerified: false,
      methods: ['google.com'],
    });
  });

  it.each([
    ['that the provider has revoked', { validSince: String(good.auth_time + 1) }],
    ['of a disabled account', { disabled: true }],
  ])('refuses one %s', async (_what, record) => {
    keys.records.set('u1', { localId: 'u1', ...record });
    await expect(verify(signedToken(header, good, keys.privateKey))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('refuses one of an account that the provider has deleted', async () => {
    keys.records.delete('u1');
    await expect(verify(signedToken(header, good, keys.privateKey))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('takes one from the second of the sign-out at the provider', async () => {
    keys.records.set('u1', { localId: 'u1', validSince: String(good.auth_time) });
    await expect(verify(signedToken(header, good, keys.privateKey))).resolves.toMatchObject({
      signedInAt: good.auth_time,
    });
  });

  it('dates a session in which the second factor was given by the sign-in before it', async () => {
    const given = { ...good, sessionSince: nowS - 3600, secondFactorAt: nowS - 1 };
    const { identity, signedInAt } = await verify(signedToken(header, given, keys.privateKey));
    expect(signedInAt).toBe(nowS - 3600);
    expect(identity.secondFactorAt).toBe(nowS - 1);
  });

  it.each([
    ['expired', { exp: nowS - 1 }],
    ['of the future', { iat: nowS + 3600 }],
    ['of a sign-in in the future', { auth_time: nowS + 3600 }],
    ['not valid yet', { nbf: nowS + 3600 }],
    ['for another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://example.bg/demo-pokriv' }],
    ['without a subject', { sub: '' }],
  ])('refuses one that is %s', async (_what, change) => {
    const token = signedToken(header, { ...good, ...change }, keys.privateKey);
    await expect(verify(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    ['of a sign-in by phone', { firebase: { sign_in_provider: 'phone' } }, 'u1@example.bg'],
    [
      'of a sign-in by phone without an e-mail',
      { firebase: { sign_in_provider: 'phone' }, email: undefined },
      '',
    ],
    ['without an e-mail', { email: undefined }, ''],
  ])('refuses one %s', async (_what, change, email) => {
    keys.records.set('u1', { localId: 'u1', ...(email && { email }) });
    const token = signedToken(header, { ...good, ...change }, keys.privateKey);
    await expect(verify(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('takes a sign-in by password of a person with a phone', async () => {
    const firebase = { sign_in_provider: 'password', identities: { phone: ['+359888123456'] } };
    const token = signedToken(header, { ...good, firebase }, keys.privateKey);
    await expect(verify(token)).resolves.toMatchObject({ identity: { uid: 'u1' } });
  });

  it('refuses one that another key has signed, or of which a part was changed', async () => {
    const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const [head, , signature] = signedToken(header, good, keys.privateKey).split('.');
    const forged = [
      signedToken(header, good, otherKey),
      signedToken({ ...header, kid: 'unknown' }, good, keys.privateKey),
      `${head}.${part({ ...good, sub: 'admin' })}.${signature}`,
    ];
    for (const token of forged)
      await expect(verify(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the verifier while the provider’s records cannot be read', () => {
  it('refuses a sign-in by phone', async () => {
    const project = 'demo-pokriv';
    const keys = await useOwnKeys(project);
    keys.goAway();
    const claimed = { ...claimsOf(project, 'u3'), firebase: { sign_in_provider: 'phone' } };
    const token = signedToken({ alg: 'RS256', typ: 'JWT', kid: KEY_ID }, claimed, keys.privateKey);
    await expect(createFirebaseVerifier(project)(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await keys.close();
  });

  it('goes by the signature, claims nothing of ways to sign in, and rests before it asks again', async () => {
    const project = 'demo-pokriv';
    const keys = await useOwnKeys(project);
    keys.goAway();
    const verify = createFirebaseVerifier(project);
    const header = { alg: 'RS256', typ: 'JWT', kid: KEY_ID };
    const token = signedToken(header, claimsOf(project, 'u2'), keys.privateKey);
    const { identity } = await verify(token);
    const asked = keys.lookups();
    await verify(token);
    expect(identity).toMatchObject({ uid: 'u2', email: 'u2@example.bg' });
    expect(identity.methods).toBeUndefined();
    expect(keys.lookups()).toBe(asked);
    await keys.close();
  });
});
