import type { JobData } from '@pokriv/contracts/jobs';
import { anActor, type SendOptions } from '@pokriv/service-kit/testing';

import { notificationsInbox } from '../inbox.ts';
import { startNotifications, type NotificationsService } from '../start-notifications.testing.ts';
import { aBrowser, type TestBrowser } from './push-service.testing.ts';

let service: NotificationsService;
beforeAll(async () => {
  service = await startNotifications();
});
afterAll(() => service.close());

const bodyOf = ({ endpoint, keys }: TestBrowser) => ({ endpoint, expirationTime: null, keys });
const save = (as: SendOptions['as'], body: unknown) => service.send('PUT', '/push/endpoint', { as, body });
const drop = (as: SendOptions['as'], endpoint: string) =>
  service.send('POST', '/push/endpoint/drop', { as, body: { endpoint } });
const endpointsOf = async ({ id }: { id: string }) =>
  (await service.push.endpoints.of(id)).map(({ endpoint }) => endpoint);

describe('GET /push/key', () => {
  it('gives visitors the public key', async () => {
    const { body } = await service.send('GET', '/push/key');
    expect(body.data).toEqual({ publicKey: service.vapid.publicKey });
  });

  it('gives an empty key while push is off, and refuses endpoints', async () => {
    const off = await startNotifications({ isPushOn: false });
    try {
      expect((await off.send('GET', '/push/key')).body.data).toEqual({ publicKey: '' });
      const body = bodyOf(aBrowser('off'));
      const refused = await off.send('PUT', '/push/endpoint', { as: anActor(), body });
      expect([refused.status, refused.body.message]).toEqual([
        503,
        'Известията в браузъра не са достъпни в момента.',
      ]);
    } finally {
      await off.close();
    }
  });
});

