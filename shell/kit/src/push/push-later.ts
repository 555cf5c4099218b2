import { mayRemember, PUSH_LATER_KEY } from '@pokriv/web-kit/cookie-choice';

const LATER_MS = 30 * 86_400_000;

/** Fallback without storage, for this page only. */
let saidAt: number | undefined;

export function sayLater(now = Date.now()): void {
  saidAt = now;
  try {
    if (mayRemember()) localStorage.setItem(PUSH_LATER_KEY, String(now));
  } catch {
    // Storage is unavailable.
  }
}

/** True for 30 days after „Не сега“. */
export function isLater(now = Date.now()): boolean {
  try {
    const stored = Number(localStorage.getItem(PUSH_LATER_KEY) ?? saidAt);
    return now - stored < LATER_MS;
  } catch {
    return saidAt !== undefined;
  }
}
