import { newsWords } from '@pokriv/contracts/alert/news-words';

export const alertTexts = {
  save: 'Запази търсенето',
  saveShort: 'Запази',
  /** Appended to `saveShort` where there is room. */
  saveRest: ' търсенето',
  saved: 'Запазено',
  emptyOffer: 'Ще ви пишем, щом се появи',
  sinceVisit: (count: string) => `${count} от последното ви идване`,
  fresh: newsWords.new,
  mailsOff: {
    title: 'Писмата за нови обяви са изключени',
    text: 'Новото по търсенията ви е тук и в брояча на менюто. Писма ще идват, щом ги включите в профила.',
    toChoices: 'Към известията в профила',
  },
  /** „12 нови, откакто бяхте тук (по 3 запазени търсения)“. */
  home: {
    line: (count: string) => `${count}, откакто бяхте тук`,
    inSearches: (count: string) => `(по ${count})`,
    searches: ['запазено търсене', 'запазени търсения'],
    show: 'Виж ги',
  },
} as const;
