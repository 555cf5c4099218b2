import { formatCount } from '@pokriv/web-kit/format';

import { detailTexts as texts } from './messages.ts';

const DAY_MS = 86_400_000;

/** „Потвърдена преди 3 дни“ (decisions §4); within the last day „Потвърдена днес“. */
export function confirmedText(confirmedAt: string, now = new Date()): string {
  const days = Math.floor((now.getTime() - Date.parse(confirmedAt)) / DAY_MS);
  return days < 1 ? texts.confirmedToday : texts.confirmed(formatCount(days, texts.days));
}
