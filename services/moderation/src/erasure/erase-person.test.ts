import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { forgetEvents } from '@pokriv/service-kit/forget-events';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { connectRedis } from '@pokriv/service-kit/redis';
import { testRedisUrl } from '@pokriv/service-kit/testing';
import { openFreshDatabase } from '@pokriv/service-kit/testing-database';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { adminRefModel } from '../admins/admin-ref.model.ts';
import { appealModel, type StoredAppeal } from '../appeals/appeal.model.ts';
import { contactModel } from '../contacts/contact.model.ts';
import { decisionModel, type StoredDecision } from '../decisions/decision.model.ts';
import { listingRefModel } from '../listing-refs/listing-ref.model.ts';
import { listingRefRepository } from '../listing-refs/listing-ref.repository.ts';
import { models } from '../models.ts';
import { reportModel, type StoredReport } from '../reports/report.model.ts';
import { erasePerson } from './erase-person.ts';
import { personalRecordRepository } from './personal-record.repository.ts';

const LEAVER = { userId: 'uid-leaver', email: 'gone@example.bg' };
const at = new Date('2026-11-01');

describe('erasePerson in moderation', () => {
  let connection: Connection;
  let redis: Redis;

  beforeEach(async () => {
    connection = await openFreshDatabase('moderation', models);
    redis = connectRedis(testRedisUrl());
    await new Promise<void>((resolve) => void redis.once('ready', () => resolve()));
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
    redis.disconnect();
  });

  const aReport = (_id: string, parts: Partial<StoredReport>): StoredReport => ({
    _id,
    propertyId: 'p1',
    propertyTitle: 'Мансарда на Изчезнала',
    ownerId: 'uid-owner',
    reportType: 'fake',
    reason: 'Изчезнала иска капаро',
    description: 'Телефон 0888123456',
    status: 'pending',
    adminNotes: 'Писахме на Изчезнала',
    reporter: { id: 'uid-reporter', firstName: 'Иван', lastName: 'Петров', email: 'ivan@example.bg' },
    handledBy: null,
    handledAt: null,
    createdAt: at,
    updatedAt: at,
    ...parts,
  });
  const aDecision = (parts: Partial<StoredDecision>): StoredDecision => ({
    ...{
      _id: 'd1',
      kind: 'listing_removed',
      ownerId: LEAVER.userId,
      email: LEAVER.email,
      firstName: 'Мария',
    },
    ...{
      listingId: 'p1',
      title: 'Мансарда на Изчезнала',
      code: 'misleading',
      reason: 'Изчезнала иска капаро',
    },
    ...{
      source: 'review',
      isFoundByMachine: false,
      isDecidedByMachine: false,
      decidedBy: 'a',
      until: null,
      at,
    },
    ...parts,
  });
  const anAppeal = (parts: Partial<StoredAppeal>): StoredAppeal => ({
    ...{ _id: 'd1', kind: 'listing_removed', status: 'upheld', version: 3, words: ['изчезнала'] },
    person: { id: LEAVER.userId, email: LEAVER.email, firstName: 'Мария' },
    ...{ listingId: 'p1', title: 'Мансарда на Изчезнала', openedAt: at, updatedAt: at, decidedAt: at },
    messages: [{ at, by: { id: LEAVER.userId, name: 'Мария' }, isOurs: false, message: 'Аз съм Изчезнала' }],
    verdict: { by: { id: 'a', name: 'Админ' }, reason: 'Изчезнала не прати договор', isByDecider: false },
    ...parts,
  });
  const leaver = { id: LEAVER.userId, firstName: 'Мария', lastName: 'Изчезнала', email: LEAVER.email };
  const erase = () => {
    const inTransaction = transactionsOf(connection, 'moderation');
    const deps = {
      records: personalRecordRepository(connection),
      erased: erasedPeople(connection),
      forgetEvents: () => forgetEvents(connection, redis, LEAVER),
    };
    return erasePerson(deps, LEAVER, { once: (change) => inTransaction(change) });
  };
  const everything = async () => {
    const names = (await connection.db?.collections()) ?? [];
    const parts = await Promise.all(names.map(async (one) => JSON.stringify(await one.find().toArray())));
    return parts.join('\n');
  };

  const aLife = async () => {
    await reportModel(connection).insertMany([
      aReport('r1', { ownerId: LEAVER.userId }),
      aReport('r2', {
        ownerId: LEAVER.userId,
        reporter: { ...leaver, id: 'uid-x', firstName: 'Х', lastName: 'Х', email: 'x@x.bg' },
      }),
      aReport('r3', { propertyId: 'p3', propertyTitle: 'Чужда', reporter: leaver }),
      aReport('r4', {
        propertyId: 'p4',
        propertyTitle: 'Чужда',
        reporter: leaver,
        status: 'resolved',
        handledBy: LEAVER.userId,
      }),
      aReport('r5', {
        propertyId: 'p5',
        propertyTitle: 'Чужда обява',
        reason: 'Друго',
        description: '',
        adminNotes: '',
      }),
    ]);
    const message = { subject: 'other' as const, message: 'Аз съм Изчезнала', status: 'new' as const };
    const contact = {
      ...message,
      name: 'Мария',
      adminNotes: '',
      handledBy: null,
      createdAt: at,
      updatedAt: at,
    };
    await contactModel(connection).insertMany([
      { _id: 'c1', ...contact, email: 'Gone@Example.bg' },
      { _id: 'c2', ...contact, message: 'Здравейте', email: 'ivan@example.bg', handledBy: LEAVER.userId },
    ]);
    await connection.collection('audit').insertMany([
      {
        actor: { id: LEAVER.userId, name: 'Мария Изчезнала' },
        target: { kind: 'report', id: 'r5' },
        before: {},
        after: {},
        at,
      },
      {
        actor: { id: 'a', name: 'Админ' },
        target: { kind: 'report', id: 'r1' },
        before: {},
        after: { adminNotes: 'Изчезнала' },
        at,
      },
      {
        actor: { id: 'a', name: 'Админ' },
        target: { kind: 'listing', id: 'p1', label: 'Мансарда на Изчезнала' },
        ...{ before: {}, after: {}, reason: 'Изчезнала иска капаро', at },
      },
      {
        actor: { id: 'a', name: 'Админ' },
        target: { kind: 'user', id: LEAVER.userId, label: 'Мария Изчезнала' },
        ...{ before: {}, after: {}, reason: 'Изчезнала помоли за това', at },
      },
      {
        actor: { id: 'a', name: 'Админ' },
        target: { kind: 'role_request', id: 'q1', label: 'Мария Изчезнала' },
        ...{ before: {}, after: {}, reason: 'Изчезнала има агенция', people: [LEAVER.userId], at },
      },
      {
        actor: { id: 'a', name: 'Админ' },
        target: { kind: 'contact', id: 'c1', label: 'Друго' },
        ...{ before: {}, after: { adminNotes: 'Изчезнала се обади' }, reason: null, at },
      },
    ]);
    await decisionModel(connection).insertMany([
      aDecision({}),
      aDecision({
        ...{
          _id: 'd2',
          ownerId: 'uid-owner',
          email: 'o@x.bg',
          title: 'Чужда',
          reason: 'Х',
          decidedBy: LEAVER.userId,
        },
      }),
      // another person's decision, about a report of the leaver's listing
      aDecision({
        ...{ _id: 'd3', ownerId: 'uid-reporter', email: 'ivan@example.bg', reason: 'Х', reportId: 'r1' },
        ...{ kind: 'report_dismissed', title: 'Мансарда на Изчезнала' },
      }),
    ]);
    const other = { id: 'uid-owner', email: 'o@x.bg', firstName: 'О' };
    const by = { id: LEAVER.userId, name: 'Мария Изчезнала' };
    await appealModel(connection).insertMany([
      anAppeal({}),
      anAppeal({
        ...{
          _id: 'd2',
          person: other,
          title: 'Чужда',
          words: [],
          verdict: { by, reason: 'Х', isByDecider: true },
        },
        messages: [{ at, by, isOurs: true, message: 'Пратете договора.' }],
      }),
      anAppeal({
        ...{ _id: 'd3', kind: 'report_dismissed', title: 'Мансарда на Изчезнала', words: [] },
        ...{ person: { id: 'uid-reporter', email: 'ivan@example.bg', firstName: 'Иван' }, messages: [] },
      }),
    ]);
    await adminRefModel(connection).insertOne({ _id: LEAVER.userId, isActive: true, version: 1 });
    await listingRefModel(connection).insertOne({
      ...{ _id: 'p1', title: 'Мансарда на Изчезнала', ownerId: LEAVER.userId, status: 'active', version: 3 },
    });
    await transactionsOf(
      connection,
      'moderation',
    )((unit) =>
      unit.announce('contact-received', {
        ...{ contactId: 'c1', name: 'Мария', email: LEAVER.email, subject: 'other', message: 'Изчезнала' },
      }),
    );
  };

  it('keeps the reports without reporter, owner and free text', async () => {
    await aLife();
    await erase();
    const rest = await everything();
    expect(rest.split(LEAVER.userId).length - 1).toBe(1);
    for (const trace of ['Изчезнала', /gone@example/iu, '0888123456']) expect(rest).not.toMatch(trace);
    expect(await reportModel(connection).findOne({ _id: 'r1' }).lean()).toMatchObject({
      ...{ reportType: 'fake', status: 'pending', ownerId: 'erased', reason: '', createdAt: at },
      reporter: { id: 'uid-reporter', email: 'ivan@example.bg' },
    });
    expect(await reportModel(connection).findOne({ _id: 'r3' }).lean()).toMatchObject({
      reporter: { id: 'erased-r3', firstName: 'Изтрит потребител', email: '' },
    });
    expect(await reportModel(connection).findOne({ _id: 'r5' }).lean()).toMatchObject({ reason: 'Друго' });
    const decided = { ownerId: 'erased', kind: 'listing_removed', code: 'misleading', reason: '', at };
    expect(await decisionModel(connection).findOne({ _id: 'd1' }).lean()).toMatchObject(decided);
    expect(await decisionModel(connection).findOne({ _id: 'd2' }).lean()).toMatchObject({
      ...{ decidedBy: 'erased', reason: 'Х', title: 'Чужда' },
    });
    expect(await decisionModel(connection).findOne({ _id: 'd3' }).lean()).toMatchObject({
      ...{ ownerId: 'uid-reporter', listingId: null, title: 'Обява на изтрит потребител' },
    });
    expect(await appealModel(connection).findOne({ _id: 'd1' }).lean()).toMatchObject({
      ...{ status: 'upheld', messages: [], openedAt: at, verdict: { by: { id: 'a' }, reason: '' } },
    });
    expect(await appealModel(connection).findOne({ _id: 'd2' }).lean()).toMatchObject({
      ...{ messages: [{ by: { id: 'erased' }, message: 'Пратете договора.' }], verdict: { reason: 'Х' } },
    });
    expect(await adminRefModel(connection).countDocuments()).toBe(0);
    expect(await contactModel(connection).find().lean()).toMatchObject([{ _id: 'c2', handledBy: 'erased' }]);
    expect(await outboxEvents(connection).find().toArray()).toMatchObject([
      { name: 'account-erased-in', fact: { userId: LEAVER.userId, service: 'moderation' } },
    ]);
  });

  it('ignores late messages about a listing of an erased person', async () => {
    await erase();
    await transactionsOf(
      connection,
      'moderation',
    )((unit) =>
      listingRefRepository(connection).keep(
        { listingId: 'p9', title: 'Късна', ownerId: LEAVER.userId, status: 'active', version: 9 },
        unit,
      ),
    );
    expect(await listingRefModel(connection).findOne({ _id: 'p9' }).lean()).toBeNull();
  });
});
