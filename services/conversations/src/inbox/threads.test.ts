import { anActor } from '@pokriv/service-kit/testing';

import { startConversations, type ConversationsService } from '../start-conversations.testing.ts';
import { messageModel } from '../threads/message.model.ts';
import { threadModel } from '../threads/thread.model.ts';

let service: ConversationsService;
let count = 0;

const aClientId = () => `client-${(count += 1)}-id`;
const maria = anActor({ id: 'maria', role: 'tenant', firstName: 'Мария', lastName: 'Петрова' });
const owner = anActor({ id: 'owner', firstName: 'Иван', lastName: 'Колев' });

const aListing = (changed = {}) => service.aListing(`listing-${(count += 1)}`, owner.id, changed);
const start = (listingId: string, text = `Здравейте ${aClientId()}`, as = maria, rest = {}) =>
  service.send('POST', '/threads', { as, body: { listingId, text, clientId: aClientId(), ...rest } });
const write = (id: string, as = maria, text = `Още нещо ${aClientId()}`) =>
  service.send('POST', `/threads/${id}/messages`, { as, body: { text, clientId: aClientId() } });
const read = (id: string, as = maria, query = '') => service.send('GET', `/threads/${id}${query}`, { as });
const aThread = async (as = maria, changed = {}) => {
  const listingId = await aListing(changed);
  const { body } = await start(listingId, undefined, as);
  return { id: body.data.thread.id as string, listingId };
};
const storedThread = (id: string) => threadModel(service.connection).findOne({ _id: id }).lean();
const seqs = async (threadId: string) =>
  (await messageModel(service.connection).find({ threadId }).sort({ seq: 1 }).lean()).map(({ seq }) => seq);

beforeAll(async () => {
  service = await startConversations();
  await service.aPerson(maria);
  await service.aPerson(owner);
});
afterAll(() => service.close());

describe('startThread', () => {
  it('answers 201 with the thread and its message, and the landlord has it unread', async () => {
    const listingId = await aListing({ price: { cents: 90_000, currency: 'EUR', bgn: 1760.25 } });
    const reply = await start(listingId, 'Свободно ли е от януари?');
    expect(reply).toMatchObject({
      status: 201,
      body: {
        data: {
          thread: {
            ...{ side: 'tenant', state: 'open', lastSeq: 1, unread: 0, viewing: null },
            listing: { id: listingId, title: `Обява ${listingId}`, status: 'active' },
            other: { id: 'owner', name: 'Иван К.' },
            last: { from: 'me', text: 'Свободно ли е от януари?' },
          },
          message: { seq: 1, from: 'me', kind: 'text', text: 'Свободно ли е от януари?', state: 'sent' },
        },
      },
    });
    expect(reply.body.data.thread).not.toHaveProperty('label');
    const own = await read(reply.body.data.thread.id, owner);
    expect(own.body.data).toMatchObject({
      ...{ side: 'landlord', unread: 1, label: 'new', note: '', hasEarlier: false },
      other: { id: 'maria', name: 'Мария П.' },
      messages: [{ seq: 1, from: 'other', text: 'Свободно ли е от януари?' }],
    });
    expect(JSON.stringify(own.body)).not.toMatch(/example\.bg|Петрова|client-/u);
  });

  it('answers 200 in the thread that is there', async () => {
    const { id, listingId } = await aThread();
    const reply = await start(listingId, 'И още един въпрос');
    expect(reply).toMatchObject({ status: 200, body: { data: { thread: { id }, message: { seq: 2 } } } });
  });

  it('stores one thread with one message when the same call comes five times at once', async () => {
    const body = { listingId: await aListing(), text: 'Здравейте', clientId: aClientId() };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => service.send('POST', '/threads', { as: maria, body })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(replies.map((reply) => reply.body.data.message.id)).size).toBe(1);
    expect(await threadModel(service.connection).countDocuments({ listingId: body.listingId })).toBe(1);
    expect(await seqs(replies[0]?.body.data.thread.id)).toEqual([1]);
  });

  it('announces a first message that reaches the landlord, once', async () => {
    const { id, listingId } = await aThread();
    await write(id);
    const told = (await service.announced('thread-started')).filter((one) => one.listingId === listingId);
    expect(told).toHaveLength(1);
  });

  it('remembers the facts of a tenant and shows them to the landlord', async () => {
    const facts = { moveIn: '2026-12-01', people: 2, pets: false };
    const reply = await start(await aListing(), undefined, maria, { facts });
    expect(reply.body.data.message).toMatchObject({ kind: 'facts', facts });
    expect((await read(reply.body.data.thread.id, owner)).body.data).toMatchObject({ facts });
    const known = await service.send('GET', '/threads/facts', { as: maria });
    expect(known.body.data).toEqual(facts);
    const none = await service.send('GET', '/threads/facts', { as: owner });
    expect(none.body.data).toBeNull();
  });
});

