import { formatCount, formatNumber, type Words } from '@pokriv/web-kit/format';

import type { Topic } from '../figures/topic.ts';

const days: Words = ['ден', 'дни'];

export const texts = {
  title: 'Статистика',
  period: 'Период',
  toSection: 'Към раздел',
  periodOf: (count: number) => (count === 365 ? '1 година' : formatCount(count, days)),
  generated: (ago: string) => `Данните са отпреди най-много половин минута. Съставени: ${ago}.`,
  hours: (hours: number) => `${formatNumber(hours, 1)} ч.`,
  key: {
    title: 'Основни числа',
    active: 'Активни обяви',
    decision: 'Медиана до решение',
    users: 'Потребители',
    revenue: 'Приходи за периода',
    reports: 'Сигнали за периода',
  },
  sections: {
    listings: 'Обяви',
    funnel: 'Път до първа обява',
    users: 'Потребители',
    revenue: 'Приходи',
    moderation: 'Сигнали и решения',
  } satisfies Record<Topic, string>,
} as const;
