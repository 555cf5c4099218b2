import { LAST_SEARCH_KEY as STORAGE_KEY, mayRemember } from '@pokriv/web-kit/cookie-choice';
import { useEffect, useSyncExternalStore } from 'react';

import { isNarrowed, searchHref, type SearchState } from '../search-address/search-state.ts';

const ADDRESS = /^\/properties\?/u;

function readLastSearch(): string | undefined {
  try {
    const kept = localStorage.getItem(STORAGE_KEY) ?? '';
    return ADDRESS.test(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const listen = (listener: () => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

/** URL of the last filtered search; undefined on the server and during hydration. */
export function useLastSearch(): string | undefined {
  return useSyncExternalStore(listen, readLastSearch, () => undefined);
}

/** Stores the open search with its filters, without its page. */
export function useRememberedSearch(state: SearchState): void {
  const href = isNarrowed(state) ? searchHref({ ...state, page: 1, list: false }) : undefined;
  useEffect(() => {
    if (!href || !mayRemember()) return;
    try {
      localStorage.setItem(STORAGE_KEY, href);
    } catch {
      // Storage is unavailable.
    }
  }, [href]);
}
