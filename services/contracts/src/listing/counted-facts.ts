/** Counters per listing and day of Europe/Sofia. Free of zod. */
export const countedFacts = {
  impressions: 'Показвания',
  views: 'Преглеждания',
  favorites: 'Любими',
  phoneReveals: 'Показани телефони',
  inquiries: 'Запитвания',
} as const;
export type CountedFact = keyof typeof countedFacts;
