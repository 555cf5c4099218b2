import { formatCount } from '@pokriv/web-kit/format';

/** Dates end with „г.“, which also ends a sentence. */
export const texts = {
  list: 'Плащания',
  kind: 'Вид',
  anyKind: 'Всички',
  status: 'Състояние',
  anyStatus: 'Всички',
  clear: 'Изчисти филтрите',
  total: (count: number) => formatCount(count, ['плащане', 'плащания']),
  portal: 'Карта и фактури',
  empty: 'Още нямате плащания',
  emptyHint: 'Тук ще виждате плащанията за абонамент и за промоции на обяви, с документите към тях.',
  toPlans: 'Виж плановете',
  nothingFound: 'Няма такива плащания',
  nothingFoundHint: 'Нито едно ваше плащане не отговаря на филтрите.',
  documentOf: (name: string, label: string, date: string) =>
    `${name}: „${label}“ от ${date}, отваря се в нов раздел`,
  paid: (moment: string) => `Платено на ${moment}`,
  started: (moment: string) => `Започнато на ${moment}`,
  failed: (reason: string) => `Причина: ${reason}`,
  refunded: (date: string) => `Сумата е върната по картата на ${date}`,
  refundedPart: (sum: string, date: string) => `Върнати по картата: ${sum}, на ${date}`,
  refundReason: (reason: string) => `Причина: ${reason}`,
  invoiceTo: (name: string, eik: string | undefined) =>
    eik ? `Фактура на ${name}, ЕИК ${eik}` : `Фактура на ${name}`,
  /** For a payment with a receipt instead of an invoice. */
  invoiceData: (name: string, eik: string | undefined) =>
    eik ? `Данни за фактура: ${name}, ЕИК ${eik}` : `Данни за фактура: ${name}`,
} as const;
