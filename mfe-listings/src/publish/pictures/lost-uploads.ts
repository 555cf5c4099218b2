/** Session storage key of file names in flight: a reload reports the missing ones. */
const keyFor = (listingId: string): string => `listing-uploads:${listingId}`;

/** An empty list removes the entry. */
export function keepUploadNames(listingId: string, names: readonly string[]): void {
  try {
    if (names.length === 0) sessionStorage.removeItem(keyFor(listingId));
    else sessionStorage.setItem(keyFor(listingId), JSON.stringify(names));
  } catch {
    // Storage is unavailable: no report after a reload; the page still prompts before it.
  }
}

/** File names left by an earlier page of this tab; empty when unreadable. */
export function readLostNames(listingId: string): string[] {
  try {
    const names = JSON.parse(sessionStorage.getItem(keyFor(listingId)) ?? '[]') as unknown;
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
