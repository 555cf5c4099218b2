import { z } from 'zod';

import { Money } from './listing/property-money.ts';
import { PropertyImage } from './listing/property.ts';

export const Person = z.object({ email: z.string(), firstName: z.string() });
/** Listing facts for messages and viewings; `address` is shown only in a confirmed viewing. */
export const ListingShown = z.object({
  cover: PropertyImage.nullable(),
  city: z.string(),
  price: Money.nullable(),
  contactName: z.string(),
  address: z.string().nullable(),
});
export type ListingShown = z.infer<typeof ListingShown>;
export const ListingRef = z.object({ listingId: z.string(), title: z.string() });
