import { z } from 'zod';

import { IsoDateTime } from '../zod-parts.ts';
import { Landlord } from './property.ts';

/** A landlord on public pages; only one with an active listing has a page. */
export const PublicLandlord = Landlord.extend({
  memberSince: IsoDateTime.optional(),
  isEmailVerified: z.boolean().optional(),
  isPremium: z.boolean(),
  /** Name on the newest listing, if all active listings are an agency's. */
  agencyName: z.string().optional(),
  activeListings: z.number(),
});
export type PublicLandlord = z.infer<typeof PublicLandlord>;
