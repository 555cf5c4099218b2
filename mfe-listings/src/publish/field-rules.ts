import { incompleteFields } from '@pokriv/contracts/listing/submittable-property';
import {
  PropertyFields,
  type ListingFields,
  type PropertyChange,
} from '@pokriv/contracts/listing/listing-fields';
import { type OwnProperty } from '@pokriv/contracts/listing/property';
import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import type { Sum } from '@pokriv/contracts/money';

import { unreadSum } from '../sum/typed-sum.ts';
import { applies } from './applies.ts';
import {
  isSame,
  isUnread,
  valueAt,
  type DraftFields,
  type FieldKey,
  type FieldPath,
  type SumPath,
} from './draft-fields.ts';
import { sumExamples } from './field-texts.ts';

export const fieldKeys = Object.keys(PropertyFields.shape) as FieldKey[];

const isOwnSum = (value: unknown): value is Sum =>
  typeof value === 'object' && value !== null && 'cents' in value && 'entered' in value;

/** Sum of a reply as a sum of record, also within a group. */
function recorded(value: unknown): unknown {
  if (isOwnSum(value)) return { cents: value.cents, entered: value.entered };
  if (typeof value !== 'object' || value === null || !('amount' in value)) return value;
  return { ...value, amount: recorded(value.amount) };
}

export function fieldsOf(listing: OwnProperty): DraftFields {
  const known = fieldKeys.map((key) => [key, recorded(listing[key])] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** Input of contract validation: without unread sums and without unused parts of a paid group. */
function judgedValue(fields: DraftFields, key: FieldKey): unknown {
  const value = fields[key];
  if (isUnread(value)) return undefined;
  if (value === undefined || (key !== 'deposit' && key !== 'commission')) return value;
  const parts = Object.entries(value).filter(
    ([part, inner]) => applies(fields, `${key}.${part}`) && !isUnread(inner),
  );
  return Object.fromEntries(parts);
}

/** Normalised by the contract (trimmed, a phone without spaces); undefined if invalid. */
function normalisedValue(fields: DraftFields, key: FieldKey): unknown {
  const value = judgedValue(fields, key);
  if (value === undefined || !applies(fields, key)) return undefined;
  const result = PropertyFields.shape[key].safeParse(value);
  return result.success ? result.data : undefined;
}

export function savableFields(fields: DraftFields): ListingFields {
  const taken = fieldKeys.map((key) => [key, normalisedValue(fields, key)] as const);
  return Object.fromEntries(taken.filter(([, value]) => value !== undefined));
}

/** Only empty parts, as the server returns for an unset place. */
const isEmptyGroup = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => part === undefined);

/** Type none or no content equals no group. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  isEmptyGroup(value) ||
  (value as { type?: unknown }).type === 'none';

/** Deposit or commission with a cleared type, whatever its sum. */
const isUntyped = (fields: DraftFields, key: FieldKey): boolean =>
  (key === 'deposit' || key === 'commission') && fields[key]?.type === undefined;

const isUsed = (fields: DraftFields, key: FieldKey): boolean =>
  fields[key] !== undefined && !isEmptyGroup(fields[key]) && !isUntyped(fields, key) && applies(fields, key);

const isIdle = (fields: DraftFields, base: DraftFields, key: FieldKey): boolean =>
  !applies(fields, key) && !applies(base, key) && isSame(fields[key], base[key]);

export function changedKeys(fields: DraftFields, base: DraftFields): FieldKey[] {
  return fieldKeys.filter((key) => {
    if (isIdle(fields, base, key)) return false;
    if (!isUsed(fields, key)) return !isNothing(base[key]);
    return !isSame(normalisedValue(fields, key) ?? fields[key], base[key]);
  });
}

/** Patch from the server's version, valid values only; null clears. */
export function changeBetween(fields: DraftFields, base: DraftFields): PropertyChange {
  const entries = changedKeys(fields, base).map(
    (key) => [key, isUsed(fields, key) ? normalisedValue(fields, key) : null] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const controlOf: Record<string, FieldPath> = {
  location: 'location.city',
  deposit: 'deposit.type',
  commission: 'commission.type',
  'location.geo.lat': 'location.geo',
  'location.geo.lon': 'location.geo',
};
const toControl = (param: string): string => controlOf[param] ?? param;

function unreadSums(fields: DraftFields): Map<string, string> {
  const unread = new Map<string, string>();
  for (const path of Object.keys(sumExamples) as SumPath[]) {
    const value = valueAt(fields, path);
    if (!isUnread(value) || !applies(fields, path)) continue;
    unread.set(path, unreadSum(value.text, sumExamples[path][value.currency]));
  }
  return unread;
}

export function wrongFields(fields: DraftFields): Map<string, string> {
  const wrong = unreadSums(fields);
  for (const key of fieldKeys) {
    const value = judgedValue(fields, key);
    if (value === undefined || !isUsed(fields, key)) continue;
    const result = PropertyFields.shape[key].safeParse(value);
    for (const issue of result.error?.issues ?? []) {
      const path = toControl([key, ...issue.path].join('.'));
      if (!wrong.has(path)) wrong.set(path, issue.message);
    }
  }
  return wrong;
}

export function openIssues(fields: DraftFields, imageCount: number): Map<string, string> {
  const listing = savableFields(fields);
  const filled = {
    ...listing,
    ...(fields.location?.city && { location: listing.location ?? { city: fields.location.city } }),
  };
  const issues = wrongFields(fields);
  const wrong = [...issues.keys()];
  for (const { param, msg } of incompleteFields(filled, imageCount)) {
    const path = toControl(param);
    // An incomplete group is missing to the contract: its error belongs to the invalid part.
    const isToldInside = wrong.some((told) => told.startsWith(`${param}.`));
    if (!issues.has(path) && !isToldInside) issues.set(path, msg);
  }
  return issues;
}

/** Required paths for this kind of listing, found by validating an otherwise empty one. */
export function requiredPaths({ propertyType, advertiserType, location }: DraftFields): Set<string> {
  const bare = {
    ...(propertyType && { propertyType }),
    ...(advertiserType && { advertiserType }),
    ...(location?.city && { location: { city: location.city } }),
  };
  const missing = incompleteFields(bare, PROPERTY_LIMITS.imagesMin).map(({ param }) => toControl(param));
  return new Set([
    ...missing,
    'propertyType',
    'location.city',
    'deposit.months',
    'deposit.amount',
    'commission.percent',
    'commission.amount',
  ]);
}
