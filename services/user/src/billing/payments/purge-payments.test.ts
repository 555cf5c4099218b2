import { startUserService, type UserService } from '../../testing/start-user-service.ts';
import { newPayment } from './new-payment.ts';
import { paymentModel, type StoredPayment } from './payment.model.ts';
import { paymentRepository } from './payment.repository.ts';
import { purgePayments } from './purge-payments.ts';

describe('purgePayments', () => {
  let service: UserService;
  beforeAll(async () => {
    service = await startUserService();
  });
  afterAll(() => service.stop());

  const aPayment = async (_id: string, more: Partial<StoredPayment>) => {
    const known = { _id, userId: 'u', kind: 'promotion', label: 'Промоция', amount: 499 } as const;
    await paymentModel(service.connection).insertOne(
      newPayment({ ...known, ...more }, new Date('2015-01-01')),
    );
  };
  const purgeAt = (now: string) =>
    purgePayments({ payments: paymentRepository(service.connection), now: () => new Date(now) });

  it('deletes a payment ten years after the end of the year in which its money last moved', async () => {
    const paidAt = new Date('2015-06-01');
    const refund = { id: 'r', amount: 100, at: new Date('2016-01-02'), reason: 'Част' };
    await aPayment('paid', { paidAt });
    await aPayment('paid at the end of 2015', { paidAt: new Date('2015-12-31T21:59:59Z') });
    await aPayment('paid in 2016 in Sofia', { paidAt: new Date('2015-12-31T22:00:00Z') });
    await aPayment('refunded in 2016', { paidAt, refundedAt: new Date('2016-03-01') });
    await aPayment('refunded in part', { paidAt, refunds: [refund] });
    await aPayment('unpaid', {});

    expect(await purgeAt('2025-12-31T21:59:59Z')).toBe(0);
    expect(await purgeAt('2025-12-31T22:00:00Z')).toBe(2);
    expect(await purgeAt('2026-12-31T21:59:59Z')).toBe(0);
    expect(await purgeAt('2026-12-31T22:00:00Z')).toBe(3);
    expect(await paymentModel(service.connection).distinct('_id')).toEqual(['unpaid']);
  });
});
