import { z } from 'zod';

import { Id, IsoDate, IsoDateTime, keysOf } from '../zod-parts.ts';
import { leaseActions, linkActions, periodActions } from './link-actions.ts';
import { listingStatuses } from './listing-states.ts';

export const LISTING_LINK = 'listing-link';

/** `until`: expiry, ms since 1970. */
const link = { listingId: z.string(), until: z.number() };

/**
 * Payload of a signed link about a period of publication, identified by its end in ms since 1970 (decisions §5). A
 * renewal starts another period and invalidates earlier links.
 */
export const PeriodLink = z.strictObject({ ...link, action: z.enum(periodActions), period: z.number() });
export type PeriodLink = z.infer<typeof PeriodLink>;

/** Payload of a signed link about the end of a lease; another end invalidates it. */
export const LeaseLink = z.strictObject({ ...link, action: z.enum(leaseActions), leaseEnd: IsoDate });
export type LeaseLink = z.infer<typeof LeaseLink>;

export const ListingLink = z.union([PeriodLink, LeaseLink]);
export type ListingLink = z.infer<typeof ListingLink>;

/** `leaseEnd`: last day of the prolonged lease; absent or null while unknown. */
export const LinkPress = z.strictObject({
  token: z.string().min(20).max(1000),
  leaseEnd: IsoDate.nullable().optional(),
});

/** Listing after the link's action. */
export const FollowedLink = z.object({
  id: Id,
  title: z.string(),
  action: z.enum(linkActions),
  status: keysOf(listingStatuses),
  expiresAt: IsoDateTime.nullable(),
  /** True when an earlier press already had this effect. */
  isRepeated: z.boolean().optional(),
  /** Move-in day, after `relist`. */
  availableFrom: IsoDate.optional(),
  /** Set after `prolong`; null while unknown. */
  leaseEnd: IsoDate.nullable().optional(),
});
export type FollowedLink = z.infer<typeof FollowedLink>;
