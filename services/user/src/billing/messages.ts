/** Texts of plans, promotions and payments that a person reads (decisions §8). */
export const messages = {
  products: {
    plan: (name: string) => `Покрив: план ${name}`,
    promotion: (name: string) => `${name} обява`,
  },
  labels: {
    plan: (name: string, interval: string) => `${name}, ${interval.toLowerCase()}`,
    promotion: (name: string, days: number) => `${name} за ${days} дни`,
  },
  /** As they are called on an invoice of the provider's. */
  invoiceFields: { eik: 'ЕИК', vat: 'ИН по ДДС', mol: 'МОЛ' },
  paymentMissing: 'Плащането не е намерено.',
  subscriptionMissing: 'Нямате активен абонамент.',
  subscriptionLive: 'Вече имате активен абонамент. Можете да смените плана му.',
  listingMissing: 'Обявата не е намерена.',
  listingNotYours: 'Можете да промотирате само свои обяви.',
  listingNotPromotable: 'Промотират се само активни обяви и обяви, които чакат одобрение.',
  samePlan: 'Вече сте на този план.',
  yearToMonth:
    'Годишният план не се сменя с месечен по средата на срока. Прекратете го в края на срока и изберете месечно плащане тогава.',
  planAndInterval: 'Първо сменете плана, а начина на плащане – след края на платения срок.',
  pastDue: 'Последното плащане не беше успешно. Обновете картата си и опитайте отново.',
  isCancelling: 'Абонаментът вече е прекратен в края на срока.',
  notCancelling: 'Абонаментът не е прекратен.',
  planChanged: 'Планът е сменен.',
  planChangesLater: 'Планът ще се смени в края на платения срок.',
  cancelled: 'Абонаментът няма да бъде подновен. Правата ви остават до края на платения срок.',
  resumed: 'Абонаментът продължава.',
  paymentCancelled: 'Плащането е отказано.',
  billNotCancelled: 'Тази сметка е на абонамента ви. За да не я плащате, прекратете абонамента.',
  alreadyPaid: 'Плащането вече е завършено.',
  checkoutOver: 'Времето за това плащане изтече. Започнете го отначало.',
  creditUsed: 'Използвахте промоция от плана си.',
  providerAway: 'Услугата за плащания е временно недостъпна. Моля, опитайте отново.',
  providerRefused: 'Плащането не можа да започне. Опитайте отново.',
  badSignature: 'Невалиден подпис на известието.',
  noPortal: 'Още нямате плащания.',
  refunds: {
    duplicate: 'Имахте вече активен абонамент и второто плащане се връща.',
    mismatch: 'Платената сума не отговаря на поръчката.',
    elsewhere: 'Сумата беше върната.',
  },
} as const;
