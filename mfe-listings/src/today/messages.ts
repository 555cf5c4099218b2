import { rejectCodes } from '@pokriv/contracts/listing/listing-states';
import { QUIET } from '@pokriv/contracts/listing/today-rules';
import type { TodayKind } from '@pokriv/contracts/listing/today';
import { withWords } from '@pokriv/contracts/with-words';

import { reportedTexts } from '../reported/messages.ts';

/** Advice for a listing with good pictures and title. */
const CARD_ADVICE = 'Хората избират по първата снимка, заглавието и наема: сравнете ги с подобните обяви.';

export const todayTexts = {
  title: 'Днес',
  lead: 'Каквото чака вас, по ред на спешност.',
  nothing: 'Нищо не ви чака',
  nothingHint: 'Няма обяви за подновяване или поправка, нито хора, които чакат отговор.',
  myListings: 'Моите обяви',
  again: 'Опитай пак',
  tasksFailed: 'Задачите по обявите не се заредиха.',
  threadsFailed: 'Съобщенията не се заредиха.',
  viewingsFailed: 'Огледите не се заредиха.',
  notCompared: 'В момента не можем да сравним наемите ви с подобните обяви.',
  untitled: 'Без заглавие',
  list: 'Какво ви чака',
  more: (count: number) => (count === 1 ? 'Още едно запитване' : `Още ${count} запитвания`),
  moreHint: 'Вижте всички в съобщенията си.',
  allThreads: 'Към съобщенията',
  thread: (name: string) => `${name} чака отговор`,
  reply: 'Отговори',
  viewing: (name: string) => `${name} чака да отговорите за оглед`,
  answerViewing: 'Към заявката',
  email: 'Имейлът ви не е потвърден',
  emailHint: (email: string) => `Потвърдете ${email}: дотогава обявите не се изпращат за одобрение.`,
  badges: {
    returned: 'Върната',
    hidden: reportedTexts.hidden,
    expiring: 'Изтича',
    vacating: 'Край на договора',
    quiet: 'Без обаждания',
    overpriced: 'Наем',
    draft: 'Чернова',
  } satisfies Record<TodayKind, string>,
  expired: 'Изтекла',
  seldom: 'Малко преглеждания',
  message: 'Съобщение',
  viewingBadge: 'Оглед',
  profile: 'Профил',
  mend: 'Поправи',
  seeHidden: 'Какво следва',
  renew: 'Поднови',
  renewFrom: (day: string) => `Пусни отново от ${day}`,
  renewNow: 'Пусни отново',
  prolonged: 'Договорът е удължен',
  improve: 'Подобри обявата',
  statistics: 'Виж статистиката',
  toPrice: 'Към наема',
  resume: 'Продължи',
  returned: (code: keyof typeof rejectCodes | null, isRevision: boolean) => {
    const what = isRevision ? 'Промените са върнати за корекции' : 'Върната за корекции';
    return code && code !== 'other' ? `${what}: ${rejectCodes[code]}.` : `${what}.`;
  },
  expires: (day: string) => `Изтича на ${day} и спира да се показва.`,
  expiredOn: (day: string) => `Изтече на ${day} Хората вече не я намират.`,
  quiet: (views: string, hint: string | undefined) =>
    `За ${QUIET.days}\u00a0дни има ${views}, но никой не е поискал телефона и не е писал.${hint ? ` ${hint}` : ''}`,
  seldomViewed: (views: string, hint: string = CARD_ADVICE) =>
    `За ${QUIET.days}\u00a0дни има само ${views}. ${hint}`,
  notViewed: (hint: string = CARD_ADVICE) => `От ${QUIET.days}\u00a0дни никой не я е отворил. ${hint}`,
  views: ['преглеждане', 'преглеждания'] as const,
  overpriced: (percent: number, place: string) =>
    `Наемът е ${withWords(`${percent}\u00a0%`)} над подобните ${place}.`,
  compared: (price: string, median: string, count: string) =>
    `Вашият е ${price}, обичайният е ${median} (по ${count}).`,
  similar: ['подобна обява', 'подобни обяви'] as const,
  leaseUntil: (day: string) => `Договорът е до ${day} Ако жилището се освобождава, пуснете я отново.`,
  leaseOver: (day: string) => `Договорът беше до ${day} Ако жилището е свободно, пуснете я отново.`,
  draft: (ago: string) => `Променена ${ago}. Още не е изпратена за одобрение.`,
  renewed: 'Обявата е подновена.',
  sentToReview: 'Обявата е изпратена за одобрение, преди да се поднови.',
} as const;
