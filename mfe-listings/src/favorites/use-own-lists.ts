import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

/** Throttle of revalidation on focus, ms: votes arrive at any time. */
const AGAIN_MS = 10_000;

/** Newest first. */
export function useOwnLists() {
  const { data, error, mutate } = useRead('listSharedLists', {
    quiet: pageErrorCodes,
    swr: { revalidateOnFocus: true, dedupingInterval: AGAIN_MS, focusThrottleInterval: AGAIN_MS },
  });
  return { lists: data?.data, error, reload: mutate };
}
