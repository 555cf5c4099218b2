import type { ListingFields } from '@pokriv/contracts/listing/listing-fields';

import { isSame, type DraftFields, type FieldKey } from '../draft-fields.ts';

/**
 * What a person typed and the server does not have yet, on this device: by person and by form, so that nobody sees
 * another's and a new listing never an older one's. A sign-out clears it with all local storage (spec §4).
 */
export interface KeptDraft {
  /** The changed fields; null was emptied. */
  fields: Record<string, unknown>;
  /** The same fields as the server had them, to notice what somebody else changed meanwhile. */
  base: Record<string, unknown>;
  /** ms */
  at: number;
  /** A creation whose answer never came: sent again as it was, it makes no second listing. */
  creation?: { key: string; body: ListingFields } | undefined;
}

const PREFIX = 'listing-draft';
const NEW = 'new-';

export const newFormId = (draftKey: string): string => `${NEW}${draftKey}`;
const keyFor = (userId: string, formId: string): string => `${PREFIX}:${userId}:${formId}`;

const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'fields' in value && 'base' in value && 'at' in value;

function readKey(key: string): KeptDraft | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Unreadable means none. */
export const readKept = (userId: string, formId: string): KeptDraft | undefined =>
  readKey(keyFor(userId, formId));

/** Keeps what is given; nothing given forgets. A browser that forbids storage still saves on the server. */
export function keep(userId: string, formId: string, kept: KeptDraft | undefined): void {
  try {
    const key = keyFor(userId, formId);
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // As the line above says.
  }
}

/** The part of a draft that has to be kept; undefined when the server has everything. */
export function keptPart(
  fields: DraftFields,
  base: DraftFields,
  dirty: Iterable<FieldKey>,
): Pick<KeptDraft, 'fields' | 'base'> | undefined {
  const keys = [...dirty];
  if (keys.length === 0) return undefined;
  const pick = (from: DraftFields) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
  return { fields: pick(fields), base: pick(base) };
}

/** The fields with what was kept laid over them. */
export function overlaid(fields: DraftFields, kept: Record<string, unknown>): DraftFields {
  const entries = Object.entries({ ...fields, ...kept }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

export interface Unfinished {
  draftKey: string;
  at: number;
  title?: string;
}

/** New listings that were begun on this device and never reached the server, the latest first. */
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

/** Whether two kept parts say the same, whenever they were kept. */
export const isSameKept = (one: KeptDraft | undefined, other: KeptDraft | undefined): boolean =>
  isSame(one && { ...one, at: 0 }, other && { ...other, at: 0 });
