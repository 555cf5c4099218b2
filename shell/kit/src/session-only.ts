/**
 * Session that ends with its tab („Запомни ме“ unchecked): hidden from other tabs, and the next new tab clears its
 * traces.
 */
const KEY = 'session-only';

/** True in the tab of the session. */
export function isSessionOnly(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function hasTraces(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function lockWhileOpen(): void {
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
    if (isOnly) lockWhileOpen();
  } catch {
    // Storage is unavailable: the session lasts for this page only.
  }
}

export const isOfSignIn = (key: string): boolean => key === KEY || key.startsWith('firebase:');

/**
 * Called when a tab opens.
 * @param forget clears the traces of the ended session
 */
export async function afterSessionOnly(forget: () => Promise<void>): Promise<void> {
  if (isSessionOnly()) return lockWhileOpen();
  if (!hasTraces() || !navigator.locks) return;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === KEY)) await forget();
}
