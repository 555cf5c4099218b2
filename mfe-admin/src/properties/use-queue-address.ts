import { listingStatusGroups, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { useSearchParams } from '@pokriv/web-kit/router';

import { useListAddress, type ListAddress } from '../list/use-list-address.ts';
import { texts } from '../messages.ts';

const { pending, rejected, active, paused, expired, rented, removed, draft, deleted } = listingStatusGroups;

/** The lists of the queue as its filter names them: first what waits for a moderator, then the rest by how often it is looked for. */
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

/** The address of the queue; edits that wait are `?kind=revision`, every other list is a status. */
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
