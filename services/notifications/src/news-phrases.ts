import type { AlertCounts, ToldReason } from '@pokriv/contracts/alert/alert-jobs';

/** Phrases shared by letters and push notifications (design/alerts). */

type Counted = readonly [one: string, many: string];

/** Each row sums its reasons. @returns `3 нови, 1 поевтиня` */
export const newsInWords = (
  rows: readonly (readonly [reasons: readonly ToldReason[], words: Counted])[],
  counts: AlertCounts['counts'],
): string =>
  rows
    .flatMap(([reasons, [one, many]]) => {
      const count = reasons.reduce((sum, reason) => sum + (counts[reason] ?? 0), 0);
      return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    })
    .join(', ');

/** `3 нови съобщения от Мария П.` */
export const messagesFrom = (count: number, from: string): string =>
  `${count === 1 ? 'Ново съобщение' : `${count} нови съобщения`} от ${from}`;
