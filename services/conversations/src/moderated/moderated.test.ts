import { auditedCalls, auditor, walk, type Recipe } from '@pokriv/service-kit/testing-audit';
import { anActor } from '@pokriv/service-kit/testing';
import type { CallName } from '@pokriv/contracts/calls';

import { startConversations, type ConversationsService } from '../start-conversations.testing.ts';
import { messageModel } from '../threads/message.model.ts';
import { threadModel } from '../threads/thread.model.ts';

let service: ConversationsService;
let count = 0;

const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });
const owner = anActor({ id: 'owner', firstName: 'Иван', lastName: 'Колев' });
const tenant = anActor({ id: 'tenant', role: 'tenant', firstName: 'Мария', lastName: 'Петрова' });
const scam = 'Преведете капаро преди оглед';

const anId = (name: string) => `${name}-${(count += 1)}-id`;
const post = (path: string, as: ReturnType<typeof anActor>, body: object) =>
  service.send('POST', path, { as, body });
const get = (path: string, as = admin) => service.send('GET', path, { as });
const start = async (text = `Здравейте ${anId('т')}`) => {
  const listingId = await service.aListing(anId('listing'), owner.id);
  const body = { listingId, text, clientId: anId('client') };
  const reply = await post('/threads', { ...tenant, memberSince: '2026-01-01' }, body);
  await service.connection.collection('sender_days').deleteMany({});
  return {
    id: reply.body.data.thread.id as string,
    message: reply.body.data.message.id as string,
    listingId,
  };
};
const write = (id: string, as = owner, text = `Още ${anId('т')}`) =>
  post(`/threads/${id}/messages`, as, { text, clientId: anId('client') });
const report = (id: string, as = owner, body = {}) =>
  post(`/threads/${id}/report`, as, { reason: 'scam', text: 'Иска пари', ...body });
const resolve = (id: string, body: object) => post(`/admin/threads/${id}/resolution`, admin, body);
const decide = (message: string, action: 'release' | 'remove') =>
  post(`/admin/messages/${message}/decision`, admin, { action });
const stored = (id: string) => threadModel(service.connection).findOne({ _id: id }).lean();

beforeAll(async () => {
  service = await startConversations();
  await service.aPerson(owner);
  await service.aPerson(tenant);
});
afterAll(() => service.close());

