import type { Thread } from '@pokriv/contracts/conversation/thread';
import { useRead } from '@pokriv/web-kit/api';
import { useUser } from '@pokriv/web-kit/session';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

/** Undefined while loading or without a thread. */
export function useOwnThread(listingId: string): Thread | undefined {
  const user = useUser();
  const { data } = useRead('listThreads', {
    query: { side: 'tenant', listingId, limit: '1' },
    isEnabled: user !== undefined,
    quiet: pageErrorCodes,
  });
  return data?.data.find(({ listing }) => listing.id === listingId);
}
