import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { PropertyType } from '@pokriv/contracts/listing/property-options';
import type { PageIndexes } from '@pokriv/service-kit/paging';
import { trusted, type QueryFilter } from 'mongoose';

import { OWNER_MARK } from './listing-words.ts';
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
  /** Ids: only these, or all but these. */
  among?: readonly string[];
  except?: readonly string[];
  /** All of these; with `ownerId`, words about the owner do not count. */
  words?: readonly string[];
  number?: number;
  /** ЕИК of the agency; together with a number: either matches. */
  eik?: string;
  /** Prefix of the contact's phone, digits. */
  phone?: string;
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

const EIK = 'fields.eik';

/** Marks operators as trusted: mongoose casts any other object in a filter to a value. */
export function toQuery({
  ownerId,
  statuses,
  pendingRevisions,
  city,
  propertyType,
  among,
  except,
  words = [],
  number,
  eik,
  phone,
  isTyping = false,
}: ListingFilter): QueryFilter<StoredListing> {
  const inState = { status: trusted(statuses ? { $in: [...statuses] } : { $ne: 'deleted' as const }) };
  const byState = { also: { $or: [inState, waitingRevision] }, only: statuses ? {} : waitingRevision };
  const all = [
    ...(pendingRevisions === 'only' && statuses ? [inState, waitingRevision] : []),
    ...(eik !== undefined && number !== undefined ? [{ $or: [{ number }, { [EIK]: eik }] }] : []),
    ...words.map((word, at) => ({
      words: inMarks(word, {
        ofOwner: ownerId === undefined,
        isBeginning: isTyping && at === words.length - 1,
      }),
    })),
  ];
  return {
    ...(ownerId !== undefined && { ownerId }),
    ...(pendingRevisions ? byState[pendingRevisions] : inState),
    ...(city !== undefined && { 'fields.location.city': city }),
    ...(propertyType && { 'fields.propertyType': propertyType }),
    ...(among && { _id: trusted({ $in: [...among] }) }),
    ...(except && { _id: trusted({ $nin: [...except] }) }),
    ...(all.length > 0 && { $and: all }),
    ...(number !== undefined && eik === undefined && { number }),
    ...(eik !== undefined && number === undefined && { [EIK]: eik }),
    ...(phone !== undefined && { 'fields.contactPhone': new RegExp(`^${phone}`, 'u') }),
  };
}

/** Tokens hold only letters and digits, so the pattern needs no escaping. */
function inMarks(word: string, { ofOwner, isBeginning }: { ofOwner: boolean; isBeginning: boolean }) {
  const forms = ofOwner ? [word, OWNER_MARK + word] : [word];
  return trusted({ $in: isBeginning ? forms.map((form) => new RegExp(`^${form}`, 'u')) : forms });
}

const sortIndexes: Partial<Record<ListingPage['by'], string>> = {
  createdAt: 'list newest',
  'fields.price.cents': 'list rent',
  views: 'list views',
};

function indexOf(filter: ListingFilter): string | undefined {
  const { number, eik, phone, ownerId, words = [], statuses, city, propertyType } = filter;
  if (number !== undefined) return 'number';
  if (eik !== undefined) return 'company';
  if (ownerId !== undefined) return 'own';
  if (phone !== undefined) return 'phone';
  if (words.length > 0) return 'list words';
  if (statuses && !statuses.includes('active')) return 'list state';
  if (city !== undefined) return 'list city';
  if (propertyType) return 'list type';
  return statuses && 'list state';
}

export function indexesFor(filter: ListingFilter, by: ListingPage['by']): PageIndexes {
  if (filter.pendingRevisions === 'only') return { filter: 'waiting revisions' };
  if (filter.pendingRevisions) return {};
  // either of two: the planner uses the index of each
  if (filter.number !== undefined && filter.eik !== undefined) return {};
  const byFilter = indexOf(filter);
  // the filter indexes of owner and state also sort by age
  const sort = byFilter === undefined || (by !== 'createdAt' && filter.ownerId === undefined);
  return { filter: byFilter, ...(sort && { sort: sortIndexes[by] }) };
}
