import { listingStatuses } from '@pokriv/contracts/listing-states';
import { useRead } from '@pokriv/web-kit/api';
import { useParams } from '@pokriv/web-kit/router';

import { fresh } from '../list/fresh.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { neighboursOf } from './neighbours.ts';

export const QUEUE_PATH = '/admin/properties';

/** The queue that the address names, which of its listings is open, and the addresses around it. */
export function useQueue() {
  const { id } = useParams();
  const address = useListAddress(listingStatuses, 'pending');
  const { status, query, page } = address;
  const isWaiting = status === 'pending';
  // Asked for no status, the queue answers what waits: the others are in the list of all.
  const list = useRead(isWaiting ? 'listModerationQueue' : 'listAllProperties', {
    query: {
      ...(status && { status }),
      ...(query && { query }),
      page: String(page),
      // Whoever waits longest comes first; elsewhere the newest interest.
      sort: isWaiting ? 'oldest' : 'newest',
    },
    swr: fresh,
  });
  const rows = list.data?.data ?? [];
  const search = address.searchFor({});
  return {
    id,
    address,
    list,
    rows,
    listAddress: `${QUEUE_PATH}${search}`,
    addressOf: (listing: string) => `${QUEUE_PATH}/${listing}${search}`,
    ...neighboursOf(
      rows.map((row) => row.id),
      id,
    ),
  };
}

export type Queue = ReturnType<typeof useQueue>;
