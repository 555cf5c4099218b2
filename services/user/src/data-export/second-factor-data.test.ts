import { outboxEvents } from '@pokriv/service-kit/outbox';

import { erasingServices, runErasures } from '../erasure/run-erasures.ts';
import { userInbox } from '../inbox.ts';
import { secondFactorModel } from '../second-factor/second-factor.model.ts';
import { anAdmin } from '../testing/an-admin.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { ownSource } from './own-data.repository.ts';

const DAY_MS = 86_400_000;

describe('the second factor as personal data', () => {
  let service: UserService;
  beforeAll(async () => {
    service = await startUserService();
  });
  afterAll(() => service.stop());

  const documentsOf = async (userId: string) => {
    const { connection, provider } = service;
    const source = ownSource({ connection, provider, openAvatar: () => Promise.resolve(undefined) });
    return (await source.read({ userId })).documents;
  };

  it('is exported with its history and without secrets', async () => {
    const admin = await anAdmin(service);
    const setUpAt = service.clock.now;
    const { secret, recoveryCodes } = await admin.setUp({ visitor: 'a-browser' });
    await admin.verify(recoveryCodes[0] ?? '');
    const documents = await documentsOf(admin.id);
    const unused = { usedAt: null };
    expect(documents['second-factor']).toEqual({
      createdAt: setUpAt,
      confirmedAt: setUpAt,
      recoveryCodes: [{ usedAt: service.clock.now }, ...Array<object>(9).fill(unused)],
      knownBrowsers: 1,
    });
    const stored = await secondFactorModel(service.connection).findOne({ _id: admin.id }).lean();
    const secrets = [secret, stored?.secret, ...(stored?.recovery ?? []).map(({ hash }) => hash)];
    for (const text of [...secrets, ...(stored?.browsers ?? [])])
      expect(JSON.stringify(documents)).not.toContain(text);
  });

  it('is not exported for a person who never had one', async () => {
    const admin = await anAdmin(service);
    expect(await documentsOf(admin.id)).not.toHaveProperty('second-factor');
  });

  it('is erased with the account and its events', async () => {
    await anAdmin(service);
    const admin = await anAdmin(service);
    await admin.setUp();
    const body = { password: 'Kamenitza-58' };
    expect((await service.send('POST', '/auth/deletion', { as: admin.as, body })).status).toBe(202);
    service.clock.now = new Date(service.clock.now.getTime() + 15 * DAY_MS);
    await runErasures(service.deps);
    const hear = userInbox(service.deps)['account-erased-in'];
    for (const name of erasingServices)
      await hear({ userId: admin.id, service: name }, { eventId: 'e', once: service.deps.inTransaction });
    await runErasures(service.deps);
    expect(await service.accounts.findOne({ _id: admin.id })).toBeNull();
    expect(await secondFactorModel(service.connection).findOne({ _id: admin.id }).lean()).toBeNull();
    const events = await outboxEvents(service.connection).find({ name: 'second-factor-changed' }).toArray();
    expect(JSON.stringify(events)).not.toContain(admin.email);
  });
});
