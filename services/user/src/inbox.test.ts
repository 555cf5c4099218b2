import { anActor } from '@pokriv/service-kit/testing';

import { userInbox } from './inbox.ts';
import { startUserService, type UserService } from './testing/start-user-service.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

describe('the inbox of the user service', () => {
  it('stores a newer count of used slots and ignores an older one', async () => {
    const as = anActor();
    await service.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова' } });
    const hear = (used: number, version: number) =>
      userInbox(service.deps)['slots-changed'](
        { userId: as.id, used, version },
        { eventId: 'e', once: (change) => service.deps.inTransaction(change) },
      );
    await hear(2, 5);
    await hear(1, 4);
    expect(await service.accounts.findOne({ _id: as.id })).toMatchObject({
      usedListings: { used: 2, version: 5 },
    });
  });
});
