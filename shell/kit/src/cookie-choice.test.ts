import {
  CHOICE_KEY,
  expireRemembered,
  forgetRemembered,
  saveCookieChoice,
  mayRemember,
  readCookieChoice,
} from './cookie-choice.ts';

const DAY = 86_400_000;

describe('cookie choice', () => {
  beforeEach(() => localStorage.clear());

  it('allows functional cookies only before a choice is made', () => {
    expect(readCookieChoice()).toEqual({ functional: true, analytics: false, marketing: false });
  });

  it.each(['{', 'null', '[]', '"x"'])('reads %s as no choice', (kept) => {
    localStorage.setItem(CHOICE_KEY, kept);
    expect(readCookieChoice()).toEqual({ functional: true, analytics: false, marketing: false });
  });

  it('is stored, and refusing functional cookies removes stored conveniences', async () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('recently-viewed', '[]');
    localStorage.setItem('viewed-listings', '[]');
    await saveCookieChoice({ functional: false, analytics: true, marketing: false });
    expect(readCookieChoice()).toEqual({ functional: false, analytics: true, marketing: false });
    expect(mayRemember()).toBe(false);
    expect(localStorage.getItem('theme')).toBeNull();
    expect(localStorage.getItem('recently-viewed')).toBeNull();
    expect(localStorage.getItem('viewed-listings')).toBeNull();
  });

  it('keeps necessary keys', async () => {
    localStorage.setItem('has-session', '1');
    await forgetRemembered();
    expect(localStorage.getItem('has-session')).toBe('1');
  });

  it('expires a year after the last visit', async () => {
    await expireRemembered(0);
    localStorage.setItem('theme', 'dark');
    await expireRemembered(364 * DAY);
    expect(localStorage.getItem('theme')).toBe('dark');
    await expireRemembered((364 + 365) * DAY);
    expect(localStorage.getItem('theme')).toBe('dark');
    await expireRemembered((364 + 365 + 366) * DAY);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('stores no visit when functional cookies are refused', async () => {
    await saveCookieChoice({ functional: false, analytics: false, marketing: false });
    await expireRemembered(5);
    expect(localStorage.getItem('last-visit')).toBeNull();
  });
});
