import { expiredToken, isNetworkFailure } from './network-failure.ts';

it('endedToken names its user and has expired', () => {
  const [, claims = ''] = expiredToken('Ab-_9').split('.');
  expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toEqual({
    sub: 'Ab-_9',
    exp: 0,
  });
});

it('isWithoutNetwork tells an unreachable provider from a refusal', () => {
  expect(isNetworkFailure({ code: 'auth/network-request-failed' })).toBe(true);
  expect(isNetworkFailure({ code: 'auth/user-disabled' })).toBe(false);
  expect(isNetworkFailure(undefined)).toBe(false);
});
