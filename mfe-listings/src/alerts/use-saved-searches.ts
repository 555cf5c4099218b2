import { refresh, useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useUser } from '@pokriv/web-kit/session';

/** Short lifetime, ms: new hits arrive continuously. */
const FRESH_MS = 10_000;

/** Empty for visitors. */
export function useSavedSearches() {
  const user = useUser();
  const read = useRead('listSavedSearches', {
    isEnabled: user !== undefined,
    quiet: pageErrorCodes,
    swr: { dedupingInterval: FRESH_MS },
  });
  return { ...read, searches: user && read.data?.data };
}

/** Revalidates the list and its counts, including header and home page. */
export const refreshSearches = (): Promise<void> => refresh('listSavedSearches', 'readSearchNews');
