/** Places of remarks, besides pictures. Free of zod. */
export const remarkFields = [
  'images',
  'title',
  'description',
  'video',
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

/** Field name or picture id. */
export type RemarkPlace = string;

/** Picture id; undefined for a field. */
export const pictureOf = (place: RemarkPlace): string | undefined =>
  (remarkFields as readonly string[]).includes(place) ? undefined : place;

export const REMARKS_MAX = 20;
export const REMARK_LENGTH = { min: 3, max: 300 } as const;
