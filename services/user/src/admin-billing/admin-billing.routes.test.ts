import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { newPayment } from '../billing/payments/new-payment.ts';
import { paymentModel, type StoredPayment } from '../billing/payments/payment.model.ts';
import { subscriptionModel, type StoredSubscription } from '../billing/subscriptions/subscription.model.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';

const admin = anActor({ role: 'admin' });
const reason = 'Платено два пъти за една и съща обява';
let service: UserService;

beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());
beforeEach(() => paymentModel(service.connection).deleteMany({}));

async function aPerson(firstName = 'Мария', lastName = 'Иванова'): Promise<Actor> {
  const email = `p${randomUUID().slice(0, 8)}@example.bg`;
  const body = { firstName, lastName, email, password: 'Kamenitza-58' };
  const { id } = (await service.send('POST', '/auth/register', { body })).body.data.user;
  return anActor({ id, email, firstName, lastName, role: 'landlord' });
}

async function aPayment(userId: string, parts: Partial<StoredPayment> = {}, day = 1): Promise<string> {
  const known = { userId, kind: 'promotion', label: 'Препоръчана за 7 дни', amount: 399, ...parts } as const;
  const payment = newPayment(known, new Date(Date.UTC(2026, 9, day)));
  await paymentModel(service.connection).insertOne(payment);
  return payment._id;
}
const paid = { status: 'succeeded', paidAt: new Date('2026-10-02T10:00:00Z') } as const;

const list = (query = '') => service.send('GET', `/admin/payments?${query}`, { as: admin });
const idsOf = async (query: string): Promise<string[]> =>
  (await list(query)).body.data.map(({ id }: { id: string }) => id);
const refund = (id: string, body: object = { reason }) =>
  service.send('POST', `/admin/payments/${id}/refund`, { as: admin, body });

describe('GET /admin/payments', () => {
  it('shows the payer, or none when the account is erased', async () => {
    const payer = await aPerson();
    const known = await aPayment(payer.id, { ...paid, checkoutUrl: 'https://pay.example.com' }, 2);
    await aPayment('erased', paid, 1);
    const { body } = await list();
    expect(body.data).toMatchObject([
      {
        id: known,
        amount: 399,
        amountBgn: 780,
        checkoutUrl: null,
        user: { id: payer.id, email: payer.email, firstName: 'Мария', lastName: 'Иванова' },
      },
      { user: null },
    ]);
    expect(body.pagination).toMatchObject({ total: 2, hasNext: false });
  });

  it('filters by kind, status and person, and sorts by date and amount', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const plan = await aPayment(one.id, { kind: 'subscription', amount: 999, ...paid }, 3);
    const open = await aPayment(one.id, {}, 2);
    const old = await aPayment(other.id, { amount: 1799, ...paid }, 1);
    expect(await idsOf('')).toEqual([plan, open, old]);
    expect(await idsOf('sort=oldest')).toEqual([old, open, plan]);
    expect(await idsOf('sort=amount_desc')).toEqual([old, plan, open]);
    expect(await idsOf('kind=promotion')).toEqual([open, old]);
    expect(await idsOf('kind=promotion&status=succeeded')).toEqual([old]);
    expect(await idsOf(`userId=${one.id}&status=pending`)).toEqual([open]);
    expect(await idsOf('limit=2&page=2')).toEqual([old]);
  });

  it('filters by days in Sofia and sums the filtered payments', async () => {
    const inDays = (moment: string, parts: Partial<StoredPayment> = {}) =>
      paymentModel(service.connection).insertOne({
        ...newPayment(
          { userId: 'u1', kind: 'promotion', label: 'Препоръчана', amount: 399 },
          new Date(moment),
        ),
        ...paid,
        ...parts,
      });
    await inDays('2026-10-31T21:59:00Z');
    await inDays('2026-10-31T22:01:00Z');
    const back = { id: 're_1', amount: 100, at: new Date('2026-11-02T10:00:00Z'), reason };
    await inDays('2026-11-30T21:59:00Z', { amount: 999, refunds: [back] });
    await inDays('2026-11-30T22:01:00Z');
    const month = await list('from=2026-11-01&to=2026-11-30&limit=1');
    expect(month.body.pagination).toMatchObject({ total: 2 });
    expect(month.body.sums).toEqual({ paid: 1398, refunded: 100 });
    expect((await list('userId=u1')).body.sums).toEqual({ paid: 2196, refunded: 100 });
  });

  it('finds payers by prefix of their present name or e-mail', async () => {
    const payer = await aPerson('Нора', 'Василева');
    await aPayment((await aPerson()).id);
    const theirs = await aPayment(payer.id);
    for (const words of ['нор вас', payer.email.slice(0, 7)])
      expect(await idsOf(`query=${encodeURIComponent(words)}`)).toEqual([theirs]);
    expect(await idsOf(`query=${encodeURIComponent('никой')}`)).toEqual([]);
    expect(await idsOf(`query=${encodeURIComponent('нора')}&userId=${theirs}`)).toEqual([]);
  });

  it('refuses words that match too many people', async () => {
    const crowd = Array.from({ length: 1001 }, (_, index) => ({
      _id: `crowd${index}`,
      email: `crowd${index}@example.bg`,
      words: ['тълпа'],
      createdAt: new Date(),
    }));
    await service.connection.collection<{ _id: string }>('accounts').insertMany(crowd);
    const reply = await list(`query=${encodeURIComponent('тълпа')}`);
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ param: 'query' }] } });
  });
});

