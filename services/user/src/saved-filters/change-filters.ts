import { randomUUID } from 'node:crypto';

import type { NewSavedFilter } from '@pokriv/contracts/moderation/saved-filter';
import { SAVED_FILTERS_MAX } from '@pokriv/contracts/moderation/saved-filter-options';
import { conflict, notFound, unprocessable } from '@pokriv/contracts/errors';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { UserLimits } from '../limits.ts';
import { messages } from '../messages.ts';
import type { StoredFilter } from './saved-filters.model.ts';
import type { SavedFiltersRepository } from './saved-filters.repository.ts';

export interface SavedFilterDeps {
  inTransaction: InTransaction;
  savedFilters: SavedFiltersRepository;
  limits: Pick<UserLimits, 'saved-filters'>;
  now: () => Date;
}

const keyOf = (name: string): string => name.toLocaleLowerCase('bg');

/** @throws AppError UNPROCESSABLE when another filter of the moderator has the name */
function assertUnique(filters: readonly StoredFilter[], { id, name }: { id?: string; name: string }): void {
  const isTaken = filters.some((filter) => filter.id !== id && keyOf(filter.name) === keyOf(name));
  if (isTaken) throw unprocessable([{ param: 'name', msg: messages.filters.nameTaken }]);
}

/** @throws AppError RATE_LIMITED, UNPROCESSABLE for a taken name, CONFLICT above the limit */
export async function saveFilter(
  { inTransaction, savedFilters, limits, now }: SavedFilterDeps,
  adminId: string,
  filter: NewSavedFilter,
): Promise<StoredFilter> {
  await limits['saved-filters'].take(adminId);
  return inTransaction(async (unit) => {
    const filters = await savedFilters.of(adminId, unit);
    assertUnique(filters, filter);
    if (filters.length >= SAVED_FILTERS_MAX) throw conflict(messages.filters.tooMany);
    const saved = { ...filter, id: randomUUID(), createdAt: now() };
    await savedFilters.replace(adminId, [...filters, saved], unit);
    return saved;
  });
}

/** @throws AppError RATE_LIMITED, NOT_FOUND, UNPROCESSABLE for a taken name */
export async function renameFilter(
  { inTransaction, savedFilters, limits }: SavedFilterDeps,
  adminId: string,
  { id, name }: { id: string; name: string },
): Promise<StoredFilter> {
  await limits['saved-filters'].take(adminId);
  return inTransaction(async (unit) => {
    const filters = await savedFilters.of(adminId, unit);
    const filter = filters.find((one) => one.id === id);
    if (!filter) throw notFound(messages.filters.missing);
    assertUnique(filters, { id, name });
    const renamed = { ...filter, name };
    await savedFilters.replace(
      adminId,
      filters.map((one) => (one === filter ? renamed : one)),
      unit,
    );
    return renamed;
  });
}

/** @throws AppError NOT_FOUND */
export async function deleteFilter(
  { inTransaction, savedFilters }: SavedFilterDeps,
  adminId: string,
  id: string,
): Promise<void> {
  await inTransaction(async (unit) => {
    const filters = await savedFilters.of(adminId, unit);
    const others = filters.filter((one) => one.id !== id);
    if (others.length === filters.length) throw notFound(messages.filters.missing);
    await savedFilters.replace(adminId, others, unit);
  });
}
