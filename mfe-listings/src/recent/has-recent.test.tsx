import { sumOf, toMoney } from '@pokriv/contracts/money';
import { act, renderHook } from '@testing-library/react';

import { useHasRecent } from './has-recent.ts';
import { rememberListing } from './recent-store.ts';

describe('useHasRecent', () => {
  it('follows the list, and a sign-out that clears the storage', () => {
    const { result } = renderHook(() => useHasRecent());
    expect(result.current).toBe(false);
    const price = toMoney(sumOf(400, 'EUR'));
    act(() => rememberListing({ id: 'p1', title: 'Стая', price, city: 'sofia', cover: undefined }));
    expect(result.current).toBe(true);
    act(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage'));
    });
    expect(result.current).toBe(false);
  });

  it('has none when storage is unavailable', () => {
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(renderHook(() => useHasRecent()).result.current).toBe(false);
    get.mockRestore();
  });
});
