import { z } from 'zod';

import { IsoDate, IsoDateTime, keysOf, wholeBetween } from '../zod-parts.ts';
import { PropertyFields } from './listing-fields.ts';
import { LISTING_NUMBER_MAX, LISTING_NUMBER_MIN } from './listing-number.ts';
import { qualityRules, type QualityHint } from './listing-quality.ts';
import { listingStatuses, rejectCodes } from './listing-states.ts';
import { promotionTypes } from './promotions.ts';
import { Remark } from './remark.ts';
import { pictureDoubts } from './picture-doubt.ts';
import { GeoPoint, Location } from './property-location.ts';
import { Money, OwnMoney } from './property-money.ts';
import * as option from './property-options.ts';

/** Its address is `pictureAddress`; `placeholder` is a base64 thumbhash. */
export const PropertyImage = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  placeholder: z.string(),
  /** Also stored as AVIF, and 480 and 960 px wide; absent in earlier releases. */
  hasAvif: z.boolean().optional(),
  /** Floor plans come after all photos, so none is a cover; absent for a photo. */
  isFloorPlan: z.boolean().optional(),
  /** Advice for the owner and the moderators; visitors do not get it. */
  doubt: z.enum(pictureDoubts).optional(),
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

/** Walk to a station of `place/metro.ts`, from the public point. */
export const MetroWay = z.object({ station: z.string(), minutes: z.number() });
export type MetroWay = z.infer<typeof MetroWay>;

/** Card of spec §3, with sums per month. */
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
  /** Offset by 100 to 250 m unless the owner shows the exact address. */
  geo: GeoPoint.optional(),
  /** Nearest station within half an hour. */
  metro: MetroWay.optional(),
  propertyType: keysOf(option.propertyTypes),
  amenities: z.array(z.string()),
  /** Absent while a part is unknown, like `moveInCost`. */
  monthlyTotal: Money.optional(),
  moveInCost: Money.optional(),
  /** Absent while unknown. */
  hasCommission: z.boolean().optional(),
  pets: keysOf(option.petRules).optional(),
  /** True after a lower rent, see `isReduced`. */
  isReduced: z.boolean().optional(),
  isPromoted: z.boolean(),
  promotionType: z.enum(['super', 'regular']).nullable(),
  isPremium: z.boolean(),
  featured: z.boolean(),
  landlord: Landlord,
  /** Of an agency's listing. */
  agencyName: z.string().optional(),
  publishedAt: IsoDateTime,
  views: z.number(),
  favorites: z.number(),
});
export type PropertyCard = z.infer<typeof PropertyCard>;

/** Sums that a landlord types. */
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

/** Excludes the phone (decisions §3). */
export const PublicProperty = PropertyFields.omit({ contactPhone: true, eik: true, location: true })
  .partial()
  .extend({
    ...typedSums(Money),
    id: z.string(),
    video: z.string().optional(),
    number: ListingNumber,
    status: keysOf(listingStatuses),
    location: Location.partial().omit({ geo: true }).extend({ neighborhood: z.string().optional() }),
    geo: GeoPoint.optional(),
    /** Up to three nearest stations within half an hour. */
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
      /** The number of this listing is the owner's verified one. Only of a single listing; absent from lists. */
      isPhoneVerified: z.boolean().optional(),
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
  /** Set for a rented listing with a known end. */
  leaseEnd: IsoDate.optional(),
  /** Pending or rejected edit of a public listing; the other fields hold the public content. */
  revision: z
    .object({ status: z.enum(['pending', 'rejected']), at: IsoDateTime, changed: z.array(z.string()) })
    .nullable(),
  location: Location.partial(),
  contactPhone: z.string().optional(),
  eik: z.string().optional(),
  phoneReveals: z.number(),
  /** `score` from 0 to 100; hints with most points first (decisions §12). */
  quality: z.object({
    score: z.number(),
    hints: z.array(keysOf(qualityRules as Record<QualityHint, never>)),
  }),
  version: z.number(),
  /** Last approved rent, the base for later changes. */
  approvedPrice: Money.nullable(),
  /** Set only in the owner's list: running promotion, or the next scheduled one. */
  promotion: z
    .object({
      type: keysOf(promotionTypes),
      status: z.enum(['active', 'scheduled']),
      startsAt: IsoDateTime.nullable(),
      endsAt: IsoDateTime.nullable(),
    })
    .optional(),
  /** Set only in the owner's list: counts of the last 7 days in Sofia, including today. */
  week: z.object({ views: z.number(), phoneReveals: z.number() }).optional(),
  moderation: z.object({
    reason: z.string().nullable(),
    code: keysOf(rejectCodes).nullable(),
    decidedAt: IsoDateTime.nullable(),
    /** Remarks of the last decision; absent without any. */
    remarks: z.array(Remark).optional(),
    /** Id of the statement of reasons; absent for approvals and decisions of older releases. */
    decisionId: z.string().optional(),
  }),
});
export type OwnProperty = z.infer<typeof OwnProperty>;
