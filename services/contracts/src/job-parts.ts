import { z } from 'zod';

export const Person = z.object({ email: z.string(), firstName: z.string() });
export const ListingRef = z.object({ listingId: z.string(), title: z.string() });
