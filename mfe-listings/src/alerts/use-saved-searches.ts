import { refresh, useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useUser } from '@pokriv/web-kit/session';

/** Short lifetime, in ms: new hits arrive all the time. */
const FRESH_MS = 10_000;

/** The user's saved searches; empty for visitors. */
export function useSavedSearches() {
  const user = useUser();
  const read = useRead('listSavedSearches', {
    isEnabled: user !== undefined,
    quiet: pageErrorCodes,
    swr: { dedupingInterval: FRESH_MS },
  });
  return { ...read, searches: user && read.data?.data };
}

/** Revalidates the list and its counts, also for the header and the home page. */
export const refreshSearches = (): Promise<void> => refresh('listSavedSearches', 'readSearchNews');
