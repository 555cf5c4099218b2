import { readSessionClaims } from './session-claims.ts';

describe('readSessionClaims', () => {
  it.each([
    ['an ordinary sign-in', {}, { signedInAt: 1000 }],
    [
      'a session in which the second factor was given',
      { secondFactorAt: 990, sessionSince: 900 },
      { signedInAt: 900, secondFactorAt: 990 },
    ],
    [
      'claims that make a session younger than its token',
      { secondFactorAt: 990, sessionSince: 2000 },
      { signedInAt: 1000, secondFactorAt: 990 },
    ],
    ['claims of another form', { secondFactorAt: 'now', sessionSince: null }, { signedInAt: 1000 }],
    ['no claims', undefined, { signedInAt: 1000 }],
  ])('reads %s', (_what, claims, expected) => {
    expect(readSessionClaims(claims, 1000)).toEqual(expected);
  });
});
