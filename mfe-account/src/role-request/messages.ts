/** Dates end with „г.“, which also ends a sentence. */
export const texts = {
  pendingTitle: (role: string) => `Заявката за „${role}“ чака отговор`,
  pending: (date: string) => `Изпратена на ${date} Ще ви пишем на имейла.`,
  yourReason: 'Написахте:',
  rejectedTitle: (role: string) => `Заявката за „${role}“ е отказана`,
  rejected: (date: string) => `Отговор от ${date}:`,
  again: 'Нова заявка',
  approved: (role: string, date: string) => `Вие сте „${role}“ от ${date}: заявката ви е одобрена.`,
} as const;
