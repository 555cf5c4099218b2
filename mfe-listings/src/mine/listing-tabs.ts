import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing-states';
import type { OwnProperty } from '@pokriv/contracts/property';

import { mineTexts } from './messages.ts';

interface ListingTab {
  id: string;
  label: string;
  statuses: readonly ListingStatus[];
}

const own = (status: ListingStatus): ListingTab => ({
  id: status,
  label: listingStatuses[status],
  statuses: [status],
});

const tabs: readonly ListingTab[] = [
  own('active'),
  own('pending'),
  own('rejected'),
  own('draft'),
  own('paused'),
  { id: 'finished', label: mineTexts.finished, statuses: ['expired', 'rented', 'removed'] },
  own('deleted'),
];

/** All that is not deleted, then each state that has listings. */
export function tabsOf(
  listings: readonly OwnProperty[],
): { id: string; label: string; listings: OwnProperty[] }[] {
  const all = {
    id: 'all',
    label: mineTexts.all,
    listings: listings.filter(({ status }) => status !== 'deleted'),
  };
  const rest = tabs.map(({ id, label, statuses }) => ({
    id,
    label,
    listings: listings.filter(({ status }) => statuses.includes(status)),
  }));
  return [all, ...rest.filter((tab) => tab.listings.length > 0)];
}
