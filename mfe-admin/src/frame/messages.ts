export const texts = {
  stats: 'Статистика',
  audit: 'Дневник',
  listings: 'Всички обяви',
  roleRequests: 'Заявки за роля',
  users: 'Потребители',
  payments: 'Плащания',
} as const;
