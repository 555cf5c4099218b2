import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';

import type { JobData, JobName } from '@pokriv/contracts/jobs';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { openQueue } from '@pokriv/service-kit/queue';
import { testRedisUrl, until } from '@pokriv/service-kit/testing';
import { openFreshDatabase } from '@pokriv/service-kit/testing-database';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import type { ActionLinks } from './email/action-links.ts';
import { createMailer } from './email/mailer.ts';
import { sendOnceOf } from './email/send-once.ts';
import { models } from './models.ts';
import { recipientRepository } from './recipients/recipient.repository.ts';
import { reportFloodRepository } from './report-notification/report-flood.repository.ts';
import { startWorkers } from './workers.ts';

function startMailServer() {
  const mails: string[] = [];
  let refusals = 0;
  const server: Server = createServer((socket) => {
    let data: string | undefined;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk.toString();
        if (!data.endsWith('\r\n.\r\n')) return;
        mails.push(data);
        data = undefined;
        socket.write('250 kept\r\n');
        return;
      }
      const command = chunk.toString();
      if (/^MAIL/u.test(command) && refusals > 0) {
        refusals -= 1;
        socket.write('451 busy\r\n');
      } else if (/^DATA/u.test(command)) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/u.test(command)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  return new Promise<{ url: string; mails: string[]; refuse: (times: number) => void; stop: () => void }>(
    (resolve) => {
      server.listen(0, '127.0.0.1', () => {
        resolve({
          url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
          mails,
          refuse: (times) => {
            refusals = times;
          },
          stop: () => server.close(),
        });
      });
    },
  );
}

const links: ActionLinks = {
  verification: (email) =>
    Promise.resolve(email.startsWith('gone') ? undefined : 'http://localhost/email-verified?oobCode=c'),
  passwordReset: () => Promise.resolve('http://localhost/reset-password?oobCode=c'),
};

const decoded = (mail: string) =>
  mail.replace(/=\?UTF-8\?B\?([^?]+)\?=/gu, (_all, text: string) => Buffer.from(text, 'base64').toString());

describe('the mail workers', () => {
  let connection: Connection;
  let redis: Redis;
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let workers: ReturnType<typeof startWorkers>;
  let mailer: ReturnType<typeof createMailer>;
  let eventNumber = 0;

  beforeAll(async () => {
    connection = await openFreshDatabase('notifications', models);
    redis = connectRedis(`${testRedisUrl()}/7`, workerRedisOptions);
    await redis.flushdb();
    smtp = await startMailServer();
    const sender = { name: 'Покрив', email: 'no-reply@pokriv.bg' };
    mailer = createMailer(smtp.url, sender);
    const inTransaction = transactionsOf(connection, 'notifications');
    workers = startWorkers({
      connection,
      redis,
      inTransaction,
      flood: reportFloodRepository({ connection, inTransaction }),
      send: sendOnceOf(connection, mailer, 'support@pokriv.bg'),
      links,
      origin: 'http://localhost:3000',
      support: 'support@pokriv.bg',
      sender,
      secret: 'a secret for tests only',
      currency: 'BGN',
    });
  });

  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    mailer.close();
    smtp.stop();
    await connection.dropDatabase();
    await connection.close();
    await redis.quit();
  });

  beforeEach(() => {
    smtp.mails.length = 0;
  });

  async function deliver<Name extends JobName>(
    queueName: 'email' | 'report-notification' | 'notifications',
    name: Name,
    fact: JobData<Name>,
    eventId = `test.${(eventNumber += 1)}`,
  ) {
    const queue = openQueue(queueName, redis);
    const job = await queue.add(name, { eventId, fact }, { backoff: { type: 'fixed', delay: 100 } });
    await until(async () => (await job.getState()) === 'completed', { withinMs: 10_000 });
    await queue.close();
    return eventId;
  }

  const landlord = { email: 'maria@example.bg', firstName: 'Мария' };

  it('tell a landlord once by event that a listing is public', async () => {
    const fact = { listingId: 'l1', title: 'Светъл <двустаен>', landlord };
    const eventId = await deliver('email', 'listing-approved', fact);
    await deliver('email', 'listing-approved', fact, eventId);
    expect(smtp.mails).toHaveLength(1);
    expect(decoded(smtp.mails[0] ?? '')).toMatch(/To: maria@example\.bg/u);
  });

  it('refuse header injection in mails about a contact message', async () => {
    const evil = '\r\nBcc: everybody@example.bg\r\nX-Evil: 1';
    const sender = { name: `Петър${evil}`, email: 'petar@example.bg', contactId: 'c1' };
    const message = `Здравейте${evil}\r\n\r\n.\r\nMAIL FROM:<x@example.bg>`;
    await deliver('email', 'contact-received', { ...sender, subject: 'general', message });
    await deliver('email', 'contact-answered', { ...sender, question: message, message });
    expect(smtp.mails).toHaveLength(3);
    for (const mail of smtp.mails) {
      const [headers = ''] = mail.split(/\r?\n\r?\n/u);
      expect(headers).not.toMatch(/^(?:Bcc|X-Evil):/imu);
      expect(headers.match(/^To: .+$/gmu)).toHaveLength(1);
    }
  });

  it('write before a listing expires and after each action of its owner', async () => {
    const about = { listingId: 'l1', title: 'Светъл двустаен', landlord };
    const expiresAt = '2026-11-28T21:30:00.000Z';
    const expiring = { ...about, daysLeft: 7 as const, expiresAt, views: 3, favorites: 1 };
    await deliver('email', 'listing-expiring', expiring);
    const step = { action: 'rent', to: 'rented', by: 'owner', reason: null, expiresAt } as const;
    await deliver('email', 'listing-moved', { ...about, ...step });
    expect(smtp.mails).toHaveLength(2);
  });

  it('retry when the mail server is busy', async () => {
    smtp.refuse(2);
    await deliver('email', 'listing-submitted', { listingId: 'l2', title: 'Стая в центъра', landlord });
    expect(smtp.mails).toHaveLength(1);
  });

  it('send a contact receipt and the message to support', async () => {
    await deliver('email', 'contact-received', {
      contactId: 'c1',
      name: 'Петър',
      email: 'petar@example.bg',
      subject: 'general',
      message: 'Как да публикувам обява?',
    });
    const receivers = smtp.mails.map((mail) => /^To: (.+)$/mu.exec(mail)?.[1]?.trim()).sort();
    expect(receivers).toEqual(['petar@example.bg', 'support@pokriv.bg']);
  });

  it('send nothing to a deleted account', async () => {
    await deliver('email', 'verification-requested', { email: 'gone@example.bg', firstName: 'Иван' });
    expect(smtp.mails).toEqual([]);
  });

  it('keep the currency that a person chose, and forget it when it is taken back', async () => {
    const account = { firstName: 'Петър', lastName: 'Илиев', avatar: null, isPremium: false };
    const copy = { ...account, userId: 'c1', email: 'petar@example.bg', role: 'landlord' as const };
    const kept = async () => (await recipientRepository(connection).byEmail(copy.email))?.currency;
    await deliver('notifications', 'account-changed', { ...copy, currency: 'EUR', version: 2 });
    await deliver('notifications', 'account-changed', { ...copy, currency: 'BGN', version: 1 });
    expect(await kept()).toBe('EUR');
    await deliver('notifications', 'account-changed', { ...copy, currency: null, version: 3 });
    expect(await kept()).toBeNull();
  });

  it('tell every admin of a report, by the newest version of the accounts', async () => {
    const account = { firstName: 'Ана', lastName: 'Попова', avatar: null, isPremium: false };
    const admin = { ...account, userId: 'a1', email: 'ana@example.bg', role: 'admin' as const, version: 2 };
    await deliver('notifications', 'account-changed', admin);
    await deliver('notifications', 'account-changed', { ...admin, role: 'tenant', version: 1 });
    await deliver('notifications', 'account-changed', { ...admin, userId: 'a2', email: 'boris@example.bg' });
    await deliver('report-notification', 'report-filed', {
      listingId: 'l1',
      title: 'Светъл двустаен',
      reportId: 'r1',
      reportType: 'fake',
      reason: 'Снимките са от друго място',
      reporter: landlord,
    });
    const receivers = smtp.mails.map((mail) => /^To: (.+)$/mu.exec(mail)?.[1]?.trim()).sort();
    expect(receivers).toEqual(['ana@example.bg', 'boris@example.bg']);
  });
});
