import { crashAt } from '@pokriv/service-kit/crash-at';
import { anActor } from '@pokriv/service-kit/testing';

import { clock } from './clock.ts';
import { startConversations, type ConversationsService } from './start-conversations.testing.ts';
import { messageModel } from './threads/message.model.ts';
import { threadModel } from './threads/thread.model.ts';
import { viewingPartsOf } from './viewings/viewing-parts.ts';

let service: ConversationsService;
let count = 0;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const BEGAN = new Date('2026-11-23T10:00:00Z');
const anId = (name: string) => `${name}-${(count += 1)}-id`;
const tenant = anActor({ id: 'tenant', role: 'tenant', firstName: 'Мария', lastName: 'Петрова' });

const wait = (ms: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + ms);
};
const aLandlord = async () => {
  const landlord = anActor({ firstName: 'Иван', lastName: 'Колев' });
  await service.aPerson(landlord);
  return landlord;
};
const start = async (landlordId: string, text = 'Свободно ли е?') => {
  const listingId = await service.aListing(anId('listing'), landlordId);
  const body = { listingId, text, clientId: anId('client') };
  return (await service.send('POST', '/threads', { as: tenant, body })).body.data.thread.id as string;
};
const write = (id: string, as: ReturnType<typeof anActor>, text = 'Да, свободно е.') =>
  service.send('POST', `/threads/${id}/messages`, { as, body: { text, clientId: anId('client') } });
const patch = (id: string, as: ReturnType<typeof anActor>, body: object) =>
  service.send('PATCH', `/threads/${id}`, { as, body });
const deps = () => ({ ...service.parts, ...viewingPartsOf(service.connection, () => service.clock.now) });
const run = (job: keyof ReturnType<typeof clock>) => clock(deps())[job].run();
const mailsTo = async <Name extends 'messages-unread' | 'threads-unanswered'>(name: Name, email: string) =>
  (await service.announced(name)).filter(({ to }) => to.email === email);

beforeEach(async () => {
  service = await startConversations();
  service.clock.now = BEGAN;
  await service.aPerson(tenant);
});
afterEach(() => service.close());

describe('mail-unread', () => {
  it('mails once a thread what was not read for five minutes', async () => {
    const landlord = await aLandlord();
    const id = await start(landlord.id);
    wait(4 * MINUTE_MS);
    await write(id, tenant, 'Пиша пак');
    expect(await run('mail-unread')).toBe(0);
    wait(MINUTE_MS);
    expect(await run('mail-unread')).toBe(1);
    expect(await mailsTo('messages-unread', landlord.email)).toEqual([
      {
        to: { email: landlord.email, firstName: 'Иван' },
        threadId: id,
        listing: { listingId: expect.any(String), title: expect.any(String) },
        ...{ with: 'Мария П.', count: 2, text: 'Пиша пак' },
      },
    ]);
    await write(id, tenant, 'И трети път');
    wait(HOUR_MS);
    expect(await run('mail-unread')).toBe(0);
  });

  it('mails again after the thread was read', async () => {
    const landlord = await aLandlord();
    const id = await start(landlord.id);
    wait(5 * MINUTE_MS);
    await run('mail-unread');
    await service.send('POST', `/threads/${id}/read`, { as: landlord, body: { seq: 1 } });
    await write(id, tenant, 'Ново');
    wait(5 * MINUTE_MS);
    expect(await run('mail-unread')).toBe(1);
    expect((await mailsTo('messages-unread', landlord.email)).map(({ text }) => text)).toEqual([
      'Свободно ли е?',
      'Ново',
    ]);
  });

  it('skips what was read, muted, blocked or held, and hidden people', async () => {
    const landlords = await Promise.all(Array.from({ length: 4 }, aLandlord));
    const [reader, muting, blocking, hidden] = landlords;
    const ids = await Promise.all(landlords.map(({ id }) => start(id)));
    await service.send('POST', `/threads/${ids[0]}/read`, { as: reader, body: { seq: 1 } });
    await patch(ids[1] ?? '', muting ?? tenant, { isMuted: true });
    await service.send('POST', `/threads/${ids[2]}/block`, { as: blocking, body: { isBlocked: true } });
    await service.connection
      .collection<{ _id: string }>('people')
      .updateOne({ _id: hidden?.id }, { $set: { isHidden: true } });
    await start((await aLandlord()).id, 'Преведете капаро преди оглед');
    wait(5 * MINUTE_MS);
    expect(await run('mail-unread')).toBe(0);
    expect(
      await threadModel(service.connection).countDocuments({ 'mailDueAt.landlord': { $exists: true } }),
    ).toBe(0);
  });

  it('mails a thread that was labelled meanwhile, not one that was muted for a while', async () => {
    const [labeller, muter] = [await aLandlord(), await aLandlord()];
    const [labelled, muted] = [await start(labeller.id), await start(muter.id)];
    await patch(labelled, labeller, { label: 'chosen' });
    await patch(muted, muter, { isMuted: true });
    await patch(muted, muter, { isMuted: false });
    wait(5 * MINUTE_MS);
    expect(await run('mail-unread')).toBe(1);
    expect(await mailsTo('messages-unread', labeller.email)).toMatchObject([{ threadId: labelled }]);
  });

  it.each(['muted', 'blocked'])('skips a thread that is %s with a mail still due', async (state) => {
    await start((await aLandlord()).id);
    wait(5 * MINUTE_MS);
    await threadModel(service.connection).updateOne({}, { $set: { [`${state}.landlord`]: true } });
    expect(await run('mail-unread')).toBe(0);
    expect(await threadModel(service.connection).countDocuments({ 'mailDueAt.landlord': null })).toBe(1);
  });

  it('sends one mail when two instances run at once', async () => {
    const landlord = await aLandlord();
    await start(landlord.id);
    wait(5 * MINUTE_MS);
    await Promise.all([run('mail-unread'), run('mail-unread')]);
    expect(await mailsTo('messages-unread', landlord.email)).toHaveLength(1);
  });

  it.each(['before', 'after'] as const)('sends one mail when it is killed %s any call', async (moment) => {
    const landlord = await aLandlord();
    for (let at = 1; ; at += 1) {
      const id = await start(landlord.id);
      wait(5 * MINUTE_MS);
      const { parts, state } = crashAt(deps(), at, moment);
      await clock(parts)['mail-unread'].run();
      await run('mail-unread');
      const ofThread = (await mailsTo('messages-unread', landlord.email)).filter(
        (one) => one.threadId === id,
      );
      expect(ofThread).toHaveLength(1);
      if (!state.isDead) return;
    }
  });
});

