/** Texts of plans and payments for administrators (decisions §8). */
export const messages = {
  paymentsTable: 'Плащания',
  tooManyPayers: 'Твърде много хора отговарят на търсенето. Добавете още от името или имейла.',
  ends: { subscription: 'Планът', promotion: 'Промотирането' },
  refundStarted: 'Връщането е започнато. Сумата тръгва към картата до минута и пишем на платилия.',
  refundTooMuch: (left: string) => `Може да се върнат най-много ${left}.`,
  refundUnderWay: 'Връщането на тази сума вече е започнато.',
} as const;
