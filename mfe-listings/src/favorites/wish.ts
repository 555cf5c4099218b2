/** A visitor's press on a heart outlives the way through sign-in, in this tab only. */
const STORAGE_KEY = 'favorite-wish';
const KEPT_MS = 30 * 60_000;

/** Remembers that this listing was to become a favourite. */
export function keepWish(id: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ id, until: Date.now() + KEPT_MS }));
  } catch {
    // A browser that forbids storage: the heart has to be pressed again.
  }
}

/** Whether this listing was wished for a short while ago; asked once, the wish is gone. */
export function takeWish(id: string): boolean {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY);
    if (!kept) return false;
    const wish = JSON.parse(kept) as { id?: unknown; until?: unknown };
    if (wish.id !== id) return false;
    sessionStorage.removeItem(STORAGE_KEY);
    return Number(wish.until) > Date.now();
  } catch {
    return false;
  }
}
