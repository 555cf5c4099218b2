import { internalHeaders } from '@pokriv/service-kit/actor';
import { anActor, TEST_SECRET } from '@pokriv/service-kit/testing';

import { eraseRecipient } from './erasure/erase-recipient.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import { aBrowser } from './push/push-service.testing.ts';
import { startNotifications, type NotificationsService } from './start-notifications.testing.ts';

let service: NotificationsService;
beforeAll(async () => {
  service = await startNotifications();
});
afterAll(() => service.close());

describe('push in personal data', () => {
  const note = { title: 'Нова обява', body: 'Двустаен', path: '/properties/1', tag: 'search-1' };
  const fill = async (id: string, name: string) => {
    await service.push.endpoints.save({ userId: id, signedInAt: null }, aBrowser(name), service.clock.now);
    await service.inTransaction((unit) =>
      service.push.waiting.put({ userId: id, eventId: `${name}.1`, note, sum: null }, new Date(), unit),
    );
  };

  it('contain browsers without their keys, and waiting notes', async () => {
    const person = anActor();
    await fill(person.id, 'exported');
    const path = `/internal/personal-data/${person.id}`;
    const { body } = await service.send('GET', path, {
      headers: internalHeaders('GET', path, TEST_SECRET),
    });
    expect(body.documents['push-browsers']).toEqual([
      {
        endpoint: 'https://fcm.googleapis.com/fcm/send/exported',
        createdAt: service.clock.now.toISOString(),
        lastSentAt: null,
      },
    ]);
    expect(body.documents['push-waiting']).toEqual([{ ...note, dueAt: expect.any(String) }]);
  });

  it('are erased with the account, which cannot save a browser any more', async () => {
    const person = anActor();
    await fill(person.id, 'erased');
    const { inTransaction, recipients, erased, push, connection } = service;
    const once = (change: Parameters<typeof inTransaction>[0]) => inTransaction(change).then(() => undefined);
    const { endpoints, waiting } = push;
    await eraseRecipient(
      { recipients, erased, endpoints, waiting },
      { userId: person.id, email: person.email },
      { once: once as never },
    );
    expect((await readPersonalData(connection, { userId: person.id })).documents).toEqual({
      'mail-recipient': null,
      'push-browsers': [],
      'push-waiting': [],
    });
    const late = aBrowser('late');
    const body = { endpoint: late.endpoint, keys: late.keys };
    expect((await service.send('PUT', '/push/endpoint', { as: person, body })).status).toBe(503);
    expect(await endpoints.of(person.id)).toEqual([]);
  });
});
