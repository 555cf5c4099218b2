import { anActor } from '@pokriv/service-kit/testing';

import { startConversations, type ConversationsService } from '../start-conversations.testing.ts';
import { threadModel } from '../threads/thread.model.ts';

let service: ConversationsService;
let count = 0;

const owner = anActor({ id: 'owner', firstName: 'Иван', lastName: 'Колев' });
const aTenant = (parts = {}) => anActor({ role: 'tenant', ...parts });
const anId = (name: string) => `${name}-${(count += 1)}-id`;
const aListing = (changed = {}, ownerId = owner.id) => service.aListing(anId('listing'), ownerId, changed);
const start = (as: ReturnType<typeof anActor>, listingId: string, text = `Здравейте ${anId('т')}`) =>
  service.send('POST', '/threads', { as, body: { listingId, text, clientId: anId('client') } });
const write = (as: ReturnType<typeof anActor>, id: string, text = `Още ${anId('т')}`) =>
  service.send('POST', `/threads/${id}/messages`, { as, body: { text, clientId: anId('client') } });
const read = (as: ReturnType<typeof anActor>, id: string) => service.send('GET', `/threads/${id}`, { as });
const aThread = async (as = aTenant()) => {
  const { body } = await start(as, await aListing());
  return { id: body.data.thread.id as string, tenant: as };
};
const refusal = (status: number, code: string, message: string | RegExp) => ({
  status,
  body: { code, message: typeof message === 'string' ? message : expect.stringMatching(message) },
});

beforeAll(async () => {
  service = await startConversations();
  await service.aPerson(owner);
});
afterAll(() => service.close());

describe('writing about a listing', () => {
  it('refuses a thread to oneself', async () => {
    expect(await start(owner, await aListing())).toMatchObject(
      refusal(403, 'FORBIDDEN', 'Това е ваша обява: не можете да пишете на себе си.'),
    );
  });

  it.each([
    ['removed', 410, 'GONE', 'Обявата е премахната и по нея вече не може да се пише.'],
    ['deleted', 410, 'GONE', 'Обявата е премахната и по нея вече не може да се пише.'],
    ['paused', 409, 'CONFLICT', /не е активна/u],
    ['expired', 409, 'CONFLICT', /не е активна/u],
    ['rented', 409, 'CONFLICT', /не е активна/u],
    ['draft', 404, 'NOT_FOUND', 'Обявата не е намерена.'],
    ['pending', 404, 'NOT_FOUND', 'Обявата не е намерена.'],
    ['rejected', 404, 'NOT_FOUND', 'Обявата не е намерена.'],
  ] as const)('refuses a new thread about a %s listing', async (status, http, code, message) => {
    expect(await start(aTenant(), await aListing({ status }))).toMatchObject(refusal(http, code, message));
  });

  it('refuses an unknown listing', async () => {
    expect(await start(aTenant(), 'no-such-listing')).toMatchObject(
      refusal(404, 'NOT_FOUND', 'Обявата не е намерена.'),
    );
  });

  it('refuses a person without a verified e-mail, also in a running thread', async () => {
    const { id, tenant } = await aThread();
    const unverified = { ...tenant, isEmailVerified: false };
    const told = refusal(403, 'EMAIL_NOT_VERIFIED', 'Потвърдете имейла си, за да пишете съобщения.');
    expect(await start(unverified, await aListing())).toMatchObject(told);
    expect(await write(unverified, id)).toMatchObject(told);
  });

  it('refuses a suspended person', async () => {
    const suspended = aTenant({ isSuspended: true });
    expect(await start(suspended, await aListing())).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_SUSPENDED' },
    });
  });

  it('refuses a landlord whose account is hidden', async () => {
    const hidden = anActor();
    await service.aPerson(hidden);
    await service.connection
      .collection<{ _id: string }>('people')
      .updateOne({ _id: hidden.id }, { $set: { isHidden: true } });
    expect(await start(aTenant(), await aListing({}, hidden.id))).toMatchObject(
      refusal(409, 'CONFLICT', 'Наемодателят в момента не приема нови съобщения.'),
    );
  });

  it.each([
    ['without words', '', /Напишете съобщение\./u],
    ['of spaces', '   ', /Напишете съобщение\./u],
    ['of 2,001 characters', 'а'.repeat(2001), /2 000 знака/u],
    ['that turns its direction', '\u202Eобърнато', /непозволени знаци/u],
  ])('refuses a text %s', async (_what, text, message) => {
    const { id, tenant } = await aThread();
    const told = refusal(400, 'BAD_REQUEST', message);
    expect(await start(tenant, await aListing(), text)).toMatchObject(told);
    expect(await write(tenant, id, text)).toMatchObject(told);
    expect((await read(tenant, id)).body.data.lastSeq).toBe(1);
  });

  it('accepts a text of 2,000 characters', async () => {
    const { id, tenant } = await aThread();
    expect((await write(tenant, id, 'а'.repeat(2000))).status).toBe(201);
  });

  it('closes the thread of a removed listing: it can only be read', async () => {
    const { id, tenant } = await aThread();
    await threadModel(service.connection).updateOne({ _id: id }, { $set: { 'listing.status': 'removed' } });
    const told = refusal(409, 'CONFLICT', 'Разговорът е приключен и може само да се чете.');
    expect(await write(tenant, id)).toMatchObject(told);
    expect(await write(owner, id)).toMatchObject(told);
    expect((await read(tenant, id)).body.data).toMatchObject({ state: 'closed', messages: [{ seq: 1 }] });
  });
});

