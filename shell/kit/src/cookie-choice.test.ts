import {
  CHOICE_KEY,
  expireRemembered,
  forgetRemembered,
  keepCookieChoice,
  mayRemember,
  readCookieChoice,
} from './cookie-choice.ts';

const DAY = 86_400_000;

describe('the choice of cookies', () => {
  beforeEach(() => localStorage.clear());

  it('allows conveniences and nothing else until somebody chose', () => {
    expect(readCookieChoice()).toEqual({ functional: true, analytics: false, marketing: false });
  });

  it.each(['{', 'null', '[]', '"x"'])('reads %s as nothing chosen', (kept) => {
    localStorage.setItem(CHOICE_KEY, kept);
    expect(readCookieChoice()).toEqual({ functional: true, analytics: false, marketing: false });
  });

  it('is kept, and without conveniences what was remembered is gone', async () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('recently-viewed', '[]');
    await keepCookieChoice({ functional: false, analytics: true, marketing: false });
    expect(readCookieChoice()).toEqual({ functional: false, analytics: true, marketing: false });
    expect(mayRemember()).toBe(false);
    expect(localStorage.getItem('theme')).toBeNull();
    expect(localStorage.getItem('recently-viewed')).toBeNull();
  });

  it('leaves what is necessary where it is', async () => {
    localStorage.setItem('has-session', '1');
    await forgetRemembered();
    expect(localStorage.getItem('has-session')).toBe('1');
  });

  it('ends a year after the last visit', async () => {
    await expireRemembered(0);
    localStorage.setItem('theme', 'dark');
    await expireRemembered(364 * DAY);
    expect(localStorage.getItem('theme')).toBe('dark');
    await expireRemembered((364 + 366) * DAY);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('notes no visit of somebody who wants nothing remembered', async () => {
    await keepCookieChoice({ functional: false, analytics: false, marketing: false });
    await expireRemembered(5);
    expect(localStorage.getItem('last-visit')).toBeNull();
  });
});
