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

const keyOf = (listingId: string): string => `viewing-draft:${listingId}`;

/** Stores a visitor's selection in this tab during sign-in. */
export function keepViewingDraft(listingId: string, draft: ViewingDraft): void {
  try {
    sessionStorage.setItem(keyOf(listingId), JSON.stringify(draft));
  } catch {
    // Storage is unavailable: the time has to be selected again.
  }
}

/** Stored selection from before sign-in, once; otherwise an empty one. */
export function takeViewingDraft(listingId: string): ViewingDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(listingId)) ?? '{}') as Partial<ViewingDraft>;
    sessionStorage.removeItem(keyOf(listingId));
    return { ...emptyDraft, ...kept };
  } catch {
    return emptyDraft;
  }
}
