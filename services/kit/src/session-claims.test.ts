import { mayOpenSession, readSessionClaims } from './session-claims.ts';

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

describe('mayOpenSession', () => {
  const by = (provider: string) => ({ firebase: { sign_in_provider: provider } });
  const email = 'a@b.bg';

  it.each([
    ['a password', { ...by('password'), email }, undefined, true],
    ['Google, the e-mail read since', by('google.com'), email, true],
    ['a token of the second factor', { ...by('custom'), email }, undefined, true],
    ['a phone', { ...by('phone'), email }, email, false],
    ['no e-mail', by('password'), undefined, false],
    ['claims of another form', { email: 1, firebase: 'phone' }, undefined, false],
  ])('of %s', (_what, claims, current, expected) => {
    expect(mayOpenSession(claims, current)).toBe(expected);
  });
});
