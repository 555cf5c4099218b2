import type { AlertFrequency, AlertReason } from '@pokriv/contracts/alert/alert-rules';

/** What is chosen in the sheet before a search is saved. */
export interface SearchDraft {
  name: string;
  frequency: AlertFrequency;
  reasons: AlertReason[];
  /** `asOf` of the results that the person saw. */
  asOf?: string | undefined;
}

const STORAGE_KEY = 'search-draft';

/** Keeps a visitor's choice in this tab during the sign-in. @param key of the filter */
export function keepSearchDraft(key: string, draft: SearchDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...draft, key }));
  } catch {
    // Without storage the offered name and the usual choices are saved.
  }
}

/** The choice before the sign-in, once; undefined for another filter. */
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
