import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { mineTexts } from './messages.ts';

/** The order in which an owner looks for listings. */
const order = [
  'active',
  'pending',
  'rejected',
  'draft',
  'paused',
  'expired',
  'rented',
  'removed',
  'deleted',
] as const satisfies readonly ListingStatus[];

export type StatusCounts = Partial<Record<ListingStatus, number>>;
export interface ListingTab {
  id: ListingStatus | 'all';
  /** None: every state but deleted. */
  status: ListingStatus | undefined;
  label: string;
  count: number;
}

/** All that is not deleted, then each state that has listings, and the one that is open. */
export function tabsOf(counts: StatusCounts, open: ListingStatus | undefined): ListingTab[] {
  const states = order.map((id) => ({
    id,
    status: id,
    label: mineTexts.tabLabels[id],
    count: counts[id] ?? 0,
  }));
  const all = states.filter(({ id }) => id !== 'deleted').reduce((sum, { count }) => sum + count, 0);
  const used = states.filter(({ id, count }) => count > 0 || id === open);
  return [{ id: 'all', status: undefined, label: mineTexts.all, count: all }, ...used];
}

/** How many listings somebody has, deleted ones too. */
export const countAll = (counts: StatusCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
