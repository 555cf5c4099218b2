import { forgetReads } from '../api.ts';
import { clearStorages } from '../clear-storages.ts';
import { keepOnlyFor } from '../kept.ts';
import { isOfSignIn } from '../session-only.ts';
import { currentUser } from '../session.ts';

/** Whose traces this browser holds, after their session has ended too. */
const LAST_KEY = 'last-person';

function lastPerson(): string | null {
  try {
    return localStorage.getItem(LAST_KEY);
  } catch {
    return null;
  }
}

function remember(personId: string): void {
  try {
    localStorage.setItem(LAST_KEY, personId);
  } catch {
    // Nothing is kept then, so nothing has to be told apart.
  }
}

/** Before somebody is in: nothing of who was here before them stays. */
export async function makeRoomFor(personId: string): Promise<void> {
  const last = lastPerson();
  if (last && last !== personId) clearStorages(isOfSignIn);
  remember(personId);
  await keepOnlyFor(personId);
  const stored = currentUser();
  if (stored && stored.id !== personId) await forgetReads();
}
