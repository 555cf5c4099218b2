import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';

import { reportedTexts } from './messages.ts';

/** State of a listing as its owner reads it. */
export const statusLabel = (listing: OwnProperty): string =>
  isHiddenByReports(listing) ? reportedTexts.hidden : listingStatuses[listing.status];
