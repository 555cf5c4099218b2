import { incompleteFields } from '@pokriv/contracts/submittable-property';
import {
  PropertyFields,
  type ListingFields,
  type OwnProperty,
  type PropertyChange,
} from '@pokriv/contracts/property';
import { PROPERTY_LIMITS } from '@pokriv/contracts/property-options';

import type { DraftFields, FieldKey, FieldPath } from './draft-fields.ts';

export const fieldKeys = Object.keys(PropertyFields.shape) as FieldKey[];

const isHouse = ({ propertyType }: DraftFields) => propertyType === 'house';
const isShared = ({ propertyType }: DraftFields) => propertyType === 'room' || propertyType === 'shared';
const isLet = ({ advertiserType }: DraftFields) =>
  advertiserType === 'agency' || advertiserType === 'manager';
const isAgency = ({ advertiserType }: DraftFields) => advertiserType === 'agency';

/** Where a field applies (decisions §3); a field that is not named applies always. */
const appliesTo: Partial<Record<FieldPath, (fields: DraftFields) => boolean>> = {
  layout: (fields) => isHouse(fields) || fields.propertyType === 'apartment',
  yardArea: isHouse,
  floor: (fields) => !isHouse(fields),
  totalFloors: (fields) => !isHouse(fields),
  constructionType: (fields) => !isShared(fields),
  occupantsNow: isShared,
  bathroomShared: isShared,
  landlordLivesIn: isShared,
  lockableRoom: isShared,
  agencyName: isAgency,
  eik: isAgency,
  'commission.type': isLet,
  'commission.value': (fields) => isLet(fields) && (fields.commission?.type ?? 'none') !== 'none',
  'deposit.value': ({ deposit }) => (deposit?.type ?? 'none') !== 'none',
  'location.metroStation': ({ location }) => location?.city === 'sofia',
};

export const applies = (fields: DraftFields, path: FieldPath): boolean => appliesTo[path]?.(fields) ?? true;

/** What a listing's own fields are, out of everything that the server says of it. */
export function fieldsOf(listing: OwnProperty): DraftFields {
  const known = fieldKeys.map((key) => [key, listing[key]] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** The fields that can be saved as they are; those that no longer apply are left out. */
export function savableFields(fields: DraftFields, keys: Iterable<FieldKey>): ListingFields {
  const valid: Record<string, unknown> = {};
  for (const key of keys) {
    const isUsed =
      fields[key] !== undefined && key in PropertyFields.shape && applies(fields, key as FieldPath);
    const result = isUsed ? PropertyFields.shape[key].safeParse(fields[key]) : undefined;
    if (result?.success) valid[key] = result.data;
  }
  return valid as ListingFields;
}

/** What the server has to forget: fields that were emptied, and those that no longer apply. */
export function clearedFields(fields: DraftFields, changed: ReadonlySet<FieldKey>): PropertyChange {
  const cleared = fieldKeys.filter((key) =>
    fields[key] === undefined ? changed.has(key) : !applies(fields, key as FieldPath),
  );
  return Object.fromEntries(cleared.map((key) => [key, null]));
}

/** Contract errors of what is filled in, by path. */
export function wrongFields(fields: DraftFields): Map<string, string> {
  const wrong = new Map<string, string>();
  for (const key of fieldKeys) {
    if (fields[key] === undefined || !applies(fields, key as FieldPath)) continue;
    const result = PropertyFields.shape[key].safeParse(fields[key]);
    for (const issue of result.error?.issues ?? []) {
      const path = [key, ...issue.path].join('.');
      if (!wrong.has(path)) wrong.set(path, issue.message);
    }
  }
  return wrong;
}

/** Errors name a missing group by itself; the form has a control for its first field. */
const controlOf: Record<string, FieldPath> = { location: 'location.city', deposit: 'deposit.type' };
const toControl = (param: string): string => controlOf[param] ?? param;

/** Everything that keeps the listing from being sent for approval, by path, in the order of the form's contract. */
export function openIssues(fields: DraftFields, imageCount: number): Map<string, string> {
  const issues = new Map<string, string>();
  const listing = savableFields(fields, fieldKeys);
  const filled = {
    ...listing,
    ...(fields.location?.city && { location: listing.location ?? { city: fields.location.city } }),
  };
  for (const [path, msg] of wrongFields(fields)) issues.set(path, msg);
  for (const { param, msg } of incompleteFields(filled, imageCount)) {
    const path = toControl(param);
    if (!issues.has(path)) issues.set(path, msg);
  }
  return issues;
}

/** The paths that a listing of this kind cannot do without: what the contract misses in an otherwise empty one. */
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
    'advertiserType',
    'location.city',
    'deposit.value',
    'commission.value',
  ]);
}
