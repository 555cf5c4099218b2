import { z } from 'zod';

import { isValidPhone, normalizePhone } from '../phone.ts';
import {
  IsoDate,
  keysOf,
  personName,
  proseBetween,
  textBetween,
  trimmed,
  upTo,
  wholeBetween,
} from '../zod-parts.ts';
import { amenityIds } from './amenities.ts';
import { Location } from './property-location.ts';
import { Commission, Deposit, sumBetween } from './property-money.ts';
import * as option from './property-options.ts';
import { PROPERTY_LIMITS as LIMIT } from './property-options.ts';
import { sumLimits } from './sum-limits.ts';
import { Video } from './video.ts';

const severalOf = <Table extends Record<string, string>>(table: Table) => z.array(keysOf(table)).max(20);

/** All fields are optional; unknown and server-owned keys are refused (decisions §3). */
export const PropertyFields = z.strictObject({
  title: textBetween(1, LIMIT.titleMax),
  description: proseBetween(1, LIMIT.descriptionMax),
  video: Video,
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

  price: sumBetween(sumLimits.price),
  deposit: Deposit,
  utilitiesIncluded: severalOf(option.utilities),
  monthlyFees: sumBetween(sumLimits.monthly),
  estimatedUtilities: sumBetween(sumLimits.monthly),
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

export const PropertyDraft = PropertyFields.partial().refine((draft) => draft.title ?? draft.propertyType, {
  message: 'Въведете заглавие или изберете вид на имота.',
  path: ['title'],
});
export type PropertyDraft = z.infer<typeof PropertyDraft>;

export type ListingFields = Partial<z.infer<typeof PropertyFields>>;

type Fields = typeof PropertyFields.shape;
type Clearable = { [Key in keyof Fields]: z.ZodOptional<z.ZodNullable<Fields[Key]>> };

/** Partial change; null clears a field. */
export const PropertyChange = z.strictObject(
  Object.fromEntries(
    Object.entries(PropertyFields.shape).map(([key, field]) => [key, field.nullish()]),
  ) as Clearable,
);
export type PropertyChange = z.infer<typeof PropertyChange>;
