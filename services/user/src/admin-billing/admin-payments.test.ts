import type { mongo } from 'mongoose';

import { newPayment } from '../billing/payments/new-payment.ts';
import { paymentModel, type StoredPayment } from '../billing/payments/payment.model.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { adminPaymentsRepository, type AdminPaymentFilter } from './admin-payments.repository.ts';

const MANY = 3000;
const statuses = ['pending', 'succeeded', 'failed', 'canceled', 'refunded'] as const;
let service: UserService;

beforeAll(async () => {
  service = await startUserService();
  const payments = Array.from({ length: MANY }, (_, index): StoredPayment => {
    const kind = index % 3 === 0 ? 'subscription' : 'promotion';
    const day = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000);
    const status = statuses[index % statuses.length] ?? 'pending';
    const isPaid = status === 'succeeded' || status === 'refunded';
    return newPayment(
      {
        userId: `u${index % 40}`,
        kind,
        label: 'Премиум, месечно',
        amount: 399 + (index % 7) * 100,
        status,
        paidAt: isPaid ? day : null,
        refundedAt: status === 'refunded' ? day : null,
      },
      day,
    );
  });
  await paymentModel(service.connection).insertMany(payments);
});
afterAll(() => service.stop());

async function explained(filter: AdminPaymentFilter): Promise<mongo.Document> {
  const { connection } = service;
  await connection.db?.command({ profile: 2 });
  await adminPaymentsRepository(connection).list(filter, { page: 1, limit: 20 });
  await connection.db?.command({ profile: 0 });
  const profile = connection.collection('system.profile');
  const [asked] = await profile
    .find({ op: 'query', 'command.find': 'payments' })
    .sort({ ts: -1 })
    .limit(1)
    .toArray();
  if (!asked) throw new Error('nothing was asked');
  return asked;
}

describe('adminPaymentsRepository', () => {
  it.each<AdminPaymentFilter>([
    { sort: 'newest' },
    { sort: 'oldest' },
    { sort: 'amount_desc' },
    { sort: 'newest', status: 'failed' },
    { sort: 'newest', kind: 'subscription' },
    { sort: 'amount_desc', status: 'refunded', kind: 'promotion' },
    { sort: 'amount_desc', kind: 'promotion' },
  ])('reads only its page with %j', async (filter) => {
    const { docsExamined, keysExamined, hasSortStage, nreturned } = await explained(filter);
    expect([nreturned, hasSortStage ?? false]).toEqual([20, false]);
    // upper bound: on a busy machine the profiler once recorded a page of 20 with none examined
    expect(docsExamined).toBeLessThanOrEqual(20);
    expect(keysExamined).toBeLessThanOrEqual(20 + 2 * statuses.length * 2);
  });

  it.each(['paidAt', 'refundedAt'] as const)('uses an index on %s for a day of revenue', async (moment) => {
    const from = new Date(Date.UTC(2026, 1, 1));
    const to = new Date(Date.UTC(2026, 1, 2));
    const { executionStats } = await service.connection
      .collection('payments')
      .find({ [moment]: { $gte: from, $lt: to } })
      .explain('executionStats');
    expect(executionStats.totalKeysExamined).toBeLessThan(30);
    expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
  });
});
