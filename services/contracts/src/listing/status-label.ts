import { isHiddenByReports, type Judged } from './hidden-by-reports.ts';
import { listingStatuses } from './listing-states.ts';

export const HIDDEN_LABEL = 'Скрита след сигнали';

/** State of a listing as its owner reads it. */
export const statusLabel = (listing: Judged): string =>
  isHiddenByReports(listing) ? HIDDEN_LABEL : listingStatuses[listing.status];
