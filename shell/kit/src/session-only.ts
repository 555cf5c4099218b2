/**
 * A session that ends with its tab („Запомни ме“ unchecked): nothing tells other tabs of it, and what it leaves in the
 * browser goes when the next tab opens after it.
 */
const KEY = 'session-only';

/** In the tab of the session. */
export function isSessionOnly(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The traces of such a session are in this browser, whether or not its tab is still open. */
function hasTraces(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Held as long as the tab lives; a reload takes it again. */
function holdWhileOpen(): void {
  navigator.locks
    ?.request(KEY, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
}

export function markSessionOnly(isOnly: boolean): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      if (isOnly) storage.setItem(KEY, '1');
      else storage.removeItem(KEY);
    }
    if (isOnly) holdWhileOpen();
  } catch {
    // A browser that forbids storage keeps the session for this page only.
  }
}

/** Whether a key of the session storage belongs to the sign-in that is under way: the provider's user, and this mark. */
export const isOfSignIn = (key: string): boolean => key === KEY || key.startsWith('firebase:');

/**
 * Called when a tab opens.
 * @param forget takes away what the session left
 */
export async function afterSessionOnly(forget: () => Promise<void>): Promise<void> {
  if (isSessionOnly()) return holdWhileOpen();
  if (!hasTraces() || !navigator.locks) return;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === KEY)) await forget();
}
