import { z } from 'zod';

import { IsoDate, IsoDateTime, keysOf, wholeBetween } from '../zod-parts.ts';
import { PropertyFields } from './listing-fields.ts';
import { LISTING_NUMBER_MAX, LISTING_NUMBER_MIN } from './listing-number.ts';
import { qualityRules, type QualityHint } from './listing-quality.ts';
import { listingStatuses, rejectCodes } from './listing-states.ts';
import { promotionTypes } from './promotions.ts';
import { Remark } from './remark.ts';
import { GeoPoint, Location } from './property-location.ts';
import { Money, OwnMoney } from './property-money.ts';
import * as option from './property-options.ts';

/** Its address: `pictureAddress`; `placeholder` is a base64 thumbhash. */
export const PropertyImage = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  placeholder: z.string(),
  /** Also stored as AVIF, and 480 and 960 px wide; absent for pictures of earlier releases. */
  hasAvif: z.boolean().optional(),
});
export type PropertyImage = z.infer<typeof PropertyImage>;

export const ListingNumber = wholeBetween(LISTING_NUMBER_MIN, LISTING_NUMBER_MAX);

export const Landlord = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
});
export type Landlord = z.infer<typeof Landlord>;

/** Way on foot to a station of `place/metro.ts`, from the public point. */
export const MetroWay = z.object({ station: z.string(), minutes: z.number() });
export type MetroWay = z.infer<typeof MetroWay>;

/** Spec §3 "as the card reads it". Sums per month. */
export const PropertyCard = z.object({
  id: z.string(),
  title: z.string(),
  images: z.array(PropertyImage),
  price: Money,
  pricePerM2: Money,
  area: z.number(),
  rooms: z.number().optional(),
  layout: keysOf(option.layouts).optional(),
  floor: z.number().optional(),
  totalFloors: z.number().optional(),
  furnishing: keysOf(option.furnishings).optional(),
  /** `2026-05-01` */
  availableFrom: z.string().optional(),
  location: z.object({ city: z.string(), neighborhood: z.string().optional() }),
  /** Offset by 100–250 m unless the owner shows the exact address. */
  geo: GeoPoint.optional(),
  /** The nearest station within half an hour. */
  metro: MetroWay.optional(),
  propertyType: keysOf(option.propertyTypes),
  amenities: z.array(z.string()),
  /** Both absent while a part is unknown. */
  monthlyTotal: Money.optional(),
  moveInCost: Money.optional(),
  /** Absent while unknown. */
  hasCommission: z.boolean().optional(),
  pets: keysOf(option.petRules).optional(),
  /** The rent was lowered, see `isReduced`. */
  isReduced: z.boolean().optional(),
  isPromoted: z.boolean(),
  promotionType: z.enum(['super', 'regular']).nullable(),
  isPremium: z.boolean(),
  featured: z.boolean(),
  landlord: Landlord,
  publishedAt: IsoDateTime,
  views: z.number(),
  favorites: z.number(),
});
export type PropertyCard = z.infer<typeof PropertyCard>;

/** The sums that a landlord types, as replies hold them. */
const typedSums = <Sum extends z.ZodType>(sum: Sum) => ({
  price: sum.optional(),
  deposit: z
    .object({
      type: keysOf(option.depositTypes),
      months: z.number().optional(),
      amount: sum.optional(),
    })
    .optional(),
  monthlyFees: sum.optional(),
  estimatedUtilities: sum.optional(),
  commission: z
    .object({
      type: keysOf(option.commissionTypes),
      percent: z.number().optional(),
      amount: sum.optional(),
    })
    .optional(),
});

/** Without the phone (decisions §3). */
export const PublicProperty = PropertyFields.omit({ contactPhone: true, eik: true, location: true })
  .partial()
  .extend({
    ...typedSums(Money),
    id: z.string(),
    number: ListingNumber,
    status: keysOf(listingStatuses),
    location: Location.partial().omit({ geo: true }).extend({ neighborhood: z.string().optional() }),
    geo: GeoPoint.optional(),
    /** The nearest stations within half an hour, up to three. */
    metro: z.array(MetroWay).max(3).optional(),
    images: z.array(PropertyImage),
    pricePerM2: Money.optional(),
    depositCost: Money.optional(),
    commissionCost: Money.optional(),
    moveInCost: Money.optional(),
    monthlyTotal: Money.optional(),
    isPromoted: z.boolean(),
    promotionType: z.enum(['super', 'regular']).nullable(),
    isPremium: z.boolean(),
    views: z.number(),
    favorites: z.number(),
    landlord: Landlord.extend({
      memberSince: IsoDateTime.optional(),
      isEmailVerified: z.boolean().optional(),
    }),
    priceHistory: z.array(z.object({ price: Money, at: IsoDateTime })),
    createdAt: IsoDateTime,
    updatedAt: IsoDateTime,
    publishedAt: IsoDateTime.nullable(),
    confirmedAt: IsoDateTime.nullable(),
    expiresAt: IsoDateTime.nullable(),
  });
export type PublicProperty = z.infer<typeof PublicProperty>;

export const OwnProperty = PublicProperty.extend({
  ...typedSums(OwnMoney),
  submittedAt: IsoDateTime.nullable(),
  /** Of a rented listing, when its owner told it. */
  leaseEnd: IsoDate.optional(),
  /** Pending or rejected edit of a public listing; the other fields show its content. */
  revision: z
    .object({ status: z.enum(['pending', 'rejected']), at: IsoDateTime, changed: z.array(z.string()) })
    .nullable(),
  location: Location.partial(),
  contactPhone: z.string().optional(),
  eik: z.string().optional(),
  phoneReveals: z.number(),
  /** `score` 0–100; hints with most points first (decisions §12). */
  quality: z.object({
    score: z.number(),
    hints: z.array(keysOf(qualityRules as Record<QualityHint, never>)),
  }),
  version: z.number(),
  /** Last approved rent that still stands; base for later changes. */
  approvedPrice: Money.nullable(),
  /** In the owner's list only: the running promotion, else the next scheduled one. */
  promotion: z
    .object({
      type: keysOf(promotionTypes),
      status: z.enum(['active', 'scheduled']),
      startsAt: IsoDateTime.nullable(),
      endsAt: IsoDateTime.nullable(),
    })
    .optional(),
  /** In the owner's list only: counts of the last 7 days in Sofia, today included. */
  week: z.object({ views: z.number(), phoneReveals: z.number() }).optional(),
  moderation: z.object({
    reason: z.string().nullable(),
    code: keysOf(rejectCodes).nullable(),
    decidedAt: IsoDateTime.nullable(),
    /** Of the last decision; absent: pinned to no place. */
    remarks: z.array(Remark).optional(),
    /** Of the statement of reasons; absent for decisions of older releases and for approvals. */
    decisionId: z.string().optional(),
  }),
});
export type OwnProperty = z.infer<typeof OwnProperty>;
