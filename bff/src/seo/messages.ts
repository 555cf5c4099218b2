export const texts = {
  site: 'Апартаменти, къщи и стаи под наем в цяла България, с проверени обяви и истински цени.',
  pictureAlt: 'Покрив: наеми от хора за хора',
  home: 'Начало',
  listings: 'Обяви',
  searchFound: (
    heading: string,
    count: string,
    { price, figures }: { price: string | undefined; figures: string },
  ) =>
    `${heading}: ${count}${price ? ` от ${price} на месец` : ''}. ${figures}Разгледайте снимки, истински цени и всички разходи и пишете направо на наемодателя.`,
  districtFigures(median: string | undefined, fresh: number): string {
    const figures = [
      median && `медианен наем ${median}`,
      fresh > 0 && `${fresh} ${fresh === 1 ? 'нова' : 'нови'} за 7 дни`,
    ];
    const text = figures.filter(Boolean).join(', ');
    return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}. `;
  },
  searchNothing: (heading: string) =>
    `${heading}. Разгледайте снимки, истински цени и всички разходи и пишете направо на наемодателя.`,
  area: (squareMetres: number) => `${squareMetres} м²`,
  monthly: (sums: string) => `${sums} на месец`,
  listing: 'Обява',
  listingMissing: 'Обявата не е намерена',
  listingMissingText: 'Може да е свалена или адресът да е сгрешен.',
  landlordFound: (heading: string, count: string) =>
    `${heading}: ${count} под наем. Разгледайте снимки, истински цени и всички разходи и пишете направо.`,
  landlord: 'Наемодател',
  landlordMissing: 'Наемодателят не е намерен',
  landlordMissingText: 'Може да няма вече активни обяви или адресът да е сгрешен.',
  listingGone: 'Обявата вече я няма',
  listingGoneText: 'Жилището вече не се предлага. Вижте други обяви под наем.',
  notFound: 'Страницата не е намерена',
  notFoundText: 'Може би адресът е сгрешен или обявата вече я няма.',
} as const;
