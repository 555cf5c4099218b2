import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { adminLists } from './admin-lists.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

describe('admin-lists migration', () => {
  it('adds search fields to existing accounts, and is idempotent', async () => {
    const as = anActor({ role: 'tenant' });
    await service.send('POST', '/auth/profile', { as, body: { firstName: 'Яна', lastName: 'Недева' } });
    await service.accounts.updateOne(
      { _id: as.id },
      { $set: { isSuspended: true }, $unset: { words: true, nameKey: true, state: true } },
    );
    for (const _run of [1, 2]) await adminLists.up(service.connection);
    const account = await service.accounts.findOne({ _id: as.id });
    expect(account).toMatchObject({
      words: expect.arrayContaining(['яна', 'недева']),
      nameKey: 'яна недева',
      state: 'suspended',
      suspendedSince: account?.updatedAt,
    });
  });
});
