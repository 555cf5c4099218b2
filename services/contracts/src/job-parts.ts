import { z } from 'zod';

/** Who a letter goes to. */
export const Person = z.object({ email: z.string(), firstName: z.string() });
/** A listing as a letter names it. */
export const ListingRef = z.object({ listingId: z.string(), title: z.string() });
