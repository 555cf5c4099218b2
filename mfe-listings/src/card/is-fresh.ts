const FRESH_MS = 48 * 3_600_000;

/** When the page was opened: the same through all its renders. */
const openedAt = Date.now();

/** Whether a listing was published less than two days before the page was opened. */
export function isFresh(publishedAt: string | undefined, now = openedAt): boolean {
  const age = now - Date.parse(publishedAt ?? '');
  return age >= 0 && age < FRESH_MS;
}
