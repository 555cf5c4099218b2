import { refresh, useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useUser } from '@pokriv/web-kit/session';

/** New hits come all the time: a page that opens later than this reads the list again. */
const FRESH_MS = 10_000;

/** The person's saved searches; visitors have none. */
export function useSavedSearches() {
  const user = useUser();
  const read = useRead('listSavedSearches', {
    isEnabled: user !== undefined,
    quiet: pageErrorCodes,
    swr: { dedupingInterval: FRESH_MS },
  });
  return { ...read, searches: user && read.data?.data };
}

/** Reads the list and its counts again, also for the header and the home page. */
export const refreshSearches = (): Promise<void> => refresh('listSavedSearches', 'readSearchNews');
