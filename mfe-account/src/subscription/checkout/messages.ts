import type { PlanInterval } from '@pokriv/contracts/billing/plans';

export const texts = {
  title: (plan: string) => `Абонамент „${plan}“`,
  summary: 'Какво поръчвате',
  plan: 'План',
  interval: 'Плащане',
  today: 'Днес плащате',
  renewal: {
    month: 'След това същата сума се таксува всеки месец, докато не прекратите абонамента.',
    year: 'След това същата сума се таксува всяка година, докато не прекратите абонамента.',
  } satisfies Record<PlanInterval, string>,
  vat: 'С включен ДДС. Плаща се с карта, в евро.',
  submit: 'Към плащане',
  secure: 'Картата се въвежда на защитената страница на платежния доставчик. Ние не я виждаме.',
} as const;
