import { inLeva } from '../sums.testing.ts';
import type { RecentListing } from './recent-listing.ts';
import { forgetListing, keepRecent, listenToRecent, readRecent, rememberListing } from './recent-store.ts';

const listing = (id: string): RecentListing => ({
  id,
  title: `Обява ${id}`,
  price: inLeva(900),
  city: 'varna',
});
const ids = () => readRecent().map(({ id }) => id);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('recently viewed store', () => {
  it('has the newest first, without duplicates, at most twenty', () => {
    for (let number = 1; number <= 25; number += 1) rememberListing(listing(String(number)));
    rememberListing(listing('10'));
    expect(ids()).toHaveLength(20);
    expect(ids().slice(0, 3)).toEqual(['10', '25', '24']);
    expect(new Set(ids()).size).toBe(20);
  });

  it('forgets a removed listing, and all when cleared', () => {
    rememberListing(listing('a'));
    rememberListing(listing('b'));
    forgetListing('b');
    expect(ids()).toEqual(['a']);
    keepRecent([]);
    expect(ids()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    'не е JSON',
    '{"a":1}',
    'null',
    '[null, 5, {"id":"x"}, {"id":"","title":"т","price":1,"city":""}]',
  ])('survives a storage that holds %s', (text) => {
    localStorage.setItem('recently-viewed', text);
    expect(readRecent()).toEqual([]);
    rememberListing(listing('a'));
    expect(ids()).toEqual(['a']);
  });

  it('keeps the valid part of an entry with an invalid picture', () => {
    const kept = { id: 'a', title: 'Стая', price: inLeva(300), city: 'ruse', cover: { alt: 'Стая' } };
    localStorage.setItem('recently-viewed', JSON.stringify([kept]));
    expect(readRecent()).toEqual([{ ...kept, cover: undefined }]);
  });

  it('reads the leva of an entry of before the change to euro cents', () => {
    localStorage.setItem('recently-viewed', JSON.stringify([{ ...listing('a'), price: 900 }]));
    expect(readRecent()).toEqual([{ ...listing('a'), cover: undefined }]);
  });

  it('is empty where storage is unavailable', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberListing(listing('a'));
    expect(readRecent()).toEqual([]);
  });

  it('is cleared with all local storage at sign-out', () => {
    rememberListing(listing('a'));
    localStorage.clear();
    expect(readRecent()).toEqual([]);
  });

  it('notifies listeners of changes here and in other tabs', () => {
    const heard = jest.fn();
    const stop = listenToRecent(heard);
    rememberListing(listing('a'));
    dispatchEvent(new StorageEvent('storage'));
    stop();
    rememberListing(listing('b'));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
