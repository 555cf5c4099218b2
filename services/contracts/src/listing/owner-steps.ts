import { z } from 'zod';

import { Id, IsoDate } from '../zod-parts.ts';
import { bulkActions } from './bulk-actions.ts';
import { PropertyFields } from './listing-fields.ts';

const BULK_MAX = 50;
export const BulkMove = z.strictObject({
  action: z.enum(bulkActions),
  ids: z.array(Id).min(1).max(BULK_MAX),
});
export type BulkMove = z.infer<typeof BulkMove>;

/** New rents; `version`: what the owner has seen, so that a later change is not overwritten unseen. */
export const BulkPrices = z.strictObject({
  prices: z
    .array(
      z.strictObject({ id: Id, version: z.number().int().optional(), price: PropertyFields.shape.price }),
    )
    .min(1)
    .max(BULK_MAX),
});
export type BulkPrices = z.infer<typeof BulkPrices>;
/** `leaseEnd`: last day of the lease; the listing is offered back `LEASE_OFFER_DAYS` before it. */
export const Rental = z.strictObject({ leaseEnd: IsoDate.optional() });
export type Rental = z.infer<typeof Rental>;
/** The end of the lease of a rented listing; null: not known. `version`: what the owner has seen. */
export const LeaseChange = z.strictObject({
  leaseEnd: IsoDate.nullable(),
  version: z.number().int().optional(),
});
export type LeaseChange = z.infer<typeof LeaseChange>;
/** `availableFrom`: from when the home is free; absent: as it was. */
export const Renewal = z.strictObject({ availableFrom: IsoDate.optional() });
export type Renewal = z.infer<typeof Renewal>;
