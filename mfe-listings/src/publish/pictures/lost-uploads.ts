/** The names of files on their way, kept in the tab: after a reload it can be said which ones did not arrive. */
const keyFor = (listingId: string): string => `listing-uploads:${listingId}`;

/** With none on their way, forgets. */
export function keepUploadNames(listingId: string, names: readonly string[]): void {
  try {
    if (names.length === 0) sessionStorage.removeItem(keyFor(listingId));
    else sessionStorage.setItem(keyFor(listingId), JSON.stringify(names));
  } catch {
    // A browser that forbids storage cannot tell after a reload; it still asks before one.
  }
}

/** What an earlier page of this tab left behind; unreadable means nothing. */
export function readLostNames(listingId: string): string[] {
  try {
    const names = JSON.parse(sessionStorage.getItem(keyFor(listingId)) ?? '[]') as unknown;
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
