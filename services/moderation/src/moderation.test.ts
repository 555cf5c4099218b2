import type { Actor } from '@pokriv/contracts/actor';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { listingRefModel } from './listing-refs/listing-ref.model.ts';
import { listingRefRepository } from './listing-refs/listing-ref.repository.ts';
import { startModeration, type ModerationService } from './start-moderation.testing.ts';

describe('the moderation service', () => {
  let service: ModerationService;
  const admin = anActor({ role: 'admin' });

  beforeAll(async () => {
    service = await startModeration({ reports: '3/60', contact: '2/60', receipts: '2/86400' });
  });
  afterAll(() => service.close());

  const aListing = (id: string) => service.aListing(id);
  const aReport = (propertyId: string) => ({ propertyId, reportType: 'fake', reason: 'Снимките са чужди' });
  describe('reporting a listing', () => {
    it('stores the report and announces it to the reporter and the admins', async () => {
      const tenant = anActor({ role: 'tenant' });
      const reply = await service.send('POST', '/reports', {
        as: tenant,
        body: aReport(await aListing('r1')),
      });
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({
        success: true,
        message: 'Сигналът е изпратен успешно!',
        data: { status: 'pending' },
      });
      const events = await outboxEvents(service.connection).find({ name: 'report-filed' }).toArray();
      expect(events.map(({ queue }) => queue).sort()).toEqual(['email', 'report-notification']);
    });

    it('announces the reporter, who is told nothing of the listing any more', async () => {
      const tenant = anActor({ role: 'tenant' });
      const listingId = await aListing('r-told');
      await service.send('POST', '/reports', { as: tenant, body: aReport(listingId) });
      const facts = await service.announced('listing-reported');
      expect(facts).toContainEqual({ listingId, userId: tenant.id });
    });

    it('keeps one open report by person and listing, also under concurrent requests', async () => {
      const tenant = anActor({ role: 'tenant' });
      const body = aReport(await aListing('r2'));
      const replies = await Promise.all(
        [1, 2].map(() => service.send('POST', '/reports', { as: tenant, body })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
      const refused = replies.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({
        code: 'ALREADY_REPORTED',
        message: 'Вече сте подали сигнал за тази обява.',
      });
    });

    it.each([
      ['a visitor', undefined, 'r1', 401],
      ['the owner', anActor({ id: 'owner' }), 'r1', 403],
      ['a suspended user', anActor({ isSuspended: true }), 'r1', 403],
      ['anybody when there is no such listing', anActor(), 'nowhere', 404],
    ])('refuses %s', async (_who, as, id, status) => {
      const reply = await service.send('POST', '/reports', { ...(as && { as }), body: aReport(id) });
      expect(reply.status).toBe(status);
    });

    it.each(['draft', 'rejected', 'removed', 'deleted'] as const)(
      'answers NOT_FOUND for a listing that is %s',
      async (status) => {
        const id = await service.aListing(`unseen-${status}`, status);
        const reply = await service.send('POST', '/reports', { as: anActor(), body: aReport(id) });
        expect(reply.status).toBe(404);
      },
    );

    it.each([
      ['reason', { reason: '1234' }, 'Причината трябва да е поне 5 символа.'],
      ['reason', { reason: 'я'.repeat(201) }, 'Причината не може да е над 200 символа.'],
      ['description', { description: 'я'.repeat(1001) }, 'Описанието не може да е над 1\u00a0000 символа.'],
      ['reportType', { reportType: 'rude' }, 'Изберете вид на сигнала.'],
      ['status', { status: 'resolved' }, 'Непознато поле: status.'],
    ])('names the invalid field: %s', async (param, change, msg) => {
      const reply = await service.send('POST', '/reports', {
        as: anActor(),
        body: { ...aReport('r1'), ...change },
      });
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toContainEqual({ param, msg });
    });

    it('enforces the daily quota', async () => {
      const as = anActor({ role: 'tenant' });
      const ids = await Promise.all(['f1', 'f2', 'f3', 'f4'].map((id) => aListing(id)));
      const statuses = [];
      for (const id of ids)
        statuses.push((await service.send('POST', '/reports', { as, body: aReport(id) })).status);
      expect(statuses).toEqual([201, 201, 201, 429]);
    });
  });

  describe('handling a report', () => {
    const filed = async (id: string) => {
      const reply = await service.send('POST', '/reports', {
        as: anActor(),
        body: aReport(await aListing(id)),
      });
      return reply.body.data.id as string;
    };
    const move = (id: string, status: string, as = admin) =>
      service.send('PUT', `/reports/${id}/status`, {
        as,
        body: { status, adminNotes: 'Проверено по телефона' },
      });

    it('follows the transition table, is idempotent, and announces the outcome to the reporter', async () => {
      const id = await filed('h1');
      expect((await move(id, 'reviewed')).body.data.status).toBe('reviewed');
      expect((await move(id, 'reviewed')).status).toBe(200);
      expect((await move(id, 'resolved')).body.data.status).toBe('resolved');
      expect((await move(id, 'dismissed')).body).toMatchObject({ code: 'INVALID_TRANSITION' });
      expect((await move(id, 'reviewed')).status).toBe(200);
      expect(await service.announced('report-closed')).toHaveLength(1);
    });

    it('accepts one of two concurrent decisions', async () => {
      const id = await filed('h2');
      const replies = await Promise.all([move(id, 'resolved'), move(id, 'dismissed')]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('requires notes to close a report', async () => {
      const id = await filed('h3');
      const reply = await service.send('PUT', `/reports/${id}/status`, {
        as: admin,
        body: { status: 'resolved' },
      });
      expect(reply.body.errors).toEqual([
        { param: 'adminNotes', msg: 'Опишете решението с поне 5 символа.' },
      ]);
    });

    it('is allowed for admins only', async () => {
      const id = await filed('h4');
      expect((await move(id, 'reviewed', anActor())).status).toBe(403);
      expect((await service.send('GET', '/reports', { as: anActor({ role: 'tenant' }) })).status).toBe(403);
      const list = await service.send('GET', '/reports?status=pending&limit=1', { as: admin });
      expect(list.body.data).toHaveLength(1);
      expect(list.body.pagination).toMatchObject({ page: 1, limit: 1, hasNext: true });
    });
  });

  describe('contacting support', () => {
    const message = {
      name: 'Петър',
      email: 'petar@example.bg',
      subject: 'general',
      message: 'Как да публикувам обява?',
    };

    it('stores the message and announces it', async () => {
      const reply = await service.send('POST', '/contacts/submit', { body: message, ip: '10.1.0.1' });
      expect(reply.body).toMatchObject({ success: true, message: 'Съобщението е изпратено успешно!' });
      expect(await service.announced('contact-received')).toHaveLength(1);
      const list = await service.send('GET', '/contacts', { as: admin });
      expect(list.body.data[0]).toMatchObject({ ...message, status: 'new' });
    });

    it('stores nothing when the honeypot field is filled', async () => {
      const reply = await service.send('POST', '/contacts/submit', {
        body: { ...message, website: 'spam' },
        ip: '10.1.0.2',
      });
      expect(reply.status).toBe(201);
      expect(await service.announced('contact-received')).toHaveLength(1);
    });

    it("quotes the message only to the sender's own verified address", async () => {
      const send = (email: string, as?: Actor) =>
        service.send('POST', '/contacts/submit', {
          body: { ...message, email },
          ip: `10.7.0.${Math.floor(Math.random() * 250)}`,
          ...(as && { as }),
        });
      const own = anActor({ email: 'Own@example.bg' });
      const unverified = anActor({ email: 'unsure@example.bg', isEmailVerified: false });
      await send('own@example.bg', own);
      await send('stranger@example.bg', own);
      await send('unsure@example.bg', unverified);
      const events = await service.announced('contact-received');
      expect(events.slice(-3).map(({ email, receipt }) => [email, receipt])).toEqual([
        ['own@example.bg', 'full'],
        ['stranger@example.bg', 'plain'],
        ['unsure@example.bg', 'plain'],
      ]);
    });

    it('sends at most two receipts a day to one address, whatever network asks', async () => {
      for (const email of ['many@example.bg', 'MANY@example.bg', 'many@example.bg'])
        await service.send('POST', '/contacts/submit', {
          body: { ...message, email },
          ip: `10.8.0.${Math.floor(Math.random() * 250)}`,
        });
      const events = (await service.announced('contact-received')).slice(-3);
      expect(events.map(({ receipt }) => receipt)).toEqual(['plain', 'plain', 'none']);
    });

    it.each([
      'Спечелихте на https://evil.bg',
      'www.evil.bg вика',
      'Подарък на evil.bg',
      'Иван\u202eтопИ',
      'Иван\u0000',
    ])('refuses the name %j, because receipts would greet a stranger with it', async (name) => {
      const { status, body } = await service.send('POST', '/contacts/submit', { body: { ...message, name } });
      expect([status, body.errors[0].param]).toEqual([400, 'name']);
      expect(body.message).toMatch(/^(?:Името не може|Име: текстът съдържа)/u);
    });

    it('limits valid messages by network, and by account for verified e-mails', async () => {
      const send = (body: object) => service.send('POST', '/contacts/submit', { body, ip: '10.1.0.3' });
      const statuses = [];
      for (const body of [{ ...message, email: 'x' }, message, message, message])
        statuses.push((await send(body)).status);
      expect(statuses).toEqual([400, 201, 201, 429]);
      const known = anActor({ role: 'tenant' });
      const from = { body: message, ip: '10.1.0.3' };
      const ofAccount = [];
      for (let time = 0; time < 3; time += 1)
        ofAccount.push((await service.send('POST', '/contacts/submit', { ...from, as: known })).status);
      expect(ofAccount).toEqual([201, 201, 429]);
      const unverified = anActor({ isEmailVerified: false });
      expect((await service.send('POST', '/contacts/submit', { ...from, as: unverified })).status).toBe(429);
    });

    it('allows only the transitions of the table', async () => {
      const list = await service.send('GET', '/contacts', { as: admin });
      const { id } = list.body.data[0];
      const move = (status: string) =>
        service.send('PATCH', `/contacts/${id}/status`, { as: admin, body: { status } });
      expect((await move('closed')).status).toBe(409);
      expect((await move('in_progress')).status).toBe(200);
      expect((await move('answered')).status).toBe(200);
      expect((await move('closed')).body.data.status).toBe('closed');
    });

    it('stores a note without a status change', async () => {
      const list = await service.send('GET', '/contacts', { as: admin });
      const { id, status } = list.body.data[0];
      const body = { status, adminNotes: 'Обадих се.' };
      const reply = await service.send('PATCH', `/contacts/${id}/status`, { as: admin, body });
      expect(reply.body.data).toMatchObject(body);
    });
  });

  it('keeps the newest version of a listing when events arrive out of order', async () => {
    const inTransaction = transactionsOf(service.connection, 'moderation');
    const keep = (version: number, status: ListingStatus) =>
      inTransaction((unit) =>
        listingRefRepository(service.connection).keep(
          { listingId: 'k1', title: 'Т', ownerId: 'o', status, version },
          unit,
        ),
      );
    await keep(2, 'active');
    await keep(1, 'pending');
    expect(await listingRefModel(service.connection).findOne({ _id: 'k1' }).lean()).toMatchObject({
      status: 'active',
      version: 2,
    });
  });
});