describe('the budget of new threads', () => {
  it.each([
    ['an account under seven days', new Date(Date.now() - 6 * 86_400_000).toISOString(), 5],
    ['an older account', '2026-01-01T00:00:00.000Z', 20],
  ])('lets %s start only so many a day, also at once', async (_who, memberSince, most) => {
    const tenant = aTenant({ memberSince });
    const listings = await Promise.all(Array.from({ length: most + 2 }, () => aListing()));
    const replies = [];
    for (const listingId of listings.slice(0, -4)) replies.push(await start(tenant, listingId));
    // Only four compete: transactions of all at once on one counter can exceed their deadline of five seconds.
    const last = listings.slice(-4).map((listingId) => start(tenant, listingId));
    replies.push(...(await Promise.all(last)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: most }, () => 201), 429, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(refused?.body.message).toContain(`${most} нови разговора`);
    expect(await threadModel(service.connection).countDocuments({ tenantId: tenant.id })).toBe(most);
    const known = replies.find(({ status }) => status === 201);
    expect((await write(tenant, known?.body.data.thread.id)).status).toBe(201);
  });
});

describe('the limit of a running thread', () => {
  it('is counted a minute and told with its seconds', async () => {
    const limited = await startConversations({ messages: '3/60' });
    const tenant = aTenant();
    const listingId = await limited.aListing('limited', owner.id);
    const send = (text: string) =>
      limited.send('POST', '/threads', { as: tenant, body: { listingId, text, clientId: anId('client') } });
    for (const text of ['едно', 'две', 'три']) expect((await send(text)).status).toBeLessThan(300);
    const refused = await send('четири');
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.body.retryAfter).toBeGreaterThan(0);
    expect(refused.body.retryAfter).toBeLessThanOrEqual(60);
    await limited.close();
  });
});

describe('the same text to many', () => {
  it('shows a hint from the third listing and holds from the eighth', async () => {
    const tenant = aTenant();
    const replies = [];
    for (let at = 1; at <= 9; at += 1)
      replies.push(
        await start(tenant, await aListing(), at % 2 ? 'Търся жилище за двама!' : 'търся  жилище за ДВАМА'),
      );
    const told = replies.map(({ body }) => [body.data.message.state, body.data.hint?.slice(0, 9)]);
    const hint = 'Изпращате';
    expect(told).toEqual([
      ...[
        ['sent', undefined],
        ['sent', undefined],
      ],
      ...Array.from({ length: 5 }, () => ['sent', hint]),
      ...[
        ['held', 'Съобщение'],
        ['held', 'Съобщение'],
      ],
    ]);
  });

  it('shows the hint also in running threads, on a day without a new one', async () => {
    const tenant = aTenant();
    const threads = [await aThread(tenant), await aThread(tenant), await aThread(tenant)];
    const before = service.clock.now;
    service.clock.now = new Date(before.getTime() + 86_400_000);
    const hints = [];
    for (const { id } of threads) hints.push((await write(tenant, id, 'Още ли се отдава?')).body.data.hint);
    expect(hints).toEqual([undefined, undefined, expect.stringMatching(/^Изпращате/u)]);
    service.clock.now = before;
  });

  it('does not count replies to a landlord who has answered', async () => {
    const tenant = aTenant();
    for (let at = 0; at < 9; at += 1) {
      const { id } = await aThread(tenant);
      await write(owner, id);
      const reply = await write(tenant, id, 'Благодаря ви много!');
      expect(reply.body.data.message.state).toBe('sent');
      expect(reply.body.data.hint).toBeUndefined();
    }
  });
});

