import { saveCookieChoice } from '@pokriv/web-kit/cookie-choice';

import { readViewed, rememberViewed } from './viewed-store.ts';

beforeEach(() => localStorage.clear());

describe('viewed store', () => {
  it('has ids only, the newest first, without duplicates, at most 300', () => {
    for (let number = 1; number <= 305; number += 1) rememberViewed(String(number));
    rememberViewed('100');
    expect(readViewed()).toHaveLength(300);
    expect(readViewed().slice(0, 3)).toEqual(['100', '305', '304']);
    expect(new Set(readViewed()).size).toBe(300);
  });

  it('stores nothing without consent, and what it has goes with it', async () => {
    rememberViewed('a');
    await saveCookieChoice({ functional: false, analytics: false, marketing: false });
    expect(readViewed()).toEqual([]);
    rememberViewed('b');
    expect(readViewed()).toEqual([]);
    expect(localStorage.getItem('viewed-listings')).toBeNull();
  });

  it.each(['не е JSON', '{"a":1}', 'null', '[null, 5, {"id":"x"}]'])(
    'survives a storage that holds %s',
    (text) => {
      localStorage.setItem('viewed-listings', text);
      expect(readViewed()).toEqual([]);
      rememberViewed('a');
      expect(readViewed()).toEqual(['a']);
    },
  );
});
