import type { DraftFields, FieldKey } from './draft-fields.ts';

/** Unsaved changes survive a closed tab on this device; a sign-out clears them with all local storage (spec §4). */
const keyFor = (userId: string, id: string | undefined): string => `listing-draft:${userId}:${id ?? 'new'}`;

export interface KeptDraft {
  fields: DraftFields;
  dirty: FieldKey[];
}

/** Unreadable means none. */
export function readKept(userId: string, id: string | undefined): KeptDraft | undefined {
  try {
    const fields = JSON.parse(localStorage.getItem(keyFor(userId, id)) ?? 'null') as DraftFields | null;
    if (!fields || typeof fields !== 'object') return undefined;
    return { fields, dirty: Object.keys(fields) as FieldKey[] };
  } catch {
    return undefined;
  }
}

/** Keeps the changed fields; with none changed, forgets. */
export function keep(userId: string, id: string | undefined, changed: Partial<DraftFields>): void {
  try {
    if (Object.keys(changed).length === 0) localStorage.removeItem(keyFor(userId, id));
    else localStorage.setItem(keyFor(userId, id), JSON.stringify(changed));
  } catch {
    // A browser that forbids storage still saves on the server.
  }
}
