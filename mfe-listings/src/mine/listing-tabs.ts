import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { mineTexts } from './messages.ts';

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
  /** Undefined: every state but deleted. */
  status: ListingStatus | undefined;
  label: string;
  count: number;
}

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

/** Number of all listings, deleted ones included. */
export const countAll = (counts: StatusCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
