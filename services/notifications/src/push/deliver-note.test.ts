import type { JobData } from '@pokriv/contracts/jobs';
import { startConsumer } from '@pokriv/service-kit/consumer';
import { openQueue } from '@pokriv/service-kit/queue';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { testRedisUrl, until } from '@pokriv/service-kit/testing';
import type { Redis } from 'ioredis';

import { NOON, startNotifications, type NotificationsService } from '../start-notifications.testing.ts';
import { sendWaitingNotes } from './deliver-note.ts';
import { pushInbox } from './push-inbox.ts';
import { aBrowser, claimsOf, decrypt, type TestBrowser } from './push-service.testing.ts';

const EVENING = new Date('2026-11-23T21:00:00Z');
const MORNING = new Date('2026-11-24T05:00:00Z');

const listing = {
  ...{ listingId: '65f0a1b2c3d4e5f600000001', title: 'Двустаен до парка', cover: null, city: 'sofia' },
  ...{
    neighborhood: 'Лозенец',
    area: 62,
    price: { cents: 70_000, currency: 'EUR', bgn: 1369.08 },
    previous: null,
  },
  ...{ reason: 'new', searches: ['s1'], isFavorite: false, similar: [] },
} as unknown as JobData<'alerts-found'>['listings'][number];

const alertsOf = (userId: string | null, parts: Partial<JobData<'alerts-found'>> = {}) => ({
  mailId: 'm1',
  to: { email: `${userId}@example.bg`, firstName: 'Мария', userId, person: `u:${userId}` },
  frequency: 'instant' as const,
  searches: [{ id: 's1', name: 'Двустаен в Лозенец' }],
  listings: [listing],
  counts: { new: 1 },
  total: 1,
  parts: null,
  ...parts,
});

