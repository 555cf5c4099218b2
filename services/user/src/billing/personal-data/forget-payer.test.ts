import { randomUUID } from 'node:crypto';

import type { InvoiceData } from '@pokriv/contracts/billing/billing';
import Stripe from 'stripe';

import { startUserService, type UserService } from '../../testing/start-user-service.ts';
import { customerRepository } from '../customers/customer.repository.ts';
import { newPayment } from '../payments/new-payment.ts';
import { paymentModel, type StoredPayment } from '../payments/payment.model.ts';
import { billingTraces } from './billing-traces.repository.ts';
import { forgetPayer } from './forget-payer.ts';

const person: InvoiceData = { type: 'person', name: 'Мария Необикновена' };
const company: InvoiceData = {
  type: 'company',
  name: 'Имоти Пример ЕООД',
  eik: '175074752',
  vat: 'BG175074752',
  mol: 'Мария Необикновена',
  address: 'София, ул. Пример 1',
};

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

function aProvider(customers: { id: string; email: string; userId: string }[]) {
  const deleted: string[] = [];
  let isAway = false;
  const api = {
    customers: {
      list: ({ email }: { email: string }) =>
        Promise.resolve({
          data: customers
            .filter((one) => one.email === email)
            .map(({ id, userId }) => ({ id, metadata: { userId } })),
        }),
      del(id: string) {
        if (isAway) return Promise.reject(new Error('away'));
        if (deleted.includes(id)) {
          const raw = { type: 'invalid_request_error', code: 'resource_missing', message: 'gone' } as const;
          return Promise.reject(Stripe.errors.StripeError.generate(raw));
        }
        deleted.push(id);
        return Promise.resolve({ id, deleted: true });
      },
    },
  };
  return { stripe: api as unknown as Stripe, deleted, setAway: (away: boolean) => void (isAway = away) };
}

async function aPayer() {
  const email = `p${randomUUID().slice(0, 8)}@example.bg`;
  const body = { firstName: 'Мария', lastName: 'Необикновена', email, password: 'Kamenitza-58' };
  const userId: string = (await service.send('POST', '/auth/register', { body })).body.data.user.id;
  const customers = customerRepository(service.connection);
  await customers.open(userId);
  await customers.noteCustomer(userId, `cus_${userId}`);
  return { userId, email };
}

const records = () => paymentModel(service.connection);
const aPayment = (userId: string, parts: Partial<StoredPayment>) =>
  newPayment({ userId, kind: 'promotion', label: 'Препоръчана за 7 дни', amount: 399, ...parts }, new Date());
const depsOf = (stripe: Stripe) => ({
  ...service.deps,
  stripe,
  customers: customerRepository(service.connection),
  traces: billingTraces(service.connection),
});
const paid = { status: 'succeeded', paidAt: new Date(), receiptUrl: 'https://pay.example.com/r' } as const;

describe('forgetPayer', () => {
  it('keeps amounts, dates and company invoices, and erases the payer’s identity', async () => {
    const { userId, email } = await aPayer();
    const promotion = {
      id: 'promo1',
      propertyId: 'l1',
      title: 'Мансарда Необикновена',
      ...{ type: 'regular', days: 7, startsAt: null, endsAt: null, status: null, version: 0 },
    } as StoredPayment['promotion'];
    const kept = [
      aPayment(userId, { ...paid, invoice: person, promotion, sessionId: 'cs_1', intentId: 'pi_1' }),
      aPayment(userId, {
        ...paid,
        invoice: company,
        status: 'refunded',
        refundReason: 'Помоли Необикновена',
      }),
    ];
    await records().insertMany([...kept, aPayment(userId, {}), aPayment(userId, { status: 'canceled' })]);
    const collection = (name: string) => service.connection.collection<{ _id: string }>(name);
    const [ownSubscription, ownCredits, ownListing] = [
      { _id: 'sub_1', userId },
      { _id: `${userId}:1`, userId },
      { _id: 'l1', ownerId: userId },
    ];
    await collection('subscriptions').insertOne(ownSubscription);
    await collection('credits').insertOne(ownCredits);
    await collection('billing_listings').insertOne(ownListing);
    await collection('idempotency').insertOne({ _id: `${userId}:key` });

    const provider = aProvider([{ id: 'cus_orphan', email, userId }]);
    for (const _again of [1, 2]) await forgetPayer(depsOf(provider.stripe), userId);

    expect(provider.deleted.sort()).toEqual(['cus_orphan', `cus_${userId}`].sort());
    const left = await records().find().lean();
    expect(left.map(({ _id }) => _id).sort()).toEqual(kept.map(({ _id }) => _id).sort());
    expect(left).toContainEqual(expect.objectContaining({ amount: 399, intentId: 'pi_1', invoice: null }));
    expect(left).toContainEqual(expect.objectContaining({ invoice: { ...company, mol: '' } }));
    const ofBilling = [
      'payments',
      'subscriptions',
      'credits',
      'billing_listings',
      'billing_customers',
      'idempotency',
    ];
    for (const name of ofBilling) {
      const text = JSON.stringify(await collection(name).find().toArray());
      expect(text).not.toContain(userId);
      expect(text).not.toContain('Необикновена');
      expect(text).not.toContain('pay.example.com');
    }
  });

  it('erases nothing here while Stripe is unavailable', async () => {
    const { userId, email } = await aPayer();
    await records().insertOne(aPayment(userId, paid));
    const provider = aProvider([{ id: 'cus_of_a_namesake', email, userId: 'somebody-else' }]);
    provider.setAway(true);
    await expect(forgetPayer(depsOf(provider.stripe), userId)).rejects.toThrow('away');
    expect(await records().countDocuments({ userId })).toBe(1);
    provider.setAway(false);
    await forgetPayer(depsOf(provider.stripe), userId);
    expect(await records().countDocuments({ userId })).toBe(0);
    expect(provider.deleted).toEqual([`cus_${userId}`]);
  });

  it('does not call Stripe for a person who never paid', async () => {
    const forget = forgetPayer(depsOf({} as Stripe), 'nobody');
    expect(await forget).toBeUndefined();
  });
});
