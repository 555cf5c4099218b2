import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

import { claimsOf, KEY_ID, signedToken } from '@pokriv/bff/identity/own-keys';

export interface BadToken {
  what: string;
  authorization: string;
  /** A valid token of a revoked session: publicly cached replies are served to it as to visitors. */
  isEnded?: boolean;
}

export interface TokenMaker {
  project: string;
  /** Subject of the token: an admin, so that no refusal is for lack of rights. */
  uid: string;
  privateKey: KeyObject;
  publicPem: string;
  /** Seconds: when the user's sessions were revoked. */
  endedAt: number;
}

const HOUR = 3600;
const ENDED = 'of a session that was ended';
const encode = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const unsigned = (claims: object, header: object = { alg: 'none', typ: 'JWT' }) =>
  `${encode(header)}.${encode(claims)}.`;

function badClaims({ project, uid, endedAt }: TokenMaker): Record<string, object> {
  const now = Math.floor(Date.now() / 1000);
  const { sub, user_id: _userId, ...withoutSubject } = claimsOf(project, uid);
  const good = { ...withoutSubject, sub, user_id: uid };
  return {
    'expired a minute ago': { ...good, exp: now - 60 },
    'issued in an hour': { ...good, iat: now + HOUR },
    'of a sign-in in an hour': { ...good, auth_time: now + HOUR },
    'for another project': claimsOf('another-project', uid),
    'for another audience only': { ...good, aud: 'another-project' },
    'of another issuer': { ...good, iss: 'https://accounts.google.com' },
    'of a session cookie': { ...good, iss: `https://session.firebase.google.com/${project}` },
    'a custom token': {
      ...good,
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    },
    'with an empty subject': { ...withoutSubject, sub: '' },
    'without a subject': withoutSubject,
    [ENDED]: { ...good, auth_time: endedAt - 1, iat: endedAt - 1 },
  };
}

const bearer = (tokens: Record<string, string>): BadToken[] =>
  Object.entries(tokens).map(([what, token]) => ({
    what,
    authorization: `Bearer ${token}`,
    isEnded: what.endsWith(ENDED),
  }));

/** Tokens that are invalid whatever their signature. */
export function badWithoutSignature(maker: TokenMaker): BadToken[] {
  const claims = Object.entries(badClaims(maker)).map(([what, claims]) => [what, unsigned(claims)]);
  return [...bearer(Object.fromEntries(claims)), ...noTokens(unsigned(claimsOf(maker.project, maker.uid)))];
}

/** Tokens that a verifier with the key of `maker` must refuse. */
export function badTokens(maker: TokenMaker): BadToken[] {
  const { project, uid, privateKey, publicPem } = maker;
  const claims = claimsOf(project, uid);
  const header = { alg: 'RS256', typ: 'JWT', kid: KEY_ID };
  const good = signedToken(header, claims, privateKey);
  const [head = '', payload = '', signature = ''] = good.split('.');
  const { privateKey: otherKey, publicKey: otherPublic } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
  });
  const hmacHead = `${encode({ alg: 'HS256', typ: 'JWT', kid: KEY_ID })}.${payload}`;
  const longHead = `${encode({ ...header, alg: 'RS512' })}.${payload}`;
  const nbf = Math.floor(Date.now() / 1000) + HOUR;
  const wellSigned = Object.entries({
    ...badClaims(maker),
    'not valid for an hour': { ...claims, nbf },
  }).map(([what, bad]) => [`well signed, ${what}`, signedToken(header, bad, privateKey)]);
  return [
    ...bearer(Object.fromEntries(wellSigned)),
    ...bearer({
      'alg none': unsigned(claims),
      'alg None, with the key’s name': unsigned(claims, { ...header, alg: 'None' }),
      'alg none with a good signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      'no signature': `${head}.${payload}.`,
      'HMAC with the public key as its secret': `${hmacHead}.${createHmac('sha256', publicPem).update(hmacHead).digest('base64url')}`,
      'the right key, another algorithm': `${longHead}.${createSign('RSA-SHA512').update(longHead).sign(privateKey, 'base64url')}`,
      'altered payload': `${head}.${encode({ ...claims, email_verified: false, name: 'Друг' })}.${signature}`,
      'altered signature': `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'half a signature': `${head}.${payload}.${signature.slice(0, signature.length / 2)}`,
      'another key under the same name': signedToken(header, claims, otherKey),
      'another key under its own name': signedToken({ ...header, kid: 'other' }, claims, otherKey),
      'a key’s name that leads elsewhere': signedToken(
        { ...header, kid: '../../etc/passwd' },
        claims,
        otherKey,
      ),
      'no key’s name': signedToken({ alg: 'RS256', typ: 'JWT' }, claims, privateKey),
      'its own key in its header': signedToken(
        { ...header, kid: 'mine', jwk: otherPublic.export({ format: 'jwk' }) },
        claims,
        otherKey,
      ),
      'the address of its key in its header': signedToken(
        { ...header, kid: 'mine', jku: 'https://example.bg/keys.json' },
        claims,
        otherKey,
      ),
    }),
    ...noTokens(good),
  ];
}

const noTokens = (token: string): BadToken[] => [
  { what: 'an empty header', authorization: '' },
  { what: 'Bearer without a token', authorization: 'Bearer ' },
  { what: 'a token of 12 KB', authorization: `Bearer ${token}${'A'.repeat(12_000)}` },
  { what: 'a token of 60 KB', authorization: `Bearer ${token}${'A'.repeat(60_000)}` },
  { what: 'garbage', authorization: 'Bearer garbage' },
  { what: 'garbage in three parts', authorization: `Bearer ${encode('{')}.${encode('[]')}.AAAA` },
  { what: 'another scheme', authorization: `Basic ${token}` },
  { what: 'two tokens', authorization: `Bearer ${token}, Bearer ${token}` },
  { what: 'a token without its scheme', authorization: token },
];
