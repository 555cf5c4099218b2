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
