import type { ListingFields } from '@pokriv/contracts/listing/listing-fields';

import { fieldsOfLeva } from '../../copies-in-leva.ts';
import { isSame, type DraftFields, type FieldKey } from '../draft-fields.ts';

/** Unsaved changes in local storage, by user and form. A sign-out clears all local storage (spec §4). */
export interface LocalDraft {
  /** Changed fields; null means cleared. */
  fields: Record<string, unknown>;
  base: Record<string, unknown>;
  /** Timestamp, ms. */
  at: number;
  /** Creation without a reply; resent with its idempotency key, it makes no duplicate. */
  creation?: { key: string; body: ListingFields } | undefined;
}

const PREFIX = 'listing-draft';
const NEW = 'new-';

export const newFormId = (draftKey: string): string => `${NEW}${draftKey}`;
const keyFor = (userId: string, formId: string): string => `${PREFIX}:${userId}:${formId}`;

/** Drafts from before the change to euro cents hold leva. */
const inCents = ({ fields, base, creation, ...kept }: LocalDraft): LocalDraft => ({
  ...kept,
  fields: fieldsOfLeva(fields),
  base: fieldsOfLeva(base),
  ...(creation && { creation: { ...creation, body: fieldsOfLeva(creation.body) } }),
});

const isLocalDraft = (value: unknown): value is LocalDraft =>
  typeof value === 'object' && value !== null && 'fields' in value && 'base' in value && 'at' in value;

function readKey(key: string): LocalDraft | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    return isLocalDraft(value) ? inCents(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when missing or unreadable. */
export const readLocalDraft = (userId: string, formId: string): LocalDraft | undefined =>
  readKey(keyFor(userId, formId));

/** Undefined removes the draft. Without storage the server still saves it. */
export function storeLocalDraft(userId: string, formId: string, kept: LocalDraft | undefined): void {
  try {
    const key = keyFor(userId, formId);
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Storage is unavailable.
  }
}

/** Undefined when everything is saved. */
export function unsavedPart(
  fields: DraftFields,
  base: DraftFields,
  dirty: Iterable<FieldKey>,
): Pick<LocalDraft, 'fields' | 'base'> | undefined {
  const keys = [...dirty];
  if (keys.length === 0) return undefined;
  const pick = (from: DraftFields) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
  return { fields: pick(fields), base: pick(base) };
}

export function overlaid(fields: DraftFields, kept: Record<string, unknown>): DraftFields {
  const entries = Object.entries({ ...fields, ...kept }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

export interface Unfinished {
  draftKey: string;
  at: number;
  title?: string;
}

/** Local drafts that never reached the server, newest first. */
export function unfinishedDrafts(userId: string): Unfinished[] {
  const start = keyFor(userId, NEW);
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const kept = readKey(key);
        if (!kept) return [];
        const { title } = kept.fields;
        return [
          {
            draftKey: key.slice(start.length),
            at: kept.at,
            ...(typeof title === 'string' && { title }),
          },
        ];
      })
      .toSorted((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

export const isSameLocalDraft = (one: LocalDraft | undefined, other: LocalDraft | undefined): boolean =>
  isSame(one && { ...one, at: 0 }, other && { ...other, at: 0 });
