import type { ViewingKind } from '@pokriv/contracts/conversation/viewing-states';

/** Selection in the slot picker. */
export interface ViewingDraft {
  /** Free time, or with `isWaiting` its waiting list. */
  start?: string | undefined;
  isWaiting: boolean;
  /** Proposed times, wall time in Sofia: `2026-11-24T09:30`; empty until typed. */
  walls?: readonly string[] | undefined;
  people: number;
  kind: ViewingKind;
  note: string;
}

const emptyDraft: ViewingDraft = { isWaiting: false, people: 1, kind: 'on_site', note: '' };

const keyOf = (userId: string | undefined, listingId: string): string =>
  `viewing-draft:${userId ?? 'visitor'}:${listingId}`;

function read(userId: string | undefined, listingId: string): Partial<ViewingDraft> | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(userId, listingId)) ?? 'null';
    return JSON.parse(kept) as Partial<ViewingDraft> | undefined;
  } catch {
    return undefined;
  }
}

function store(
  userId: string | undefined,
  listingId: string,
  draft: Partial<ViewingDraft> | undefined,
): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId, listingId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId, listingId));
  } catch {
    // Storage is unavailable: the selection stays in the picker only.
  }
}

/**
 * Selection of this tab, by user: survives closing the sheet, a lost session, and the sign-in of a visitor, whose draft
 * passes to the user.
 */
export function readViewingDraft(userId: string | undefined, listingId: string): ViewingDraft {
  const before = userId === undefined ? undefined : read(undefined, listingId);
  if (before) {
    store(undefined, listingId, undefined);
    store(userId, listingId, before);
  }
  return { ...emptyDraft, ...read(userId, listingId) };
}

export const changeViewingDraft = (
  userId: string | undefined,
  listingId: string,
  part: Partial<ViewingDraft>,
): void => store(userId, listingId, { ...read(userId, listingId), ...part });

export const clearViewingDraft = (userId: string | undefined, listingId: string): void =>
  store(userId, listingId, undefined);
