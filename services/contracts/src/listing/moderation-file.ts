import { z } from 'zod';

import { contactKinds } from './contact-data-in-text.ts';
import { listingStatuses } from './listing-states.ts';
import { Money } from './property-money.ts';
import { IsoDateTime, keysOf } from '../zod-parts.ts';

const OtherListing = z.object({
  id: z.string(),
  title: z.string(),
  status: keysOf(listingStatuses),
  ownerName: z.string(),
});

/** Warnings for a moderator, with evidence; none rejects a listing automatically (decisions §5). */
export const RiskFlag = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('similar_picture'),
    /** Differing bits of 64. */
    distance: z.number(),
    picture: z.string(),
    otherPicture: z.string(),
    other: OtherListing,
  }),
  z.object({ kind: z.literal('shared_phone'), phone: z.string(), others: z.array(OtherListing) }),
  z.object({
    kind: z.literal('low_price'),
    price: Money,
    /** A month for a square metre: median of the place and kind, from `sample` listings. */
    medianPerM2: Money,
    perM2: Money,
    sample: z.number(),
  }),
  z.object({ kind: z.literal('young_account'), registeredAt: IsoDateTime }),
  z.object({ kind: z.literal('scam_phrase'), phrases: z.array(z.string()) }),
  z.object({
    kind: z.literal('contact_data'),
    found: z.array(
      z.object({
        field: z.enum(['title', 'description']),
        kind: keysOf(contactKinds),
        text: z.string(),
      }),
    ),
  }),
]);
export type RiskFlag = z.infer<typeof RiskFlag>;

/** Lock of a listing under review: other moderators cannot decide on it meanwhile. */
export const Lease = z.object({
  holder: z.object({ id: z.string(), name: z.string() }),
  until: IsoDateTime,
  isMine: z.boolean(),
});
export type Lease = z.infer<typeof Lease>;

export const ModerationFile = z.object({
  risks: z.array(RiskFlag),
  lease: Lease.nullable(),
  owner: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    memberSince: IsoDateTime.nullable(),
    isHidden: z.boolean(),
    listings: z.partialRecord(keysOf(listingStatuses), z.number()),
    approved: z.number(),
    rejected: z.number(),
    removed: z.number(),
  }),
});
export type ModerationFile = z.infer<typeof ModerationFile>;
