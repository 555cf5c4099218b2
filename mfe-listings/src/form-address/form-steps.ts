import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';

/** The fields of each step of the listing form, from top to bottom. */
export const shownFields = {
  place: [
    'propertyType',
    'layout',
    'location.city',
    'location.neighborhood',
    'location.geo',
    'location.street',
    'location.number',
    'location.metroStation',
    'location.showExactAddress',
  ],
  home: [
    'area',
    'rooms',
    'bedrooms',
    'bathrooms',
    'floor',
    'totalFloors',
    'yardArea',
    'constructionType',
    'furnishing',
    'heating',
    'hasElevator',
    'totalArea',
    'yearBuilt',
    'condition',
    'energyClass',
    'exposure',
    'isInsulated',
    'amenities',
    'title',
    'description',
  ],
  price: [
    'price',
    'deposit.type',
    'deposit.value',
    'utilitiesIncluded',
    'monthlyFees',
    'estimatedUtilities',
    'advertiserType',
    'agencyName',
    'eik',
    'commission.type',
    'commission.value',
  ],
  terms: [
    'availableFrom',
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
  pictures: ['images'],
  contact: ['contactName', 'contactPhone', 'contactMethods'],
  review: [],
} as const satisfies Record<string, readonly string[]>;

export type StepId = keyof typeof shownFields;
/** A field by its path, as the form shows it. */
export type ShownField = (typeof shownFields)[StepId][number];

/** Where a field of a step stands in it, also when the path names its group or a part of it; −1 in other steps. */
export const placeIn = (id: StepId, path: string): number =>
  shownFields[id].findIndex(
    (shown) => shown === path || shown.startsWith(`${path}.`) || path.startsWith(`${shown}.`),
  );

/** The step that shows a field; errors about nothing in particular belong to the last one. */
export const stepOf = (path: string): StepId =>
  (Object.keys(shownFields) as StepId[]).find((id) => placeIn(id, path) !== -1) ?? 'review';

/** The id of a field's control, by which an address leads to it. */
export const controlId = (path: string): string => `field-${path.replace('.', '-')}`;

/** The part of an address that opens the form at a field. */
export const fieldPart = (path: string): string => `?step=${stepOf(path)}#${controlId(path)}`;

/** Where a listing is edited: at a field, or from the beginning. */
export const editAddress = (id: string, path?: ShownField): string =>
  `${pathTo(pages.editListing, id)}${path ? fieldPart(path) : ''}`;
