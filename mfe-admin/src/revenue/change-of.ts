const PERCENT = 100;

/** Change from the previous sum in percent; null when that is zero. */
export function changeOf(total: number, before: number): number | null {
  return before > 0 ? Math.round(((total - before) / before) * PERCENT) : null;
}
