/** Remark targets besides single pictures. Free of zod. */
export const remarkFields = [
  'images',
  'title',
  'description',
  'price',
  'deposit',
  'monthlyFees',
  'commission',
  'propertyType',
  'location.city',
  'location.neighborhood',
  'location.street',
  'location.geo',
  'area',
  'rooms',
  'floor',
  'furnishing',
  'availableFrom',
  'agencyName',
  'contactName',
  'contactPhone',
] as const;
export type RemarkField = (typeof remarkFields)[number];

/** A field, or the id of a picture. */
export type RemarkPlace = string;

/** The id of the picture of a place; undefined for a field. */
export const pictureOf = (place: RemarkPlace): string | undefined =>
  (remarkFields as readonly string[]).includes(place) ? undefined : place;

export const REMARKS_MAX = 20;
export const REMARK_LENGTH = { min: 3, max: 300 } as const;
