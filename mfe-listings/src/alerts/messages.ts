import { newsWords } from '@pokriv/contracts/alert/news-words';

export const alertTexts = {
  save: 'Запази търсенето',
  saveShort: 'Запази',
  /** Suffix of `saveShort` on wide screens. */
  saveRest: ' търсенето',
  saved: 'Запазено',
  emptyOffer: 'Ще ви пишем, щом се появи',
  sinceVisit: (count: string) => `${count} от последното ви идване`,
  fresh: newsWords.new,
} as const;
