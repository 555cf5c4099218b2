import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { PropertyType } from '@pokriv/contracts/listing/property-options';
import type { PageIndexes } from '@pokriv/service-kit/paging';
import { trusted, type QueryFilter } from 'mongoose';

import { approvedStates } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

export interface ListingFilter {
  ownerId?: string;
  /** Any of these states; when absent, all but `deleted`. */
  statuses?: readonly ListingStatus[];
  /** Approved listings with a pending revision: in addition to `statuses`, or alone. */
  pendingRevisions?: 'also' | 'only';
  city?: string;
  propertyType?: PropertyType;
  words?: readonly string[];
  number?: number;
  /** The last word is a prefix. */
  isTyping?: boolean;
}

export interface ListingPage {
  /** `ending`: the end of a public listing's period; listings that are not public sort last. */
  by:
    | 'createdAt'
    | 'submittedAt'
    | 'revision.at'
    | 'risks.count'
    | 'views'
    | 'qualityScore'
    | 'fields.title'
    | 'fields.price.cents'
    | 'ending';
  isAscending: boolean;
  page: number;
  limit: number;
}

export const waitingRevision = {
  'revision.status': 'pending' as const,
  status: trusted({ $in: [...approvedStates] }),
};

/** Operators are marked as trusted: mongoose casts any other object in a filter to a value. */
export function toQuery({
  ownerId,
  statuses,
  pendingRevisions,
  city,
  propertyType,
  words = [],
  number,
  isTyping = false,
}: ListingFilter): QueryFilter<StoredListing> {
  const inState = { status: trusted(statuses ? { $in: [...statuses] } : { $ne: 'deleted' as const }) };
  const byState = {
    also: { $or: [inState, waitingRevision] },
    only: statuses ? { $and: [inState, waitingRevision] } : waitingRevision,
  };
  return {
    ...(ownerId !== undefined && { ownerId }),
    ...(pendingRevisions ? byState[pendingRevisions] : inState),
    ...(city !== undefined && { 'fields.location.city': city }),
    ...(propertyType && { 'fields.propertyType': propertyType }),
    ...(number !== undefined && { number }),
    ...(words.length > 0 && { words: trusted({ $all: isTyping ? withBeginning(words) : [...words] }) }),
  };
}

/** Tokens hold only letters and digits, so the pattern needs no escaping. */
const withBeginning = (words: readonly string[]): (string | RegExp)[] => [
  ...words.slice(0, -1),
  ...words.slice(-1).map((last) => new RegExp(`^${last}`, 'u')),
];

const sortIndexes: Partial<Record<ListingPage['by'], string>> = {
  createdAt: 'list newest',
  'fields.price.cents': 'list rent',
  views: 'list views',
};

function indexOf(filter: ListingFilter): string | undefined {
  const { number, ownerId, words = [], statuses, city, propertyType } = filter;
  if (number !== undefined) return 'number';
  if (ownerId !== undefined) return 'own';
  if (words.length > 0) return 'list words';
  if (statuses && !statuses.includes('active')) return 'list state';
  if (city !== undefined) return 'list city';
  if (propertyType) return 'list type';
  return statuses && 'list state';
}

export function indexesFor(filter: ListingFilter, by: ListingPage['by']): PageIndexes {
  if (filter.pendingRevisions === 'only') return { filter: 'waiting revisions' };
  if (filter.pendingRevisions) return {};
  const byFilter = indexOf(filter);
  // the filter indexes of owner and state also sort by age
  const sort = byFilter === undefined || (by !== 'createdAt' && filter.ownerId === undefined);
  return { filter: byFilter, ...(sort && { sort: sortIndexes[by] }) };
}
