import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

/** Others may vote at any time: read again on focus, at most this often. */
const AGAIN_MS = 10_000;

/** The person's shared lists, the newest first. */
export function useOwnLists() {
  const { data, error, mutate } = useRead('listSharedLists', {
    quiet: pageErrorCodes,
    swr: { revalidateOnFocus: true, dedupingInterval: AGAIN_MS, focusThrottleInterval: AGAIN_MS },
  });
  return { lists: data?.data, error, reload: mutate };
}
