import { endedToken, isWithoutNetwork } from './without-network.ts';

it('stands in for a token, saying whose it is and that it has ended', () => {
  const [, claims = ''] = endedToken('Ab-_9').split('.');
  expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toEqual({
    sub: 'Ab-_9',
    exp: 0,
  });
});

it('tells a provider that cannot be reached from one that refuses', () => {
  expect(isWithoutNetwork({ code: 'auth/network-request-failed' })).toBe(true);
  expect(isWithoutNetwork({ code: 'auth/user-disabled' })).toBe(false);
  expect(isWithoutNetwork(undefined)).toBe(false);
});
