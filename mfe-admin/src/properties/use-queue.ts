import * as pages from '@pokriv/contracts/pages';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { QueueSigns } from '@pokriv/contracts/listing/moderation-file';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { useParams } from '@pokriv/web-kit/router';

import { fresh } from '../list/fresh.ts';
import { useQueueAddress, type QueueListName } from './use-queue-address.ts';

interface Neighbours {
  next: string | undefined;
  previous: string | undefined;
}

/** Ids before and after the open listing; the first id is next when none is open. */
export function neighboursOf(ids: readonly string[], open: string | undefined): Neighbours {
  const here = open === undefined ? -1 : ids.indexOf(open);
  if (here === -1) return { next: ids[0], previous: undefined };
  return { next: ids[here + 1], previous: ids[here - 1] };
}

export const QUEUE_PATH = pages.adminQueue.path;

/** The list of all states has no signs. */
export type QueueListing = OwnProperty & { signs?: QueueSigns };

/** Frequent refresh while visible: shows which moderator has which listing open. */
const live = { ...fresh, dedupingInterval: 2_000, refreshInterval: 5_000 } as const;

const filterOf = (list: QueueListName): { kind: 'revision' } | { status: ListingStatus } =>
  list === 'revision' ? { kind: list } : { status: list };

export function useQueue(isDecided: (id: string) => boolean) {
  const { id } = useParams();
  const address = useQueueAddress();
  const { status, query, page } = address;
  const isWaiting = status === 'pending' || status === 'revision';
  const params = { ...(query && { query }), page: String(page) };
  const queue = useRead('listModerationQueue', {
    query: {
      ...(status && filterOf(status)),
      ...params,
      ...(address.assigned && { assigned: address.assigned }),
      sort: isWaiting ? address.sort : ('newest' as const),
    },
    isEnabled: status !== undefined,
    swr: live,
  });
  // The queue call without a status returns pending listings only.
  const all = useRead('listAllProperties', {
    query: { ...params, sort: 'newest' },
    isEnabled: status === undefined,
    swr: fresh,
  });
  const list = status === undefined ? all : queue;
  const rows: readonly QueueListing[] = list.data?.data ?? [];
  const search = address.searchFor({});
  return {
    id,
    address,
    isWaiting,
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
