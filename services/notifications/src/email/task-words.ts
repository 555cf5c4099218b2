import { ended } from '@pokriv/contracts/ended';
import { qualityRules } from '@pokriv/contracts/listing/listing-quality';
import { rejectCodes } from '@pokriv/contracts/listing/listing-states';
import type { TodayTask } from '@pokriv/contracts/listing/today';
import { isSeldomViewed, QUIET } from '@pokriv/contracts/listing/today-rules';
import { formatBoth, type Currency } from '@pokriv/contracts/money';
import { inPlace } from '@pokriv/contracts/place/in-place';
import { inCity } from '@pokriv/contracts/search/page-titles';
import { withWords } from '@pokriv/contracts/with-words';

import { counted, dayInWords } from './template.ts';

/** Fallback advice without a quality hint. */
const CARD_ADVICE = 'Хората избират по първата снимка, заглавието и наема: сравнете ги с подобните обяви.';

/** A listing's task in one or two sentences. */
export function taskInWords(task: TodayTask, currency: Currency): string {
  switch (task.kind) {
    case 'returned': {
      const what = task.isRevision ? 'Промените са върнати за корекции' : 'Върната е за корекции';
      return task.code && task.code !== 'other' ? `${what}: ${rejectCodes[task.code]}.` : `${what}.`;
    }
    case 'hidden':
      return 'Скрита е след сигнали от потребители и чака модератор да я прегледа. Дотогава посетителите не я виждат.';
    case 'expiring': {
      const day = ended(dayInWords(task.expiresAt));
      return task.isOver
        ? `Изтече на ${day} Подновете я, ако жилището още е свободно.`
        : `Изтича на ${day} Подновете я, ако жилището още е свободно.`;
    }
    case 'vacating':
      return `Договорът е до ${ended(dayInWords(task.leaseEnd))} Пуснете я отново навреме.`;
    case 'quiet': {
      const seen = counted(task.views, 'преглеждане', 'преглеждания');
      const hint = task.hint ? qualityRules[task.hint].hint : undefined;
      if (task.views === 0) return `От ${QUIET.days}\u00a0дни никой не я е отворил. ${hint ?? CARD_ADVICE}`;
      if (isSeldomViewed(task.views))
        return `За ${QUIET.days}\u00a0дни има само ${seen}. ${hint ?? CARD_ADVICE}`;
      return `За ${QUIET.days}\u00a0дни има ${seen}, но никой не е поискал телефона ви и не ви е писал.${hint ? ` ${hint}` : ''}`;
    }
    case 'overpriced': {
      const place = task.neighborhood === null ? inCity(task.city) : inPlace(task.neighborhood);
      return `Наемът е ${withWords(`${task.percent}\u00a0%`)} над подобните ${place}: обичайният е ${formatBoth(task.median, currency)} (по ${counted(task.count, 'обява', 'обяви')}).`;
    }
    case 'draft':
      return 'Започнатата чернова ви чака да я довършите.';
  }
}
