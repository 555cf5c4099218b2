import type { JobData } from '@pokriv/contracts/jobs';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { openFreshDatabase } from '@pokriv/service-kit/testing-database';
import type { Connection } from 'mongoose';

import type { Mail } from '../email/mail.ts';
import type { Mailer } from '../email/mailer.ts';
import { sendOnceOf } from '../email/send-once.ts';
import { models } from '../models.ts';
import { recipientModel } from '../recipients/recipient.model.ts';
import { recipientRepository } from '../recipients/recipient.repository.ts';
import { MAILS_AN_HOUR, reportFloodRepository, type ReportFlood } from './report-flood.repository.ts';
import { mailReport, mailWithheldDigest, type MailAdminsDeps } from './mail-admins.ts';

const fact: JobData<'report-filed'> = {
  listingId: 'l1',
  title: 'Светъл двустаен',
  reportId: 'r1',
  reportType: 'fake',
  reason: 'Снимките са от друго място',
  reporter: { email: 'maria@example.bg', firstName: 'Мария' },
};
const admins = ['ana@example.bg', 'boris@example.bg'];
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('report mails to admins', () => {
  let connection: Connection;
  let flood: ReportFlood;
  let deps: MailAdminsDeps;
  let now = at('10:00:00');
  let mails: Mail[] = [];
  let failsFor: string | undefined;
  let number = 0;

  beforeAll(async () => {
    connection = await openFreshDatabase('notifications', models);
    await recipientModel(connection).insertMany(
      admins.map((email) => ({
        _id: email,
        email,
        firstName: 'Ана',
        lastName: '',
        role: 'admin',
        version: 1,
      })),
    );
    const inTransaction = transactionsOf(connection, 'notifications');
    flood = reportFloodRepository({ connection, inTransaction });
    const mailer: Mailer = {
      send: async (mail) => {
        if (mail.to === failsFor) throw new Error('killed');
        mails.push(mail);
      },
      verify: () => Promise.resolve(),
      close: () => undefined,
    };
    const send = sendOnceOf(connection, mailer, 'support@pokriv.bg');
    const recipients = recipientRepository(connection);
    deps = { send, recipients, flood, origin: 'http://x', now: () => now };
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });
  beforeEach(async () => {
    mails = [];
    failsFor = undefined;
    for (const name of ['report_hours', 'counted_reports', 'outbox'])
      await connection.collection(name).deleteMany({});
  });

  const report = (eventId = `event${(number += 1)}`) => mailReport(deps, fact, eventId);
  const AT_ONCE = 5;
  const reports = async (count: number) => {
    for (let left = count; left > 0; left -= AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, () => report()));
  };
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email).length;
  const announced = () => outboxEvents(connection).find({ name: 'reports-withheld' }).toArray();

  it('reach each admin once, also after a crash between two mails', async () => {
    failsFor = admins[1];
    await expect(report('killed')).rejects.toThrow('killed');
    failsFor = undefined;
    await report('killed');
    await report('killed');
    expect(mails.map(({ to }) => to)).toEqual(admins);
  });

  it('stop after twenty an hour, also under concurrency, and resume in the next hour', async () => {
    now = at('11:10:00');
    await reports(MAILS_AN_HOUR + 5);
    expect(admins.map(mailsTo)).toEqual([MAILS_AN_HOUR, MAILS_AN_HOUR]);
    now = at('12:00:00');
    await report();
    expect(mailsTo('ana@example.bg')).toBe(MAILS_AN_HOUR + 1);
  });

  it('are followed by one digest at the end of the hour', async () => {
    now = at('13:30:00');
    await reports(MAILS_AN_HOUR + 7);
    mails = [];
    await flood.closeHours(at('13:59:59'));
    await flood.closeHours(at('14:00:30'));
    expect(await announced()).toEqual([]);

    await Promise.all([flood.closeHours(at('14:01:00')), flood.closeHours(at('14:01:00'))]);
    await flood.closeHours(at('14:02:00'));
    const [event, ...more] = await announced();
    expect([event?.fact, more]).toEqual([{ hour: at('13:00:00').toISOString(), count: 7 }, []]);

    const digest = event?.fact as JobData<'reports-withheld'>;
    for (let time = 0; time < 2; time += 1) await mailWithheldDigest(deps, digest, 'digest');
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      admins.map((to) => [to, 'Още 7 сигнала през последния час']),
    );
    expect(mails[0]?.text).toContain('21 ноември 2026\u00a0г. в 15:00 писахме');
  });

  it('are withheld from the twenty-first on, also by a restarted worker', async () => {
    now = at('18:30:00');
    await reports(MAILS_AN_HOUR);
    const restarted = reportFloodRepository({
      connection,
      inTransaction: transactionsOf(connection, 'notifications'),
    });
    expect(await restarted.isWithheld('event-after-restart', now)).toBe(true);
    await restarted.closeHours(at('19:05:00'));
    expect((await announced()).map(({ fact: payload }) => payload)).toMatchObject([{ count: 1 }]);
  });

  it('have no digest after exactly twenty', async () => {
    now = at('15:30:00');
    await reports(MAILS_AN_HOUR);
    await flood.closeHours(at('16:30:00'));
    expect(await announced()).toEqual([]);
  });

  it('count a retried report once, in its first hour', async () => {
    now = at('16:59:00');
    await reports(MAILS_AN_HOUR);
    await report('late');
    now = at('17:05:00');
    await report('late');
    await flood.closeHours(at('17:05:00'));
    expect([mailsTo('ana@example.bg'), (await announced()).map(({ fact: payload }) => payload)]).toEqual([
      MAILS_AN_HOUR,
      [{ hour: at('16:00:00').toISOString(), count: 1 }],
    ]);
  });
});
