import { z } from 'zod';

import { amenityIds } from './amenities.ts';
import { LISTING_NUMBER_MAX, LISTING_NUMBER_MIN } from './listing-number.ts';
import { listingStatuses, rejectCodes } from './listing-states.ts';
import { isValidPhone, normalizePhone } from './phone.ts';
import { qualityRules, type QualityHint } from './listing-quality.ts';
import { GeoPoint, Location } from './property-location.ts';
import { Commission, Deposit } from './property-money.ts';
import * as option from './property-options.ts';
import { PROPERTY_LIMITS as LIMIT } from './property-options.ts';
import { promotionTypes } from './promotions.ts';
import {
  IsoDate,
  IsoDateTime,
  keysOf,
  personName,
  proseBetween,
  textBetween,
  trimmed,
  upTo,
  wholeBetween,
} from './zod-parts.ts';

const severalOf = <Table extends Record<string, string>>(table: Table) => z.array(keysOf(table)).max(20);

/**
 * What a landlord writes: each field within its limits, none required yet (decisions §3). Unknown and server-owned keys
 * are refused.
 */
export const PropertyFields = z.strictObject({
  title: textBetween(1, LIMIT.titleMax),
  description: proseBetween(1, LIMIT.descriptionMax),
  propertyType: keysOf(option.propertyTypes, 'Изберете вид на имота.'),
  layout: keysOf(option.layouts),
  rooms: wholeBetween(1, 20),
  bedrooms: wholeBetween(0, 10),
  bathrooms: wholeBetween(1, 10),
  area: wholeBetween(LIMIT.areaMin, LIMIT.areaMax),
  totalArea: wholeBetween(LIMIT.areaMin, 100_000),
  yardArea: wholeBetween(0, 100_000),

  floor: wholeBetween(LIMIT.floorMin, LIMIT.floorMax),
  totalFloors: wholeBetween(0, LIMIT.floorMax),
  constructionType: keysOf(option.constructionTypes),
  yearBuilt: z
    .number()
    .int()
    .min(1850, 'Годината е твърде ранна.')
    .refine((year) => year <= new Date().getFullYear() + 3, 'Годината е твърде далечна.'),
  condition: keysOf(option.conditions),
  isInsulated: z.boolean(),
  hasElevator: z.boolean(),
  heating: severalOf(option.heatings),
  furnishing: keysOf(option.furnishings),
  exposure: severalOf(option.exposures),
  energyClass: keysOf(option.energyClasses),

  price: wholeBetween(LIMIT.priceMin, LIMIT.priceMax),
  deposit: Deposit,
  utilitiesIncluded: severalOf(option.utilities),
  monthlyFees: wholeBetween(0, 5000),
  estimatedUtilities: wholeBetween(0, 5000),
  advertiserType: keysOf(option.advertiserTypes),
  agencyName: textBetween(2, 100),
  eik: trimmed().max(20, upTo()),
  commission: Commission,

  availableFrom: IsoDate,
  minLeaseMonths: wholeBetween(1, 60),
  maxLeaseMonths: wholeBetween(1, 120),
  noticeDays: wholeBetween(0, 90),
  addressRegistration: keysOf(option.addressRegistrations),
  pets: keysOf(option.petRules),
  smoking: keysOf(option.smokingRules),
  suitableFor: severalOf(option.suitabilities),
  maxOccupants: wholeBetween(1, 20),
  occupantsNow: wholeBetween(0, 10),
  bathroomShared: z.boolean(),
  landlordLivesIn: z.boolean(),
  lockableRoom: z.boolean(),

  location: Location,
  amenities: z.array(z.enum(amenityIds as [string, ...string[]], 'Непознато удобство.')).max(60),
  contactName: personName(textBetween(2, 60)),
  contactPhone: z
    .string()
    .max(40, upTo())
    .transform(normalizePhone)
    .refine(isValidPhone, 'Невалиден телефонен номер. Използвайте формат: 088 812 3456 или +359 88 812 3456'),
  contactMethods: severalOf(option.contactMethods),
});

/** A draft: any part of it, with at least a title or a type. */
export const PropertyDraft = PropertyFields.partial().refine((draft) => draft.title ?? draft.propertyType, {
  message: 'Въведете заглавие или изберете вид на имота.',
  path: ['title'],
});
export type PropertyDraft = z.infer<typeof PropertyDraft>;

