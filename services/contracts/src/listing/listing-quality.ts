import type { ListingFields } from './listing-fields.ts';

interface QualityRule {
  points: number;
  hint: string;
  isMet: (fields: ListingFields, pictures: number) => boolean;
}

const lengthOf = (text: string | undefined) => text?.trim().length ?? 0;

/** 100 points in total; hints of equal points keep this order. */
export const qualityRules = {
  fivePictures: {
    points: 20,
    hint: 'Качете поне 5 снимки.',
    isMet: (_fields, pictures) => pictures >= 5,
  },
  tenPictures: {
    points: 10,
    hint: 'Качете поне 10 снимки: всяка стая, банята и гледката.',
    isMet: (_fields, pictures) => pictures >= 10,
  },
  longDescription: {
    points: 15,
    hint: 'Опишете имота с поне 400 знака.',
    isMet: ({ description }) => lengthOf(description) >= 400,
  },
  tellingTitle: {
    points: 5,
    hint: 'Дайте по-подробно заглавие, поне 30 знака.',
    isMet: ({ title }) => lengthOf(title) >= 30,
  },
  point: {
    points: 15,
    hint: 'Посочете мястото на картата.',
    isMet: ({ location }) => location?.geo !== undefined,
  },
  monthlyCosts: {
    points: 10,
    hint: 'Кажете колко струват такси и сметки на месец.',
    isMet: ({ monthlyFees, estimatedUtilities, utilitiesIncluded = [] }) =>
      monthlyFees !== undefined || estimatedUtilities !== undefined || utilitiesIncluded.length > 0,
  },
  amenities: {
    points: 10,
    hint: 'Отбележете поне 5 удобства.',
    isMet: ({ amenities = [] }) => amenities.length >= 5,
  },
  building: {
    points: 5,
    hint: 'Добавете година на строеж, състояние или енергиен клас.',
    isMet: ({ yearBuilt, condition, energyClass }) =>
      yearBuilt !== undefined || condition !== undefined || energyClass !== undefined,
  },
  suitability: {
    points: 5,
    hint: 'Кажете за кого е подходящ имотът.',
    isMet: ({ suitableFor = [] }) => suitableFor.length > 0,
  },
  contactMethods: {
    points: 5,
    hint: 'Изберете поне два начина за връзка.',
    isMet: ({ contactMethods = [] }) => contactMethods.length >= 2,
  },
} as const satisfies Record<string, QualityRule>;
export type QualityHint = keyof typeof qualityRules;

/** Score 0–100, and open hints, most points first. */
export function listingQuality(
  fields: ListingFields,
  pictures: number,
): { score: number; hints: QualityHint[] } {
  const open = Object.entries<QualityRule>(qualityRules).filter(([, rule]) => !rule.isMet(fields, pictures));
  const missing = open.reduce((sum, [, { points }]) => sum + points, 0);
  const hints = open.sort(([, one], [, other]) => other.points - one.points).map(([key]) => key);
  return { score: 100 - missing, hints: hints as QualityHint[] };
}
