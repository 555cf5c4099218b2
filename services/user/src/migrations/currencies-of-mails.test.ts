import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { currenciesOfMails } from './currencies-of-mails.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

async function aPerson(currency?: string | null): Promise<string> {
  const as = anActor();
  await service.send('POST', '/auth/profile', { as, body: { firstName: 'Яна', lastName: 'Недева' } });
  if (currency !== undefined) await service.send('PUT', '/auth/profile', { as, body: { currency } });
  return as.id;
}

it('the migration announces the currencies that people chose, with a newer version, and no others', async () => {
  const [chose] = [await aPerson('EUR'), await aPerson(), await aPerson(null)];
  const before = (await service.accounts.findOne({ _id: chose }))?.version ?? 0;
  await outboxEvents(service.connection).deleteMany({});
  await currenciesOfMails.up(service.connection);
  const told = await outboxEvents(service.connection)
    .find({ queue: 'notifications', name: 'account-changed' })
    .toArray();
  expect(told.map(({ fact }) => fact)).toEqual([
    expect.objectContaining({ userId: chose, currency: 'EUR', version: before + 1 }),
  ]);
});
