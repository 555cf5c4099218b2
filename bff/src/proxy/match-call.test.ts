import { calls } from '@pokriv/contracts/calls';

import { matchCall } from './match-call.ts';

describe('the table of calls', () => {
  it.each(Object.entries(calls))('finds %s', (name, { method, path }) => {
    const filled = path.replace(/:\w+/gu, 'abc123');
    expect(matchCall(method.toUpperCase(), filled)?.name).toBe(name);
  });

  it.each([
    ['GET', '/nothing'],
    ['PATCH', '/properties'],
    ['GET', '/properties/'],
    ['GET', '/properties/a/b/c/d'],
    ['GET', '/internal/actors/u1'],
    ['GET', '/properties/x#y'],
    ['GET', ''],
    ['GET', '/Properties'],
    ['POST', '/properties/p1/Phone'],
    ['POST', '/Webhooks/stripe'],
  ])('knows no %s %s', (method, path) => {
    expect(matchCall(method, path)).toBeUndefined();
  });
});
