const KEY = 'admin-last-visit';
/** Who comes back so soon is still at the same visit: a reload does not hide what it was about to tell. */
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
    // A browser that forbids storage knows of no visit before.
    return undefined;
  }
}

/** Notes that the dashboard is opened. @returns when it was opened at the visit before; null: never in this browser */
export function noteVisit(now = Date.now()): number | null {
  const kept = readKept();
  const isSame = kept !== undefined && now - kept.at < SAME_VISIT_MS;
  const before = isSame ? kept.before : (kept?.at ?? null);
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: now, before }));
  } catch {
    // Not noted.
  }
  return before;
}
