import { z } from 'zod';

import { linkActions } from './property-endpoints.ts';

/** What the signature of such a link is for. */
export const LISTING_LINK = 'listing-link';

/**
 * What a one-click link of a mail says, signed (decisions §5): the step, the listing, and the period it was written in.
 * A period is named by its end: a renewal starts another, so that no link of an earlier one works again.
 */
export const ListingLink = z.strictObject({
  listingId: z.string(),
  action: z.enum(linkActions),
  /** The period's end, ms since 1970. */
  period: z.number(),
  /** When the link stops working, ms since 1970. */
  until: z.number(),
});
export type ListingLink = z.infer<typeof ListingLink>;
