import { mayRemember } from '@pokriv/web-kit/cookie-choice';

import { toRecentListing, type RecentListing } from './recent-listing.ts';

/** Kept in this browser only (decisions §12); signing out empties the whole storage, and so this. */
const STORAGE_KEY = 'recently-viewed';
const KEPT = 20;

const none: readonly RecentListing[] = [];
const listeners = new Set<() => void>();
/** The last text that was read and what it means, so that the same text gives the same list. */
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

/** The newest first. Storage that is forbidden or holds something else reads as empty. */
export function readRecent(): readonly RecentListing[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text !== known.text) known = { text, listings: parse(text) };
    return known.listings;
  } catch {
    return none;
  }
}

/** Puts a list in place of the kept one: to clear it, or to take that back. */
export function keepRecent(listings: readonly RecentListing[]): void {
  try {
    if (listings.length > 0 && mayRemember())
      localStorage.setItem(STORAGE_KEY, JSON.stringify(listings.slice(0, KEPT)));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser that forbids storage, or has none left, remembers nothing.
  }
  for (const listener of listeners) listener();
}

const without = (id: string) => readRecent().filter((listing) => listing.id !== id);

/** Puts a listing first, once. */
export const rememberListing = (listing: RecentListing): void =>
  keepRecent([listing, ...without(listing.id)]);

/** A listing that is there no more. */
export function forgetListing(id: string): void {
  if (readRecent().some((listing) => listing.id === id)) keepRecent(without(id));
}

/** For `useSyncExternalStore`: also hears what other tabs do. */
export function listenToRecent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
