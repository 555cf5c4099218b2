import { formatNumber } from '@pokriv/web-kit/format';

export const texts = {
  waiting: (count: number) => `${count === 1 ? 'чака' : 'чакат'} ${formatNumber(count)}`,
  late: (count: number) => `${count === 1 ? 'закъснява' : 'закъсняват'} ${formatNumber(count)}`,
  search: 'Търсене',
  searchEverywhere: 'Търсене във всичко',
  searchHint: 'Име или номер',
  stats: 'Статистика',
  audit: 'Дневник',
  listings: 'Всички обяви',
  roleRequests: 'Заявки за роля',
  appeals: 'Възражения',
  threads: 'Разговори',
  users: 'Потребители',
  payments: 'Плащания',
} as const;