describe('GET /admin/users/:id/billing', () => {
  it('shows the plan’s rights and all subscriptions, newest first', async () => {
    const { id } = await aPerson();
    const aPlan = (_id: string, month: number, parts: object) => ({
      _id,
      userId: id,
      planId: 'business',
      interval: 'month',
      currentPeriodStart: new Date(Date.UTC(2026, month, 1)),
      currentPeriodEnd: new Date(Date.UTC(2026, month + 1, 1)),
      cancelAtPeriodEnd: false,
      nextPlanId: null,
      graceEndsAt: null,
      amount: 2499,
      endReason: null,
      createdAt: new Date(Date.UTC(2026, month, 1)),
      endedAt: null,
      updatedAt: new Date(),
      ...parts,
    });
    const plans = [aPlan('sub_old', 8, { status: 'canceled' }), aPlan('sub_new', 10, { status: 'active' })];
    await subscriptionModel(service.connection).insertMany(plans as StoredSubscription[]);
    const premiumExpiresAt = new Date(Date.now() + 86_400_000);
    await service.accounts.updateOne({ _id: id }, { $set: { plan: 'business', premiumExpiresAt } });
    const { body } = await service.send('GET', `/admin/users/${id}/billing`, { as: admin });
    expect(body.data.status).toMatchObject({
      planId: 'business',
      listingLimit: 25,
      promotionCredits: { total: 3, left: 3 },
    });
    expect(body.data.subscriptions.map((one: { id: string }) => one.id)).toEqual(['sub_new', 'sub_old']);
    expect((await service.send('GET', '/admin/users/unknown-user/billing', { as: admin })).status).toBe(404);
  });
});

describe('GET /admin/payments/table.csv', () => {
  it('streams the filtered payments with paid and refunded amounts, and audits it', async () => {
    const payer = await aPerson('Ели', '=HYPERLINK');
    const refunds = [{ id: 'r1', amount: 350, at: new Date('2026-10-03T10:00:00Z'), reason }];
    await aPayment(payer.id, { ...paid, amount: 2499, refunds });
    await aPayment(payer.id);
    const reply = await service.send('GET', '/admin/payments/table.csv?status=succeeded', { as: admin });
    const lines = String(reply.body).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Сума в евро;Сума в лева;Състояние');
    expect(lines[0]).toContain('Върнато в евро;Върнато в лева;');
    expect(lines[1]).toContain(';3,50;6,85;');
    expect(lines[1]).toContain(`24,99;48,88;Успешно;Ели =HYPERLINK;${payer.email}`);
    expect((await service.announced('admin-acted')).at(-1)).toMatchObject({
      action: 'exportPayments',
      target: { kind: 'table', id: 'payments', label: 'Плащания' },
    });
  });
});

describe('POST /admin/payments/:id/refund', () => {
  const asked = async (paymentId: string) =>
    (await service.announced('refund-requested')).filter(
      (fact) => (fact as { paymentId: string }).paymentId === paymentId,
    );

  it('requests one refund with one audit entry', async () => {
    const id = await aPayment('u1', paid);
    const replies = await Promise.all([refund(id), refund(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 200)?.body.data).toMatchObject({
      id,
      status: 'succeeded',
      refundReason: reason,
    });
    expect(await asked(id)).toEqual([{ paymentId: id, reason }]);
    expect((await service.announced('admin-acted')).at(-1)).toMatchObject({
      action: 'refundPayment',
      target: { kind: 'payment', id, label: 'Препоръчана за 7 дни, 3,99\u00a0€ / 7,80\u00a0лв.' },
      before: { status: 'succeeded' },
      after: { status: 'refunded', amount: '3,99\u00a0€ / 7,80\u00a0лв.' },
      reason,
    });
  });

  it.each(['pending', 'failed', 'canceled', 'refunded'] as const)(
    'refuses a payment that is %s',
    async (status) => {
      const id = await aPayment('u1', { status });
      expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
      expect(await asked(id)).toEqual([]);
    },
  );

  it('requires a payment and a reason', async () => {
    expect((await refund('none')).status).toBe(404);
    const id = await aPayment('u1', paid);
    expect((await refund(id, { reason: 'кратко' })).status).toBe(400);
  });
});
