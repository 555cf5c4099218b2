import { periodOf } from '@pokriv/service-kit/count-period';

import type { StoredPayment } from '../billing/payments/payment.model.ts';
import type { StoredSubscription } from '../billing/subscriptions/subscription.model.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { countRevenue } from './revenue.repository.ts';

const now = new Date('2026-11-21T10:00:00Z');
let service: UserService;

const aPayment = (_id: string, parts: Partial<StoredPayment>) =>
  ({
    _id,
    kind: 'promotion',
    amount: 399,
    status: 'succeeded',
    paidAt: null,
    refundedAt: null,
    ...parts,
  }) as StoredPayment;
const aPlan = (_id: string, parts: Partial<StoredSubscription>) =>
  ({
    _id,
    userId: _id,
    status: 'active',
    interval: 'month',
    amount: 999,
    endReason: null,
    ...parts,
  }) as StoredSubscription;

beforeAll(async () => {
  service = await startUserService();
  // only the counted fields, bypassing the schema
  await service.connection.collection<StoredPayment>('payments').insertMany([
    // late evening UTC is the next day in Sofia
    aPayment('a', { paidAt: new Date('2026-11-19T22:30:00Z') }),
    aPayment('b', { kind: 'subscription', amount: 999, paidAt: new Date('2026-11-20T10:00:00Z') }),
    aPayment('c', {
      kind: 'subscription',
      amount: 2499,
      status: 'refunded',
      paidAt: new Date('2026-11-12T10:00:00Z'),
      refundedAt: new Date('2026-11-21T09:00:00Z'),
      refunds: [
        { id: 're_1', amount: 499, at: new Date('2026-11-20T09:00:00Z'), reason: '' },
        { id: 're_2', amount: 2000, at: new Date('2026-11-21T09:00:00Z'), reason: '' },
      ],
    }),
    aPayment('part', {
      amount: 1799,
      paidAt: new Date('2026-10-02T10:00:00Z'),
      refunds: [
        { id: 're_3', amount: 100, at: new Date('2026-10-03T09:00:00Z'), reason: '' },
        { id: 're_4', amount: 50, at: new Date('2026-11-18T09:00:00Z'), reason: '' },
      ],
    }),
    aPayment('d', { amount: 699, paidAt: new Date('2026-11-13T10:00:00Z') }),
    aPayment('e', { amount: 1799, paidAt: new Date('2026-10-01T10:00:00Z') }),
    aPayment('f', { status: 'pending' }),
  ]);
  await service.connection
    .collection<StoredSubscription>('subscriptions')
    .insertMany([
      aPlan('m', {}),
      aPlan('y', { interval: 'year', amount: 9990, status: 'past_due' }),
      aPlan('gone', { status: 'canceled' }),
      aPlan('twice', { endReason: 'duplicate' }),
    ]);
});
afterAll(() => service.stop());

describe('revenue', () => {
  it('counts revenue by days in Sofia, minus refunds, with the preceding period', async () => {
    const revenue = await countRevenue(service.connection, periodOf(7, now));
    expect(revenue).toMatchObject({ total: 399 + 999 - 2549, refunded: 2549, before: 699 + 2499 });
    expect(revenue.byDay.map(({ amount }) => amount)).toEqual([0, 0, 0, -50, 0, 399 + 999 - 499, -2000]);
    expect(revenue.byKind).toEqual([
      { key: 'subscription', label: 'Абонамент', count: 1, amount: 999 - 2499 },
      { key: 'promotion', label: 'Промоция', count: 1, amount: 399 - 50 },
    ]);
  });

  it('computes monthly recurring revenue of live subscriptions', async () => {
    const { monthly } = await countRevenue(service.connection, periodOf(1, now));
    expect(monthly).toBe(999 + Math.round(9990 / 12));
  });

  it('includes revenue in GET /internal/numbers', async () => {
    const { body } = await service.send('GET', '/internal/numbers?days=7');
    expect(body.revenue.monthly).toBe(1832);
  });
});
