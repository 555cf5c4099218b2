import type { QueueName } from '@pokriv/contracts/jobs';
import { formatCount, formatNumber, type Words } from '@pokriv/web-kit/format';

const hours: Words = ['час', 'часа'];

export const texts = {
  title: 'Табло',
  work: {
    listings: { title: 'Обяви за одобрение', action: 'Прегледай обявите' },
    revisions: { title: 'Променени обяви', action: 'Прегледай промените' },
    reports: { title: 'Отворени сигнали', action: 'Виж сигналите' },
    appeals: { title: 'Нерешени възражения', action: 'Виж възраженията' },
    threads: { title: 'Разговори за преглед', action: 'Прегледай разговорите' },
    contacts: { title: 'Отворени съобщения', action: 'Виж съобщенията' },
    roleRequests: { title: 'Заявки за роля', action: 'Виж заявките' },
  },
  waiting: 'Какво чака',
  today: (waiting: number, late: number) =>
    waiting === 0
      ? 'Нищо не чака решение.'
      : `Чакат решение: ${formatNumber(waiting)}${late > 0 ? `, просрочени: ${formatNumber(late)}` : ''}.`,
  oldest: (ago: string) => `Най-старото: ${ago}.`,
  late: (count: string) => `Просрочени:\u00a0${count}.`,
  workMissing: 'Броят на чакащите не се зареди.',
  nothing: 'Няма чакащи. Всичко е прегледано.',
  failed: 'Броят не се зареди.',
  levels: { fresh: 'В срок', wait: 'Срокът наближава', late: 'Просрочено' },
  levelHint: (fresh: number, late: number) =>
    `В срок: под ${formatCount(fresh, hours)}. Просрочено: от ${formatCount(late, hours)} нагоре.`,
  news: {
    title: 'Какво е ново',
    what: 'Ново',
    today: 'Днес',
    since: 'Оттогава',
    sinceHour: (hour: string) =>
      `Предишното ви посещение от този браузър: броено от ${hour}, началото на часа.`,
    sinceWeek: (days: number) =>
      `Предишното ви посещение е отпреди повече от ${days} дни: броени са последните ${days}.`,
    first: 'Оттук нататък ще виждате и какво се е променило от предишното ви посещение в този браузър.',
    listings: 'Създадени обяви',
    users: 'Регистрирани потребители',
    reports: 'Подадени сигнали',
  },
  charts: 'Последните 30 дни',
  allStats: 'Цялата статистика',
  byStatus: 'Обяви по състояние',
  health: {
    title: 'Услуги',
    ready: 'Работи',
    away: 'Не отговаря',
    lacks: (names: string) => `Не е готова, липсва: ${names}`,
    names: {
      property: 'Обяви',
      user: 'Потребители',
      moderation: 'Модериране',
      conversations: 'Съобщения и огледи',
      notifications: 'Известия',
      redis: 'Redis',
    } as Readonly<Record<string, string>>,
  },
  queues: {
    title: 'Опашки на задачите',
    queue: 'Опашка',
    names: {
      email: 'Писма',
      push: 'Известия в браузъра',
      'report-notification': 'Известия за сигнали',
      property: 'Услуга за обяви',
      user: 'Услуга за потребители',
      moderation: 'Услуга за модериране',
      notifications: 'Услуга за известия',
      conversations: 'Услуга за разговори',
    } satisfies Record<QueueName, string> as Readonly<Record<string, string>>,
    waiting: 'Чакат',
    active: 'В работа',
    delayed: 'Отложени',
    failed: 'Провалени',
    ok: 'Няма провалени задачи.',
    bad: (count: number) => (count === 1 ? 'Има 1 провалена задача.' : `Има ${count} провалени задачи.`),
    missing: 'Опашките не отговориха навреме.',
  },
} as const;
