import { mayRemember } from '@pokriv/web-kit/cookie-choice';

import { toRecentListing, type RecentListing } from './recent-listing.ts';

/** Local only (decisions §12); a sign-out clears all local storage. */
const STORAGE_KEY = 'recently-viewed';
const KEPT = 20;

const none: readonly RecentListing[] = [];
const listeners = new Set<() => void>();
/** Memoizes the last parse, so that the snapshot is referentially stable. */
let known: { text: string | null; listings: readonly RecentListing[] } = { text: null, listings: none };

function parse(text: string | null): readonly RecentListing[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return none;
    return stored.map(toRecentListing).filter((listing) => listing !== undefined);
  } catch {
    return none;
  }
}

/** Newest first; empty when storage is unavailable or invalid. */
export function readRecent(): readonly RecentListing[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text !== known.text) known = { text, listings: parse(text) };
    return known.listings;
  } catch {
    return none;
  }
}

export function keepRecent(listings: readonly RecentListing[]): void {
  try {
    if (listings.length > 0 && mayRemember())
      localStorage.setItem(STORAGE_KEY, JSON.stringify(listings.slice(0, KEPT)));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is unavailable or full.
  }
  for (const listener of listeners) listener();
}

const without = (id: string) => readRecent().filter((listing) => listing.id !== id);

export const rememberListing = (listing: RecentListing): void =>
  keepRecent([listing, ...without(listing.id)]);

/** Removes a listing that no longer exists. */
export function forgetListing(id: string): void {
  if (readRecent().some((listing) => listing.id === id)) keepRecent(without(id));
}

/** `subscribe` of `useSyncExternalStore`, including changes in other tabs. */
export function listenToRecent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
