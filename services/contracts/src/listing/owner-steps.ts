import { z } from 'zod';

import { Id, IsoDate } from '../zod-parts.ts';
import { bulkActions } from './bulk-actions.ts';
import { PropertyFields } from './listing-fields.ts';

/** `leaseEnd`: last day of the lease; the offer to relist is sent `LEASE_OFFER_DAYS` earlier. */
export const Rental = z.strictObject({ leaseEnd: IsoDate.optional() });
export type Rental = z.infer<typeof Rental>;

const BULK_MAX = 50;
/** One end of lease holds for every rented listing. */
export const BulkMove = z
  .strictObject({ action: z.enum(bulkActions), ids: z.array(Id).min(1).max(BULK_MAX), ...Rental.shape })
  .refine(({ action, leaseEnd }) => action === 'rent' || leaseEnd === undefined, {
    path: ['leaseEnd'],
    error: 'Край на договора има само отдадена обява.',
  });
export type BulkMove = z.infer<typeof BulkMove>;

/** `version`: the one that the owner read, for optimistic locking. */
export const BulkPrices = z.strictObject({
  prices: z
    .array(
      z.strictObject({ id: Id, version: z.number().int().optional(), price: PropertyFields.shape.price }),
    )
    .min(1)
    .max(BULK_MAX),
});
export type BulkPrices = z.infer<typeof BulkPrices>;
/** `leaseEnd`: null while unknown. `version`: the one that the owner read. */
export const LeaseChange = z.strictObject({
  leaseEnd: IsoDate.nullable(),
  version: z.number().int().optional(),
});
export type LeaseChange = z.infer<typeof LeaseChange>;
/** `availableFrom`: move-in day; absent: unchanged. */
export const Renewal = z.strictObject({ availableFrom: IsoDate.optional() });
export type Renewal = z.infer<typeof Renewal>;
