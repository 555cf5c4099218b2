import { z } from 'zod';

import { IsoDateTime } from '../zod-parts.ts';
import { Landlord } from './property.ts';

/** Landlord with an active listing, as on the public page. */
export const PublicLandlord = Landlord.extend({
  memberSince: IsoDateTime.optional(),
  isEmailVerified: z.boolean().optional(),
  /** All active listings have the owner's verified number. */
  isPhoneVerified: z.boolean().optional(),
  isPremium: z.boolean(),
  /** Agency of the newest listing, when all active listings are an agency's. */
  agencyName: z.string().optional(),
  activeListings: z.number(),
});
export type PublicLandlord = z.infer<typeof PublicLandlord>;
