import { mayRemember } from '@pokriv/web-kit/cookie-choice';
import { useUser } from '@pokriv/web-kit/session';
import { useEffect, useSyncExternalStore } from 'react';

import { isNarrowed, searchHref, type SearchState } from '../search-address/search-state.ts';

/** Kept in this browser only; signing out empties the whole storage, and so this. */
const STORAGE_KEY = 'last-search';
const ADDRESS = /^\/properties\?/u;

function readLastSearch(): string | undefined {
  try {
    const kept = localStorage.getItem(STORAGE_KEY) ?? '';
    return ADDRESS.test(kept) ? kept : undefined;
  } catch {
    // A browser that forbids storage remembers nothing.
    return undefined;
  }
}

const listen = (listener: () => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

/** The address of the last narrowed search in this browser; undefined on the server and while the page is hydrated. */
export function useLastSearch(): string | undefined {
  // Signing out empties the storage without an event; the change of the user renders again.
  useUser();
  return useSyncExternalStore(listen, readLastSearch, () => undefined);
}

/** Remembers the open search when a filter narrows it; its page is left out. */
export function useRememberedSearch(state: SearchState): void {
  const href = isNarrowed(state) ? searchHref({ ...state, page: 1 }) : undefined;
  useEffect(() => {
    if (!href || !mayRemember()) return;
    try {
      localStorage.setItem(STORAGE_KEY, href);
    } catch {
      // As above.
    }
  }, [href]);
}