export type ListingFields = Partial<z.infer<typeof PropertyFields>>;

type Fields = typeof PropertyFields.shape;
type Clearable = { [Key in keyof Fields]: z.ZodOptional<z.ZodNullable<Fields[Key]>> };

/** A change: any part of it; null clears a field. */
export const PropertyChange = z.strictObject(
  Object.fromEntries(
    Object.entries(PropertyFields.shape).map(([key, field]) => [key, field.nullish()]),
  ) as Clearable,
);
export type PropertyChange = z.infer<typeof PropertyChange>;

/** One picture: `url(width)` is `/media/{id}-{width}.webp`; `placeholder` is a thumbhash in base64. */
export const PropertyImage = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  placeholder: z.string(),
});
export type PropertyImage = z.infer<typeof PropertyImage>;

/** What people say on the phone (`listing-number.ts`); addresses keep the id. */
export const ListingNumber = wholeBetween(LISTING_NUMBER_MIN, LISTING_NUMBER_MAX);

export const Landlord = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
});
export type Landlord = z.infer<typeof Landlord>;

/** What a card shows (spec §3 "as the card reads it"). Money in leva a month. */
export const PropertyCard = z.object({
  id: z.string(),
  title: z.string(),
  images: z.array(PropertyImage),
  price: z.number(),
  pricePerM2: z.number(),
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
  propertyType: keysOf(option.propertyTypes),
  amenities: z.array(z.string()),
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

/** Fields that a listing's page and its owner read; the phone is never among them (decisions §3). */
export const PublicProperty = PropertyFields.omit({ contactPhone: true, eik: true, location: true })
  .partial()
  .extend({
    id: z.string(),
    number: ListingNumber,
    status: keysOf(listingStatuses),
    location: Location.partial().omit({ geo: true }).extend({ neighborhood: z.string().optional() }),
    geo: GeoPoint.optional(),
    images: z.array(PropertyImage),
    pricePerM2: z.number().optional(),
    moveInCost: z.number().optional(),
    monthlyTotal: z.number().optional(),
    isPromoted: z.boolean(),
    promotionType: z.enum(['super', 'regular']).nullable(),
    isPremium: z.boolean(),
    views: z.number(),
    favorites: z.number(),
    landlord: Landlord.extend({
      memberSince: IsoDateTime.optional(),
      isEmailVerified: z.boolean().optional(),
    }),
    priceHistory: z.array(z.object({ price: z.number(), at: IsoDateTime })),
    createdAt: IsoDateTime,
    updatedAt: IsoDateTime,
    publishedAt: IsoDateTime.nullable(),
    confirmedAt: IsoDateTime.nullable(),
    expiresAt: IsoDateTime.nullable(),
  });
export type PublicProperty = z.infer<typeof PublicProperty>;

/** What the owner and admins read besides. */
export const OwnProperty = PublicProperty.extend({
  submittedAt: IsoDateTime.nullable(),
  /** An edit of a published listing that waits for a moderator, or was refused; it is shown as the content. */
  revision: z
    .object({ status: z.enum(['pending', 'rejected']), at: IsoDateTime, changed: z.array(z.string()) })
    .nullable(),
  location: Location.partial(),
  contactPhone: z.string().optional(),
  eik: z.string().optional(),
  phoneReveals: z.number(),
  /** 0–100, and what would raise it, worth most first (decisions §12). */
  quality: z.object({
    score: z.number(),
    hints: z.array(keysOf(qualityRules as Record<QualityHint, never>)),
  }),
  version: z.number(),
  /** Leva a month, at the last approval that still stands: what a changed rent is compared with. */
  approvedPrice: z.number().nullable(),
  /** In one's own list: the promotion that runs, or else the next one that waits; absent: none. */
  promotion: z
    .object({
      type: keysOf(promotionTypes),
      status: z.enum(['active', 'scheduled']),
      /** null: as soon as the listing is public. */
      startsAt: IsoDateTime.nullable(),
      endsAt: IsoDateTime.nullable(),
    })
    .optional(),
  moderation: z.object({
    reason: z.string().nullable(),
    code: keysOf(rejectCodes).nullable(),
    decidedAt: IsoDateTime.nullable(),
  }),
});
export type OwnProperty = z.infer<typeof OwnProperty>;
