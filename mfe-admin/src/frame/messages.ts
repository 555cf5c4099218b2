export const texts = {
  stats: 'Статистика',
  audit: 'Дневник',
  listings: 'Всички обяви',
  roleRequests: 'Заявки за роля',
  appeals: 'Възражения',
  threads: 'Разговори',
  users: 'Потребители',
  payments: 'Плащания',
} as const;