describe('sendMessage', () => {
  it('finds the stored message when the same clientId comes again', async () => {
    const { id } = await aThread();
    const body = { text: 'Пиша отново', clientId: aClientId() };
    const send = () => service.send('POST', `/threads/${id}/messages`, { as: maria, body });
    const first = await send();
    expect(await send()).toMatchObject({ status: 201, body: first.body });
    expect(await seqs(id)).toEqual([1, 2]);
  });

  it('keeps the order gapless when 50 messages are sent at once', async () => {
    const { id } = await aThread();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => write(id, at % 2 ? maria : owner, `Ред ${at}`)),
    );
    expect(replies.every(({ status }) => status === 201)).toBe(true);
    expect(await seqs(id)).toEqual(Array.from({ length: 51 }, (_, at) => at + 1));
    expect(await storedThread(id)).toMatchObject({ lastSeq: 51, unread: { tenant: 25, landlord: 26 } });
  });

  it('stores each message once, in gapless order, when two instances of the service get it at once', async () => {
    const { id } = await aThread();
    const instance = await service.anInstance();
    const sent = Array.from({ length: 10 }, (_, at) => {
      const body = { text: `Ред ${at}`, clientId: aClientId() };
      return [service.send, instance.send].map((send) =>
        send('POST', `/threads/${id}/messages`, { as: maria, body }),
      );
    });
    const replies = await Promise.all(sent.flat());
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(await seqs(id)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
    await instance.close();
  });

  it('labels a thread as talked in and links as open once both have written', async () => {
    const { id } = await aThread();
    expect((await read(id)).body.data.isMutual).toBe(false);
    await write(id, owner);
    expect((await read(id, owner)).body.data).toMatchObject({ isMutual: true, label: 'talking' });
  });

  it('goes on about a paused, expired or rented listing', async () => {
    const { id, listingId } = await aThread();
    for (const status of ['paused', 'expired', 'rented']) {
      await threadModel(service.connection).updateOne({ _id: id }, { $set: { 'listing.status': status } });
      expect((await write(id)).status).toBe(201);
    }
    expect((await start(listingId)).status).toBe(200);
  });
});

describe('readThread', () => {
  it('pages backwards and catches up from a message', async () => {
    const { id } = await aThread();
    for (let at = 0; at < 60; at += 1) await write(id, maria, `Ред ${at}`);
    const last = (await read(id)).body.data;
    expect(last.messages.map((one: any) => one.seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 12));
    expect(last.hasEarlier).toBe(true);
    const earlier = (await read(id, maria, '?before=12')).body.data;
    expect(earlier.messages.map((one: any) => one.seq)).toEqual(
      Array.from({ length: 11 }, (_, at) => at + 1),
    );
    expect(earlier.hasEarlier).toBe(false);
    const caught = (await read(id, maria, '?after=59')).body.data;
    expect(caught.messages.map((one: any) => one.seq)).toEqual([60, 61]);
    expect(caught.hasEarlier).toBe(true);
    expect((await read(id, maria, '?after=0')).body.data.hasEarlier).toBe(false);
    const whole = (await read(id, maria, '?before=51')).body.data;
    expect([whole.messages.length, whole.hasEarlier]).toEqual([50, false]);
  });

  it('does not open a thread of other people', async () => {
    const { id } = await aThread();
    const stranger = anActor();
    const calls = [
      read(id, stranger),
      write(id, stranger),
      service.send('PATCH', `/threads/${id}`, { as: stranger, body: { isMuted: true } }),
      service.send('POST', `/threads/${id}/read`, { as: stranger, body: { seq: 1 } }),
      service.send('POST', `/threads/${id}/block`, { as: stranger, body: { isBlocked: true } }),
      service.send('POST', `/threads/${id}/report`, { as: stranger, body: { reason: 'spam' } }),
      read(id, anActor({ role: 'admin' })),
    ];
    for (const reply of await Promise.all(calls))
      expect(reply).toMatchObject({ status: 404, body: { message: 'Разговорът не е намерен.' } });
  });
});

