import { assignedFilters, type AssignedFilter } from '@pokriv/contracts/listing/assignment';
import { listingStatusGroups, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { queueSorts, type QueueSort } from '@pokriv/contracts/listing/property-options';
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

type Assigned = AssignedFilter | '';
type Change = Parameters<ListAddress<QueueListName>['searchFor']>[0] & {
  sort?: QueueSort;
  assigned?: Assigned;
};

export interface QueueAddress extends Omit<ListAddress<QueueListName>, 'searchFor'> {
  /** For pending work; other lists are newest first. */
  sort: QueueSort;
  /** The order is not the default one. */
  isOrdered: boolean;
  /** Filter of waiting listings by assignment; empty for all of them. */
  assigned: Assigned;
  /** Changed query string of the list; another order or moderator resets the page to 1. */
  searchFor: (change: Change) => string;
}

const BY_DEFAULT: QueueSort = 'oldest';

/** Queue state in the address: `?kind=revision` for pending changes, a status for other lists. */
export function useQueueAddress(): QueueAddress {
  const [params] = useSearchParams();
  const { searchFor, ...address } = useListAddress<ListingStatus>(listingStatusGroups, 'pending');
  const isRevisions = params.get('kind') === 'revision';
  const choice = isRevisions ? 'revision' : address.choice;
  const wanted = params.get('sort');
  const sort = wanted !== null && Object.hasOwn(queueSorts, wanted) ? (wanted as QueueSort) : BY_DEFAULT;
  const holder = params.get('assigned') ?? '';
  const isPending = choice === 'pending' || choice === 'revision';
  const assigned = isPending && Object.hasOwn(assignedFilters, holder) ? (holder as AssignedFilter) : '';
  return {
    ...address,
    choice,
    sort,
    isOrdered: isPending && sort !== BY_DEFAULT,
    assigned,
    status: isRevisions ? 'revision' : address.status,
    searchFor: ({ status, sort: other, assigned: given, ...change }) => {
      const rest = status === 'revision' ? 'pending' : status;
      const isOther = (other !== undefined && other !== sort) || (given !== undefined && given !== assigned);
      const search = new URLSearchParams(
        searchFor({ ...(isOther && { page: 1 }), ...change, ...(rest && { status: rest }) }),
      );
      const list = status ?? choice;
      if (list === 'revision') search.set('kind', list);
      const next = other ?? sort;
      if (list === 'revision' || list === 'pending') {
        const wantedHolder = given ?? assigned;
        if (wantedHolder) search.set('assigned', wantedHolder);
        if (next !== BY_DEFAULT) search.set('sort', next);
      }
      const text = search.toString();
      return text ? `?${text}` : '';
    },
  };
}
