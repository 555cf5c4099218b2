import { startUserService, type UserService } from '../../testing/start-user-service.ts';
import { newPayment } from '../payments/new-payment.ts';
import { paymentModel } from '../payments/payment.model.ts';
import { readPayerData } from './payer-data.repository.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const aPayment = (userId: string, day: number) =>
  newPayment(
    { userId, kind: 'promotion', label: 'Препоръчана за 7 дни', amount: 399 },
    new Date(Date.UTC(2026, 10, day)),
  );

describe('personal data of a payer', () => {
  it('exports only the person’s own payments, newest first, as stored, with their currency', async () => {
    const [older, newer, theirs] = [aPayment('me', 1), aPayment('me', 2), aPayment('other', 3)];
    await paymentModel(service.connection).insertMany([older, newer, theirs]);
    await service.connection
      .collection<{ _id: string }>('credits')
      .insertOne({ _id: 'me:2026-11-01', userId: 'me', promotions: ['p1'], used: 1 } as { _id: string });
    const {
      payments,
      subscriptions,
      'promotion-credits': credits,
    } = await readPayerData(service.connection, 'me');
    const { _id, userId: _me, ...stored } = newer;
    expect(payments).toEqual([
      { id: _id, ...stored, currency: 'EUR' },
      expect.objectContaining({ id: older._id, amount: 399, currency: 'EUR' }),
    ]);
    expect(subscriptions).toEqual([]);
    expect(credits).toEqual([{ id: 'me:2026-11-01', promotions: ['p1'], used: 1 }]);
  });
});
