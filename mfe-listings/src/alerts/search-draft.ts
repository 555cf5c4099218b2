import type { AlertFrequency, AlertReason } from '@pokriv/contracts/alert/alert-rules';

export interface SearchDraft {
  name: string;
  frequency: AlertFrequency;
  reasons: AlertReason[];
  /** `asOf` of the results on the screen. */
  asOf?: string | undefined;
}

const STORAGE_KEY = 'search-draft';

/** Stores a visitor's choices in this tab during sign-in. @param key of the filter */
export function keepSearchDraft(key: string, draft: SearchDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...draft, key }));
  } catch {
    // Storage is unavailable: default name and choices.
  }
}

/** Takes the stored choices once; undefined for another filter. */
export function takeSearchDraft(key: string): SearchDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as SearchDraft & { key?: string };
    if (kept.key !== key) return undefined;
    sessionStorage.removeItem(STORAGE_KEY);
    const { key: _, ...draft } = kept;
    return draft;
  } catch {
    return undefined;
  }
}
