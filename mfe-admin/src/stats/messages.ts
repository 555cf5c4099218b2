import { formatCount, type Words } from '@pokriv/web-kit/format';

const days: Words = ['ден', 'дни'];

export const texts = {
  title: 'Статистика',
  period: 'Период',
  periodOf: (count: number) => (count === 365 ? '1 година' : formatCount(count, days)),
  generated: (ago: string) => `Данните са отпреди най-много половин минута. Съставени: ${ago}.`,
  sections: {
    listings: 'Обяви',
    funnel: 'Път до първа обява',
    users: 'Потребители',
    revenue: 'Приходи',
    moderation: 'Сигнали',
  },
} as const;
