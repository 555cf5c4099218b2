import { isValidEik } from '../eik.ts';
import type { FieldError } from '../errors.ts';
import type { ListingFields } from './listing-fields.ts';
import { citiesWithDistricts, PROPERTY_LIMITS as LIMIT } from './property-options.ts';

type Fields = ListingFields;
type Rule = [param: string, broken: (listing: Fields) => boolean, msg: string];

const REQUIRED = 'Полето е задължително.';
const isHouse = ({ propertyType }: Fields) => propertyType === 'house';
const typeIs =
  (...types: string[]) =>
  ({ propertyType }: Fields) =>
    types.includes(propertyType ?? '');
const missing = (key: keyof Fields, when: (listing: Fields) => boolean = () => true): Rule => [
  key,
  (listing) => when(listing) && listing[key] === undefined,
  REQUIRED,
];

/**
 * The ten required fields (docs/adr/0066), a title, and rules between fields. Other details earn quality points
 * (`listing-quality.ts`).
 */
const rules: readonly Rule[] = [
  missing('title'),
  [
    'title',
    ({ title }) => title !== undefined && title.length < LIMIT.titleMin,
    `Въведете поне ${LIMIT.titleMin} символа.`,
  ],
  [
    'description',
    ({ description }) => description !== undefined && description.length < LIMIT.descriptionMin,
    `Въведете поне ${LIMIT.descriptionMin} символа.`,
  ],
  missing('propertyType'),
  missing('layout', typeIs('apartment', 'house')),
  missing('area'),
  [
    'totalArea',
    ({ area, totalArea }) => area !== undefined && totalArea !== undefined && totalArea < area,
    'Общата площ е по-малка от площта.',
  ],
  [
    'yardArea',
    (listing) => listing.yardArea !== undefined && !isHouse(listing),
    'Двор се посочва само за къща.',
  ],
  missing('floor', (listing) => !isHouse(listing)),
  [
    'totalFloors',
    ({ floor, totalFloors }) => floor !== undefined && totalFloors !== undefined && totalFloors < floor,
    'Етажите са по-малко от етажа на имота.',
  ],
  missing('price'),
  missing('agencyName', ({ advertiserType }) => advertiserType === 'agency'),
  [
    'eik',
    ({ advertiserType, eik }) => advertiserType === 'agency' && !isValidEik(eik ?? ''),
    'Въведете валиден ЕИК (9 или 13 цифри).',
  ],
  [
    'commission',
    ({ advertiserType, commission }) => advertiserType === 'owner' && (commission?.type ?? 'none') !== 'none',
    'Собственикът не взема комисиона.',
  ],
  missing('availableFrom'),
  [
    'maxLeaseMonths',
    ({ minLeaseMonths = 1, maxLeaseMonths }) =>
      maxLeaseMonths !== undefined && maxLeaseMonths < minLeaseMonths,
    'Най-дългият срок е по-кратък от най-краткия.',
  ],
  missing('location'),
  [
    'location.neighborhood',
    ({ location }) => citiesWithDistricts.includes(location?.city ?? '') && !location?.neighborhood,
    'Изберете квартал.',
  ],
  missing('contactPhone'),
];

const YEAR_MS = 366 * 86_400_000;

/**
 * Errors by field that block submitting (decisions §3); empty for a complete listing.
 * @param imageCount pictures uploaded so far
 */
export function incompleteFields(listing: Fields, imageCount: number, now = new Date()): FieldError[] {
  const errors = rules.filter(([, broken]) => broken(listing)).map(([param, , msg]) => ({ param, msg }));
  if (listing.availableFrom && Date.parse(listing.availableFrom) > now.getTime() + YEAR_MS) {
    errors.push({ param: 'availableFrom', msg: 'Датата е след повече от 12 месеца.' });
  }
  if (imageCount < LIMIT.imagesMin) {
    errors.push({ param: 'images', msg: `Качете поне ${LIMIT.imagesMin} снимки.` });
  }
  return errors;
}
