import { endedToken, isWithoutNetwork } from './without-network.ts';

it('endedToken names its user and has expired', () => {
  const [, claims = ''] = endedToken('Ab-_9').split('.');
  expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toEqual({
    sub: 'Ab-_9',
    exp: 0,
  });
});

it('isWithoutNetwork tells an unreachable provider from a refusal', () => {
  expect(isWithoutNetwork({ code: 'auth/network-request-failed' })).toBe(true);
  expect(isWithoutNetwork({ code: 'auth/user-disabled' })).toBe(false);
  expect(isWithoutNetwork(undefined)).toBe(false);
});
