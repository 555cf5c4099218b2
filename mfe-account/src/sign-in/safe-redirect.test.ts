import { safeRedirect } from './safe-redirect.ts';

describe('safeRedirect', () => {
  it.each([['/'], ['/favorites'], ['/properties?location=sofia&priceMax=900#map'], ['/properties/абв']])(
    'goes to %s, a path of this site',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it.each<[unknown]>([
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/ok\\..\\x'],
    ['https://evil.example/'],
    ['javascript:alert(1)'],
    ['favorites'],
    [' /favorites'],
    [''],
    [null],
    [undefined],
    [{ pathname: '/favorites' }],
  ])('goes home instead of %p', (wish) => {
    expect(safeRedirect(wish)).toBe('/');
  });

  it.each([['/login'], ['/login?redirect=%2Flogin'], ['/register']])('does not come back to %s', (path) => {
    expect(safeRedirect(path)).toBe('/');
  });

  it('prefers the address to the navigation state', () => {
    expect(safeRedirect('/profile', '/favorites')).toBe('/profile');
    expect(safeRedirect('//evil.example', '/favorites')).toBe('/favorites');
    expect(safeRedirect(null, '/favorites')).toBe('/favorites');
  });
});
