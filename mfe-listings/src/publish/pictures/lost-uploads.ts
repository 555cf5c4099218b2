/** Names of files in flight, in session storage: after a reload the page reports which did not arrive. */
const keyFor = (listingId: string): string => `listing-uploads:${listingId}`;

/** Removes the entry when the list is empty. */
export function keepUploadNames(listingId: string, names: readonly string[]): void {
  try {
    if (names.length === 0) sessionStorage.removeItem(keyFor(listingId));
    else sessionStorage.setItem(keyFor(listingId), JSON.stringify(names));
  } catch {
    // Without storage nothing is reported after a reload; the page still prompts before it.
  }
}

/** Names left by an earlier page of this tab; empty when unreadable. */
export function readLostNames(listingId: string): string[] {
  try {
    const names = JSON.parse(sessionStorage.getItem(keyFor(listingId)) ?? '[]') as unknown;
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
