import type { PlanId, PlanInterval } from '@pokriv/contracts/billing/plans';
import { officialRate } from '@pokriv/contracts/money';
import { formatCount } from '@pokriv/web-kit/format';

export const texts = {
  title: 'Сравнение на плановете',
  interval: 'Плащане',
  perInterval: { month: 'на месец', year: 'на година' } satisfies Record<PlanInterval, string>,
  withSaving: (interval: string, percent: number) => `${interval}, \u2212${percent}\u00a0%`,
  saving: (sum: string) => `Спестявате ${sum} на година`,
  noSaving: 'Подновява се всеки месец',
  freePrice: 'Без карта и без срок',
  current: 'Вашият план',
  leads: {
    free: 'За едно жилище под наем.',
    premium: 'За няколко жилища, които да се отдадат бързо.',
    business: 'За агенции и управители на имоти.',
  } satisfies Record<PlanId, string>,
  gives: (plan: string) => `Какво дава планът „${plan}“`,
  listings: (count: number) => formatCount(count, ['обява наведнъж', 'обяви наведнъж']),
  days: (days: number) => `всяка обява е публична ${days}\u00a0дни`,
  credits: (count: number, days: number) =>
    count === 0
      ? 'без включени промоции'
      : `${formatCount(count, ['промоция', 'промоции'])} „Препоръчана“ за ${days}\u00a0дни всеки месец`,
  rank: 'знак „Премиум“ до името и предимство при показване',
  noRank: 'без знак и предимство',
  fullStatistics: 'пълна статистика',
  basicCounts: 'основни броячи',
  invoice: 'фактура на ваше име или на фирма',
  noInvoice: 'без фактура',
  notGiven: 'Не включва: ',
  choose: (plan: string) => `Избери ${plan}`,
  upgrade: (plan: string) => `Премини към ${plan}`,
  toYear: 'Премини на годишно',
  stay: (plan: string) => `Остани на ${plan}`,
  end: 'Върни се към безплатния',
  foot: `Цените са с включен ДДС. Плаща се с карта, в евро; сумата в левове е по официалния курс: ${officialRate} Прекратява се по всяко време, от края на платения период.`,
  terms: 'Условия на платените услуги',
} as const;
