const PERCENT = 100;

/** By how many percent a sum differs from the one before it; null when there was none before. */
export function changeOf(total: number, before: number): number | null {
  return before > 0 ? Math.round(((total - before) / before) * PERCENT) : null;
}
