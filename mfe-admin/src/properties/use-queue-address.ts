import { listingStatusGroups, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { useSearchParams } from '@pokriv/web-kit/router';

import { useListAddress, type ListAddress } from '../list/use-list-address.ts';
import { texts } from '../messages.ts';

const { pending, rejected, active, paused, expired, rented, removed, draft, deleted } = listingStatusGroups;

/** Lists of the queue: pending work first, then by frequency of use. */
export const queueLists = {
  pending,
  revision: texts.queue.revisions,
  rejected,
  active,
  paused,
  expired,
  rented,
  removed,
  draft,
  deleted,
} as const;
export type QueueListName = keyof typeof queueLists;

/** Queue state in the address: pending changes are `?kind=revision`, other lists a status. */
export function useQueueAddress(): ListAddress<QueueListName> {
  const [params] = useSearchParams();
  const { searchFor, ...address } = useListAddress<ListingStatus>(listingStatusGroups, 'pending');
  const isRevisions = params.get('kind') === 'revision';
  const choice = isRevisions ? 'revision' : address.choice;
  return {
    ...address,
    choice,
    status: isRevisions ? 'revision' : address.status,
    searchFor: ({ status, ...change }) => {
      const rest = status === 'revision' ? 'pending' : status;
      const search = searchFor({ ...change, ...(rest && { status: rest }) });
      if ((status ?? choice) !== 'revision') return search;
      return search ? `${search}&kind=revision` : '?kind=revision';
    },
  };
}
