import { z } from 'zod';

import { linkActions } from './property-endpoints.ts';

export const LISTING_LINK = 'listing-link';

/**
 * Payload of a mail's signed one-click link (decisions §5). A period is identified by its end: a renewal starts another
 * one and invalidates earlier links.
 */
export const ListingLink = z.strictObject({
  listingId: z.string(),
  action: z.enum(linkActions),
  /** End of the period, ms since 1970. */
  period: z.number(),
  /** Expiry of the link, ms since 1970. */
  until: z.number(),
});
export type ListingLink = z.infer<typeof ListingLink>;
