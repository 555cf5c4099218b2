import { z } from 'zod';

import { IsoDateTime } from '../zod-parts.ts';
import { Landlord } from './property.ts';

/** A landlord as the public listings show them; only one with an active listing has a page. */
export const PublicLandlord = Landlord.extend({
  memberSince: IsoDateTime.optional(),
  isEmailVerified: z.boolean().optional(),
  isPremium: z.boolean(),
  /** Only of a landlord whose active listings are all an agency's: the name on the newest of them. */
  agencyName: z.string().optional(),
  activeListings: z.number(),
});
export type PublicLandlord = z.infer<typeof PublicLandlord>;
