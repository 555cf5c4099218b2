import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { runErasures } from '../erasure/run-erasures.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { announceAdmins } from './announce-admins.ts';
import { announceToConversations } from './announce-to-conversations.ts';
import { announceToProperty } from './announce-to-property.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const events = () => outboxEvents(service.connection);
const aPerson = async () => {
  const as = anActor();
  await service.send('POST', '/auth/profile', { as, body: { firstName: 'Яна', lastName: 'Недева' } });
  return as;
};
const told = () =>
  events()
    .find({}, { projection: { _id: 0, queue: 1, name: 1, fact: 1 } })
    .toArray();

beforeEach(async () => {
  service.clock.now = new Date();
  await service.accounts.deleteMany({});
});

describe('announce-accounts migration', () => {
  it.each([
    ['conversations', announceToConversations],
    ['property', announceToProperty],
  ] as const)('tells the %s service alone of an account as every change does', async (queue, migration) => {
    const { id } = await aPerson();
    const changed = await events().findOne({ queue, name: 'account-changed' });
    await events().deleteMany({});
    await migration.up(service.connection);
    expect(await told()).toEqual([{ queue, name: 'account-changed', fact: changed?.fact }]);
    expect(changed?.fact).toMatchObject({ userId: id, firstName: 'Яна', version: 1 });
  });

  it('tells it of an erasure that the others know already, not of the account', async () => {
    const { id, email } = await aPerson();
    const past = new Date(service.clock.now.getTime() - 1000);
    await service.accounts.updateOne({ _id: id }, { $set: { erasedAt: past, erasureReason: 'asked' } });
    await runErasures(service.deps);
    service.clock.now = new Date(service.clock.now.getTime() + 86_400_000);
    await runErasures(service.deps);
    expect(await events().countDocuments({ name: 'account-erasing' })).toBe(4);
    await events().deleteMany({});
    for (const _run of [1, 2]) await announceToConversations.up(service.connection);
    const event = { queue: 'conversations', name: 'account-erasing', fact: { userId: id, email } };
    expect(await told()).toEqual([event, event]);
  });

  it('tells the moderation service of administrators only', async () => {
    await aPerson();
    const { id } = await aPerson();
    await service.accounts.updateOne({ _id: id }, { $set: { role: 'admin' } });
    await events().deleteMany({});
    await announceAdmins.up(service.connection);
    expect(await told()).toMatchObject([
      { queue: 'moderation', name: 'account-changed', fact: { userId: id, role: 'admin' } },
    ]);
  });
});
