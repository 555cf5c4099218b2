const KEY = 'admin-last-visit';
/** A reload within this time belongs to the same visit, so that its news stay. */
const SAME_VISIT_MS = 30 * 60_000;

interface Kept {
  at: number;
  before: number | null;
}

function readKept(): Kept | undefined {
  try {
    const { at, before } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return typeof at === 'number' ? { at, before: typeof before === 'number' ? before : null } : undefined;
  } catch {
    // Storage is unavailable: no previous visit.
    return undefined;
  }
}

/**
 * Records a visit to the dashboard.
 * @returns time of the previous visit in ms, null on the first one in this browser
 */
export function noteVisit(now = Date.now()): number | null {
  const kept = readKept();
  const isSame = kept !== undefined && now - kept.at < SAME_VISIT_MS;
  const before = isSame ? kept.before : (kept?.at ?? null);
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: now, before }));
  } catch {
    // Storage is unavailable.
  }
  return before;
}