describe('markThreadRead', () => {
  it('counts what is left unread, and an earlier reading changes nothing', async () => {
    const reader = anActor({ id: 'reader' });
    const listingId = await service.aListing('of-reader', reader.id);
    const { id } = (await start(listingId)).body.data.thread;
    await write(id);
    await write(id);
    const unread = () => service.send('GET', '/threads/unread', { as: reader });
    expect((await unread()).body.data).toEqual({ threads: 1, viewings: 0 });
    const mark = (seq: number) => service.send('POST', `/threads/${id}/read`, { as: reader, body: { seq } });
    expect((await mark(2)).body.data).toEqual({ threads: 1, viewings: 0 });
    expect((await read(id, reader)).body.data.unread).toBe(1);
    expect((await mark(3)).body.data).toEqual({ threads: 0, viewings: 0 });
    await mark(1);
    expect(await storedThread(id)).toMatchObject({ readSeq: { landlord: 3 }, unread: { landlord: 0 } });
  });
});

describe('listThreads', () => {
  it('shows both roles of a person, newest first, by side, label, words and unread', async () => {
    const person = anActor({ id: 'both', firstName: 'Ели', lastName: 'Динева' });
    await service.aPerson(person);
    const own = await service.aListing('own-listing', person.id, { title: 'Мезонет в Лозенец' });
    const asLandlord = (await start(own)).body.data.thread.id;
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    const asTenant = (await start(await aListing(), undefined, person)).body.data.thread.id;
    const list = async (query = '') => {
      const { body } = await service.send('GET', `/threads${query}`, { as: person });
      return body.data.map((one: any) => one.id);
    };
    expect(await list()).toEqual([asTenant, asLandlord]);
    expect(await list('?limit=1&page=2')).toEqual([asLandlord]);
    expect(await list('?limit=2&page=2')).toEqual([]);
    expect(await list('?side=landlord')).toEqual([asLandlord]);
    expect(await list('?label=new')).toEqual([asLandlord]);
    expect(await list('?label=chosen')).toEqual([]);
    expect(await list('?unread=true')).toEqual([asLandlord]);
    expect(await list(`?query=${encodeURIComponent('лозен')}`)).toEqual([asLandlord]);
    expect(await list(`?query=${encodeURIComponent('мария')}`)).toEqual([asLandlord]);
    expect(await list(`?listingId=${own}`)).toEqual([asLandlord]);
    const patch = { as: person, body: { isArchived: true } };
    await service.send('PATCH', `/threads/${asLandlord}`, patch);
    expect(await list()).toEqual([asTenant]);
    expect(await list('?archived=true')).toEqual([asLandlord]);
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    await write(asLandlord);
    expect(await list()).toEqual([asLandlord, asTenant]);
  });
});

describe('listThreads with unanswered threads', () => {
  it('has those in which the other wrote last, without closed, declined, archived and blocked ones', async () => {
    const as = anActor({ id: `landlord-${(count += 1)}` });
    await service.aPerson(as);
    const begin = async () => {
      const tenant = anActor({ id: `asker-${(count += 1)}`, role: 'tenant' });
      await service.aPerson(tenant);
      const listingId = await service.aListing(`listing-${(count += 1)}`, as.id);
      const { body } = await start(listingId, undefined, tenant);
      return { id: body.data.thread.id as string, listingId };
    };
    const unanswered = async () =>
      (await service.send('GET', '/threads?side=landlord&unanswered=true', { as })).body.data.map(
        ({ id }: { id: string }) => id,
      ) as string[];
    const [open, answered, declined, archived, blocked, gone] = [
      await begin(),
      await begin(),
      await begin(),
      await begin(),
      await begin(),
      await begin(),
    ];
    expect(await unanswered()).toHaveLength(6);
    await write(answered.id, as);
    await service.send('PATCH', `/threads/${declined.id}`, { as, body: { label: 'declined' } });
    await service.send('PATCH', `/threads/${archived.id}`, { as, body: { isArchived: true } });
    await service.send('POST', `/threads/${blocked.id}/block`, { as, body: { isBlocked: true } });
    await threadModel(service.connection).updateOne({ _id: gone.id }, { 'listing.status': 'removed' });
    expect(await unanswered()).toEqual([open.id]);
  });
});