describe('a risky message', () => {
  const scam = 'Преведете капаро преди оглед';

  it('is held: its author sees it as held, the landlord no thread, no mail and nothing unread', async () => {
    const tenant = aTenant();
    const reply = await start(tenant, await aListing(), scam);
    const id = reply.body.data.thread.id;
    expect(reply).toMatchObject({
      status: 201,
      body: { data: { thread: { state: 'held' }, message: { state: 'held', risks: ['deposit_first'] } } },
    });
    expect(reply.body.data.hint).toMatch(/проверка от модератор/u);
    expect((await read(owner, id)).status).toBe(404);
    const stored = await threadModel(service.connection).findOne({ _id: id }).lean();
    expect(stored).toMatchObject({ unread: { landlord: 0 }, last: { landlord: null } });
    expect(stored?.mailDueAt).toBeUndefined();
    expect(stored?.reachedAt).toBeUndefined();
    const started = await service.announced('thread-started');
    expect(started.filter(({ listingId }) => listingId === stored?.listingId)).toEqual([]);
  });

  it('opens the thread with the next message that is not held', async () => {
    const { id, tenant } = await aThread();
    expect((await write(owner, id, 'Ключовете идват по куриер')).body.data.thread.state).toBe('open');
    expect((await read(tenant, id)).body.data.messages).toHaveLength(1);
    const held = await start(tenant, await aListing(), scam);
    const next = await write(tenant, held.body.data.thread.id, 'Свободно ли е?');
    expect(next.body.data.thread.state).toBe('open');
    const own = (await read(owner, held.body.data.thread.id)).body.data;
    expect(own.messages.map((one: any) => one.text)).toEqual(['Свободно ли е?']);
  });

  it('shows contact data in a first message to both, without holding it', async () => {
    const tenant = aTenant();
    const reply = await start(tenant, await aListing(), 'Звъннете на 0888 44 55 12');
    expect(reply.body.data.message).toMatchObject({ state: 'sent', risks: ['contact_data'] });
    const own = await read(owner, reply.body.data.thread.id);
    expect(own.body.data.messages).toMatchObject([{ risks: ['contact_data'] }]);
  });

  it('is told to moderators once an hour', async () => {
    service.clock.now = new Date('2027-02-01T10:05:00Z');
    const hour = '2027-02-01T10:00:00.000Z';
    const told = async () =>
      (await service.announced('messages-held')).filter((one) => String(one.hour) >= hour);
    for (let at = 0; at < 3; at += 1) await start(aTenant(), await aListing(), scam);
    expect(await told()).toEqual([{ hour, count: expect.any(Number) }]);
    service.clock.now = new Date('2027-02-01T11:05:00Z');
    await start(aTenant(), await aListing(), scam);
    expect(await told()).toHaveLength(2);
  });
});

describe('reports and blocking', () => {
  const report = (as: ReturnType<typeof anActor>, id: string) =>
    service.send('POST', `/threads/${id}/report`, { as, body: { reason: 'scam', text: 'Иска пари' } });

  it('takes one open report for each person and thread', async () => {
    const { id, tenant } = await aThread();
    const replies = await Promise.all([report(owner, id), report(owner, id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await report(owner, id)).toMatchObject(
      refusal(409, 'ALREADY_REPORTED', 'Вече подадохте сигнал за този разговор. Преглеждаме го.'),
    );
    expect((await report(tenant, id)).status).toBe(201);
  });

  it('stops new threads of a person whom three people reported within seven days', async () => {
    const tenant = aTenant();
    const owners = [anActor(), anActor(), anActor()];
    const ids: string[] = [];
    for (const one of owners) {
      const { body } = await start(tenant, await aListing({}, one.id));
      ids.push(body.data.thread.id);
      expect((await report(one, body.data.thread.id)).status).toBe(201);
    }
    expect(await start(tenant, await aListing())).toMatchObject(
      refusal(403, 'FORBIDDEN', /Няколко души подадоха сигнал.*започнатите продължават/u),
    );
    expect((await write(tenant, ids[0] ?? '')).status).toBe(201);
    const before = service.clock.now;
    for (const [days, status] of [
      [6, 403],
      [8, 201],
    ] as const) {
      service.clock.now = new Date(before.getTime() + days * 86_400_000);
      expect((await start(tenant, await aListing())).status).toBe(status);
    }
    service.clock.now = before;
  });

  const block = (as: ReturnType<typeof anActor>, id: string, isBlocked = true) =>
    service.send('POST', `/threads/${id}/block`, { as, body: { isBlocked } });

  it('blocks silently: the blocked person notices nothing, and nothing reaches the other', async () => {
    const { id, tenant } = await aThread();
    expect((await block(owner, id)).body.data).toMatchObject({ isBlocked: true, unread: 0 });
    const sent = await write(tenant, id, 'Защо мълчите?');
    expect(sent).toMatchObject({ status: 201, body: { data: { message: { state: 'sent' } } } });
    expect(sent.body.data.thread).toMatchObject({ state: 'open', isBlocked: false });
    expect((await read(tenant, id)).body.data.messages).toHaveLength(2);
    const own = (await read(owner, id)).body.data;
    expect(own).toMatchObject({ unread: 0, messages: [{ seq: 1 }] });
    expect(JSON.stringify(own)).not.toContain('Защо мълчите');
    await block(owner, id, false);
    expect((await read(owner, id)).body.data.messages).toHaveLength(1);
    await write(tenant, id, 'Здравейте отново');
    expect((await read(owner, id)).body.data.messages).toHaveLength(2);
  });

  it('blocks in both directions of renting, also threads that begin later', async () => {
    const other = anActor();
    const { body } = await start(other, await aListing());
    await block(owner, body.data.thread.id);
    const reverse = await start(owner, await aListing({}, other.id));
    expect(reverse).toMatchObject(refusal(409, 'CONFLICT', /отблокирайте/u));
    const later = await start(other, await aListing());
    expect(later.status).toBe(201);
    expect((await read(owner, later.body.data.thread.id)).status).toBe(404);
  });

  it('asks the blocker to unblock before writing', async () => {
    const { id } = await aThread();
    await block(owner, id);
    expect(await write(owner, id)).toMatchObject(refusal(409, 'CONFLICT', /отблокирайте/u));
  });
});