describe('listModeratedThreads', () => {
  it('shows held and reported threads, longest waiting first, and none of the other messages', async () => {
    const began = service.clock.now;
    const held = await start(scam);
    service.clock.now = new Date(began.getTime() + 1000);
    const quiet = await start('Тайна на двамата');
    const reported = await start('Друга тайна');
    await report(reported.id);
    const { body } = await get('/admin/threads');
    expect(body.data.map((one: any) => one.id)).toEqual([held.id, reported.id]);
    expect(body.data).toMatchObject([
      {
        ...{ why: 'held', listing: { id: held.listingId }, reports: [] },
        tenant: { id: 'tenant', name: 'Мария Петрова' },
        held: [{ text: scam, risks: [{ risk: 'deposit_first', text: scam }] }],
      },
      { why: 'reported', held: [], reports: [{ by: 'landlord', reason: 'scam', text: 'Иска пари' }] },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/тайна/iu);
    expect(JSON.stringify(body)).not.toContain(quiet.id);
    expect((await get('/admin/threads?limit=2&page=2')).body.data).toEqual([]);
    for (const why of ['held', 'reported'])
      expect((await get(`/admin/threads?why=${why}`)).body.data).toHaveLength(1);
    service.clock.now = began;
  });
});

describe('GET /internal/work', () => {
  const countNow = async () => (await service.send('GET', '/internal/work')).body.threads;

  it('counts each waiting thread once, as many as are listed, and says since when', async () => {
    await service.connection
      .collection('messages')
      .updateMany({ state: 'held' }, { $set: { state: 'sent' } });
    await service.connection.collection('thread_reports').updateMany({}, { $set: { state: 'closed' } });
    expect(await countNow()).toEqual({ waiting: 0, late: 0, oldestAt: null });
    const { id } = await start();
    const { body: written } = await write(id, tenant, scam);
    expect(written.data.message.state).toBe('held');
    await report(id);
    await start(scam);
    const { body } = await get('/admin/threads');
    expect(await countNow()).toEqual({ waiting: 2, late: 0, oldestAt: body.data[0].waitingSince });
    expect(body.pagination.total).toBe(2);
    await decide(written.data.message.id, 'remove');
    expect(await countNow()).toMatchObject({ waiting: 2 });
    await resolve(id, { action: 'dismiss' });
    expect(await countNow()).toMatchObject({ waiting: 1 });
  });

  it('refuses people', async () => {
    expect((await get('/internal/work')).status).toBe(403);
  });
});

describe('readModeratedThread', () => {
  it('shows the last 20 messages of a reported thread, and records each reading', async () => {
    const { id } = await start();
    for (let at = 0; at < 24; at += 1) await write(id, at % 2 ? tenant : owner, `Ред ${at}`);
    await report(id);
    const acts = async () =>
      (await service.announced('admin-acted')).filter((act: any) => act.target.id === id);
    const before = (await acts()).length;
    const { body } = await get(`/admin/threads/${id}`);
    expect(body.data.messages).toHaveLength(20);
    expect(body.data.messages.at(-1)).toMatchObject({ from: 'tenant', text: 'Ред 23' });
    await get(`/admin/threads/${id}`);
    expect((await acts()).slice(before)).toMatchObject(
      Array.from({ length: 2 }, () => ({
        ...{ action: 'readModeratedThread', actor: { id: 'admin' }, people: ['tenant', 'owner'] },
        target: { kind: 'thread', id },
      })),
    );
    expect(JSON.stringify(await acts())).not.toContain('Ред 23');
  });

  it('shows a thread with a held message and no report without its other messages', async () => {
    const { id } = await start('Обикновен въпрос');
    await write(id, owner, scam);
    const { body } = await get(`/admin/threads/${id}`);
    expect(body.data.messages.map((one: any) => one.text)).toEqual([scam]);
  });

  it('does not open a thread that waits for nothing', async () => {
    const { id } = await start();
    expect((await get(`/admin/threads/${id}`)).status).toBe(404);
    await report(id);
    await resolve(id, { action: 'dismiss' });
    expect((await get(`/admin/threads/${id}`)).status).toBe(404);
  });
});

describe('decideHeldMessage', () => {
  it('releases a message to the end of its thread: it is unread, mailed and announced from now', async () => {
    const { id, message, listingId } = await start(scam);
    await write(id, tenant, 'Още ли е свободно?');
    expect(await decide(message, 'release')).toMatchObject({
      status: 200,
      body: { message: 'Съобщението е изпратено.' },
    });
    const own = (await get(`/threads/${id}`, owner)).body.data;
    expect(own).toMatchObject({ state: 'open', unread: 2, lastSeq: 3 });
    expect(own.messages).toMatchObject([
      { seq: 2, text: 'Още ли е свободно?' },
      { seq: 3, id: message, text: scam, state: 'sent', risks: [] },
    ]);
    expect((await stored(id))?.mailDueAt?.landlord).toBeInstanceOf(Date);
    const started = await service.announced('thread-started');
    expect(started.filter((one) => one.listingId === listingId)).toHaveLength(1);
  });

  it('removes a message: its author sees that, the other side nothing', async () => {
    const { id, message } = await start(scam);
    expect((await decide(message, 'remove')).status).toBe(200);
    const own = (await get(`/threads/${id}?after=1`, tenant)).body.data;
    expect(own).toMatchObject({
      state: 'open',
      messages: [{ id: message, seq: 2, state: 'removed', text: '' }],
    });
    expect((await get(`/threads/${id}`, owner)).status).toBe(404);
  });

  it('keeps a thread held while another of its messages is', async () => {
    const { id, message } = await start(scam);
    await write(id, tenant, scam);
    await decide(message, 'remove');
    expect((await stored(id))?.state).toBe('held');
  });

  it('hides a released message from a person who blocks its author then, not from one who did before', async () => {
    const { id } = await start('Свободно ли е?');
    const block = (isBlocked: boolean) => post(`/threads/${id}/block`, owner, { isBlocked });
    const held = async () => (await write(id, tenant, scam)).body.data.message.id as string;
    const shown = async () =>
      (await get(`/threads/${id}`, owner)).body.data.messages.map(({ text }: { text: string }) => text);
    const before = await held();
    await block(true);
    const meanwhile = await held();
    expect((await decide(before, 'release')).status).toBe(200);
    await block(false);
    expect(await shown()).toEqual(['Свободно ли е?']);
    expect((await decide(meanwhile, 'release')).status).toBe(200);
    expect(await shown()).toEqual(['Свободно ли е?', scam]);
  });

  it('decides once, also when two moderators act at once', async () => {
    const { id, message } = await start(scam);
    const replies = await Promise.all([decide(message, 'release'), decide(message, 'remove')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.message).toBe('Съобщението вече е решено.');
    expect(await messageModel(service.connection).countDocuments({ threadId: id })).toBe(1);
    expect((await decide('no-such-message', 'release')).status).toBe(404);
  });
});

describe('resolveThread', () => {
  it('dismisses reports, which no longer count against the person', async () => {
    const { id } = await start();
    await report(id, tenant);
    const reporters = () => service.parts.reports.countReporters('owner', new Date(0));
    const before = await reporters();
    expect((await resolve(id, { action: 'dismiss' })).status).toBe(200);
    expect([before, await reporters()]).toEqual([1, 0]);
    const again = await resolve(id, { action: 'dismiss' });
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await report(id, tenant)).status).toBe(201);
    await resolve(id, { action: 'dismiss' });
  });

  it('closes a thread for both and removes its held messages', async () => {
    const { id } = await start();
    await write(id, owner, scam);
    await resolve(id, { action: 'close', reason: 'Опит за измама.' });
    expect((await write(id, tenant)).body.message).toBe('Разговорът е приключен и може само да се чете.');
    expect(await messageModel(service.connection).countDocuments({ threadId: id, state: 'held' })).toBe(0);
  });

  it.each([
    ['warn', null],
    ['suspend', '2099-01-01T00:00:00.000Z'],
  ])('announces %s about the chosen person', async (action, until) => {
    const { id } = await start();
    await report(id, tenant);
    const body = { action, about: 'landlord', reason: 'Искане на пари предварително.', until };
    expect((await resolve(id, body)).status).toBe(200);
    expect((await service.announced('owner-condemned')).at(-1)).toMatchObject({
      ...{ userId: 'owner', action, reason: body.reason, until, actorId: 'admin' },
      ...{ source: 'reports', isFoundByMachine: false },
    });
  });

  it('tells a verdict about held messages alone as found by automated means', async () => {
    const { id } = await start();
    await write(id, owner, scam);
    await resolve(id, { action: 'warn', about: 'landlord', reason: 'Искане на пари предварително.' });
    expect((await service.announced('owner-condemned')).at(-1)).toMatchObject({
      ...{ source: 'review', isFoundByMachine: true },
    });
    expect(await messageModel(service.connection).countDocuments({ threadId: id, state: 'held' })).toBe(1);
  });

  it('resolves a thread that is held and reported: a suspension removes its held messages', async () => {
    const { id } = await start();
    await write(id, owner, scam);
    await report(id, tenant);
    expect((await get(`/admin/threads/${id}`)).body.data.messages).toHaveLength(2);
    const until = '2099-01-01T00:00:00.000Z';
    const body = { action: 'suspend', about: 'landlord', reason: 'Искане на пари предварително.', until };
    expect((await resolve(id, body)).status).toBe(200);
    expect((await service.announced('owner-condemned')).at(-1)).toMatchObject({
      ...{ source: 'reports', isFoundByMachine: true },
    });
    expect(await messageModel(service.connection).countDocuments({ threadId: id, state: 'held' })).toBe(0);
  });

  it.each([
    [{ action: 'warn', reason: 'Измама.' }, /кого засяга/u],
    [{ action: 'close', reason: 'ок' }, /поне 5 символа/u],
    [{ action: 'suspend', about: 'tenant', reason: 'Измама.', until: '2020-01-01T00:00:00Z' }, /предстои/u],
    [{ action: 'ban', reason: 'Измама.' }, /Изберете действие/u],
  ])('refuses %j', async (body, message) => {
    const { id } = await start();
    await report(id);
    expect(await resolve(id, body)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
  });
});

describe('audit log of threads', () => {
  const recipes: Partial<Record<CallName, Recipe>> = {
    decideHeldMessage: async () => {
      const { id, message } = await start(scam);
      return { params: { id: message }, body: { action: 'release' }, target: { kind: 'thread', id } };
    },
    resolveThread: async () => {
      const { id } = await start();
      await report(id);
      return { params: { id }, body: { action: 'dismiss' }, target: { kind: 'thread', id } };
    },
  };

  it.each(auditedCalls('conversations'))('records %s', async (name) => {
    const facts = () => service.announced('admin-acted');
    const { told, expected } = await walk({ send: service.send, recipes, facts, as: auditor }, name);
    expect(told).toMatchObject(expected);
  });
});
