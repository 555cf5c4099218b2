import { z } from 'zod';

import { Id, IsoDate, IsoDateTime, keysOf } from '../zod-parts.ts';
import { leaseActions, linkActions, periodActions } from './link-actions.ts';
import { listingStatuses } from './listing-states.ts';

export const LISTING_LINK = 'listing-link';

/** `until`: expiry of the link, ms since 1970. */
const link = { listingId: z.string(), until: z.number() };

/**
 * Payload of a signed link about a period of publication (decisions §5). A period is identified by its end, in ms since
 * 1970: a renewal starts another one and invalidates earlier links.
 */
export const PeriodLink = z.strictObject({ ...link, action: z.enum(periodActions), period: z.number() });
export type PeriodLink = z.infer<typeof PeriodLink>;

/** About a lease that ends on this day: another end of the lease invalidates the link. */
export const LeaseLink = z.strictObject({ ...link, action: z.enum(leaseActions), leaseEnd: IsoDate });
export type LeaseLink = z.infer<typeof LeaseLink>;

export const ListingLink = z.union([PeriodLink, LeaseLink]);
export type ListingLink = z.infer<typeof ListingLink>;

/** `leaseEnd`: last day of a prolonged lease; absent or null: not known. */
export const LinkPress = z.strictObject({
  token: z.string().min(20).max(1000),
  leaseEnd: IsoDate.nullable().optional(),
});

/** The listing after the press of a link's button. */
export const FollowedLink = z.object({
  id: Id,
  title: z.string(),
  action: z.enum(linkActions),
  status: keysOf(listingStatuses),
  expiresAt: IsoDateTime.nullable(),
  /** The listing was so before: nothing has changed. */
  isRepeated: z.boolean().optional(),
  /** After `relist`: the day from which the home is free. */
  availableFrom: IsoDate.optional(),
  /** After `prolong`; null: not known. */
  leaseEnd: IsoDate.nullable().optional(),
});
export type FollowedLink = z.infer<typeof FollowedLink>;
