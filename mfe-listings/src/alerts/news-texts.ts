/** „12 нови, откакто бяхте тук (по 3 запазени търсения)“. */
export const newsTexts = {
  line: (count: string) => `${count}, откакто бяхте тук`,
  inSearches: (count: string) => `(по ${count})`,
  searches: ['запазено търсене', 'запазени търсения'],
  show: 'Виж ги',
} as const;