describe('changeThread', () => {
  it('keeps label and note for the landlord alone', async () => {
    const { id } = await aThread();
    const body = { label: 'chosen', note: 'Стабилен договор', isMuted: true };
    const changed = await service.send('PATCH', `/threads/${id}`, { as: owner, body });
    expect(changed.body.data).toMatchObject({ label: 'chosen', note: 'Стабилен договор', isMuted: true });
    const shown = (await read(id)).body.data;
    expect(shown.isMuted).toBe(false);
    expect(JSON.stringify(shown)).not.toMatch(/chosen|Стабилен/u);
    const refused = await service.send('PATCH', `/threads/${id}`, { as: maria, body: { label: 'chosen' } });
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'Етикетите и бележките са само за наемодателя.' },
    });
  });
});

describe('saveReplies', () => {
  it('stores saved replies of a landlord', async () => {
    const replies = [{ id: 'r1', title: 'Свободно', text: 'Да, още е свободно.' }];
    expect((await service.send('PUT', '/replies', { as: owner, body: { replies } })).status).toBe(200);
    expect((await service.send('GET', '/replies', { as: owner })).body.data).toEqual({ replies });
    const refused = await service.send('GET', '/replies', { as: maria });
    expect(refused.status).toBe(403);
  });
});

describe('notifyThreads', () => {
  const notify = (id: string, body: object, as = owner) =>
    service.send('POST', `/properties/${id}/notice`, { as, body });

  it('tells all who ask about a listing but the chosen one, once for each text', async () => {
    const listingId = await aListing();
    const people = Array.from({ length: 4 }, () => anActor({ role: 'tenant' }));
    const threads = await Promise.all(people.map((one) => start(listingId, undefined, one)));
    const ids: string[] = threads.map(({ body }) => body.data.thread.id);
    const body = { text: 'Отдадох жилището, благодаря ви!', exceptThreadId: ids[0] };
    expect((await notify(listingId, body)).body.data).toEqual({ sent: 3 });
    expect((await notify(listingId, body)).body.data).toEqual({ sent: 3 });
    expect(await seqs(ids[0] ?? '')).toEqual([1]);
    expect(await seqs(ids[1] ?? '')).toEqual([1, 2]);
    expect((await read(ids[1] ?? '', people[1])).body.data.messages.at(-1)).toMatchObject({
      ...{ kind: 'notice', from: 'other', text: body.text },
    });
  });

  it('skips threads that are closed or blocked', async () => {
    const listingId = await aListing();
    const ids: string[] = [];
    for (const as of [anActor({ role: 'tenant' }), anActor({ role: 'tenant' }), maria])
      ids.push((await start(listingId, undefined, as)).body.data.thread.id);
    const [closed = '', blocked = '', open = ''] = ids;
    await threadModel(service.connection).updateOne({ _id: closed }, { $set: { state: 'closed' } });
    await service.send('POST', `/threads/${blocked}/block`, { as: owner, body: { isBlocked: true } });
    expect((await notify(listingId, { text: 'Жилището е отдадено.' })).body.data).toEqual({ sent: 1 });
    expect([await seqs(closed), await seqs(blocked), await seqs(open)]).toEqual([[1], [1], [1, 2]]);
  });

  it('refuses another landlord’s listing and a text that would be held', async () => {
    const listingId = await aListing();
    expect((await notify(listingId, { text: 'Благодаря' }, anActor())).status).toBe(404);
    const risky = await notify(listingId, { text: 'Пратете депозит предварително' });
    expect(risky).toMatchObject({ status: 400, body: { errors: [{ param: 'text' }] } });
  });
});

describe('readResponseFigure', () => {
  it('is hidden under five threads, then tells the share and the median', async () => {
    const fast = anActor({ id: 'fast' });
    const listingId = await service.aListing('of-fast', fast.id);
    const began = service.clock.now;
    const figure = async () => (await service.send('GET', '/landlords/fast/response')).body.data;
    for (let at = 0; at < 5; at += 1) {
      expect(await figure()).toBeNull();
      const { id } = (await start(listingId, undefined, anActor())).body.data.thread;
      service.clock.now = new Date(service.clock.now.getTime() + (at + 1) * 600_000);
      if (at < 4) await write(id, fast);
    }
    expect(await figure()).toBeNull();
    service.clock.now = new Date(service.clock.now.getTime() + 86_400_000);
    expect(await figure()).toEqual({ share: 0.8, medianMinutes: 25 });
    service.clock.now = began;
  });
});
