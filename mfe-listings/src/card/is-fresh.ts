const FRESH_MS = 48 * 3_600_000;

/** Fixed at page load, so that all renders agree. */
export const openedAt = Date.now();

/** Published within two days before page load. */
export function isFresh(publishedAt: string | undefined, now = openedAt): boolean {
  const age = now - Date.parse(publishedAt ?? '');
  return age >= 0 && age < FRESH_MS;
}
