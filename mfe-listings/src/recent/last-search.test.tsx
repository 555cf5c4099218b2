import { act, renderHook } from '@testing-library/react';

import { readSearch } from '../search-address/search-state.ts';
import { useLastSearch, useRememberedSearch } from './last-search.ts';

const search = (address: string) => {
  const { state } = readSearch(new URLSearchParams(address));
  renderHook(() => useRememberedSearch(state));
};
function clearedByASignOut() {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
}
const lastSearch = () => renderHook(() => useLastSearch()).result.current;

describe('last search', () => {
  beforeEach(() => localStorage.clear());

  it('is the URL of the latest filtered search, without its page', () => {
    search('location=varna');
    search('location=sofia&priceMax=1500&sort=newest&page=3');
    expect(lastSearch()).toBe('/properties?location=sofia&priceMax=1500&sort=newest');
  });

  it('is not replaced by an unfiltered list', () => {
    search('location=varna');
    search('sort=newest&page=2');
    expect(lastSearch()).toBe('/properties?location=varna');
  });

  it('is forgotten at once when a sign-out clears the storage', () => {
    search('location=varna');
    const shown = renderHook(() => useLastSearch());
    act(clearedByASignOut);
    expect(shown.result.current).toBeUndefined();
  });

  it('is not stored without consent to convenience storage', () => {
    localStorage.setItem('cookie-choice', JSON.stringify({ functional: false }));
    search('location=varna');
    expect(lastSearch()).toBeUndefined();
  });

  it('is undefined when storage holds something else', () => {
    localStorage.setItem('last-search', '//example.com/properties?location=varna');
    expect(lastSearch()).toBeUndefined();
  });
});
