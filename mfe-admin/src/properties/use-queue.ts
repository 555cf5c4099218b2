import * as pages from '@pokriv/contracts/pages';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { useRead } from '@pokriv/web-kit/api';
import { useParams } from '@pokriv/web-kit/router';

import { fresh } from '../list/fresh.ts';
import { neighboursOf } from './neighbours.ts';
import { useQueueAddress, type QueueListName } from './use-queue-address.ts';

export const QUEUE_PATH = pages.adminQueue.path;

const filterOf = (list: QueueListName): { kind: 'revision' } | { status: ListingStatus } =>
  list === 'revision' ? { kind: list } : { status: list };

export function useQueue(isDecided: (id: string) => boolean) {
  const { id } = useParams();
  const address = useQueueAddress();
  const { status, query, page } = address;
  const isWaiting = status === 'pending' || status === 'revision';
  const params = {
    ...(query && { query }),
    page: String(page),
    sort: isWaiting ? ('oldest' as const) : ('newest' as const),
  };
  const queue = useRead('listModerationQueue', {
    query: { ...(status && filterOf(status)), ...params },
    isEnabled: status !== undefined,
    swr: fresh,
  });
  // Without a status the queue call returns pending listings only.
  const all = useRead('listAllProperties', { query: params, isEnabled: status === undefined, swr: fresh });
  const list = status === undefined ? all : queue;
  const rows = list.data?.data ?? [];
  const search = address.searchFor({});
  return {
    id,
    address,
    list,
    rows,
    /** Undefined until loaded. */
    counts: queue.data?.counts,
    listAddress: `${QUEUE_PATH}${search}`,
    addressOf: (listing: string) => `${QUEUE_PATH}/${listing}${search}`,
    ...neighboursOf(
      rows.map((row) => row.id).filter((row) => row === id || !isDecided(row)),
      id,
    ),
  };
}

export type Queue = ReturnType<typeof useQueue>;
