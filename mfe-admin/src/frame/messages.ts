export const texts = {
  waiting: (count: string) => `чакат ${count}`,
  late: (count: string) => `просрочени ${count}`,
  stats: 'Статистика',
  audit: 'Дневник',
  listings: 'Всички обяви',
  roleRequests: 'Заявки за роля',
  appeals: 'Възражения',
  threads: 'Разговори',
  users: 'Потребители',
  payments: 'Плащания',
} as const;
