import type { ListingFields } from './listing-fields.ts';
import { PROPERTY_LIMITS } from './property-options.ts';

interface QualityRule {
  points: number;
  hint: string;
  isMet: (fields: ListingFields, pictures: number) => boolean;
}

const lengthOf = (text: string | undefined) => text?.trim().length ?? 0;

const isShared = ({ propertyType }: ListingFields) => propertyType === 'room' || propertyType === 'shared';

/**
 * Weights with a sum of 100; their order breaks ties between hints. A rule that does not apply to a type counts as met.
 */
export const qualityRules = {
  fivePictures: {
    points: 15,
    hint: 'Качете поне 5 снимки.',
    isMet: (_fields, pictures) => pictures >= 5,
  },
  description: {
    points: 10,
    hint: 'Опишете имота с няколко изречения.',
    isMet: ({ description }) => lengthOf(description) >= PROPERTY_LIMITS.descriptionMin,
  },
  point: {
    points: 10,
    hint: 'Посочете мястото на картата.',
    isMet: ({ location }) => location?.geo !== undefined,
  },
  deposit: {
    points: 7,
    hint: 'Кажете колко е депозитът: без него не можем да сметнем сумата при нанасяне.',
    isMet: ({ deposit }) => deposit !== undefined,
  },
  furnishing: {
    points: 6,
    hint: 'Кажете дали е обзаведен.',
    isMet: ({ furnishing }) => furnishing !== undefined,
  },
  advertiser: {
    points: 5,
    hint: 'Кажете кой отдава: собственик, агенция или пълномощник.',
    isMet: ({ advertiserType }) => advertiserType !== undefined,
  },
  tenPictures: {
    points: 5,
    hint: 'Качете поне 10 снимки: всяка стая, банята и гледката.',
    isMet: (_fields, pictures) => pictures >= 10,
  },
  longDescription: {
    points: 5,
    hint: 'Опишете имота с поне 400 знака.',
    isMet: ({ description }) => lengthOf(description) >= 400,
  },
  tellingTitle: {
    points: 5,
    hint: 'Дайте по-подробно заглавие, поне 30 знака.',
    isMet: ({ title }) => lengthOf(title) >= 30,
  },
  monthlyCosts: {
    points: 5,
    hint: 'Кажете колко струват такси и сметки на месец.',
    isMet: ({ monthlyFees, estimatedUtilities, utilitiesIncluded = [] }) =>
      monthlyFees !== undefined || estimatedUtilities !== undefined || utilitiesIncluded.length > 0,
  },
  heating: {
    points: 5,
    hint: 'Кажете как се отоплява.',
    isMet: ({ propertyType, heating = [] }) => heating.length > 0 || propertyType === 'room',
  },
  amenities: {
    points: 5,
    hint: 'Отбележете поне 5 удобства.',
    isMet: ({ amenities = [] }) => amenities.length >= 5,
  },
  houseRules: {
    points: 5,
    hint: 'Кажете може ли с домашни любимци и пуши ли се.',
    isMet: ({ pets, smoking }) => pets !== undefined && smoking !== undefined,
  },
  construction: {
    points: 3,
    hint: 'Кажете какво е строителството и колко етажа има сградата.',
    isMet: (fields) =>
      isShared(fields) ||
      (fields.constructionType !== undefined &&
        (fields.propertyType === 'house' || fields.totalFloors !== undefined)),
  },
  lease: {
    points: 3,
    hint: 'Кажете какъв е най-краткият срок.',
    isMet: ({ minLeaseMonths }) => minLeaseMonths !== undefined,
  },
  building: {
    points: 2,
    hint: 'Добавете година на строеж, състояние или енергиен клас.',
    isMet: ({ yearBuilt, condition, energyClass }) =>
      yearBuilt !== undefined || condition !== undefined || energyClass !== undefined,
  },
  suitability: {
    points: 2,
    hint: 'Кажете за кого е подходящ имотът.',
    isMet: ({ suitableFor = [] }) => suitableFor.length > 0,
  },
  contactMethods: {
    points: 2,
    hint: 'Изберете поне два начина за връзка.',
    isMet: ({ contactMethods = [] }) => contactMethods.length >= 2,
  },
} as const satisfies Record<string, QualityRule>;
export type QualityHint = keyof typeof qualityRules;

/** Score from 0 to 100, and open hints with most points first. */
export function listingQuality(
  fields: ListingFields,
  pictures: number,
): { score: number; hints: QualityHint[] } {
  const open = Object.entries<QualityRule>(qualityRules).filter(([, rule]) => !rule.isMet(fields, pictures));
  const missing = open.reduce((sum, [, { points }]) => sum + points, 0);
  const hints = open.sort(([, one], [, other]) => other.points - one.points).map(([key]) => key);
  return { score: 100 - missing, hints: hints as QualityHint[] };
}