describe('remind-landlords', () => {
  it('mails all due threads of a landlord together at 24 h and at 72 h, then no more', async () => {
    const landlord = await aLandlord();
    const ids = [await start(landlord.id), await start(landlord.id)];
    wait(23 * HOUR_MS);
    expect(await run('remind-landlords')).toBe(0);
    wait(HOUR_MS);
    expect(await run('remind-landlords')).toBe(1);
    expect(await run('remind-landlords')).toBe(0);
    wait(48 * HOUR_MS);
    expect(await run('remind-landlords')).toBe(1);
    wait(100 * HOUR_MS);
    expect(await run('remind-landlords')).toBe(0);
    const mails = await mailsTo('threads-unanswered', landlord.email);
    expect(mails.map(({ hours }) => hours)).toEqual([24, 72]);
    for (const { threads } of mails)
      expect(threads).toEqual(
        ids.map((threadId) => ({
          ...{ threadId, title: expect.any(String), with: 'Мария П.', text: 'Свободно ли е?' },
        })),
      );
  });

  it('stops with an answer and begins again with the next unanswered message', async () => {
    const landlord = await aLandlord();
    const id = await start(landlord.id);
    await write(id, landlord);
    wait(80 * HOUR_MS);
    expect(await run('remind-landlords')).toBe(0);
    await write(id, tenant, 'А паркомясто има ли?');
    wait(24 * HOUR_MS);
    expect(await run('remind-landlords')).toBe(1);
  });

  it('skips threads that are closed, declined, archived or blocked', async () => {
    const landlord = await aLandlord();
    const ids = [];
    for (let at = 0; at < 4; at += 1) ids.push(await start(landlord.id));
    const [closed = '', declined = '', archived = '', blocked = ''] = ids;
    await threadModel(service.connection).updateOne(
      { _id: closed },
      { $set: { 'listing.status': 'removed' } },
    );
    await patch(declined, landlord, { label: 'declined' });
    await patch(archived, landlord, { isArchived: true });
    await threadModel(service.connection).updateOne({ _id: blocked }, { $set: { 'blocked.landlord': true } });
    wait(24 * HOUR_MS);
    expect(await run('remind-landlords')).toBe(0);
    expect(await mailsTo('threads-unanswered', landlord.email)).toEqual([]);
  });

  it('skips muted threads and hidden landlords', async () => {
    const [muting, hidden] = [await aLandlord(), await aLandlord()];
    await patch(await start(muting.id), muting, { isMuted: true });
    await start(hidden.id);
    await service.connection
      .collection<{ _id: string }>('people')
      .updateOne({ _id: hidden.id }, { $set: { isHidden: true } });
    wait(24 * HOUR_MS);
    expect(await run('remind-landlords')).toBe(0);
    expect(await service.announced('threads-unanswered')).toEqual([]);
  });

  it.each(['before', 'after'] as const)('sends one mail when it is killed %s any call', async (moment) => {
    for (let at = 1; ; at += 1) {
      const landlord = await aLandlord();
      await start(landlord.id);
      wait(24 * HOUR_MS);
      const { parts, state } = crashAt(deps(), at, moment);
      await clock(parts)['remind-landlords'].run();
      await Promise.all([run('remind-landlords'), run('remind-landlords')]);
      expect(await mailsTo('threads-unanswered', landlord.email)).toHaveLength(1);
      if (!state.isDead) return;
    }
  });
});

describe('purge-threads', () => {
  it('deletes threads without a message for 24 months with their messages', async () => {
    const landlord = await aLandlord();
    const old = await start(landlord.id);
    wait(30 * DAY_MS);
    const kept = await start(landlord.id);
    service.clock.now = new Date('2028-11-24T10:00:00Z');
    expect(await run('purge-threads')).toBe(1);
    expect(await threadModel(service.connection).distinct('_id')).toEqual([kept]);
    expect(await messageModel(service.connection).countDocuments({ threadId: old })).toBe(0);
    expect(await messageModel(service.connection).countDocuments({ threadId: kept })).toBe(1);
  });
});
