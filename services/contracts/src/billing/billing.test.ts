import { InvoiceData, NewPayment, NewSubscription } from './billing.ts';
import { liveSubscriptions, subscriptionStatuses } from './subscription-states.ts';
import { paymentStatuses } from './payment-states.ts';
import { promotionTypes } from '../listing/promotions.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const promotion = { kind: 'promotion', propertyId: 'a'.repeat(24), promotionType: 'super', days: 7 };
const company = {
  type: 'company',
  name: 'Домове ЕООД',
  eik: '131071587',
  vat: 'BG131071587',
  mol: 'Иван Иванов',
  address: 'София, ул. Раковска 1',
};
const messageOf = (result: ReturnType<typeof NewPayment.safeParse>) => result.error?.issues[0]?.message;

describe('NewPayment', () => {
  it('accepts a start within 30 days only', () => {
    expect(NewPayment.safeParse({ ...promotion, startsAt: inDays(29.9) }).success).toBe(true);
    expect(messageOf(NewPayment.safeParse({ ...promotion, startsAt: inDays(30.1) }))).toBe(
      'Изберете начало до 30 дни напред.',
    );
  });

  it.each([
    ['other days than 7 or 14', { days: 8 }],
    ['an unknown promotion type', { promotionType: 'huge' }],
    ['an amount', { amount: 1 }],
  ])('refuses %s', (_what, parts) => {
    expect(NewPayment.safeParse({ ...promotion, ...parts }).success).toBe(false);
  });
});

describe('NewSubscription', () => {
  it.each([
    ['the free plan', { planId: 'free' }],
    ['an unknown interval', { interval: 'week' }],
    ['an amount', { amount: 1 }],
  ])('refuses %s', (_what, parts) => {
    const order = { planId: 'premium', interval: 'month' };
    expect(NewSubscription.safeParse(order).success).toBe(true);
    expect(NewSubscription.safeParse({ ...order, ...parts }).success).toBe(false);
  });
});

describe('InvoiceData', () => {
  it.each(['name', 'eik', 'mol', 'address'])('requires the %s of a company', (field) => {
    expect(InvoiceData.safeParse(company).success).toBe(true);
    expect(InvoiceData.safeParse({ ...company, [field]: undefined }).success).toBe(false);
  });

  it('validates the ЕИК and the optional VAT number of a company', () => {
    expect(InvoiceData.safeParse({ ...company, vat: null }).success).toBe(true);
    for (const wrong of [{ eik: '131071588' }, { vat: '131071587' }])
      expect(InvoiceData.safeParse({ ...company, ...wrong }).success).toBe(false);
  });
});

it('billing states and kinds have the labels of decisions §8', () => {
  expect(subscriptionStatuses).toMatchObject({
    active: 'Активен',
    past_due: 'Просрочен',
    canceled: 'Прекратен',
  });
  expect(liveSubscriptions).toEqual(['active', 'past_due']);
  expect(paymentStatuses).toEqual({
    pending: 'Изчаква',
    succeeded: 'Успешно',
    failed: 'Неуспешно',
    canceled: 'Отказано',
    refunded: 'Възстановено',
  });
  expect(promotionTypes).toEqual({ regular: 'Препоръчана', super: 'Силно препоръчана' });
});
