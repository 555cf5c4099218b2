import { anActor } from '@pokriv/service-kit/testing';

import { erasingServices, runErasures } from '../erasure/run-erasures.ts';
import { userInbox } from '../inbox.ts';
import { savedFiltersModel } from '../saved-filters/saved-filters.model.ts';
import { anAdmin } from '../testing/an-admin.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { ownSource } from './own-data.repository.ts';

const DAY_MS = 86_400_000;

describe('saved filters as personal data', () => {
  let service: UserService;
  beforeAll(async () => {
    service = await startUserService();
  });
  afterAll(() => service.stop());

  it('are exported and erased with the account', async () => {
    await anAdmin(service);
    const admin = await anAdmin(service);
    const filter = { name: 'Спрени профили', page: 'users', query: { state: 'suspended' } };
    const as = anActor({ id: admin.id, role: 'admin' });
    expect((await service.send('POST', '/admin/filters', { as, body: filter })).status).toBe(201);
    const { connection, provider } = service;
    const source = ownSource({ connection, provider, openAvatar: () => Promise.resolve(undefined) });
    expect((await source.read({ userId: admin.id })).documents['saved-filters']).toMatchObject([filter]);
    await service.send('POST', '/auth/deletion', { as: admin.as, body: { password: 'Kamenitza-58' } });
    service.clock.now = new Date(service.clock.now.getTime() + 15 * DAY_MS);
    await runErasures(service.deps);
    const hear = userInbox(service.deps)['account-erased-in'];
    for (const name of erasingServices)
      await hear({ userId: admin.id, service: name }, { eventId: 'e', once: service.deps.inTransaction });
    await runErasures(service.deps);
    expect(await service.accounts.findOne({ _id: admin.id })).toBeNull();
    expect(await savedFiltersModel(connection).findOne({ _id: admin.id })).toBeNull();
  });
});
