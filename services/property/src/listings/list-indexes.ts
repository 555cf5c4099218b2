import type { PageIndexes } from '@pokriv/service-kit/paging';

import type { ListingFilter, ListingPage } from './listing.repository.ts';

/** Those that hold every listing in an order. */
const sortIndexes: Partial<Record<ListingPage['by'], string>> = {
  createdAt: 'list newest',
  'fields.price': 'list price',
  views: 'list views',
};

/** The index that leads to the fewest listings. */
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

/** Which indexes the administrators' table is read by; the two that make up the queue are left to the engine. */
export function indexesFor(filter: ListingFilter, by: ListingPage['by']): PageIndexes {
  if (filter.pendingRevisions === 'only') return { filter: 'waiting revisions' };
  if (filter.pendingRevisions) return {};
  const byFilter = indexOf(filter);
  // what leads to listings has them by age, too
  const sort = byFilter === undefined || (by !== 'createdAt' && filter.ownerId === undefined);
  return { filter: byFilter, ...(sort && { sort: sortIndexes[by] }) };
}
