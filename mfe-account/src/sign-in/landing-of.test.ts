import { landingOf } from './landing-of.ts';

describe('landingOf', () => {
  it.each([
    ['landlord', '/', '/today'],
    ['landlord', '/favorites', '/favorites'],
    ['landlord', '/?city=sofia', '/?city=sofia'],
    ['tenant', '/', '/'],
    ['admin', '/', '/admin'],
  ] as const)('leads a %s who asked for %s to %s', (role, target, landing) => {
    expect(landingOf({ role }, target)).toBe(landing);
  });
});
