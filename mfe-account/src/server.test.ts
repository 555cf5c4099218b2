import { firstScreenOf, routes } from './server.ts';

describe('firstScreenOf', () => {
  it('is the login, which needs no reads', () => {
    expect(firstScreenOf('/login', '?redirect=%2Ffavorites')).toEqual({ chunk: 'login', reads: [] });
    expect(routes.map(({ path }) => path)).toEqual(['/login']);
  });

  it.each(['/register', '/profile', '/login/other'])('leaves %s to the browser', (path) => {
    expect(firstScreenOf(path, '')).toBeUndefined();
  });
});
