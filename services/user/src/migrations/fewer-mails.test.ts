import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { fewerMails } from './fewer-mails.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const aPerson = async (silencedMails?: string[]) => {
  const as = anActor();
  await service.send('POST', '/auth/profile', { as, body: { firstName: 'Яна', lastName: 'Недева' } });
  if (silencedMails) await service.send('PUT', '/auth/profile', { as, body: { silencedMails } });
  return as.id;
};

describe('fewer-mails migration', () => {
  it('tells the mails of the defaults of people who never chose, with a newer version, and of no others', async () => {
    const [fresh, choosy, all] = [await aPerson(), await aPerson(['report_receipts']), await aPerson([])];
    const versionOf = async (id: string) => (await service.accounts.findOne({ _id: id }))?.version;
    const before = await Promise.all([fresh, choosy, all].map(versionOf));
    await outboxEvents(service.connection).deleteMany({});
    await fewerMails.up(service.connection);
    const told = await outboxEvents(service.connection)
      .find({ queue: 'notifications', name: 'account-changed' })
      .toArray();
    expect(told.map(({ fact }) => fact)).toEqual([
      expect.objectContaining({ userId: fresh, silencedMails: ['listing_steps'], version: 2 }),
    ]);
    expect(await Promise.all([fresh, choosy, all].map(versionOf))).toEqual([2, ...before.slice(1)]);
    expect((await service.accounts.findOne({ _id: fresh }))?.silencedMails).toBeUndefined();
  });
});
