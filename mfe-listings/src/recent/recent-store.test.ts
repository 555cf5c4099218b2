import type { RecentListing } from './recent-listing.ts';
import { forgetListing, keepRecent, listenToRecent, readRecent, rememberListing } from './recent-store.ts';

const listing = (id: string): RecentListing => ({ id, title: `Обява ${id}`, price: 900, city: 'varna' });
const ids = () => readRecent().map(({ id }) => id);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('recently viewed listings', () => {
  it('come the newest first, each once, at most twenty', () => {
    for (let number = 1; number <= 25; number += 1) rememberListing(listing(String(number)));
    rememberListing(listing('10'));
    expect(ids()).toHaveLength(20);
    expect(ids().slice(0, 3)).toEqual(['10', '25', '24']);
    expect(new Set(ids()).size).toBe(20);
  });

  it('lose one that is there no more, and all when they are cleared', () => {
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
  ])('survive a storage that holds %s', (text) => {
    localStorage.setItem('recently-viewed', text);
    expect(readRecent()).toEqual([]);
    rememberListing(listing('a'));
    expect(ids()).toEqual(['a']);
  });

  it('keep what is whole of an entry whose picture is not', () => {
    const kept = { id: 'a', title: 'Стая', price: 300, city: 'ruse', cover: { alt: 'Стая' } };
    localStorage.setItem('recently-viewed', JSON.stringify([kept]));
    expect(readRecent()).toEqual([{ id: 'a', title: 'Стая', price: 300, city: 'ruse', cover: undefined }]);
  });

  it('are none where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberListing(listing('a'));
    expect(readRecent()).toEqual([]);
  });

  it('are gone with the rest of the storage at sign-out', () => {
    rememberListing(listing('a'));
    localStorage.clear();
    expect(readRecent()).toEqual([]);
  });

  it('tell those who listen, here and from other tabs', () => {
    const heard = jest.fn();
    const stop = listenToRecent(heard);
    rememberListing(listing('a'));
    dispatchEvent(new StorageEvent('storage'));
    stop();
    rememberListing(listing('b'));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
