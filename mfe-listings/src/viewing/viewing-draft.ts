import type { ViewingKind } from '@pokriv/contracts/conversation/viewing-states';

/** What is chosen in the slot picker. */
export interface ViewingDraft {
  /** A given time; with `isWaiting` its waiting list. */
  start?: string | undefined;
  isWaiting: boolean;
  /** Times of one's own, wall time in Sofia: `2026-11-24T09:30`; empty while not typed. */
  walls?: readonly string[] | undefined;
  people: number;
  kind: ViewingKind;
  note: string;
}

export const emptyDraft: ViewingDraft = { isWaiting: false, people: 1, kind: 'on_site', note: '' };

const keyOf = (listingId: string): string => `viewing-draft:${listingId}`;

/** Keeps a visitor's choice in this tab during the sign-in. */
export function keepViewingDraft(listingId: string, draft: ViewingDraft): void {
  try {
    sessionStorage.setItem(keyOf(listingId), JSON.stringify(draft));
  } catch {
    // Without storage the time has to be chosen again.
  }
}

/** The choice before the sign-in, once; else an empty one. */
export function takeViewingDraft(listingId: string): ViewingDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(listingId)) ?? '{}') as Partial<ViewingDraft>;
    sessionStorage.removeItem(keyOf(listingId));
    return { ...emptyDraft, ...kept };
  } catch {
    return emptyDraft;
  }
}