describe('notes of alerts and messages', () => {
  let service: NotificationsService;
  let redis: Redis;
  let worker: ReturnType<typeof startConsumer<'push'>>;
  let people = 0;

  beforeAll(async () => {
    service = await startNotifications();
    redis = connectRedis(`${testRedisUrl()}/6`, workerRedisOptions);
    await redis.flushdb();
    const { connection, inTransaction, recipients, push } = service;
    worker = startConsumer('push', pushInbox({ recipients, push }), { connection, inTransaction, redis });
  });
  afterAll(async () => {
    await worker.close();
    await redis.quit();
    await service.close();
  });
  beforeEach(() => {
    service.clock.now = NOON;
    service.pushService.reset();
  });

  const aPerson = async (...browsers: TestBrowser[]): Promise<string> => {
    const id = `person-${(people += 1)}`;
    for (const browser of browsers)
      await service.push.endpoints.save({ userId: id, signedInAt: null }, browser, NOON);
    return id;
  };
  /** @param retries until the job succeeds */
  const deliver = async <Name extends 'alerts-found' | 'messages-unread'>(
    name: Name,
    fact: JobData<Name>,
    { eventId = `property.${(people += 1)}`, attempts = 1 } = {},
  ): Promise<string> => {
    const queue = openQueue('push', redis);
    const job = await queue.add(name, { eventId, fact }, { attempts, backoff: { type: 'fixed', delay: 50 } });
    await until(async () => ['completed', 'failed'].includes(await job.getState()));
    const state = await job.getState();
    await queue.close();
    return state;
  };

  it('reach every browser of the person, encrypted and signed', async () => {
    const [phone, laptop] = [aBrowser('phone'), aBrowser('laptop')];
    const userId = await aPerson(phone, laptop);
    await deliver('alerts-found', alertsOf(userId));
    const { received } = service.pushService;
    expect(received).toHaveLength(2);
    for (const { path, headers, body } of received) {
      expect(decrypt(body, path.endsWith('phone') ? phone : laptop)).toEqual({
        title: 'Нова обява по ваше търсене',
        body: 'Двустаен до парка, София',
        path: '/properties/65f0a1b2c3d4e5f600000001',
        tag: 'search-s1',
      });
      expect(headers['content-encoding']).toBe('aes128gcm');
      expect(claimsOf(headers.authorization, service.vapid.publicKey)).toMatchObject({
        aud: 'https://fcm.googleapis.com',
        sub: 'mailto:support@pokriv.example',
      });
    }
    expect((await service.push.endpoints.of(userId)).map(({ lastSentAt }) => lastSentAt)).toEqual([
      NOON,
      NOON,
    ]);
  });

  it('are kept by the push service until the next quiet hours at most', async () => {
    const userId = await aPerson(aBrowser('ttl'));
    await deliver('alerts-found', alertsOf(userId));
    expect(service.pushService.received[0]?.headers.ttl).toBe(String(10 * 3600));
  });

  it('go to no visitor, and to no person without a browser', async () => {
    expect(await deliver('alerts-found', alertsOf(null))).toBe('completed');
    expect(await deliver('alerts-found', alertsOf(await aPerson()))).toBe('completed');
    expect(service.pushService.received).toEqual([]);
  });

  it('tell of a message without its text', async () => {
    const browser = aBrowser('reader');
    const userId = await aPerson(browser);
    const email = `${userId}@example.bg`;
    const names = { firstName: 'Иван', lastName: 'Петров', role: 'tenant' as const };
    const account = { userId, email, ...names, avatar: null, isPremium: false, version: 1 };
    await service.inTransaction((unit) =>
      service.recipients.keep({ ...account, silencedMails: ['unread_messages'] }, unit),
    );
    await deliver('messages-unread', {
      to: { email, firstName: 'Иван' },
      threadId: 't1',
      listing: { listingId: 'l1', title: 'Светъл двустаен' },
      with: 'Мария П.',
      count: 3,
      text: 'Кодът на входа е 4711.',
    });
    const [push] = service.pushService.received;
    expect(push && decrypt(push.body, browser)).toEqual({
      title: '3 нови съобщения от Мария П.',
      body: 'Светъл двустаен',
      path: '/messages/t1',
      tag: 'thread-t1',
    });
  });

  it('are sent once by event when the job runs again', async () => {
    const userId = await aPerson(aBrowser('again'));
    const eventId = 'property.again';
    await deliver('alerts-found', alertsOf(userId), { eventId });
    await deliver('alerts-found', alertsOf(userId), { eventId });
    expect(service.pushService.pathsOf()).toEqual(['again']);
  });

  it('are retried for a busy push service alone', async () => {
    const [well, busy] = [aBrowser('well'), aBrowser('busy')];
    const userId = await aPerson(well, busy);
    service.pushService.answerTo(busy, 503);
    expect(await deliver('alerts-found', alertsOf(userId), { eventId: 'property.busy', attempts: 2 })).toBe(
      'failed',
    );
    expect(service.pushService.pathsOf().filter((name) => name === 'well')).toHaveLength(1);
    expect(service.pushService.pathsOf().filter((name) => name === 'busy')).toHaveLength(2);

    service.pushService.reset();
    expect(await deliver('alerts-found', alertsOf(userId), { eventId: 'property.busy' })).toBe('completed');
    expect(service.pushService.pathsOf()).toEqual(['busy']);
  });

  it('leave no failed job behind when a push service is busy for three minutes', async () => {
    const busy = aBrowser('long-busy');
    const userId = await aPerson(busy);
    service.pushService.answerTo(busy, 429);
    expect(await deliver('alerts-found', alertsOf(userId))).toBe('failed');
    service.clock.now = new Date(NOON.getTime() + 180_000);
    expect(await deliver('alerts-found', alertsOf(userId))).toBe('completed');
  });

  it('delete a browser that fails for more than a week', async () => {
    const busy = aBrowser('week-busy');
    const userId = await aPerson(busy);
    service.pushService.answerTo(busy, 500);
    await deliver('alerts-found', alertsOf(userId));
    service.clock.now = new Date('2026-12-01T10:00:00Z');
    await deliver('alerts-found', alertsOf(userId));
    expect(await service.push.endpoints.of(userId)).toEqual([]);
  });

  it('delete a browser that is refused for more than a week, and keep one refused once', async () => {
    const [wrong, well] = [aBrowser('wrong-key'), aBrowser('right-key')];
    const userId = await aPerson(wrong, well);
    for (const browser of [wrong, well]) service.pushService.answerTo(browser, 403);
    await deliver('alerts-found', alertsOf(userId));
    service.pushService.answerTo(well, 201);
    await deliver('alerts-found', alertsOf(userId));
    service.pushService.answerTo(well, 403);
    service.clock.now = new Date('2026-12-01T10:00:00Z');
    await deliver('alerts-found', alertsOf(userId));
    expect((await service.push.endpoints.of(userId)).map(({ endpoint }) => endpoint)).toEqual([
      well.endpoint,
    ]);
  });

  it.each([404, 410])('delete a browser that the push service answers with %d', async (status) => {
    const [gone, other] = [aBrowser(`gone-${status}`), aBrowser(`other-${status}`)];
    const userId = await aPerson(gone, other);
    service.pushService.answerTo(gone, status);
    expect(await deliver('alerts-found', alertsOf(userId))).toBe('completed');
    expect((await service.push.endpoints.of(userId)).map(({ endpoint }) => endpoint)).toEqual([
      other.endpoint,
    ]);
  });

  it.each([302, 403])('are not retried after %d, and no redirect is followed', async (status) => {
    const browser = aBrowser(`refused-${status}`);
    const userId = await aPerson(browser);
    service.pushService.answerTo(browser, status);
    expect(await deliver('alerts-found', alertsOf(userId), { attempts: 3 })).toBe('completed');
    expect(service.pushService.received).toHaveLength(1);
    expect(await service.push.endpoints.of(userId)).toHaveLength(1);
  });

  it('are not sent to a stored host that is no longer known', async () => {
    const userId = await aPerson({ ...aBrowser('x'), endpoint: 'https://push.example.com/x' });
    expect(await deliver('alerts-found', alertsOf(userId))).toBe('completed');
    expect(service.pushService.received).toEqual([]);
  });

  describe('in the quiet hours', () => {
    it('wait for 07:00', async () => {
      const userId = await aPerson(aBrowser('sleeper'));
      service.clock.now = EVENING;
      await deliver('alerts-found', alertsOf(userId));
      await sendWaitingNotes(service.push);
      expect(service.pushService.received).toEqual([]);

      service.clock.now = MORNING;
      await Promise.all([sendWaitingNotes(service.push), sendWaitingNotes(service.push)]);
      await sendWaitingNotes(service.push);
      expect(service.pushService.pathsOf()).toEqual(['sleeper']);
    });

    const notesOf = (browser: TestBrowser) =>
      service.pushService.received.map(({ body }) => decrypt(body, browser));

    it('add up with later notes of alerts with the same tag', async () => {
      const browser = aBrowser('added');
      const userId = await aPerson(browser);
      service.clock.now = EVENING;
      await deliver('alerts-found', alertsOf(userId));
      const later = {
        counts: { new: 4, price_drop: 1 },
        total: 5,
        mailId: 'm2',
        listings: [{ ...listing, title: 'Тристаен' }],
      };
      await deliver('alerts-found', alertsOf(userId, later));
      await deliver('alerts-found', alertsOf(userId, { searches: [{ id: 's2', name: 'Стая' }] }));
      service.clock.now = MORNING;
      await sendWaitingNotes(service.push);
      const notes = notesOf(browser).sort((one, other) => one.tag.localeCompare(other.tag));
      expect(notes).toEqual([
        {
          tag: 'search-s1',
          title: '5 нови, 1 поевтиня',
          body: 'Двустаен до парка и още 5 обяви',
          path: '/saved-searches',
        },
        {
          tag: 'search-s2',
          title: 'Нова обява по ваше търсене',
          body: 'Двустаен до парка, София',
          path: '/properties/65f0a1b2c3d4e5f600000001',
        },
      ]);
    });

    it('of favourites alone open the favourites when they add up', async () => {
      const browser = aBrowser('fan');
      const userId = await aPerson(browser);
      const news = { searches: [], listings: [{ ...listing, reason: 'cheaper' as const, searches: [] }] };
      service.clock.now = EVENING;
      await deliver('alerts-found', alertsOf(userId, { ...news, counts: { cheaper: 1 } }));
      await deliver('alerts-found', alertsOf(userId, { ...news, counts: { gone: 1 } }));
      service.clock.now = MORNING;
      await sendWaitingNotes(service.push);
      expect(notesOf(browser)).toEqual([
        {
          tag: 'favorites',
          title: '1 любима поевтиня, 1 любима вече не се предлага',
          body: 'Двустаен до парка и още една обява',
          path: '/favorites',
        },
      ]);
    });

    it('count each event once, also when its job runs again and events arrive at the same moment', async () => {
      const browser = aBrowser('once-each');
      const userId = await aPerson(browser);
      service.clock.now = EVENING;
      const events = ['property.e1', 'property.e2', 'property.e3', 'property.e4', 'property.e5'];
      const run = (eventId: string) => deliver('alerts-found', alertsOf(userId), { eventId, attempts: 3 });
      expect(await Promise.all([...events, ...events].map(run))).toEqual(Array(10).fill('completed'));
      await run('property.e1');
      service.clock.now = MORNING;
      await sendWaitingNotes(service.push);
      expect(notesOf(browser).map(({ title }) => title)).toEqual(['5 нови']);
    });

    it('do not add up with a note of an earlier night that could not be sent', async () => {
      const browser = aBrowser('other-night');
      const userId = await aPerson(browser);
      service.clock.now = EVENING;
      await deliver('alerts-found', alertsOf(userId));
      service.clock.now = new Date('2026-11-24T21:00:00Z');
      await deliver('alerts-found', alertsOf(userId));
      service.clock.now = new Date('2026-11-25T05:00:00Z');
      await sendWaitingNotes(service.push);
      expect(notesOf(browser).map(({ title }) => title)).toEqual(['Нова обява по ваше търсене']);
    });

    it('that arrive while an earlier one is sent follow it with the sum of both', async () => {
      const browser = aBrowser('claimed');
      const userId = await aPerson(browser);
      service.clock.now = EVENING;
      await deliver('alerts-found', alertsOf(userId));
      service.clock.now = MORNING;
      let isLate = false;
      const sender: typeof service.push.sender = {
        ...service.push.sender,
        send: async (...sent) => {
          if (!isLate) {
            isLate = true;
            service.clock.now = EVENING;
            await deliver('alerts-found', alertsOf(userId, { counts: { back: 1 } }));
            service.clock.now = MORNING;
          }
          return service.push.sender.send(...sent);
        },
      };
      await sendWaitingNotes({ ...service.push, sender });
      expect(notesOf(browser).map(({ title }) => title)).toEqual(['Нова обява по ваше търсене']);
      service.clock.now = new Date(MORNING.getTime() + 61_000);
      for (const _run of [1, 2]) await sendWaitingNotes(service.push);
      expect(notesOf(browser).map(({ title }) => title)).toEqual([
        'Нова обява по ваше търсене',
        '1 нова, 1 отново свободна',
      ]);
    });

    it('of messages are replaced: the later one counts all unread', async () => {
      const browser = aBrowser('replaced');
      const userId = await aPerson(browser);
      const email = `${userId}@example.bg`;
      const names = { firstName: 'Иван', lastName: 'Петров', role: 'tenant' as const };
      const account = { userId, email, ...names, avatar: null, isPremium: false, version: 1 };
      await service.inTransaction((unit) => service.recipients.keep(account, unit));
      service.clock.now = EVENING;
      for (const count of [2, 3])
        await deliver('messages-unread', {
          to: { email, firstName: 'Иван' },
          threadId: 't1',
          listing: { listingId: 'l1', title: 'Светъл двустаен' },
          with: 'Мария П.',
          count,
          text: 'Добър ден',
        });
      service.clock.now = MORNING;
      await sendWaitingNotes(service.push);
      expect(notesOf(browser)).toMatchObject([{ title: '3 нови съобщения от Мария П.' }]);
    });

    it('stay when the push service is busy at 07:00, and are sent by a later run', async () => {
      const browser = aBrowser('busy-morning');
      const userId = await aPerson(browser);
      service.clock.now = EVENING;
      await deliver('alerts-found', alertsOf(userId));
      service.pushService.answerTo(browser, 503);
      service.clock.now = MORNING;
      await sendWaitingNotes(service.push);
      service.pushService.reset();
      service.clock.now = new Date(MORNING.getTime() + 61_000);
      await sendWaitingNotes(service.push);
      expect(service.pushService.pathsOf()).toEqual(['busy-morning']);
    });
  });
});