describe('PUT /push/endpoint', () => {
  it('saves a browser once', async () => {
    const person = anActor();
    const browser = aBrowser('once');
    for (const _attempt of [1, 2]) expect((await save(person, bodyOf(browser))).status).toBe(200);
    expect(await endpointsOf(person)).toEqual([browser.endpoint]);
  });

  it('moves a browser from the account that had it', async () => {
    const [first, second] = [anActor(), anActor()];
    const browser = aBrowser('shared');
    await save(first, bodyOf(browser));
    await save(second, bodyOf(browser));
    expect(await endpointsOf(first)).toEqual([]);
    expect(await endpointsOf(second)).toEqual([browser.endpoint]);
  });

  it('keeps the ten newest browsers of a person', async () => {
    const person = anActor();
    const names = Array.from({ length: 12 }, (_, number) => `many-${number}`);
    for (const [index, name] of names.entries()) {
      service.clock.now = new Date(Date.UTC(2026, 10, 23, 10, index));
      await save(person, bodyOf(aBrowser(name)));
    }
    const kept = (await endpointsOf(person)).map((endpoint) => endpoint.split('/').at(-1));
    expect(kept).toEqual(names.slice(2));
  });

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1:6379/',
    'https://fcm.googleapis.com.example.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
  ])('refuses the endpoint %s and names the field', async (endpoint) => {
    const person = anActor();
    const { status, body } = await save(person, { ...bodyOf(aBrowser('x')), endpoint });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { param: 'endpoint', msg: 'Адресът за известия не е на познат доставчик на известия.' },
    ]);
    expect(await endpointsOf(person)).toEqual([]);
  });

  it('refuses an endpoint without https', async () => {
    const endpoint = 'http://fcm.googleapis.com/fcm/send/a';
    const { status, body } = await save(anActor(), { ...bodyOf(aBrowser('x')), endpoint });
    expect([status, body.errors[0].param]).toEqual([400, 'endpoint']);
  });

  it.each([
    ['a point that is not on the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a secret of 20 bytes', { auth: Buffer.alloc(20).toString('base64url') }],
  ])('refuses keys with %s', async (_what, wrong) => {
    const browser = aBrowser('keys');
    const { status, body } = await save(anActor(), {
      ...bodyOf(browser),
      keys: { ...browser.keys, ...wrong },
    });
    expect([status, body.errors]).toEqual([
      400,
      [{ param: 'keys', msg: 'Ключовете на браузъра не са валидни.' }],
    ]);
  });

  it('is limited by person', async () => {
    const limited = await startNotifications({ limit: '1/60' });
    try {
      const as = anActor();
      const body = bodyOf(aBrowser('limited'));
      expect((await limited.send('PUT', '/push/endpoint', { as, body })).status).toBe(200);
      expect((await limited.send('PUT', '/push/endpoint', { as, body })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('POST /push/endpoint/state', () => {
  const isOn = async (as: SendOptions['as'], { endpoint }: TestBrowser) =>
    (await service.send('POST', '/push/endpoint/state', { as, body: { endpoint } })).body.data.isOn;

  it('tells an account whether its notes go to this browser', async () => {
    const [first, second] = [anActor(), anActor()];
    const browser = aBrowser('known');
    expect(await isOn(first, browser)).toBe(false);
    await save(first, bodyOf(browser));
    expect([await isOn(first, browser), await isOn(second, browser)]).toEqual([true, false]);
    await save(second, bodyOf(browser));
    expect([await isOn(first, browser), await isOn(second, browser)]).toEqual([false, true]);
  });

  it('tells that the browser was dropped', async () => {
    const person = anActor();
    const browser = aBrowser('was-known');
    await save(person, bodyOf(browser));
    const [stored] = await service.push.endpoints.of(person.id);
    if (stored) await service.push.endpoints.dropGone(stored);
    expect(await isOn(person, browser)).toBe(false);
  });
});

describe('sessions that end elsewhere', () => {
  const account = (userId: string, sessions: Required<JobData<'account-changed'>>['sessions']) => ({
    ...{ userId, email: `${userId}@example.bg`, firstName: 'Мария', lastName: 'Петрова', avatar: null },
    ...{ role: 'tenant' as const, isPremium: false, version: 1, sessions },
  });
  const hear = async (fact: JobData<'account-changed'>) => {
    const { inTransaction, recipients, erased, push } = service;
    const once = (change: Parameters<typeof inTransaction>[0]) => inTransaction(change).then(() => undefined);
    const inbox = notificationsInbox({ recipients, erased, ...push });
    await inbox['account-changed'](fact, { eventId: 'e', once: once as never });
  };
  const left = async (sessions: Required<JobData<'account-changed'>>['sessions']) => {
    const person = anActor();
    for (const signedInAt of [100, 200, 300])
      await service.send('PUT', '/push/endpoint', {
        as: person,
        signedInAt,
        body: bodyOf(aBrowser(`${person.id}-${signedInAt}`)),
      });
    await hear(account(person.id, sessions));
    const kept = (await endpointsOf(person)).map((endpoint) => Number(endpoint.split('-').at(-1)));
    return kept.toSorted((one, other) => one - other);
  };

  it('drop the browsers of all sessions before a moment', async () => {
    expect(await left({ validAfter: 300, kept: null, ended: [] })).toEqual([300]);
  });

  it('leave the browser of the session that is kept', async () => {
    expect(await left({ validAfter: 301, kept: 200, ended: [] })).toEqual([200]);
  });

  it('drop the browser of a single session', async () => {
    expect(await left({ validAfter: 0, kept: null, ended: [200] })).toEqual([100, 300]);
  });
});

describe('POST /push/endpoint/drop', () => {
  it('drops one’s own browser and no other', async () => {
    const [owner, stranger] = [anActor(), anActor()];
    const browser = aBrowser('dropped');
    await save(owner, bodyOf(browser));
    expect((await drop(stranger, browser.endpoint)).status).toBe(200);
    expect(await endpointsOf(owner)).toEqual([browser.endpoint]);
    expect((await drop(owner, browser.endpoint)).body.message).toBe(
      'Известията в този браузър са изключени.',
    );
    expect(await endpointsOf(owner)).toEqual([]);
  });
});
