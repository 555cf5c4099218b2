import { clearPersonalReads } from '../api.ts';
import { clearStorages } from '../clear-storages.ts';
import { clearCopiesOfOthers } from '../offline-copies.ts';
import { unsubscribePush } from '../push/subscription.ts';
import { isOfSignIn } from '../session-only.ts';
import { currentUser } from '../session.ts';

const LAST_USER_KEY = 'last-person';

function lastUserId(): string | null {
  try {
    return localStorage.getItem(LAST_USER_KEY);
  } catch {
    return null;
  }
}

function storeLastUserId(userId: string): void {
  try {
    localStorage.setItem(LAST_USER_KEY, userId);
  } catch {
    // Storage is unavailable.
  }
}

export async function clearTracesOfOthers(userId: string): Promise<void> {
  const last = lastUserId();
  if (last && last !== userId) {
    clearStorages(isOfSignIn);
    void unsubscribePush();
  }
  storeLastUserId(userId);
  await clearCopiesOfOthers(userId);
  const stored = currentUser();
  if (stored && stored.id !== userId) await clearPersonalReads();
}
