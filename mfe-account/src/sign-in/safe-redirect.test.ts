import { safeRedirect } from './safe-redirect.ts';

describe('safeRedirect', () => {
  it.each([
    ['/'],
    ['/favorites'],
    ['/properties?location=sofia&priceMax=900#map'],
    ['/properties/абв'],
    ['/properties?query=https://evil.example'],
    ['/properties?next=//evil.example'],
    ['/%2F%2Fevil.example'],
    ['/%5Cevil.example'],
    ['/a//b'],
    ['/login-help'],
    [`/${'я'.repeat(1999)}`],
  ])('accepts %s, a path of this site', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each<[string, unknown]>([
    ['more than 2000 characters', `/${'я'.repeat(2000)}`],
    ['another host', '//evil.bg'],
    ['another host, three slashes', '///evil.bg'],
    ['a backslash for a slash', '/\\evil.bg'],
    ['two backslashes', '\\\\evil.bg'],
    ['a backslash later', '/ok\\..\\x'],
    ['dots that leave another host', '/.//evil.bg'],
    ['dots that go up to another host', '/x/..//evil.bg'],
    ['encoded dots that go up to another host', '/x/%2e%2e//evil.bg'],
    ['a tab, which browsers drop', '/\t/evil.bg'],
    ['a line break, which browsers drop', '/\n/evil.bg'],
    ['a null byte', '/favorites\u0000'],
    ['a control character of the second block', '/favorites\u0085'],
    ['an address', 'https://evil.bg/'],
    ['an address without slashes', 'https:evil.bg'],
    ['an address in capitals', 'HTTPS://evil.bg'],
    ['a script', 'javascript:alert(1)'],
    ['a script after a control character', '\u0001javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['credentials before a host', '@evil.bg'],
    ['a relative path', 'favorites'],
    ['a path after a space', ' /favorites'],
    ['something endless', `/${'a'.repeat(2000)}`],
    ['nothing', ''],
    ['no parameter', null],
    ['no state', undefined],
    ['a thing', { pathname: '/favorites' }],
    ['a list', ['/favorites']],
  ])('falls back to home for %s', (_what, wish) => {
    expect(safeRedirect(wish)).toBe('/');
  });

  it.each([
    ['/login'],
    ['/login?redirect=%2Flogin'],
    ['/login#top'],
    ['/login/'],
    ['/register'],
    ['/./register'],
    ['/second-factor?redirect=%2Fadmin'],
  ])('does not return to %s', (path) => {
    expect(safeRedirect(path)).toBe('/');
  });

  it('prefers the address over the navigation state', () => {
    expect(safeRedirect('/profile', '/favorites')).toBe('/profile');
    expect(safeRedirect('//evil.example', '/favorites')).toBe('/favorites');
    expect(safeRedirect(null, '/favorites')).toBe('/favorites');
  });
});
