import { forgetReads } from '../api.ts';
import { clearStorages } from '../clear-storages.ts';
import { keepOnlyFor } from '../kept.ts';
import { isOfSignIn } from '../session-only.ts';
import { currentUser } from '../session.ts';

/** Id of the last signed-in user; it survives the end of the session. */
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
    // Without storage there are no traces to tell apart.
  }
}

/** Before a sign-in: removes the traces of another user. */
export async function makeRoomFor(personId: string): Promise<void> {
  const last = lastPerson();
  if (last && last !== personId) clearStorages(isOfSignIn);
  remember(personId);
  await keepOnlyFor(personId);
  const stored = currentUser();
  if (stored && stored.id !== personId) await forgetReads();
}
