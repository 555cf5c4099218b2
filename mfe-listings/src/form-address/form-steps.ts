import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';

/**
 * Fields of each step, required ones in the first two. Step ids are part of URLs, also in mails: never rename them.
 * Each field is entered in one step; another may display it.
 */
export const shownFields = {
  pictures: ['images', 'video'],
  place: [
    'propertyType',
    'layout',
    'location.city',
    'location.neighborhood',
    'area',
    'floor',
    'price',
    'availableFrom',
    'contactPhone',
    'title',
    'location.geo',
    'location.street',
    'location.number',
    'location.metroStation',
    'location.showExactAddress',
  ],
  home: [
    'description',
    'furnishing',
    'heating',
    'constructionType',
    'totalFloors',
    'hasElevator',
    'rooms',
    'bedrooms',
    'bathrooms',
    'yardArea',
    'totalArea',
    'yearBuilt',
    'condition',
    'energyClass',
    'exposure',
    'isInsulated',
    'amenities',
  ],
  price: [
    'deposit.type',
    'deposit.months',
    'deposit.amount',
    'utilitiesIncluded',
    'monthlyFees',
    'estimatedUtilities',
    'advertiserType',
    'agencyName',
    'eik',
    'commission.type',
    'commission.percent',
    'commission.amount',
  ],
  terms: [
    'minLeaseMonths',
    'maxLeaseMonths',
    'noticeDays',
    'addressRegistration',
    'occupantsNow',
    'bathroomShared',
    'landlordLivesIn',
    'lockableRoom',
    'pets',
    'smoking',
    'suitableFor',
    'maxOccupants',
  ],
  contact: ['contactName', 'contactMethods'],
  review: [],
} as const satisfies Record<string, readonly string[]>;

export type StepId = keyof typeof shownFields;
export type ShownField = (typeof shownFields)[StepId][number];

/** Position of a field in a step, also by the path of its group or part; −1 elsewhere. */
export const placeIn = (id: StepId, path: string): number =>
  shownFields[id].findIndex(
    (shown) => shown === path || shown.startsWith(`${path}.`) || path.startsWith(`${shown}.`),
  );

/** Errors without a field belong to the last step. */
export const stepOf = (path: string): StepId =>
  (Object.keys(shownFields) as StepId[]).find((id) => placeIn(id, path) !== -1) ?? 'review';

/** Visible field of a group's path: `deposit.type` for `deposit`. */
export function shownPath(path: string): string {
  const step = stepOf(path);
  return shownFields[step][placeIn(step, path)] ?? path;
}

export const controlId = (path: string): string => `field-${path.replace('.', '-')}`;

export const fieldPart = (path: string): string => `?step=${stepOf(path)}#${controlId(path)}`;

/** Form URL, at a field or at the first step. */
export const editAddress = (id: string, path?: ShownField): string =>
  `${pathTo(pages.editListing, id)}${path ? fieldPart(path) : ''}`;
